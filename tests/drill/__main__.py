"""`python -m tests.drill sqlite` or `postgresql`: back up while phones write, restore elsewhere, compare, play on.

`python -m tests.drill journal`: the recipe of docs/runbook.md for point-in-time recovery.
`python -m tests.drill bare`: its section on a server without containers.
"""

import argparse
import os
import sys
from collections.abc import Callable

import django

from tests.drill import bare, sites
from tests.drill.runbook import runbook
from tests.packages import NOT_RUN, NotRun
from tests.services import stop_on_signals


def _copied(database: str) -> list[str]:
    with sites.SITES[database]() as made:
        _settings(made.env)
        from tests.drill import play

        return play.drill(made)


def _journal() -> list[str]:
    with runbook() as book:
        _settings(book.compose.environment("web") | {"CELERY_BROKER_URL": "memory://localhost/"})
        from tests.drill import journal

        return journal.drill(book)


def _settings(env: dict[str, str]) -> None:
    os.environ.update(env | {"DJANGO_SETTINGS_MODULE": "deploy.settings"})
    os.environ.pop("CANASTRA_TEST_SERVICES", None)
    django.setup()


DRILLS: dict[str, Callable[[], list[str]]] = {
    "sqlite": lambda: _copied("sqlite"),
    "postgresql": lambda: _copied("postgresql"),
    "journal": _journal,
    "bare": bare.drill,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.drill")
    parser.add_argument("drill", choices=DRILLS)
    asked = parser.parse_args().drill
    stop_on_signals()
    sys.stdout.reconfigure(line_buffering=True)
    try:
        found = DRILLS[asked]()
    except NotRun as exc:
        print(f"NOT RUN: {exc}")
        return NOT_RUN
    except KeyboardInterrupt:
        print("Stopped.")
        return 130
    for fault in found:
        print(f"FAULT {fault}")
    print(f"{len(found)} faults" if found else "what was kept is what is there again")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
