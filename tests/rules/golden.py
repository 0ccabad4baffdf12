"""The golden data: worked examples of the rule texts, and mãos really played out card by card."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests/data/vectors.json").read_text(encoding="utf-8"))
SYSTEMS = {"000": "buraco", "001": "open_dirty", "002": "regulamento", "003": "burraco"}


def played(system):
    """Return the mãos of a system that were really played out."""
    folder = "tournaments/data" if system == "002" else "tests/data/played"
    text = (ROOT / folder / f"{SYSTEMS[system]}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


PLAYED = played("002")
ALL_PLAYED = [hand for system in SYSTEMS for hand in played(system)]


def summaries(*systems):
    """Return the worked mãos of some systems that have a summary form."""
    return [hand for hand in VECTORS["hands"] if hand["system"] in systems and "facts_summary" in hand]


def by_cards():
    """Return the worked mãos that are given card by card."""
    return [hand for hand in VECTORS["hands"] if "facts_cards" in hand]


def plain(facts):
    """Return summary facts without default values, for a comparison."""
    sides = {
        side: {name: value for name, value in one.items() if value} for side, one in facts["sides"].items()
    }
    return {name: value for name, value in facts.items() if value} | {"sides": sides}


def shape(hand):
    """Return the form's shape for a mão by cards: the rule set, the sides, and the values given for them."""
    facts = hand["facts_cards"]
    of_sides = {name for side in facts["sides"].values() for name in side}
    of_melds = {name for side in facts["sides"].values() for meld in side["melds"] for name in meld}
    return hand["system"], len(facts["sides"]), *map(frozenset, (facts, of_sides, of_melds))


def courses(kind):
    """Return the worked partidas or jogos."""
    return [one for one in VECTORS["sequences"] if one["kind"] == kind]


def breakdown(verdict):
    return {side: {line.code: line.points for line in lines} for side, lines in verdict.lines.items()}


def codes(problems):
    return {str(problem.code) for problem in problems}
