"""Run the measurements, all or those named, and print their figures, with what is aimed at beside them.

Needs the private PostgreSQL: `make bench`, or `make bench ARGS="drawing ranking"`. A machine that does something else
as well makes the clock late; the processor's own time is told beside it.
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
