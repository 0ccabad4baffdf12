"""The duration of each test, and the number of cases left to `make proof`, written to files for `tests.run`."""

import json
import os
from collections import Counter
from pathlib import Path

ASKED = "CANASTRA_TEST_TIMES"  # the file to write to
SLOWEST = 10
LARGEST = 12
LONG = 2.0  # seconds that a case may take
LONG_ONES = ("tests/stories/", "tests/director/")  # which play whole events
TOLD = 30


class Times:
    """A plugin of the process that collects the reports of all parallel processes."""

    def __init__(self, path: str) -> None:
        self.path, self.seconds = Path(path), Counter[str]()

    def pytest_runtest_logreport(self, report) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(self.seconds))


def note_left(count: int) -> None:
    """Write how many cases this run leaves to `make proof`. All parallel processes leave the same cases."""
    if path := os.environ.get(ASKED):
        Path(path).with_suffix(".left").write_text(str(count))


def left(folder: Path) -> int:
    """Return how many cases all steps together leave to `make proof`."""
    return sum(int(path.read_text()) for path in folder.glob("*.left"))


def slowest(folder: Path) -> list[tuple[float, str, str]]:
    """Return the slowest tests of all steps: seconds, test, and the step, taken from the name of its file."""
    found = [
        (seconds, test, step) for step, tests in _steps(folder).items() for test, seconds in tests.items()
    ]
    return sorted(found, reverse=True)[:SLOWEST]


def over_budget(folder: Path) -> list[tuple[float, str, str]]:
    """Return the cases over budget, slowest first, in the form of `slowest`; stories and director are exempt."""
    found = [
        (seconds, test, step)
        for step, tests in _steps(folder).items()
        for test, seconds in tests.items()
        if seconds > LONG and not test.startswith(LONG_ONES)
    ]
    return sorted(found, reverse=True)


def largest(folder: Path) -> list[tuple[float, int, str, str]]:
    """Return the slowest folders of tests: seconds of all processes, cases, folder, step."""
    seconds, cases = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for step, tests in _steps(folder).items():
        for test, took in tests.items():
            place = str(Path(test.partition("::")[0]).parent), step
            seconds[place] += took
            cases[place] += 1
    return [(took, cases[place], *place) for place, took in seconds.most_common(LARGEST)]


def _steps(folder: Path) -> dict[str, dict[str, float]]:
    return {path.stem: json.loads(path.read_text()) for path in folder.glob("*.json")}
