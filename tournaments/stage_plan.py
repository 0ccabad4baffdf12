"""Access to the plan of a stored stage, with defaults from its tournament."""

from collections.abc import Iterable, Mapping
from typing import Any

import rules
from tournaments.models import Stage, Tournament
from tournaments.plan import stored
from tournaments.plan.duration import GROWTHS, OF_A_MAO, OTHERS, Timing
from tournaments.plan.fields import AT_ZERO, LATE_UNTIL, PACE, SIDE_OF, AtZero, Pace
from tournaments.plan.formats import FORMATS, Format


def planned(stage: Stage) -> stored.Planned:
    """Return the plan of a stage.

    Raises `TournamentError` like `plan.stored.read`, which validated it when it was stored.
    """
    return read(stage.plan, stage.tournament)


def read(plan: Mapping[str, Any], tournament: Tournament) -> stored.Planned:
    """Parse a plan with the defaults of a tournament. Raises `TournamentError` like `plan.stored.read`."""
    defaults = stored.Defaults(
        partidas=tournament.partidas,
        minutes=tournament.minutes,
        third=tournament.third_place,
        at_zero=AtZero(tournament.at_zero),
    )
    return stored.read(plan, defaults=defaults)


def default_plan(tournament: Tournament) -> dict[str, object]:
    """Return the default plan: a knockout; for single players an individual movement, or mesas.

    With a clock a knockout is played round by round, so that no clock starts before people sit.
    """
    if tournament.each_alone:
        return {"format": "mesas"}
    if tournament.of_players:
        return {"format": "individual"}
    pace = {PACE.name: str(Pace.ROUND)} if tournament.minutes else {}
    return {"format": "knockout", "third": tournament.third_place, **pace}


def format_of(stage: Stage) -> type[Format]:
    """Return the format without parsing the rest of the plan."""
    return FORMATS[stage.plan["format"]]


def is_bracket(stage: Stage) -> bool:
    """Whether the stage is a bracket, which has no `Round` rows."""
    return format_of(stage).is_bracket


def carries(stage: Stage) -> bool:
    """Whether points are carried over from the previous stage. Never for a bracket."""
    return stage.number > 1 and not is_bracket(stage) and bool(planned(stage).stage.carry)


def side_of(stage: Stage) -> int | None:
    """Return the number of the stage whose non-qualifiers play in this side event; None in the main line."""
    said = stage.plan.get(SIDE_OF.name)
    return None if said is None else int(said)


def fed_by(stage: Stage) -> int:
    """Return the number of the stage that sends the entrants; 0 for the first stage."""
    return side_of(stage) or stage.number - 1


def opens_after(stage: Stage, stages: Iterable[Stage]) -> Stage | None:
    """Return the stage that this one must wait for, or None.

    A stage waits until the previous one is closed; a side event waits until the stage beside it has begun.
    """
    side = side_of(stage)
    before = next((one for one in stages if one.number == (side + 1 if side else stage.number - 1)), None)
    if before is None:
        return None
    waits = before.state == Stage.State.PLANNED if side else before.state != Stage.State.CLOSED
    return before if waits else None


def fed_from(stage: Stage, stages: Iterable[Stage]) -> list[Stage]:
    """Return the stages with entrants from this one, main line first."""
    return sorted((one for one in stages if fed_by(one) == stage.number), key=lambda one: one.number)


def sides_beside(stage: Stage) -> list[Stage]:
    """Return the begun side events that run parallel to this stage of the main line."""
    if side_of(stage) or stage.number == 1:
        return []
    begun = Stage.objects.filter(tournament=stage.tournament_id).exclude(state=Stage.State.PLANNED)
    return [one for one in begun.order_by("number") if side_of(one) == stage.number - 1]


def went_on_to(stage: Stage) -> Stage | None:
    """Return the first begun stage with entrants from this one, main line first, or None."""
    begun = Stage.objects.filter(tournament=stage.tournament_id).exclude(state=Stage.State.PLANNED)
    return next(iter(fed_from(stage, begun)), None)


def by_round(stage: Stage) -> bool:
    """Whether the jogos of a round open together, when the round is started."""
    return bool(stage.plan.get(PACE.name) == Pace.ROUND)


def has_rounds(stage: Stage) -> bool:
    """Whether a stage is a bracket whose rounds are started one by one."""
    return is_bracket(stage) and by_round(stage)


def at_zero(stage: Stage, tournament: Tournament) -> AtZero:
    """Return the rule for the end of the time in a stage, by default that of the tournament."""
    return AtZero(stage.plan.get(AT_ZERO.name) or tournament.at_zero)


def begins_with_drafts(stage: Stage) -> bool:
    """Whether rounds are drafts that the director checks and posts."""
    return not is_bracket(stage) and not opens_at_once(stage)


def opens_at_once(stage: Stage) -> bool:
    """Whether the first jogos open when the stage begins, and not when a round is posted or started."""
    return not by_round(stage) and not format_of(stage).drawn_by_round


def late_until(stage: Stage) -> int:
    """Return the last round for late entries, by default the first; 0 if there are none."""
    if not format_of(stage).takes_late():
        return 0
    said = stage.plan.get(LATE_UNTIL.name)  # the desk stores None for a blank field
    return 1 if said is None else int(said)


def options_of(options: Mapping[str, Any], maos: int | None, target: int | None) -> dict[str, Any]:
    """Return the options of the rule set in a stage with its own number of mãos or points limit."""
    if maos is None:
        return dict(options) if target is None else {**options, "target": target}
    kept = {name: value for name, value in options.items() if name != "target"}
    return {**kept, "maos": maos}


def timing_of(
    ruleset: rules.RuleSet, *, partidas: int = 1, fixed: bool = False, minutes: float = OF_A_MAO
) -> Timing:
    """Return what jogos under a rule set last without a clock.

    partidas, fixed: settings of the tournament. minutes: of a mão.
    """
    return Timing(
        growth=GROWTHS.get(ruleset.system, OTHERS),
        target=ruleset.target if ruleset.maos is None and ruleset.end != rules.ROUND else None,
        maos=ruleset.maos or 1,
        partidas=partidas,
        fixed=fixed,
        minutes=minutes,
    )
