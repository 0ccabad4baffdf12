"""`python -m rules score`, `meld`, `partida`, `jogo`, `notation`: one JSON object a line in, one answer a line out.

Each line is an object with `system` (a rule-set key, or the number of a text), `options` and the facts that the
command needs; an `id` is copied to the answer. A mão that the rules refuse is a normal answer. A line that cannot be
judged is answered with an error, and the exit status is then 1. `rulesets` lists the keys, options and values.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from math import isfinite
from typing import Any, BinaryIO, Final, TextIO

from rules import commands
from rules.commands import Answer, LineError, Request
from rules.help import text_of
from rules.listing import entries, readable
from rules.ruleset import RuleSetError

COMMANDS: Final[dict[str, Callable[[Request], Answer]]] = {
    "score": commands.score,
    "meld": commands.meld,
    "partida": commands.partida,
    "jogo": commands.jogo,
    "notation": commands.notation,
}
LONGEST_LINE: Final = 1_000_000  # bytes; no mão comes near it
_RULESETS: Final = "rulesets"


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


def lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream. Of one that is too long only the beginning: the rest is read past, not kept."""
    while line := source.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE + 1)


def _parse(raw: bytes) -> dict[str, Any]:
    if len(raw) > LONGEST_LINE:
        raise LineError("line_too_long", None, "", most=LONGEST_LINE)
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
        parsers.add_parser(
            name,
            help=command.__doc__,
            description=command.__doc__,
            epilog=text_of(name),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
    listing = "List the keys, options and values of every rule set, one JSON object a line."
    rulesets = parsers.add_parser(_RULESETS, help=listing, description=listing)
    rulesets.add_argument("key", nargs="?", default="", help="only this one: a key, or the number of a text")
    rulesets.add_argument("--text", action="store_true", help="lines to be read instead of JSON")
    asked = parser.parse_args(arguments)
    try:
        if asked.command == _RULESETS:
            done = list_rulesets(asked.key, text=asked.text)
        else:
            done = answer_lines(lines_of(sys.stdin.buffer), sys.stdout, COMMANDS[asked.command])
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # the reader has gone: leave without a traceback
        return 1
    return 0 if done else 1


def list_rulesets(key: str, *, text: bool) -> bool:
    """Print the rule sets, or the one of a key; return whether there is one."""
    try:
        for entry in entries(key):
            print("\n".join(readable(entry)) if text else json.dumps(entry), flush=True)
    except RuleSetError as error:
        print(f"python -m rules rulesets: {error}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
