"""Mutation testing of the rules: `make mutants`, or only some: `make mutants ARGS="rules.partida.*"`.

Every function is changed in one place at a time, and the tests that run it are run again: a change that no test
notices has survived. What was found stays in `mutants/`; a second run looks at changed functions only. The survivors
that are no fault of the tests are listed in `docs/rules/mutants.md`. One core for about an hour, the first time.
"""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "mutants" / "rules"
LEAST = 95  # per cent killed
KILLED = {"killed", "timeout", "segfault"}  # a change that never ends, or ends the program, is noticed too


def main(names: list[str]) -> int:
    """Run mutmut, print what it found for each file, and return the exit status."""
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
    """Return how many mutants of a file were killed and how many survived; those not looked at are in neither."""
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
