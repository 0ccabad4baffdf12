"""`python -m rules score`: one mão a line as JSON on the standard input, one answer a line on the standard output.

A line is an object with `system` (a rule-set key, or the number of a text), `options` and `facts_summary`; an `id` is
given back. The answer has `ok`, `totals`, `breakdown`, `errors` and `warnings` (codes), and `problems` (the same with
side, field and figures). A refused mão is an answer like any other; a line that cannot be judged is answered by its
error, and makes the exit status 1.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from rules import Line, Problem, RuleSetError, Verdict, judge, load

# Lines that are left out of the breakdown when they are worth nothing: all but these two.
_ALWAYS_SHOWN = ("table", "hand")


class LineError(Exception):
    """A line that cannot be judged: `malformed_line`, `unknown_system`, `facts_missing`, or a bad option."""

    def __init__(self, code: str, field: str | None = None) -> None:
        super().__init__(code)
        self.code, self.field = code, field


def score_lines(lines: Iterable[bytes], out: TextIO) -> bool:
    """Answer each line at once, blank ones left out; return whether all could be judged."""
    judged = True
    for raw in lines:
        if not raw.strip():
            continue
        request: dict[str, Any] = {}
        try:
            request = _parse(raw)
            answer = _answer(_judge(request))
        except LineError as error:
            answer = _refusal(error)
            judged = False
        identity = {"id": request["id"]} if "id" in request else {}
        print(json.dumps(identity | answer), file=out, flush=True)
    return judged


def _parse(raw: bytes) -> dict[str, Any]:
    try:
        request = json.loads(raw)
    except (ValueError, RecursionError):
        raise LineError("malformed_line") from None
    if not isinstance(request, dict):
        raise LineError("malformed_line")
    return request


def _judge(request: dict[str, Any]) -> Verdict:
    try:
        ruleset = load(request.get("system", ""), request.get("options"))
    except RuleSetError as error:
        if error.code == "unknown_ruleset":
            raise LineError("unknown_system", "system") from None
        raise LineError(error.code, error.field) from None
    if "facts_summary" not in request:
        raise LineError("facts_missing", "facts_summary")
    return judge(ruleset, request["facts_summary"])


def _answer(verdict: Verdict) -> dict[str, Any]:
    shared = {} if verdict.per_player == verdict.totals else {"per_player": verdict.per_player}
    return {
        "ok": verdict.ok,
        "totals": verdict.totals,
        **shared,
        "breakdown": {side: _breakdown(lines) for side, lines in verdict.lines.items()},
        "errors": _codes(verdict.errors),
        "warnings": _codes(verdict.warnings),
        "problems": [_problem(problem) for problem in (*verdict.errors, *verdict.warnings)],
    }


def _refusal(error: LineError) -> dict[str, Any]:
    problem: dict[str, Any] = {
        "code": error.code,
        "severity": "error",
        "side": None,
        "field": error.field,
        "params": {},
    }
    empty: dict[str, Any] = {"totals": {}, "breakdown": {}}
    return {"ok": False, **empty, "errors": [error.code], "warnings": [], "problems": [problem]}


def _breakdown(lines: Iterable[Line]) -> dict[str, int]:
    return {line.code: line.points for line in lines if line.points or line.code in _ALWAYS_SHOWN}


def _codes(problems: Iterable[Problem]) -> list[str]:
    """Return each code once, in the order found."""
    return list(dict.fromkeys(problem.code for problem in problems))


def _problem(problem: Problem) -> dict[str, Any]:
    where = {"side": problem.side, "field": problem.field}
    return {"code": problem.code, "severity": problem.severity, **where, "params": dict(problem.params)}


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m rules", description="Check and score mãos.")
    commands = parser.add_subparsers(required=True, metavar="command")
    commands.add_parser("score", help="one JSON object a line in, one answer a line out")
    parser.parse_args(arguments)
    try:
        return 0 if score_lines(sys.stdin.buffer, sys.stdout) else 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has gone: keep quiet
        return 1


if __name__ == "__main__":
    sys.exit(main())
