"""Every check and every test in one command: `make test`, or `python -m tests.run lint` for what needs no server."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.packages import ensure
from tests.services import environment, services, stop_on_signals

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
FAST = "not browser and not worker"
PARALLEL = "-n 2 --dist loadgroup"
BY_FILE = "-n 2 --dist loadfile"  # the tests of a file share a program: it is started once


@dataclass(frozen=True)
class Step:
    """One command from the virtual environment; `env` goes over ours, and None there takes a variable away."""

    name: str
    command: str
    env: Mapping[str, str | None] = field(default_factory=dict)


LINT = (
    Step("formatting", "ruff format --check --quiet ."),
    Step("lint", "ruff check --quiet ."),
    Step("templates", "djlint --quiet --check --lint templates"),
    Step("types", "mypy", {"SECRET_KEY": "of-the-type-checker"}),
    Step("imports", "lint-imports --no-cache"),
)
PRODUCTION = {"HTTPS": "1", "ALLOWED_HOSTS": "torneio.example.org", "DEBUG": "0"}
SQLITE = dict.fromkeys(("CANASTRA_TEST_SERVICES", "DATABASE_URL", "CELERY_BROKER_URL"))
TESTS = (
    Step("migrations", "python manage.py makemigrations --check --dry-run"),
    Step(
        "production settings",
        "python manage.py check --deploy --fail-level WARNING --database default",
        PRODUCTION,
    ),
    Step("rules without Django", "pytest -q -p no:django tests/rules"),
    Step("PostgreSQL", f"pytest -q {PARALLEL} -m '{FAST}' --ignore=tests/rules"),
    Step("SQLite", f"pytest -q {PARALLEL} -m 'database and {FAST}' --ignore=tests/rules", SQLITE),
    Step("Celery, Redis, PostgreSQL", "pytest -q -m worker"),
    Step("every part killed", "python -m tests.faults"),
    Step("Chromium", f"pytest -q {BY_FILE} -m browser"),
)


def run(step: Step, env: Mapping[str, str]) -> tuple[Step, bool, float]:
    """Run one step, print what it says, and return whether it passed and its seconds."""
    print(f"\n=== {step.name}: {step.command}", flush=True)
    started = time.monotonic()
    program, *arguments = shlex.split(step.command)
    given = {key: value for key, value in {**os.environ, **env, **step.env}.items() if value is not None}
    code = subprocess.call([BIN / program, *arguments], cwd=ROOT, env=given)
    seconds = time.monotonic() - started
    print(f"--- {step.name}: {'ok' if code == 0 else f'FAILED (status {code})'}, {seconds:.1f} s", flush=True)
    return step, code == 0, seconds


def report(results: list[tuple[Step, bool, float]]) -> int:
    """Print one line a step and return the exit status: 1 where any failed."""
    print("\nSummary", flush=True)
    for step, passed, seconds in results:
        print(f"  {'ok    ' if passed else 'FAILED'} {seconds:7.1f} s  {step.name}")
    failed = [step.name for step, passed, _ in results if not passed]
    total = sum(seconds for *_, seconds in results)
    verdict = f"FAILED: {', '.join(failed)}" if failed else "All steps passed"
    print(f"{verdict} ({total:.0f} s).", flush=True)
    return 1 if failed else 0


def main(words: list[str]) -> int:
    stop_on_signals()
    results: list[tuple[Step, bool, float]] = []
    try:
        results += [run(step, environment("", "memory://localhost/")) for step in LINT]
        if words != ["lint"]:
            ensure("postgresql", "redis-server", "chromium", "fonts-dejavu-core")
            with services() as env:
                results.extend(run(step, env) for step in TESTS)
    except KeyboardInterrupt:
        print("\nStopped.", flush=True)
        return 130
    return report(results)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
