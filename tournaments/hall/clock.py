"""The clock of what is played: that of its stage, or of its round where that has one of its own."""

from collections.abc import Iterable

from tournaments.hall.seating import with_plans
from tournaments.models import Confronto, Stage, Tournament
from tournaments.stage_plan import planned


def clocks(tournament: Tournament, confrontos: Iterable[Confronto]) -> dict[int, list[Confronto]]:
    """Return the confrontos, read with their stages, by the minutes of their clock; 0 where there is none.

    One query where a bracket has rounds of a length of their own.
    """
    found: dict[int, list[Confronto]] = {}
    for confronto, plan in with_plans(tournament, confrontos):
        found.setdefault(plan.stage.play.minutes, []).append(confronto)
    return found


def of_stage_in_play(tournament: Tournament) -> int:
    """Return the minutes of the stage that plays, 0 where there is none. One query."""
    stage = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING).first()
    if stage is None:
        return 0
    stage.tournament = tournament
    return planned(stage).stage.play.minutes
