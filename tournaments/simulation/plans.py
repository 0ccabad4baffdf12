"""Typical plans of each format for a number of entrants, and the plan of an Italian evening event."""

from collections.abc import Sequence
from typing import Any

from tournaments.plan.fields import PACE, Pace
from tournaments.plan.formats import FORMATS

type Plan = dict[str, Any]

MIXED = "mixed"  # Mitchell, then one danese round by the points so far


def names() -> Sequence[str]:
    """Return the names of all plans: one for each format, and `mixed` with two stages."""
    return [*FORMATS, MIXED]


def least(name: str) -> int:
    """Return the minimum number of entrants of a plan."""
    return FORMATS["mitchell" if name == MIXED else name].least


def plans(name: str, entrants: int) -> list[Plan]:
    """Return the stages of a typical event, as `plan.stored` reads them. Raises `KeyError` for an unknown name."""
    return [_by_round(plan) for plan in _usual(name, entrants)]


def _by_round(plan: Plan) -> Plan:
    asked = PACE in FORMATS[plan["format"]].stage_fields
    return {**plan, PACE.name: str(Pace.ROUND)} if asked else plan


def _usual(name: str, entrants: int) -> list[Plan]:
    if name != MIXED:
        return FORMATS[name].usual_plan(entrants)
    turno = {"maos": 4, "points": "vp_4"}
    (mitchell,) = FORMATS["mitchell"].usual_plan(entrants)
    rounds = min(mitchell["rounds"], 3)
    return [
        {**turno, "format": "mitchell", "rounds": rounds},
        {**turno, "format": "danese", "rounds": 1, "carry": 1},
    ]
