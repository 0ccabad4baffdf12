"""Mutation testing of the rules with mutmut: `make mutants`, or a part: `make mutants ARGS="rules.partida.*"`.

Each mutant changes one place of a function, and the tests of that function are run. A mutant survives if no test
fails. Results are stored in `mutants/`, and later runs test only changed functions. `docs/rules/mutants.md` lists the
survivors that do not show a gap in the tests. The first run takes about an hour on one core.
"""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "mutants" / "rules"
LEAST = 95  # per cent of mutants killed
KILLED = {"killed", "timeout", "segfault"}  # timeouts and crashes count as killed


def main(names: list[str]) -> int:
    """Run mutmut, print the results of each file, and return the exit status."""
    command = [Path(sys.executable).parent / "mutmut", "run", "--max-children", "1", *names]
    if code := subprocess.call(["nice", "-n", "10", *command], cwd=ROOT):
        return code
    found = {path: outcomes(path) for path in sorted(FOLDER.rglob("*.meta"))}
    for path, counts in found.items():
        if counts:
            print(line(str(path.relative_to(FOLDER)).removesuffix(".meta"), counts))
    every = sum(found.values(), Counter())
    print(line("all", every))
    return 0 if percent(every) >= LEAST else 1


def outcomes(path: Path) -> Counter[str]:
    """Return the number of killed and of surviving mutants of a file, without the mutants not tested."""
    codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"].values()
    statuses = [status_by_exit_code[code] for code in codes if code is not None]
    return Counter("killed" if status in KILLED else "survived" for status in statuses)


def percent(counts: Counter[str]) -> float:
    return 100 * counts["killed"] / max(counts.total(), 1)


def line(name: str, counts: Counter[str]) -> str:
    killed, survived = counts["killed"], counts["survived"]
    return f"{name:<28} killed {killed:>5}  survived {survived:>4}  {percent(counts):5.1f} %"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
