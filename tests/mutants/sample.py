"""A sample of changes to `scoring/` and `tournaments/`: how many `make test` notices, and how many `make proof` alone.

    python -m tests.mutants.sample --seed 7 --count 400

First the tests of `make test` run once, and which functions each of them enters is kept in `mutants/`. Then each
changed function takes the place of the true one in a child of a process that has collected all tests, and the tests
that enter it run in the child, the quickest first, until one fails. What none of them notices is tried once more with
the cases that `make test` leaves to `make proof`, in the files whose tests enter the function. Tests that commit, that
start programs, or that use a browser do not take part. The same seed chooses the same changes of the same commit.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.places import Place, places
from tests.services import services, stop_on_signals

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "mutants" / "sample"
FLOORS = "scoring", "tournaments"
WORKERS = 2
PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.mutants.plugin"]
SELECTED = ["-m", "not browser and not worker", "--ignore=tests/rules"]


def main(words: list[str]) -> int:
    stop_on_signals()
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.sample", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=400, help="how many changes")
    parser.add_argument("--seconds", type=int, default=60, help="for the tests of one change, each time")
    asked = parser.parse_args(words)
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        if not (FOLDER / "entered.json").exists():
            run("record", {})
            (FOLDER / "entered.json").write_text(json.dumps(merged("record")))
        chosen = random.Random(asked.seed).sample(list(all_places()), asked.count)
        (FOLDER / "places.json").write_text(json.dumps([place_of(one) for one in chosen]))
        run("try", {"CANASTRA_MUTANTS_SECONDS": str(asked.seconds)}, "--proof")
    except KeyboardInterrupt:
        return 130
    report(merged("try"), asked.seed)
    return 0


def all_places() -> Iterator[Place]:
    """Yield every place of both floors."""
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            if "migrations" not in path.parts:
                yield from places(ROOT, path)


def place_of(place: Place) -> dict[str, object]:
    return {name: getattr(place, name) for name in Place.__slots__}


def run(task: str, variables: dict[str, str], *words: str) -> None:
    """Let each worker do its part, with servers of its own."""

    def work(at: int) -> None:
        with services() as env:
            own = {"CANASTRA_MUTANTS": f"{task} {at} {WORKERS}", "CANASTRA_MUTANTS_FOLDER": str(FOLDER)}
            with (FOLDER / f"{task}.{at}.log").open("w") as log:
                command = [sys.executable, *PYTEST, *SELECTED, *words]
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


def merged(task: str) -> list[object]:
    """Return the lines that all workers have written."""
    return [
        json.loads(line)
        for at in range(WORKERS)
        for line in (FOLDER / f"{task}.{at}.jsonl").read_text().splitlines()
    ]


def report(found: list[object], seed: int) -> None:
    """Print a line a floor, and each change that `make test` did not notice."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for one in found:
        counts[one["path"].partition("/")[0]][one["killed_by"]] += 1
        if one["killed_by"] != "test":
            print(f"  {one['killed_by']:8} {one['change']}  {one.get('test', '')}")
    print(f"Seed {seed}, {len(found)} changes")
    for floor, how in sorted(counts.items()):
        both = how["test"] + how["proof"]
        print(
            f"  {floor:12} noticed by make test {how['test']}, by make proof alone {how['proof']}, by nobody"
            f" {how['nobody']}, entered by no test {how['unentered']}: {100 * how['test'] / max(both, 1):.1f} %"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
