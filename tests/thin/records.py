"""One run of the tests under the watch of `tests.thin.recorder`, and what it has written."""

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
from tests.thin.recorder import ASKED

STEP = f"pytest -q {PARALLEL} -m '{FAST}' --ignore=tests/rules -p tests.thin.recorder --all-but-marked"


@dataclass(frozen=True, slots=True)
class Records:
    """What each case runs. names: what the features are, by their numbers."""

    cases: list[Seen]
    names: list[str]


def record(folder: Path) -> int:
    """Run the tests of PostgreSQL that no mark leaves to `make proof`; return the exit status. folder: written to."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("gw*"):
        old.unlink()
    with services() as env:
        command = [sys.executable, "-m", *shlex.split(STEP)]
        given = {**os.environ, **env, ASKED: str(folder)}
        return subprocess.run(command, cwd=ROOT, env=given, check=False).returncode


def read(folder: Path) -> Records:
    """Return what all parallel processes of a run have written, with one numbering of the features."""
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
