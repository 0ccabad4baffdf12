"""A usual plan of each format for so many entrants, and one of an Italian evening."""

from collections.abc import Sequence
from typing import Any

from tournaments.plan.formats import FORMATS

type Plan = dict[str, Any]

MIXED = "mixed"  # Mitchell, then one danese by what was made so far


def names() -> Sequence[str]:
    """Return the names of all plans: the formats, and one of two stages."""
    return [*FORMATS, MIXED]


def least(name: str) -> int:
    """Return the fewest who can play a plan."""
    return FORMATS["mitchell" if name == MIXED else name].least


def plans(name: str, entrants: int) -> list[Plan]:
    """Return the stages of a usual event, as `plan.stored` reads them. KeyError for a name unknown."""
    if name != MIXED:
        return FORMATS[name].usual_plan(entrants)
    turno = {"maos": 4, "points": "vp_4"}
    (mitchell,) = FORMATS["mitchell"].usual_plan(entrants)
    rounds = min(mitchell["rounds"], 3)
    return [
        {**turno, "format": "mitchell", "rounds": rounds},
        {**turno, "format": "danese", "rounds": 1, "carry": 1},
    ]
