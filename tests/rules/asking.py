"""Requests as lines for the command line, and its answers."""

import io
import json

import rules.__main__ as program
from tests.rules.facts import mao

PLAIN = {"id": "plain", "system": "002", "options": {"target": 1500}, "facts_summary": mao()}


def lines(*requests):
    """Return each request as one line of JSON."""
    return [json.dumps(one).encode() for one in requests]


def answers(*raw, command="score"):
    """Return whether every line could be judged, and the answers as values."""
    out = io.StringIO()
    judged = program.answer_lines(raw, out, program.COMMANDS[command])
    return judged, [json.loads(line) for line in out.getvalue().splitlines()]
