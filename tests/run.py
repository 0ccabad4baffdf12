"""Every check and every test in one command: `make test`; `make proof` runs all cases of each matrix.

`python -m tests.run lint` runs the steps that need no server. Steps run in two lanes. One lane runs the steps that
keep both cores busy, one after the other. The other lane, with higher priority, runs the steps that use one core or
wait: checks, the worker, tests that start programs, the killing of every part.
"""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Lock

from tests import old_chromium
from tests.packages import NOT_RUN, OF_STEPS, ensure
from tests.programs import MADE
from tests.services import environment, services, stop_on_signals
from tests.times import ASKED, LONG, TOLD, largest, left, over_budget, slowest
from tests.touched import touched

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
FAST = "not browser and not worker"
# A process takes whole files: else each would build the events that the tests of a file begin with.
PARALLEL = "-n 2 --dist loadfile --no-loadscope-reorder"
# A file shares a program. More processes than cores: each waits half of the time. Its conftest.py says in which order.
BY_FILE = "-n 4 --dist loadfile --no-loadscope-reorder"
STOP_SECONDS = 30
VERDICTS = {0: "ok", NOT_RUN: "NOT RUN"}
# Hundreds of programs are started: without a bytecode cache each would compile all modules.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": None}


@dataclass(frozen=True)
class Step:
    """One command from the virtual environment. `env` overrides our variables; None removes a variable."""

    name: str
    command: str
    env: Mapping[str, str | None] = field(default_factory=dict)
    proof: bool = False  # of `make proof` alone
    whole: str = ""  # the command of `make proof`, if it differs from the same with `--proof`


@dataclass(frozen=True)
class Result:
    """The outcome of a step."""

    name: str
    status: int
    seconds: float

    @property
    def passed(self) -> bool:
        """Whether no fault was found. A step that this machine cannot run finds none; the summary names it."""
        return self.status in {0, NOT_RUN}


def files_with(mark: str) -> list[str]:
    """Return the files whose tests have a mark. Collecting all other files takes half a minute."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if f"pytest.mark.{mark}(" in file.read_text()]


TYPES = Step("types", "mypy", {"SECRET_KEY": "of-the-type-checker-and-of-nothing-else"})
LINT = (
    Step("formatting", "ruff format --check --quiet ."),
    Step("lint", "ruff check --quiet ."),
    Step("templates", "djlint --quiet --check --lint templates"),
    Step("imports", "lint-imports --no-cache"),
)
PRODUCTION = {"HTTPS": "1", "ALLOWED_HOSTS": "torneio.example.org", "DEBUG": "0"}
SQLITE = dict.fromkeys(("CANASTRA_TEST_SERVICES", "DATABASE_URL", "CELERY_BROKER_URL"))
WITH_WORKER = (
    "tests/deploy/test_compose_started.py",
    "tests/stories/test_worker.py",
)  # others need not be collected
RULES = Step("rules without Django", "pytest -q -p no:django tests/rules")
# Tests that start programs and wait for them. They use no remembered events, so one separate process is enough.
PROGRAMS = ("tests/deploy", "tests/faults", "tests/upgrade", "tests/test_services.py")
BESIDE = (
    *LINT,
    TYPES,
    Step("migrations", "python manage.py makemigrations --check --dry-run"),
    Step(
        "production settings",
        "python manage.py check --deploy --fail-level WARNING --database default",
        PRODUCTION,
    ),
    RULES,
    Step("Celery, Redis, PostgreSQL", f"pytest -q -m worker {' '.join(WITH_WORKER)}"),
    Step("programs, PostgreSQL", f"pytest -q -m '{FAST}' {' '.join(PROGRAMS)}"),
    Step("every part killed", "python -m tests.faults", whole="python -m tests.faults --long"),
    Step("restored from a copy, SQLite", "python -m tests.drill sqlite", proof=True),
    Step("restored from a copy, PostgreSQL", "python -m tests.drill postgresql", proof=True),
    Step("put back to a moment, PostgreSQL", "python -m tests.drill journal"),
    Step("server without containers", "python -m tests.drill bare", proof=True),
    Step("server on containers", "python -m tests.containers", proof=True),
)
BUSY = (
    # The first, while steps of the other lane fill the time in which browsers wait.
    Step("Chromium", f"pytest -q {BY_FILE} -m browser tests/browser"),
    Step(
        "PostgreSQL",
        f"pytest -q {PARALLEL} -m '{FAST}' {' '.join(f'--ignore={path}' for path in ('tests/rules', *PROGRAMS))}",
    ),
    Step(
        "SQLite",
        f"pytest -q {PARALLEL} -m 'both_databases and {FAST}' {shlex.join(files_with('both_databases'))}",
        SQLITE,
    ),
)
LANES = (BESIDE, BUSY)


class Run:
    """Running steps: their processes, so that all can be stopped, and a lock, so that each prints in one piece."""

    def __init__(self, env: Mapping[str, str], folder: Path) -> None:
        self.env, self.folder = env, folder
        self.processes: set[subprocess.Popen[bytes]] = set()
        self.stopped, self.printing = False, Lock()

    def lanes(self, *lanes: Sequence[Step]) -> list[Result]:
        """Run the lanes in parallel, the steps of each in order; later lanes have lower priority for the cores."""
        with ThreadPoolExecutor(len(lanes)) as threads:
            running = [threads.submit(self.lane, steps, 10 * at) for at, steps in enumerate(lanes)]
            try:
                return [result for lane in running for result in lane.result()]
            except KeyboardInterrupt:
                self.stop()
                raise

    def lane(self, steps: Sequence[Step], nice: int) -> list[Result]:
        return [self.step(step, nice) for step in steps if not self.stopped]

    def step(self, step: Step, nice: int) -> Result:
        """Run one step and print its output at the end."""
        self.say(f"... {step.name}: {step.command}")
        started = time.monotonic()
        program, *arguments = shlex.split(step.command)
        if program == "pytest":  # no file is left in the temporary folder
            arguments.append(f"--basetemp={tempfile.mkdtemp(dir=self.folder)}")
        times = {ASKED: str(self.folder / f"{step.name}.json"), MADE: str(self.folder)}
        given = {**os.environ, **BYTECODE, **self.env, **times, **step.env}
        env = {key: value for key, value in given.items() if value is not None}
        command = ["nice", "-n", str(nice), str(BIN / program), *arguments]
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(  # in a separate session, so that Ctrl-C reaches it once, through this process
                command,
                cwd=ROOT,
                env=env,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            self.processes.add(process)
            code = process.wait()
            self.processes.discard(process)
            output.seek(0)
            said = output.read().decode(errors="replace").rstrip()
        seconds = time.monotonic() - started
        verdict = VERDICTS.get(code, f"FAILED (status {code})")
        self.say("\n".join(filter(None, (f"\n=== {step.name}", said, f"--- {verdict}, {seconds:.1f} s\n"))))
        return Result(step.name, code, seconds)

    def say(self, text: str) -> None:
        with self.printing:
            print(text, flush=True)

    def stop(self) -> None:
        """Start no further step, and interrupt the running ones like Ctrl-C, so that every `finally` runs."""
        self.stopped = True
        for process in list(self.processes):
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGINT)
        for process in list(self.processes):
            with suppress(subprocess.TimeoutExpired):
                process.wait(STOP_SECONDS)


def report(results: list[Result], folder: Path, seconds: float) -> int:
    """Print one line a step, the slowest tests and those over budget. Return the status: 1 if a step failed."""
    if places := largest(folder):
        print(f"\nThe {len(places)} folders of tests that took longest, seconds of all processes")
        for took, cases, place, step in places:
            print(f"  {took:7.1f} s {cases:5}  {step}: {place}")
    if tests := slowest(folder):
        print(f"\nThe {len(tests)} slowest tests")
        for took, test, step in tests:
            print(f"  {took:7.1f} s  {step}: {test}")
    if tests := over_budget(folder):
        print(
            f"\n{len(tests)} cases took over {LONG:.0f} s, stories and the director apart: make them smaller"
        )
        for took, test, step in tests[:TOLD]:
            print(f"  {took:7.1f} s  {step}: {test}")
        if len(tests) > TOLD:
            print(f"  and {len(tests) - TOLD} more")
    print("\nSummary")
    for result in results:
        print(f"  {VERDICTS.get(result.status, 'FAILED'):7} {result.seconds:7.1f} s  {result.name}")
    if count := left(folder):
        print(f"  {count} cases are left to `make proof` (docs/tests.md).")
    failed = [result.name for result in results if not result.passed]
    print(
        f"{f'FAILED: {", ".join(failed)}' if failed else 'All steps passed'} ({seconds:.0f} s).", flush=True
    )
    return 1 if failed else 0


def chosen(steps: Sequence[Step], proof: bool) -> list[Step]:
    """Return the steps of `make test`, or those of `make proof`, whose tests run all of their cases."""
    if not proof:
        return [step for step in steps if not step.proof]
    return [replace(step, command=step.whole or with_all_cases(step.command)) for step in steps]


def with_all_cases(command: str) -> str:
    return f"{command} --proof" if command.startswith("pytest ") else command


def quick(run: Run) -> list[Result]:
    """Run the daily round: lint, types, rules, and the tests that the change touches, on SQLite."""
    change = touched(ROOT)
    print(change.said(), flush=True)
    command = f"pytest -q {PARALLEL} -m '{FAST}' --no-header {shlex.join(change.tests)}"
    near = [Step("tests of the change", command, SQLITE)] if change.tests else []
    return run.lanes((*LINT, TYPES), (*near, RULES))


def wanted() -> list[str]:
    """Return the Debian packages of all steps, so that a user without permission to install reads them at once."""
    downloader = [] if old_chromium.place().exists() else [old_chromium.DOWNLOADER]
    return [*OF_STEPS, *downloader]


def main(words: list[str]) -> int:
    stop_on_signals()
    started = time.monotonic()
    without = environment("", "memory://localhost/")
    with tempfile.TemporaryDirectory(prefix="canastra-times-") as name:
        folder = Path(name)
        try:
            if words == ["lint"]:
                results = Run(without, folder).lanes(LINT, (TYPES,))
            elif words == ["quick"]:
                results = quick(Run(without, folder))
            elif words in ([], ["proof"]):
                ensure(*wanted())
                old_chromium.program()
                with services() as env:
                    results = Run(env, folder).lanes(*(chosen(lane, bool(words)) for lane in LANES))
            else:
                raise SystemExit(f"python -m tests.run takes nothing, lint, quick or proof, and not {words}")
        except KeyboardInterrupt:
            print("\nStopped.", flush=True)
            return 130
        return report(results, folder, time.monotonic() - started)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
