"""`python -m rules score`, `meld`, `partida`, `jogo`, `notation`: one JSON object a line in, one answer a line out.

Each line is an object with `system` (a rule-set key, or the number of a text), `options` and the facts that the
command needs; an `id` is copied to the answer. A mão that the rules refuse is a normal answer. A line that cannot be
judged is answered with an error, and the exit status is then 1.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable
from math import isfinite
from typing import Any, Final, TextIO

from rules import commands
from rules.commands import Answer, LineError, Request

COMMANDS: Final[dict[str, Callable[[Request], Answer]]] = {
    "score": commands.score,
    "meld": commands.meld,
    "partida": commands.partida,
    "jogo": commands.jogo,
    "notation": commands.notation,
}


def answer_lines(lines: Iterable[bytes], out: TextIO, command: Callable[[Request], Answer]) -> bool:
    """Answer the lines one by one, skipping blank ones; return whether all of them could be judged."""
    judged = True
    for raw in lines:
        if not raw.strip():
            continue
        request: dict[str, Any] = {}
        try:
            request = _parse(raw)
            answer = command(request)
        except LineError as error:
            answer = commands.refusal(error)
            judged = False
        identity = {"id": request["id"]} if "id" in request else {}
        print(json.dumps(identity | answer), file=out, flush=True)
    return judged


def _parse(raw: bytes) -> dict[str, Any]:
    try:
        request = json.loads(raw, parse_constant=_number, parse_float=_number, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise LineError("malformed_line") from None
    if not isinstance(request, dict):
        raise LineError("malformed_line")
    return request


def _number(text: str) -> float:
    """Return the number. NaN and infinity are not JSON, so an answer could not repeat them."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; refuse a name given twice, because it is unclear which value counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise LineError("duplicate_key", next(name for name in names if names.count(name) > 1))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m rules", description="Check and score mãos.")
    parsers = parser.add_subparsers(required=True, metavar="command", dest="command")
    for name, command in COMMANDS.items():
        parsers.add_parser(name, help=command.__doc__)
    command = COMMANDS[parser.parse_args(arguments).command]
    try:
        return 0 if answer_lines(sys.stdin.buffer, sys.stdout, command) else 1
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # the reader has gone: leave without a traceback
        return 1


if __name__ == "__main__":
    sys.exit(main())
