"""Select the test cases that `make test` leaves to `make proof` (`make thin`), after tests are added or slow down.

Runs the PostgreSQL tests that have no such mark already, with the plugin `tests.thin.recorder`, and writes
`tests/thin/left.toml`. A case is listed if it is slow and all the code that it runs is also run by other cases.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tests.services import stop_on_signals
from tests.thin import records
from tests.thin.choice import Seen, dispensable, nearest, shares
from tests.thin.left import write

LEAST = 0.1  # seconds; faster cases are not worth a line in the list
# Tests in other folders start programs, which the plugin cannot record, or test the tests themselves.
WATCHED = tuple(
    f"tests/{name}/" for name in ("access", "lists", "stories", "director", "fuzz", "scoring", "tournaments")
)
LEAST_OF_LAST = 0.25  # seconds; the last case of a test function stays if it is faster
# Draws, standings and simulations are compared with other ways to compute them: what a test runs does not show that.
PURE = tuple(f"tests/tournaments/{name}/" for name in ("pairing", "standings", "simulation", "plan"))
LAST = 2  # other cases must run each feature before the last case of a test function is left out


def main(words: list[str]) -> int:
    stop_on_signals()
    parser = argparse.ArgumentParser(prog="python -m tests.thin", description=__doc__)
    parser.add_argument("--records", type=Path, help="of an earlier run, in the place of a new one")
    parser.add_argument("--times", type=Path, help="durations of an ordinary run: CANASTRA_TEST_TIMES")
    parser.add_argument("--keep", type=Path, help="the folder in which the records of this run stay")
    asked = parser.parse_args(words)
    if asked.records:
        return choose(asked.records, asked.times)
    with tempfile.TemporaryDirectory(prefix="canastra-thin-") as name:
        folder = asked.keep or Path(name)
        return records.record(folder) or choose(folder, asked.times)


def choose(folder: Path, times: Path | None = None) -> int:
    """Select the cases from recorded data, write the list, and print the seconds saved.

    times: the durations of an ordinary run, by node id. A recorded run takes several times as long, not alike for all.
    """
    seen = [replace(one, stays=one.stays or is_pure(one)) for one in records.read(folder).cases]
    if times:
        took = {case.partition("@")[0]: seconds for case, seconds in json.loads(times.read_text()).items()}
        seen = [replace(one, seconds=took.get(one.case, one.seconds)) for one in seen]
    left = dispensable(seen, least=LEAST, last=LAST, least_of_last=LEAST_OF_LAST, among=WATCHED)
    staying = set(seen) - set(left)
    write(nearest(left, staying))
    before, after = shares(seen), shares(staying)
    for place, seconds in Counter(before).most_common():
        print(f"{seconds:8.1f} s {after.get(place, 0):8.1f} s  {place}")
    print(
        f"{sum(before.values()):8.1f} s {sum(after.values()):8.1f} s  all: {len(seen)} and {len(staying)} cases"
    )
    return 0


def is_pure(one: Seen) -> bool:
    """Return whether a case is a whole test of a pure room."""
    return one.case.startswith(PURE) and one.case == one.function


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
