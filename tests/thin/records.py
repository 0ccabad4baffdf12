"""Run the tests with the plugin `tests.thin.recorder`, and read its output."""

import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.run import FAST, PARALLEL, ROOT
from tests.services import services
from tests.thin.choice import Seen
from tests.thin.recorder import ASKED, LINES

STEP = f"pytest -q {PARALLEL} -m '{FAST}' --ignore=tests/rules -p tests.thin.recorder --all-but-marked"


@dataclass(frozen=True, slots=True)
class Records:
    """The recorded data of a test run. names: the features, by number."""

    cases: list[Seen]
    names: list[str]


def record(folder: Path, *, lines: bool = False) -> int:
    """Run the PostgreSQL tests of `make test` and those of the list, and return the exit status.

    folder: the output folder. lines: whether the lines alone are recorded.
    """
    folder.mkdir(parents=True, exist_ok=True)
    # Records of an earlier run with more processes would be read too.
    for old in folder.glob("gw*"):
        old.unlink()
    with services() as env:
        command = [sys.executable, "-m", *shlex.split(STEP)]
        given = {**os.environ, **env, ASKED: str(folder)} | ({LINES: "1"} if lines else {})
        return subprocess.run(command, cwd=ROOT, env=given, check=False).returncode


def read(folder: Path) -> Records:
    """Return the records of all parallel processes, with the features renumbered to agree."""
    numbers: dict[str, int] = {}
    found: dict[str, Seen] = {}
    for path in sorted(folder.glob("*.jsonl")):
        names = json.loads(path.with_suffix(".features.json").read_text(encoding="utf-8"))
        known = [numbers.setdefault(name, len(numbers)) for name in names]
        with path.open(encoding="utf-8") as lines:
            for one in map(json.loads, lines):
                features = frozenset(known[number] for number in one["features"])
                found[one["case"]] = Seen(one["case"], one["seconds"], features, one["stays"])
    return Records(list(found.values()), list(numbers))
