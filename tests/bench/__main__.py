"""Run all or the named measurements, and print their figures beside the targets.

Needs the private PostgreSQL: `make bench`, or `make bench ARGS="drawing ranking"`. On a busy machine wall-clock times
are too high, so the CPU time is printed beside them.
"""

import os
import sys
from importlib import import_module
from time import perf_counter

import django

PARTS = (
    "judging",
    "recording",
    "posting",
    "receipt",
    "hall",
    "readers",
    "watching",
    "attacks",
    "mass_acts",
    "ranking",
    "refreshing",
    "drawing",
    "drawing_stored",
    "rematches",
    "hand",
    "lists",
)


def main(names):
    if unknown := set(names) - set(PARTS):
        raise SystemExit(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    for name in names or PARTS:
        start = perf_counter()
        for line in import_module(f"tests.bench.{name}").measure():
            print(line, flush=True)
        print(f"({name}: {perf_counter() - start:.0f} s)\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
