"""`python -m tests.drill sqlite` or `postgresql`: copy while phones write, restore elsewhere, compare, play on."""

import argparse
import os
import sys

import django

from tests.drill import sites
from tests.services import stop_on_signals


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.drill")
    parser.add_argument("database", choices=sites.SITES)
    site = sites.SITES[parser.parse_args().database]
    stop_on_signals()
    sys.stdout.reconfigure(line_buffering=True)
    try:
        with site() as made:
            os.environ.update(made.env)
            os.environ.pop("CANASTRA_TEST_SERVICES", None)
            django.setup()
            from tests.drill import play

            found = play.drill(made)
    except KeyboardInterrupt:
        print("Stopped.")
        return 130
    for fault in found:
        print(f"FAULT {fault}")
    print(f"{len(found)} faults" if found else "what was copied is what was restored")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
