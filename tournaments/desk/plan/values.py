"""Between what a director types about a stage and the values a plan is made of."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from tournaments.desk.plan.asked import may_be_none, meant, shown
from tournaments.plan.fields import FAIR, PlanField
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import Planned, values_of
from tournaments.standings.criteria import By, Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, Given, Scheme
from tournaments.standings.vp import VpTable, read_vp_table

CRITERIA = 6
POINTS, VP_3, VP_4, OWN = "points", "vp3", "vp4", "own"
USUAL: Mapping[str, Scheme] = {POINTS: BRAZIL, VP_3: ITALY_3, VP_4: ITALY_4, OWN: ITALY_3}
AS_WALKOVER = "walkover"  # how an abandoned meeting is scored, if not as it stands

MINUTES = 45  # of a meeting, for reckoning the time where nobody has said

type Typed = Mapping[str, Any]


def planned_of(typed: Typed, *, entrants: int) -> Planned:
    """Return what was typed, for so many entrants. Raises DrawError `crossing_unreadable`, `vp_*`."""
    return Planned(
        stage=stage_of(typed, entrants=entrants),
        scheme=scheme_of(typed),
        order=order_of(typed),
        fair=Fair(typed["fair"] or Fair.AVERAGE),
    )


def stage_of(typed: Typed, *, entrants: int) -> StagePlan:
    """Return the stage that was typed, for so many entrants. Raises DrawError `crossing_unreadable`, `vp_*`."""
    format_ = FORMATS[typed["format"]]
    settings = format_.for_entrants(_said(format_.fields, typed), entrants)
    unit = {typed["unit"]: typed["count"]}
    return StagePlan(
        format=with_settings(format_(), settings),
        play=Play(target=typed["target"], minutes=typed["minutes"], vp=_vp(typed), **unit),
        **_said((field for field in format_.stage_fields if field is not FAIR), typed),
    )


def _said(fields: Iterable[PlanField], typed: Typed) -> dict[str, Any]:
    """Return what was typed in the fields that the desk asks for, by name; what was left empty stays as usual."""
    said = {field: meant(field, typed[field.short]) for field in fields if field.asked}
    return {field.name: value for field, value in said.items() if value is not None or may_be_none(field)}


def scheme_of(typed: Typed) -> Scheme:
    """Return what a meeting is worth; what was left blank is as usual. Raises DrawError `vp_*`."""
    usual = USUAL[typed["scheme"]]

    def said(name: str, otherwise: Any) -> Any:
        return otherwise if typed[name] is None else typed[name]

    walkover = Given(said("wo_won", usual.walkover.won), said("wo_lost", usual.walkover.lost))
    return replace(
        usual,
        played=_vp(typed) or Given(said("won", 1), said("lost", 0), said("level", 0)),
        walkover=walkover,
        bye=said("bye", usual.bye),
        both_absent=said("both_absent", 0),
        abandoned=walkover if typed["abandoned"] == AS_WALKOVER else None,
        walkover_partidas=said("wo_partidas", 0),
    )


def order_of(typed: Typed) -> tuple[By, ...]:
    """Return the criteria in the order they were chosen, each once; the lots always come last."""
    chosen = [typed[f"by{number}"] for number in range(1, CRITERIA + 1)]
    kept = [By.of(text) for text in dict.fromkeys(chosen) if text and text != Measure.LOTS]
    return (*kept, By(Measure.LOTS))


def typed_of(name: str, planned: Planned) -> dict[str, Any]:
    """Return what has to be typed to come to this stage."""
    play = planned.stage.play
    return {
        "name": name,
        "format": planned.stage.format.key,
        **{field.short: shown(field, value) for field, value in values_of(planned) if field.asked},
        "unit": "maos" if play.maos else "partidas",
        "count": play.maos or play.partidas,
        "minutes": play.minutes or MINUTES,
        **_typed_scheme(planned.scheme),
        **{f"by{number}": str(by) for number, by in enumerate(planned.order[:CRITERIA], start=1)},
    }


def _vp(typed: Typed) -> VpTable | None:
    if typed["scheme"] == OWN:
        return read_vp_table(typed["table"] or "")
    played = USUAL[typed["scheme"]].played
    return played if isinstance(played, VpTable) else None


def _typed_scheme(scheme: Scheme) -> dict[str, Any]:
    played = scheme.played
    rest = {
        "wo_won": scheme.walkover.won,
        "wo_lost": scheme.walkover.lost,
        "bye": scheme.bye,
        "both_absent": scheme.both_absent,
        "wo_partidas": scheme.walkover_partidas,
        "abandoned": AS_WALKOVER if scheme.abandoned else "",
    }
    if isinstance(played, Given):
        return {"scheme": POINTS, "won": played.won, "level": played.level, "lost": played.lost, **rest}
    known = {USUAL[key].played: key for key in (VP_3, VP_4)}
    if played in known:
        return {"scheme": known[played], **rest}
    return {"scheme": OWN, "table": _written(played), **rest}


def _written(table: VpTable) -> str:
    """Return a table of VP as a director types it."""
    highs = ["" if band.high is None else band.high for band in table.bands]
    return "\n".join(
        f"{band.low}-{high} {band.winner}-{band.loser}" for band, high in zip(table.bands, highs, strict=True)
    )
