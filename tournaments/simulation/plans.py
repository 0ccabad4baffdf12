"""A usual plan of each format for so many entrants."""

from collections.abc import Callable, Mapping
from typing import Any

from tournaments.pairing.bracket.seeding import usual_crossing
from tournaments.pairing.schedule.groups import group_count
from tournaments.pairing.schedule.mitchell import MitchellOptions, most_rounds

type Plan = dict[str, Any]

GROUP = 4  # the size aimed at
TURNI = 5  # of a Mitchell, as far as its tables allow
LONGEST = 9  # rounds of a Swiss


def _knockout(_: int) -> list[Plan]:
    return [{"format": "knockout", "third": True}]


def _double(_: int) -> list[Plan]:
    return [{"format": "double", "reset": True}]


def _groups(entrants: int) -> list[Plan]:
    """Groups, and the first two of each in a knockout; crossed where the pairs fill a bracket."""
    count = group_count(entrants, GROUP)
    full = count & (count - 1) == 0
    crossing = [f"{one} x {other}" for one, other in usual_crossing(count)] if full else []
    return [{"format": "groups", "groups": count, "top": 2}, {"format": "knockout", "crossing": crossing}]


def _all_play_all(_: int) -> list[Plan]:
    return [{"format": "all_play_all"}]


def _swiss(entrants: int) -> list[Plan]:
    return [{"format": "swiss", "rounds": _rounds(entrants), "order": ["points", "buchholz", "made", "lots"]}]


def _danese(entrants: int) -> list[Plan]:
    return [{"format": "danese", "rounds": _rounds(entrants), "maos": 4, "points": "vp_4"}]


def _mitchell(entrants: int) -> list[Plan]:
    most = most_rounds(-(-entrants // 2), MitchellOptions())
    return [{"format": "mitchell", "rounds": min(most, TURNI), "maos": 3, "points": "vp_3"}]


def _individual(entrants: int) -> list[Plan]:
    return [{"format": "individual", "rounds": min(entrants - 1, TURNI), "maos": 3, "points": "vp_3"}]


def _mixed(entrants: int) -> list[Plan]:
    """Mitchell, then one danese by what was made so far: an Italian evening."""
    turno = {"maos": 4, "points": "vp_4"}
    (mitchell,) = _mitchell(entrants)
    rounds = min(mitchell["rounds"], 3)
    return [
        {**turno, "format": "mitchell", "rounds": rounds},
        {**turno, "format": "danese", "rounds": 1, "carry": 1},
    ]


def _rounds(entrants: int) -> int:
    """Return one round more than a knockout would need, if there are opponents enough."""
    return max(1, min(entrants - 1, (entrants - 1).bit_length() + 1, LONGEST))


PLANS: Mapping[str, Callable[[int], list[Plan]]] = {
    "knockout": _knockout,
    "double": _double,
    "groups": _groups,
    "all_play_all": _all_play_all,
    "swiss": _swiss,
    "danese": _danese,
    "mitchell": _mitchell,
    "individual": _individual,
    "mixed": _mixed,
}
LEAST: Mapping[str, int] = {"groups": 3, "mitchell": 3, "individual": 4, "mixed": 3}  # 2 of all others


def plans(name: str, entrants: int) -> list[Plan]:
    """Return the stages of a usual event, as `plan.stored` reads them. KeyError for a name unknown."""
    return PLANS[name](entrants)
