"""Stored form of a stage's plan. Written plans are complete.

Plans to read may omit values that the tournament defines. `{"format": "knockout"}` is a whole plan; so are
`{"format": "groups", "groups": 4, "top": 2, "points": {"played": {"won": 3, "level": 1, "lost": 0}}}` and `{"format":
"danese", "rounds": 1, "maos": 4, "minutes": 45, "points": "vp_4", "order": ["points", "made", "lots"]}`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from tournaments.plan.checked_values import PlanError, TypedObject
from tournaments.plan.fields import (
    ANNOUNCED,
    ANNOUNCED_USUALLY,
    AT_ZERO,
    FAIR,
    MAOS,
    MINUTES,
    PACE,
    PARTIDAS,
    PLAYED,
    TARGET,
    AtZero,
    Pace,
    PlanField,
)
from tournaments.plan.formats import FORMATS, Format
from tournaments.plan.formats.base import with_settings
from tournaments.plan.points import read_points, write_points
from tournaments.plan.stage import Play, StagePlan
from tournaments.standings.criteria import By, Measure
from tournaments.standings.qualify import Fair
from tournaments.standings.ranking import BRAZIL_ORDER, ITALY_ORDER
from tournaments.standings.scheme import BRAZIL, Scheme
from tournaments.standings.vp import VpTable

LOTS_ALONE = (By(Measure.LOTS),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Defaults:
    """Default values from the tournament.

    They are the partidas of a jogo, its minutes, the rule for the end of the time, and the third place.
    """

    partidas: int = 3
    minutes: int = 0
    third: bool = False
    at_zero: AtZero = AtZero.ASKS


@dataclass(frozen=True, slots=True)
class Planned:
    """A parsed plan: stage, value of its meetings, tie-breaks, and comparison of groups of unequal size."""

    stage: StagePlan
    scheme: Scheme = BRAZIL
    order: tuple[By, ...] = BRAZIL_ORDER
    fair: Fair = Fair.AVERAGE


def write(
    stage: StagePlan,
    scheme: Scheme = BRAZIL,
    order: Sequence[By] = BRAZIL_ORDER,
    fair: Fair = Fair.AVERAGE,
) -> dict[str, Any]:
    """Return the complete plan as JSON. Raises ValueError if the VP table of the stage is not that of the scheme."""
    if stage.play.vp != _vp(scheme):
        raise ValueError("the table of the turno is the scheme's")
    plan: dict[str, Any] = {"format": stage.format.key}
    planned = Planned(stage, scheme, tuple(order), fair)
    for field, value in values_of(planned):
        outer, _, name = field.name.rpartition(".")
        at = plan.setdefault(outer, {}) if outer else plan
        at[name] = field.write(value)
    return {**plan, "points": write_points(scheme), "order": [str(by) for by in order]}


def values_of(planned: Planned) -> Iterator[tuple[PlanField, Any]]:
    """Yield every stored field of a plan with its value."""
    stage = planned.stage
    own = [field for field in stage.format.fields if field.stored]
    of_stage = [field for field in stage.format.stage_fields if field is not FAIR]
    holders: list[tuple[object, Iterable[PlanField]]] = [
        (stage.format, own),
        (stage, of_stage),
        (stage.play, PLAYED),
    ]
    for holder, fields in holders:
        yield from ((field, attrgetter(field.name)(holder)) for field in fields)
    if FAIR in stage.format.stage_fields:
        yield FAIR, planned.fair


def read(plan: Mapping[str, Any], *, defaults: Defaults = Defaults()) -> Planned:
    """Parse a stored plan; None is treated like a missing key.

    Raises `TournamentError` with the field: `plan_value` (invalid), `plan_field` (unknown to its format),
    `plan_missing`, `plan_order_twice`, `plan_play` (both mãos and partidas), `vp_*`, `crossing_unreadable`.
    """
    said = {name: value for name, value in plan.items() if value is not None}
    if "format" not in said:
        raise PlanError("plan_missing", "format")
    # A list, because the stored value may be unhashable.
    if (key := said.pop("format")) not in list(FORMATS):
        raise PlanError("plan_value", "format")
    format_ = FORMATS[key]
    own = [field for field in format_.fields if field.stored]
    fields = (*own, *format_.stage_fields, *PLAYED)
    _check_known(said, fields)
    found = {field: field.read(value) for field in fields for value in _said(said, field)}
    scheme = read_points(said["points"]) if "points" in said else BRAZIL
    third = {"third": defaults.third} if any(field.name == "third" for field in own) else {}
    settings = {field.name: found[field] for field in own if field in found}
    of_stage: dict[str, Any] = {
        f.name: found[f] for f in format_.stage_fields if f in found and f is not FAIR
    }
    if PACE in format_.stage_fields:
        of_stage.setdefault(PACE.name, Pace.FREE)  # a plan without a pace is older than the field
    fair: Any = found.get(FAIR, Fair.AVERAGE)
    return Planned(
        stage=StagePlan(
            format=with_settings(format_(), {**third, **settings}),
            play=_play(found, defaults, scheme),
            **of_stage,
        ),
        scheme=scheme,
        order=_order(said, scheme, format_),
        fair=fair,
    )


def _check_known(said: Mapping[str, Any], fields: Iterable[PlanField]) -> None:
    names = {"points", "order", *(field.name for field in fields)}
    outers = {name.partition(".")[0] for name in names}
    TypedObject.of(said, "", frozenset(outers))
    for outer in outers - names:
        inner = frozenset(name.partition(".")[2] for name in names if name.startswith(f"{outer}."))
        TypedObject.of(said.get(outer, {}), outer, inner)


def _said(said: Mapping[str, Any], field: PlanField) -> Iterator[object]:
    outer, _, name = field.name.rpartition(".")
    at = said.get(outer, {}) if outer else said
    if name in at:
        yield at[name]


def _play(found: Mapping[PlanField, Any], defaults: Defaults, scheme: Scheme) -> Play:
    maos = found.get(MAOS)
    partidas = found.get(PARTIDAS, None if maos else defaults.partidas)
    if maos and partidas:
        raise PlanError("plan_play", "maos")
    return Play(
        maos=maos,
        partidas=partidas,
        minutes=found.get(MINUTES, defaults.minutes),
        target=found.get(TARGET),
        vp=_vp(scheme),
        at_zero=found.get(AT_ZERO, defaults.at_zero),
        announced=found.get(ANNOUNCED, ANNOUNCED_USUALLY),
    )


def _vp(scheme: Scheme) -> VpTable | None:
    return scheme.played if isinstance(scheme.played, VpTable) else None


def _order(said: Mapping[str, Any], scheme: Scheme, format_: type[Format]) -> tuple[By, ...]:
    if "order" not in said:
        # Criteria that compare two opponents are left out for single players, whose opponents are two.
        usual = ITALY_ORDER if _vp(scheme) else BRAZIL_ORDER
        return format_.applicable(usual)
    texts = said["order"]
    if not isinstance(texts, list) or not texts:
        raise PlanError("plan_value", "order")
    order = tuple(map(_criterion, texts))
    once = [by for by in order if not by.tie_break.among_tied]
    if len(set(once)) < len(once):
        raise PlanError("plan_order_twice", "order")
    # Version 0.2.0 stored lots alone when no order was chosen; it means the usual order of the format.
    return format_.usual_order(vp=_vp(scheme) is not None) if order == LOTS_ALONE else order


def _criterion(text: object) -> By:
    try:
        by = By.of(str(text))
    except ValueError as exc:
        raise PlanError("plan_value", "order") from exc
    if by.measure is Measure.PLAYOFF or bool(by.kind) != (by.measure is Measure.CANASTRAS):
        raise PlanError("plan_value", "order")
    return by
