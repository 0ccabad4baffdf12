"""Mutation testing of random places of `scoring/` and `tournaments/`: mutants killed by `make test` or `make proof`.

    python -m tests.mutants.sample --seed 7 --count 400

The tests run once to record which lines each test executes, in `mutants/` (`tests.thin`). A worker collects all tests
once. For each mutant it forks a child, which replaces the function and runs the tests of the changed line until one
fails: the fastest first, and last those that first build a hall. Mutants that survive `make test` are tested with the
cases of `tests/thin/left.toml`, then with those marked `proof` in the same files. Tests that commit, start programs
or use a browser are not used. The same seed selects the same mutants of the same commit.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.places import Place, places
from tests.services import services, stop_on_signals
from tests.thin.records import read, record

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "mutants" / "sample"
FLOORS = "scoring", "tournaments"
WORKERS = 2
# Their cases are fast once the first has built the hall that they share; here each is a first one.
SHARED = tuple(f"tests/{name}/" for name in ("access", "lists", "stories", "director", "fuzz"))
PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.mutants.plugin"]
SELECTED = ["-m", "not browser and not worker", "--ignore=tests/rules", "--proof"]


def main(words: list[str]) -> int:
    stop_on_signals()
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.sample", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=400, help="how many changes")
    parser.add_argument(
        "--seconds", type=int, default=60, help="of CPU for the tests of one change, each time"
    )
    parser.add_argument(
        "--records", type=Path, help="the folder with earlier records, also those of `make thin`"
    )
    asked = parser.parse_args(words)
    records = asked.records or FOLDER / "records"
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        if not asked.records and (code := record(records, lines=True)):
            return code
        chosen = random.Random(asked.seed).sample(list(all_places()), asked.count)
        (FOLDER / "places.json").write_text(json.dumps([place_of(one) for one in chosen]))
        (FOLDER / "run_by.json").write_text(json.dumps(run_by(chosen, records)))
        run({"CANASTRA_MUTANTS_SECONDS": str(asked.seconds)})
    except KeyboardInterrupt:
        return 130
    report(merged(), asked.seed)
    return 0


def all_places() -> Iterator[Place]:
    """Yield the places of `scoring/` and `tournaments/`."""
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            if "migrations" not in path.parts:
                yield from places(ROOT, path)


def place_of(place: Place) -> dict[str, object]:
    return {name: getattr(place, name) for name in Place.__slots__}


def run_by(chosen: Sequence[Place], folder: Path) -> list[list[str]]:
    """Return, for each mutant, the cases that execute its line, in the order in which they run."""
    known = read(folder)
    recorded: dict[str, dict[int, int]] = defaultdict(dict)  # the number of each line of a module
    for number, name in enumerate(known.names):
        kind, *words = name.split(" ")
        if kind == "line":
            path, line = words
            recorded[path][int(line)] = number
    cases = sorted(known.cases, key=lambda one: (one.case.startswith(SHARED), one.seconds))

    def of(place: Place) -> list[str]:
        # A line inside of a statement may have no event of its own; an earlier line of the statement has.
        lines = [line for line in recorded[place.path] if place.first_line < line <= place.line]
        feature = recorded[place.path][max(lines)] if lines else -1
        return [one.case for one in cases if feature in one.features]

    return [of(place) for place in chosen]


def run(variables: dict[str, str]) -> None:
    """Run the workers in parallel, each with private servers."""

    def work(at: int) -> None:
        with services() as env:
            own = {"CANASTRA_MUTANTS": f"{at} {WORKERS}", "CANASTRA_MUTANTS_FOLDER": str(FOLDER)}
            with (FOLDER / f"try.{at}.log").open("w") as log:
                command = [sys.executable, *PYTEST, *SELECTED]
                subprocess.run(
                    command,
                    cwd=ROOT,
                    env={**os.environ, **env, **own, **variables},
                    stdout=log,
                    stderr=log,
                    check=False,
                )

    with ThreadPoolExecutor(WORKERS) as threads:
        list(threads.map(work, range(WORKERS)))


def merged() -> list[dict[str, str]]:
    """Return the results of all workers."""
    return [
        json.loads(line)
        for at in range(WORKERS)
        for line in (FOLDER / f"try.{at}.jsonl").read_text().splitlines()
    ]


def report(found: list[dict[str, str]], seed: int) -> None:
    """Print the mutants that `make test` did not kill, and a summary of each package."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for one in found:
        counts[one["path"].partition("/")[0]][one["killed_by"]] += 1
        if one["killed_by"] != "make test":
            print(f"  {one['killed_by']:9} {one['change']}  {one.get('test', '')}")
    print(f"Seed {seed}, {len(found)} changes")
    for floor, how in sorted(counts.items()):
        noticed = how["make test"] + how["list"] + how["mark"]
        share = 100 * how["make test"] / max(noticed, 1)
        print(
            f"  {floor:12} noticed by make test {how['make test']} ({share:.1f} %), by the list alone {how['list']},"
            f" by a mark alone {how['mark']}, by nobody {how['nobody']}, run by no test {how['not run']}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
