"""Conversion between the input of a stage form and the values of a plan."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from operator import attrgetter
from typing import Any

from tournaments.desk.plan.asked import may_be_none, meant, shown
from tournaments.plan.checked_values import tidy
from tournaments.plan.fields import FAIR, AtZero, PlanField, Whole
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import Planned, values_of
from tournaments.standings.criteria import By, Measure
from tournaments.standings.meeting import Number
from tournaments.standings.qualify import Fair
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, OF_TURNO, Given, Scheme
from tournaments.standings.vp import VpTable
from tournaments.standings.vp_text import read_vp_table

MOST_CRITERIA = 8
MOST_POINTS = 1000
# Values of a scheme that are integers; the others may be tenths or quarters.
WHOLE = frozenset({"wo_partidas", "bye_made"})
POINTS, VP, VP_3, VP_4, OWN = "points", "vp", "vp3", "vp4", "own"  # VP: table by the number of mãos
USUAL: Mapping[str, Scheme] = {POINTS: BRAZIL, VP_3: ITALY_3, VP_4: ITALY_4, OWN: ITALY_3}
AS_WALKOVER = "walkover"  # an abandoned meeting is scored like a W.O., not by its current score

# The values of a scheme (points of a meeting) by input name: attribute of the scheme, and limits.
PLAYED_BY_OUTCOME = tuple(
    Whole(f"played.{outcome}", most=MOST_POINTS)
    for outcome in ("won", "level", "lost", "narrow_won", "narrow_lost")
)
WORTH: Mapping[str, Whole] = {
    **{field.short: field for field in PLAYED_BY_OUTCOME},
    "wo_won": Whole("walkover.won", most=MOST_POINTS),
    "wo_lost": Whole("walkover.lost", most=MOST_POINTS),
    "wo_partidas": Whole("walkover_partidas", most=15),
    "bye": Whole("bye", most=MOST_POINTS),
    "bye_made": Whole("bye_made", most=100_000),
    "both_absent": Whole("both_absent", most=MOST_POINTS),
}

_WORTH_OF_VP = [(name, field) for name, field in WORTH.items() if field not in PLAYED_BY_OUTCOME]

type Typed = Mapping[str, Any]


def planned_of(typed: Typed) -> Planned:
    """Return the plan of a stage form. Raises `DrawError`: `crossing_unreadable`, `vp_*`."""
    return Planned(
        stage=stage_of(typed),
        scheme=scheme_of(typed),
        order=order_of(typed),
        fair=Fair(typed["fair"] or Fair.AVERAGE),
    )


def stage_of(typed: Typed) -> StagePlan:
    """Return the stage of a form. Raises `DrawError`: `crossing_unreadable`, `vp_*`."""
    format_ = FORMATS[typed["format"]]
    settings = format_.settled(_said(format_.fields, typed))
    unit = {typed["unit"]: typed["count"]}
    return StagePlan(
        format=with_settings(format_(), settings),
        play=Play(
            target=typed["target"],
            minutes=typed["minutes"] or 0,
            vp=_vp(typed),
            at_zero=AtZero(typed["at_zero"] or AtZero.ASKS),
            announced=typed["announced"],
            **unit,
        ),
        **_said((field for field in format_.stage_fields if field is not FAIR), typed),
    )


def _said(fields: Iterable[PlanField], typed: Typed) -> dict[str, Any]:
    # An empty input keeps the default of the format.
    said = {field: meant(field, typed[field.short]) for field in fields if field.asked}
    return {field.name: value for field, value in said.items() if value is not None or may_be_none(field)}


def scheme_of(typed: Typed) -> Scheme:
    """Return the points of a meeting; empty inputs keep the default. Raises `DrawError`: `vp_*`."""
    # A table of victory points replaces the points for won, drawn and lost.
    table = _vp(typed)
    usual = usual_scheme(typed)
    said = {
        field.name: typed[name] if name in WHOLE else tidy(Fraction(typed[name]))
        for name, field in WORTH.items()
        if typed[name] is not None and not (table and field in PLAYED_BY_OUTCOME)
    }
    scheme = with_settings(replace(usual, played=table or usual.played), said)
    return replace(scheme, abandoned=scheme.walkover if typed["abandoned"] == AS_WALKOVER else None)


def usual_scheme(typed: Typed) -> Scheme:
    """Return the chosen scheme with its default points. Raises `KeyError` if no table has this number of mãos."""
    return OF_TURNO[maos_of(typed)] if typed["scheme"] == VP else USUAL[typed["scheme"]]


def maos_of(typed: Typed) -> int:
    """Return the number of mãos of a turno; 0 if partidas are played, or if the input is empty."""
    return (typed.get("count") or 0) if typed.get("unit") == "maos" else 0


def order_of(typed: Typed) -> tuple[By, ...]:
    """Return the chosen tie-breaks with the lots last; without any, the default of the format."""
    chosen = chosen_criteria(typed)
    if not chosen:
        return FORMATS[typed["format"]].usual_order(vp=typed["scheme"] != POINTS)
    return (*(by for by in chosen if by.measure is not Measure.LOTS), By(Measure.LOTS))


def chosen_criteria(typed: Typed) -> tuple[By, ...]:
    """Return the chosen tie-breaks without duplicates, except one that is applied again when fewer remain tied."""
    texts = (typed.get(f"by{number}") for number in range(1, MOST_CRITERIA + 1))
    chosen = [By.of(text) for text in texts if text]
    return tuple(by for at, by in enumerate(chosen) if by.tie_break.among_tied or by not in chosen[:at])


def typed_of(name: str, planned: Planned) -> dict[str, Any]:
    """Return the input from which a stage form yields this plan."""
    play = planned.stage.play
    return {
        "name": name,
        "format": planned.stage.format.key,
        **{field.short: shown(field, value) for field, value in values_of(planned) if field.asked},
        "unit": "maos" if play.maos else "partidas",
        "count": play.maos or play.partidas,
        "minutes": play.minutes or None,
        **_typed_scheme(planned.scheme, play.maos or 0),
        **{f"by{number}": str(by) for number, by in enumerate(planned.order[:MOST_CRITERIA], start=1)},
    }


def _vp(typed: Typed) -> VpTable | None:
    if typed["scheme"] == OWN:
        return read_vp_table(typed["table"] or "")
    played = usual_scheme(typed).played
    return played if isinstance(played, VpTable) else None


def _typed_scheme(scheme: Scheme, maos: int) -> dict[str, Any]:
    # Only values that differ from the default are filled in.
    table = {"table": ""}
    if isinstance(scheme.played, Given):
        chosen, usual = POINTS, BRAZIL
    elif maos in OF_TURNO and OF_TURNO[maos].played == scheme.played:
        chosen, usual = VP, OF_TURNO[maos]
    elif known := [key for key in (VP_3, VP_4) if USUAL[key].played == scheme.played]:
        chosen, usual = known[0], USUAL[known[0]]
    else:
        chosen, usual, table = OWN, USUAL[OWN], {"table": _written(scheme.played)}
    asked = WORTH.items() if chosen == POINTS else _WORTH_OF_VP
    worth = {name: (attrgetter(field.name)(scheme), attrgetter(field.name)(usual)) for name, field in asked}
    return {
        "scheme": chosen,
        **table,
        **{
            name: None if value == of_usual else _shown_points(value)
            for name, (value, of_usual) in worth.items()
        },
        "abandoned": AS_WALKOVER if scheme.abandoned else "",
    }


def _shown_points(value: Number) -> int | Decimal:
    return Decimal(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def _written(table: VpTable) -> str:
    highs = ["" if band.high is None else band.high for band in table.bands]
    return "\n".join(
        f"{band.low}-{high} {band.winner}-{band.loser}" for band, high in zip(table.bands, highs, strict=True)
    )
