"""How long each test took, set-up and teardown included: written where `tests.run` asks for it, read by it again."""

import json
from collections import Counter
from pathlib import Path

ASKED = "CANASTRA_TEST_TIMES"  # the file to write to
SLOWEST = 10


class Times:
    """A plugin of the process that gathers the reports of all parallel ones."""

    def __init__(self, path: str) -> None:
        self.path, self.seconds = Path(path), Counter[str]()

    def pytest_runtest_logreport(self, report) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(self.seconds))


def slowest(folder: Path) -> list[tuple[float, str, str]]:
    """Return the slowest tests of all steps: seconds, test, and the step, whose name its file has."""
    files = {path.stem: json.loads(path.read_text()) for path in folder.glob("*.json")}
    found = [(seconds, test, step) for step, tests in files.items() for test, seconds in tests.items()]
    return sorted(found, reverse=True)[:SLOWEST]
