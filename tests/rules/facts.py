"""A plain mão, and variations of it: A goes out, B holds a morto's worth of cards."""

import rules

REGULAMENTO = rules.load("regulamento-1", {"target": 1500})
A = {"table": 220, "hand": 110, "batida": True, "morto": "taken", "clean": 2, "dirty": 1}
B = {"table": 110, "hand": 220, "morto": "taken"}
GONE = object()  # a field to leave out


def mao(a=None, b=None, **changes):
    """Return the plain mão with changed fields, of its sides or of the mão."""
    return changed({"ending": "batida", "sides": {"A": A, "B": B}}, a, b, changes)


def changed(facts, a, b, changes, names=("A", "B")):
    """Return the facts with changed fields, of two sides and of the mão."""
    sides = facts["sides"] | {
        names[0]: _changed(facts["sides"][names[0]], a),
        names[1]: _changed(facts["sides"][names[1]], b),
    }
    return _changed(facts | {"sides": sides}, changes)


def stock_out(a=None, b=None, **changes):
    """Return the same mão in which no player goes out."""
    return mao({"batida": False} | (a or {}), b, **({"ending": "stock_out"} | changes))


def judge(facts, **options):
    return rules.judge(rules.load("regulamento-1", options), facts)


def found(verdict):
    """Return the problems as (code, side, field), errors first."""
    return [(str(one.code), one.side, one.field) for one in (*verdict.errors, *verdict.warnings)]


def _changed(fields, changes):
    return {name: value for name, value in (fields | (changes or {})).items() if value is not GONE}
