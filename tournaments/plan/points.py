"""Stored form of the value of a meeting: points by outcome, or a VP table copied to the event."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tournaments.pairing.errors import DrawError
from tournaments.plan.checked_values import PlanError, TypedObject, as_number, plain
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, Given, Scheme
from tournaments.standings.vp import STEP, Band, VpTable
from tournaments.standings.vp_text import read_vp_table

NAMED: Mapping[str, Scheme] = {"brazil": BRAZIL, "vp_3": ITALY_3, "vp_4": ITALY_4}
OUTCOMES = frozenset({"won", "lost", "level"})
NARROW = ("narrow_won", "narrow_lost")
KNOWN = frozenset({"played", "walkover", "bye", "both_absent", "abandoned", "walkover_partidas", "bye_made"})


def write_points(scheme: Scheme) -> dict[str, Any]:
    """Return a scheme as JSON; a VP table with all rows, so that later changes of the standard table do not matter."""
    return {
        "played": _table(scheme.played) if isinstance(scheme.played, VpTable) else _given(scheme.played),
        "walkover": _given(scheme.walkover),
        "bye": plain(scheme.bye),
        "both_absent": plain(scheme.both_absent),
        "abandoned": None if scheme.abandoned is None else _given(scheme.abandoned),
        "walkover_partidas": scheme.walkover_partidas,
        "bye_made": scheme.bye_made,
    }


def read_points(data: object) -> Scheme:
    """Parse the scheme of a plan.

    data: one of the names `brazil`, `vp_3`, `vp_4`, or an object. Its `played`: such a name; points by outcome
    `{"won": 3, "lost": 0, "level": 1}`, with `narrow_won` and `narrow_lost` for a separate value of 2-1; a table as
    text, one row a line; or the form of `write_points`. Missing keys default to the named scheme, or to `brazil`;
    with a custom table W.O. and bye are required. Raises `TournamentError` with the field: `plan_value`,
    `plan_field`, `plan_missing`, `vp_*`.
    """
    if isinstance(data, str) and data in NAMED:
        return NAMED[data]
    typed = TypedObject.of(data, "points", KNOWN)
    scheme = _played(typed)
    abandoned = typed.data.get("abandoned")
    return replace(
        scheme,
        walkover=_read_given(typed.data["walkover"], "points.walkover")
        if "walkover" in typed.data
        else scheme.walkover,
        bye=typed.number("bye", scheme.bye),
        both_absent=typed.number("both_absent", scheme.both_absent),
        abandoned=scheme.abandoned if abandoned is None else _read_given(abandoned, "points.abandoned"),
        walkover_partidas=typed.whole("walkover_partidas", scheme.walkover_partidas),
        bye_made=typed.whole("bye_made", scheme.bye_made),
    )


def _played(typed: TypedObject) -> Scheme:
    played = typed.data.get("played", "brazil")
    if isinstance(played, str) and played in NAMED:
        return NAMED[played]
    if isinstance(played, Mapping) and "rows" not in played:
        return replace(BRAZIL, played=_read_given(played, "points.played", narrow=True))
    # A custom VP table defines no value for W.O. and bye.
    for name in ("walkover", "bye"):
        if name not in typed.data:
            raise PlanError("plan_missing", f"points.{name}")
    return replace(BRAZIL, played=_read_table(played))


def _given(given: Given) -> dict[str, Any]:
    narrow = {name: getattr(given, name) for name in NARROW}
    return {
        "won": plain(given.won),
        "lost": plain(given.lost),
        "level": plain(given.level),
        **{name: plain(value) for name, value in narrow.items() if value is not None},
    }


def _read_given(data: object, name: str, *, narrow: bool = False) -> Given:
    typed = TypedObject.of(data, name, OUTCOMES.union(NARROW if narrow else ()))
    for outcome in ("won", "lost"):
        if outcome not in typed.data:
            raise PlanError("plan_missing", f"{name}.{outcome}")
    given = Given(typed.number("won", 0), typed.number("lost", 0), typed.number("level", 0))
    return replace(given, **{one: typed.number(one, 0) for one in NARROW if typed.data.get(one) is not None})


def _table(table: VpTable) -> dict[str, Any]:
    rows = [[band.low, band.high, plain(band.winner), plain(band.loser)] for band in table.bands]
    return {"rows": rows, "step": table.step}


def _read_table(data: object) -> VpTable:
    try:
        if isinstance(data, str):
            return read_vp_table(data)
        typed = TypedObject.of(data, "points.played", frozenset({"rows", "step"}))
        rows = typed.data.get("rows")
        if not isinstance(rows, list):
            raise PlanError("plan_value", "points.played.rows")
        return VpTable(tuple(_band(row) for row in rows), typed.whole("step", STEP, least=1))
    except DrawError as exc:
        raise PlanError(exc.code, "points.played", **exc.params) from exc


def _band(row: object) -> Band:
    if not isinstance(row, list | tuple) or len(row) != 4:
        raise PlanError("plan_value", "points.played.rows")
    low, high, *points = row
    numbers = [low, *points] if high is None else row
    for number in numbers:
        if type(number) is not int or as_number(number, "points.played.rows") < 0:
            raise PlanError("plan_value", "points.played.rows")
    return Band(low, high, *points)
