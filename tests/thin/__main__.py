"""Choose the cases that `make test` leaves to `make proof`: `make thin`, after tests were added or halls grew dear.

Runs the tests of PostgreSQL that no mark leaves already, under the watch of `tests.thin.recorder`, and writes
`tests/thin/left.toml`. A case is left where it costs much and runs nothing that no other case runs.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.services import stop_on_signals
from tests.thin import records
from tests.thin.choice import dispensable, nearest, shares
from tests.thin.left import write

LEAST = 0.1  # seconds; a case that costs less is not worth a line
# Cases of these folders run our code in the process that is watched; others start programs, or test the tests.
WATCHED = tuple(
    f"tests/{name}/" for name in ("access", "lists", "stories", "director", "fuzz", "scoring", "tournaments")
)
LAST = 2  # cases that have to run all that the last case of a test function runs


def main(words: list[str]) -> int:
    stop_on_signals()
    parser = argparse.ArgumentParser(prog="python -m tests.thin", description=__doc__)
    parser.add_argument("--records", type=Path, help="of an earlier run, in the place of a new one")
    parser.add_argument("--keep", type=Path, help="the folder in which the records of this run stay")
    asked = parser.parse_args(words)
    if asked.records:
        return choose(asked.records)
    with tempfile.TemporaryDirectory(prefix="canastra-thin-") as name:
        folder = asked.keep or Path(name)
        return records.record(folder) or choose(folder)


def choose(folder: Path) -> int:
    """Choose from what was recorded, write the list, and print what is saved."""
    seen = records.read(folder).cases
    left = dispensable(seen, least=LEAST, last=LAST, among=WATCHED)
    staying = set(seen) - set(left)
    write(nearest(left, staying))
    before, after = shares(seen), shares(staying)
    for place, seconds in Counter(before).most_common():
        print(f"{seconds:8.1f} s {after.get(place, 0):8.1f} s  {place}")
    print(
        f"{sum(before.values()):8.1f} s {sum(after.values()):8.1f} s  all: {len(seen)} and {len(staying)} cases"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
