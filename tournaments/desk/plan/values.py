"""Between what a director types about a stage and the values a plan is made of."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from operator import attrgetter
from typing import Any

from tournaments.desk.plan.asked import may_be_none, meant, shown
from tournaments.plan.fields import FAIR, PlanField, Whole
from tournaments.plan.formats import FORMATS
from tournaments.plan.formats.base import with_settings
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import Planned, values_of
from tournaments.standings.criteria import By, Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, Given, Scheme
from tournaments.standings.vp import VpTable, read_vp_table

CRITERIA = 6
MOST_POINTS = 1000
POINTS, VP_3, VP_4, OWN = "points", "vp3", "vp4", "own"
USUAL: Mapping[str, Scheme] = {POINTS: BRAZIL, VP_3: ITALY_3, VP_4: ITALY_4, OWN: ITALY_3}
AS_WALKOVER = "walkover"  # how an abandoned meeting is scored, if not as it stands

MINUTES = 45  # of a meeting, for reckoning the time where nobody has said

# What a meeting is worth, by the name of its input: where it stands in a scheme, and its bounds.
PLAYED_BY_OUTCOME = tuple(
    Whole(f"played.{outcome}", most=MOST_POINTS) for outcome in ("won", "level", "lost")
)
WORTH: Mapping[str, Whole] = {
    **dict(zip(("won", "level", "lost"), PLAYED_BY_OUTCOME, strict=True)),
    "wo_won": Whole("walkover.won", most=MOST_POINTS),
    "wo_lost": Whole("walkover.lost", most=MOST_POINTS),
    "wo_partidas": Whole("walkover_partidas", most=15),
    "bye": Whole("bye", most=MOST_POINTS),
    "both_absent": Whole("both_absent", most=MOST_POINTS),
}

type Typed = Mapping[str, Any]


def planned_of(typed: Typed) -> Planned:
    """Return what was typed. Raises DrawError `crossing_unreadable`, `vp_*`."""
    return Planned(
        stage=stage_of(typed),
        scheme=scheme_of(typed),
        order=order_of(typed),
        fair=Fair(typed["fair"] or Fair.AVERAGE),
    )


def stage_of(typed: Typed) -> StagePlan:
    """Return the stage that was typed. Raises DrawError `crossing_unreadable`, `vp_*`."""
    format_ = FORMATS[typed["format"]]
    settings = format_.settled(_said(format_.fields, typed))
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
    table = _vp(typed)
    usual = USUAL[typed["scheme"]]
    said = {
        field.name: typed[name]
        for name, field in WORTH.items()
        if typed[name] is not None and not (table and field in PLAYED_BY_OUTCOME)
    }
    scheme = with_settings(replace(usual, played=table or usual.played), said)
    return replace(scheme, abandoned=scheme.walkover if typed["abandoned"] == AS_WALKOVER else None)


def order_of(typed: Typed) -> tuple[By, ...]:
    """Return the criteria as they were chosen, each once, the lots last; without any, those usual in the format."""
    chosen = chosen_criteria(typed)
    if not chosen:
        return FORMATS[typed["format"]].usual_order(vp=typed["scheme"] != POINTS)
    return (*(by for by in chosen if by.measure is not Measure.LOTS), By(Measure.LOTS))


def chosen_criteria(typed: Typed) -> tuple[By, ...]:
    """Return the criteria that were chosen, each once."""
    chosen = (typed.get(f"by{number}") for number in range(1, CRITERIA + 1))
    return tuple(map(By.of, dict.fromkeys(text for text in chosen if text)))


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
    """Return what has to be typed to come to this scheme."""
    by_outcome = isinstance(scheme.played, Given)
    worth = {
        name: attrgetter(field.name)(scheme)
        for name, field in WORTH.items()
        if by_outcome or field not in PLAYED_BY_OUTCOME
    }
    worth["abandoned"] = AS_WALKOVER if scheme.abandoned else ""
    if isinstance(scheme.played, Given):
        return {"scheme": POINTS, **worth}
    known = {USUAL[key].played: key for key in (VP_3, VP_4)}
    if scheme.played in known:
        return {"scheme": known[scheme.played], **worth}
    return {"scheme": OWN, "table": _written(scheme.played), **worth}


def _written(table: VpTable) -> str:
    """Return a table of VP as a director types it."""
    highs = ["" if band.high is None else band.high for band in table.bands]
    return "\n".join(
        f"{band.low}-{high} {band.winner}-{band.loser}" for band, high in zip(table.bands, highs, strict=True)
    )
