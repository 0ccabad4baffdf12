"""What a stored stage plans, with what its tournament leaves to it."""

from collections.abc import Iterable, Mapping
from typing import Any

from tournaments.models import Stage, Tournament
from tournaments.plan import stored
from tournaments.plan.fields import AT_ZERO, LATE_UNTIL, PACE, SIDE_OF, AtZero, Pace
from tournaments.plan.formats import FORMATS, Format


def planned(stage: Stage) -> stored.Planned:
    """Return the plan of a stage. Raises `TournamentError` as `plan.stored.read`, which let it in."""
    return read(stage.plan, stage.tournament)


def read(plan: Mapping[str, Any], tournament: Tournament) -> stored.Planned:
    """Return what a plan says in this tournament. Raises `TournamentError` as `plan.stored.read`."""
    defaults = stored.Defaults(
        partidas=tournament.partidas,
        minutes=tournament.minutes,
        third=tournament.third_place,
        at_zero=AtZero(tournament.at_zero),
    )
    return stored.read(plan, defaults=defaults)


def default_plan(tournament: Tournament) -> dict[str, object]:
    """Return the plan of a tournament that has none: a knockout, of single players an individual, or mesas."""
    if tournament.each_alone:
        return {"format": "mesas"}
    if tournament.of_players:
        return {"format": "individual"}
    return {"format": "knockout", "third": tournament.third_place}


def format_of(stage: Stage) -> type[Format]:
    """Return the format without reading the rest of the plan."""
    return FORMATS[stage.plan["format"]]


def is_bracket(stage: Stage) -> bool:
    """Whether the stage is played along a bracket, without rounds of its own."""
    return format_of(stage).is_bracket


def carries(stage: Stage) -> bool:
    """Whether points are carried into the stage from the one before. A bracket ranks by what is played in it."""
    return stage.number > 1 and not is_bracket(stage) and bool(planned(stage).stage.carry)


def side_of(stage: Stage) -> int | None:
    """Return the number of the stage whose others play in this one; None of a stage of the main line."""
    said = stage.plan.get(SIDE_OF.name)
    return None if said is None else int(said)


def fed_by(stage: Stage) -> int:
    """Return the number of the stage that those of this one come from, 0 of the first."""
    return side_of(stage) or stage.number - 1


def opens_after(stage: Stage, stages: Iterable[Stage]) -> Stage | None:
    """Return the stage that keeps this one from beginning yet, None where nothing does.

    A stage waits until the one before is closed; a side event until the one is begun that the others went on to.
    """
    side = side_of(stage)
    before = next((one for one in stages if one.number == (side + 1 if side else stage.number - 1)), None)
    if before is None:
        return None
    waits = before.state == Stage.State.PLANNED if side else before.state != Stage.State.CLOSED
    return before if waits else None


def fed_from(stage: Stage, stages: Iterable[Stage]) -> list[Stage]:
    """Return the stages that those of this one come to, of the main line first."""
    return sorted((one for one in stages if fed_by(one) == stage.number), key=lambda one: one.number)


def sides_beside(stage: Stage) -> list[Stage]:
    """Return the begun side events of those who did not go on to this stage of the main line."""
    if side_of(stage) or stage.number == 1:
        return []
    begun = Stage.objects.filter(tournament=stage.tournament_id).exclude(state=Stage.State.PLANNED)
    return [one for one in begun.order_by("number") if side_of(one) == stage.number - 1]


def went_on_to(stage: Stage) -> Stage | None:
    """Return the begun stage that those of this one came to, of the main line first; None where nobody went on."""
    begun = Stage.objects.filter(tournament=stage.tournament_id).exclude(state=Stage.State.PLANNED)
    return next(iter(fed_from(stage, begun)), None)


def by_round(stage: Stage) -> bool:
    """Whether the jogos of a round open together once it is started, and not each as soon as it can."""
    return bool(stage.plan.get(PACE.name) == Pace.ROUND)


def at_zero(stage: Stage, tournament: Tournament) -> AtZero:
    """Return what happens in a stage when the time is over; what its plan leaves open was said of the whole event."""
    return AtZero(stage.plan.get(AT_ZERO.name) or tournament.at_zero)


def begins_with_drafts(stage: Stage) -> bool:
    """Whether the director checks and posts what is drawn: round by round, and where each round is drawn by itself."""
    return by_round(stage) or format_of(stage).drawn_by_round


def late_until(stage: Stage) -> int:
    """Return the last round in which a dupla may still enter, the first unless said; 0 where nobody is let in."""
    if not format_of(stage).takes_late():
        return 0
    said = stage.plan.get(LATE_UNTIL.name)  # None as the desk stores it where it was left blank
    return 1 if said is None else int(said)


def options_of(options: Mapping[str, Any], maos: int | None, target: int | None) -> dict[str, Any]:
    """Return the options of the rule set in a stage: of so many mãos, or of its own points limit, where it has one."""
    if maos is None:
        return dict(options) if target is None else {**options, "target": target}
    kept = {name: value for name, value in options.items() if name != "target"}
    return {**kept, "maos": maos}


def is_fixed(partidas: int, usual: int, *, fixed: bool) -> bool:
    """Whether all partidas of a jogo are played. usual, fixed: of the tournament, told of its own number."""
    return partidas % 2 == 0 or (fixed and partidas == usual)
