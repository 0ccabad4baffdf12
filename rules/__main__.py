"""`python -m rules score`, `meld`, `partida`, `jogo`, `notation`: one JSON object a line in, one answer a line out.

A line is an object with `system` (a rule-set key, or the number of a text), `options` and the facts that the
command asks for; an `id` is given back. What the rules refuse is an answer like any other; a line that cannot be
judged is answered by its error, and makes the exit status 1.
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
    """Answer each line at once, blank ones left out; return whether all could be judged."""
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
    """Return the number; JSON knows no NaN and no infinity, and could not say them in the answer."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; of a name given twice nobody can say which one counts."""
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has gone: keep quiet
        return 1


if __name__ == "__main__":
    sys.exit(main())
