"""One plain mão, and changes of it: A goes out, B holds a morto's worth of cards."""

import rules

REGULAMENTO = rules.load("regulamento-1", {"target": 1500})
A = {"table": 220, "hand": 110, "batida": True, "morto": "taken", "clean": 2, "dirty": 1}
B = {"table": 110, "hand": 220, "morto": "taken"}
GONE = object()  # a field to leave out


def mao(a=None, b=None, **changes):
    """Return the plain mão with fields of its sides, or of its own, changed."""
    sides = {"A": _changed(A, a), "B": _changed(B, b)}
    return _changed({"ending": "batida", "sides": sides}, changes)


def stock_out(a=None, b=None, **changes):
    """Return the same without anybody going out."""
    return mao({"batida": False} | (a or {}), b, **({"ending": "stock_out"} | changes))


def judge(facts, **options):
    return rules.judge(rules.load("regulamento-1", options), facts)


def found(verdict):
    """Return what was found as (code, side, field), errors first."""
    return [(str(one.code), one.side, one.field) for one in (*verdict.errors, *verdict.warnings)]


def _changed(fields, changes):
    return {name: value for name, value in (fields | (changes or {})).items() if value is not GONE}
