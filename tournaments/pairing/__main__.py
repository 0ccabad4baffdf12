"""`python -m tournaments.pairing FILE`: repeat every draw of a published tournament from its JSON alone.

FILE is the published data of a revision; `-` reads standard input. One line for each draw says whether the result
matches the published one. The exit status is 0 if all draws match, 1 if one differs, and 2 if the file cannot be read
or holds rounds without a published draw (version 0.2.0 did not keep it).
"""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tournaments.pairing.repeat import repeat


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tournaments.pairing", description=__doc__)
    parser.add_argument("file", help="the JSON of a revision, or - for the standard input")
    name = parser.parse_args(arguments).file
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        return _told(json.loads(text))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as exc:
        print(f"{name}: not the data of a published tournament ({exc!r})", file=sys.stderr)
        return 2


def _told(document: Mapping[str, Any]) -> int:
    status = 0
    for verdict in repeat(document):
        if not verdict.published:
            print(f"NOT PUBLISHED  {verdict.name}")
            status = status or 2
            continue
        print(f"{'DIFFERS' if verdict.faults else 'agrees'}  {verdict.name}")
        for fault in verdict.faults:
            print(f"    {fault}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
