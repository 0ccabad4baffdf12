"""The golden data: worked examples of the rule texts, and mãos that were really played out card by card."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests/data/vectors.json").read_text(encoding="utf-8"))
PLAYED = [
    json.loads(line)
    for line in (ROOT / "tournaments/data/regulamento.jsonl").read_text(encoding="utf-8").splitlines()
]


def summaries(system):
    """Return the worked mãos of a system that have a summary form."""
    return [hand for hand in VECTORS["hands"] if hand["system"] == system and "facts_summary" in hand]


def courses(system, kind):
    """Return the worked partidas or jogos of a system."""
    return [one for one in VECTORS["sequences"] if (one["system"], one["kind"]) == (system, kind)]


def breakdown(verdict):
    return {side: {line.code: line.points for line in lines} for side, lines in verdict.lines.items()}


def codes(problems):
    return {str(problem.code) for problem in problems}
