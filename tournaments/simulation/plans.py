"""Typical plans of each format for a number of entrants, and the plan of an Italian evening event."""

from collections.abc import Mapping, Sequence
from typing import Any

from tournaments.plan.fields import PACE, Pace
from tournaments.plan.formats import FORMATS
from tournaments.standings.scheme import OF_TURNO

type Plan = dict[str, Any]

MIXED = "mixed"  # Mitchell, then one danese round by the points so far


def names() -> Sequence[str]:
    """Return the names of all plans: one for each format, and `mixed` with two stages."""
    return [*FORMATS, MIXED]


def least(name: str) -> int:
    """Return the minimum number of entrants of a plan."""
    return FORMATS["mitchell" if name == MIXED else name].least


def plans(
    name: str, entrants: int, *, rounds: int | None = None, play: Mapping[str, Any] | None = None
) -> list[Plan]:
    """Return the stages of a typical event, as `plan.stored` reads them. Raises `KeyError` for an unknown name.

    rounds: of the whole event, None for the usual number; only if the format has a choice. play: fields of the play
    of each jogo instead of the usual ones, such as `{"maos": 4}` or `{"partidas": 1, "minutes": 45}`; a plan in victory
    points keeps them if there is a table for this number of mãos, and counts jogos won otherwise.
    """
    found = _usual(name, entrants, rounds)
    if play is not None:
        found = [_played(plan, play) for plan in found]
    return [_by_round(plan) for plan in found]


def _by_round(plan: Plan) -> Plan:
    asked = PACE in FORMATS[plan["format"]].stage_fields
    return {**plan, PACE.name: str(Pace.ROUND)} if asked else plan


def _played(plan: Plan, play: Mapping[str, Any]) -> Plan:
    kept = {key: value for key, value in plan.items() if key not in {"maos", "points"}}
    maos = play.get("maos")
    return {**kept, **play, **({"points": f"vp_{maos}"} if "points" in plan and maos in OF_TURNO else {})}


def _usual(name: str, entrants: int, rounds: int | None) -> list[Plan]:
    if name != MIXED:
        found = FORMATS[name].usual_plan(entrants)
        return [{**plan, "rounds": rounds} if rounds and "rounds" in plan else plan for plan in found]
    turno = {"maos": 4, "points": "vp_4"}
    (mitchell,) = FORMATS["mitchell"].usual_plan(entrants)
    first = min(mitchell["rounds"], 3) if rounds is None else rounds - 1
    return [
        {**turno, "format": "mitchell", "rounds": first},
        {**turno, "format": "danese", "rounds": 1, "carry": 1},
    ]
