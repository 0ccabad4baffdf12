"""Between what a director types about a stage and the values a plan is made of."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tournaments.pairing.bracket.seeding import read_crossing
from tournaments.pairing.schedule.groups import Method, group_count
from tournaments.pairing.schedule.mitchell import MitchellOptions
from tournaments.pairing.swiss.danese import RULES as DANESE
from tournaments.pairing.swiss.field import Order, SwissOptions
from tournaments.plan.stage import Format, Play, Stage
from tournaments.plan.stored import Planned, write
from tournaments.stage_plan import DRAWN_BY_ROUND, LATE_UNTIL
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


def plan_of(typed: Typed, planned: Planned) -> dict[str, Any]:
    """Return the plan as it is stored."""
    plan = write(planned.stage, planned.scheme, planned.order, planned.fair)
    return plan if typed["late"] is None else {**plan, LATE_UNTIL: typed["late"]}


def stage_of(typed: Typed, *, entrants: int) -> Stage:
    """Return the stage that was typed, for so many entrants. Raises DrawError `crossing_unreadable`, `vp_*`."""
    format_ = Format(typed["format"])
    size, count = typed["size"], typed["groups"]
    return Stage(
        format=format_,
        play=_play(typed),
        rounds=typed["rounds"],
        groups=group_count(entrants, size) if size and not count else count or 1,
        method=Method(typed["method"] or Method.SERPENTINE),
        double=bool(typed["double"]),
        third=bool(typed["third"]),
        reset=bool(typed["reset"]),
        consolation=bool(typed["consolation"]),
        top=typed["top"],
        others=typed["others"] or 0,
        crossing=read_crossing(typed["crossing"] or ""),
        carry=Fraction(typed["carry"] or 0, 100),
        byes=bool(typed["byes"]) or format_ not in DRAWN_BY_ROUND,
        swiss=_swiss(typed, format_) if format_ in DRAWN_BY_ROUND else SwissOptions(),
        mitchell=_mitchell(typed) if format_ is Format.MITCHELL else MitchellOptions(),
    )


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
    stage, play = planned.stage, planned.stage.play
    return {
        "name": name,
        "format": stage.format,
        "rounds": stage.rounds,
        "groups": stage.groups if stage.format is Format.GROUPS else None,
        "method": stage.method,
        **{flag: getattr(stage, flag) for flag in ("double", "third", "reset", "consolation", "byes")},
        "top": stage.top,
        "others": stage.others or None,
        "fair": planned.fair,
        "crossing": ", ".join(f"{one} x {other}" for one, other in stage.crossing),
        "carry": int(stage.carry * 100) or None,
        "first": stage.swiss.first,
        "order": stage.swiss.order,
        "clubs": stage.swiss.clubs,
        "rematches": stage.swiss.rematches,
        "sections": stage.mitchell.sections,
        "step": stage.mitchell.step,
        "skip": stage.mitchell.skip,
        "missing": stage.mitchell.missing or "",
        "unit": "maos" if play.maos else "partidas",
        "count": play.maos or play.partidas,
        "target": play.target,
        "minutes": play.minutes or MINUTES,
        **_typed_scheme(planned.scheme),
        **{f"by{number}": str(by) for number, by in enumerate(planned.order[:CRITERIA], start=1)},
    }


def _play(typed: Typed) -> Play:
    unit = {typed["unit"]: typed["count"]}
    return Play(target=typed["target"], minutes=typed["minutes"], vp=_vp(typed), **unit)


def _vp(typed: Typed) -> VpTable | None:
    if typed["scheme"] == OWN:
        return read_vp_table(typed["table"] or "")
    played = USUAL[typed["scheme"]].played
    return played if isinstance(played, VpTable) else None


def _swiss(typed: Typed, format_: Format) -> SwissOptions:
    usual = DANESE if format_ is Format.DANESE else SwissOptions()
    return replace(
        usual,
        first=Order(typed["first"] or usual.first),
        order=usual.order if format_ is Format.DANESE else Order(typed["order"] or usual.order),
        clubs=bool(typed["clubs"]),
        byes=bool(typed["byes"]),
        rematches=format_ is Format.DANESE and bool(typed["rematches"]),
    )


def _mitchell(typed: Typed) -> MitchellOptions:
    missing = {"a": "a", "b": "b"}.get(typed["missing"] or "")
    return MitchellOptions(
        step=typed["step"] or 1,
        skip=bool(typed["skip"]),
        missing=missing,  # type: ignore[arg-type]  # a seat: the mapping has no other
        sections=typed["sections"] or 1,
    )


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
