"""Ring the bell automatically at the end of the time, in stages whose plan says so; the current mão is finished."""

from collections import defaultdict
from collections.abc import Iterable

from django.db.models import Q
from django.utils.timezone import now

from tournaments.hall.clocks.bell import ring_bells
from tournaments.hall.clocks.clock import EXTRA, lines, times
from tournaments.hall.seating import SYSTEM
from tournaments.models import Confronto, Stage, Tournament, TournamentLogEntry
from tournaments.plan.fields import AT_ZERO, AtZero
from tournaments.stage_plan import at_zero


def running() -> list[int]:
    """Return the ids of the tournaments in which bells may be due. One query."""
    said = f"plan__{AT_ZERO.name}"
    rings = Q(**{said: AtZero.RINGS}) | Q(**{f"{said}__isnull": True}, tournament__at_zero=AtZero.RINGS)
    stages = Stage.objects.filter(rings, tournament__state=Tournament.State.RUNNING)
    begun = stages.exclude(state=Stage.State.PLANNED)
    return list(begun.order_by("tournament").values_list("tournament", flat=True).distinct())


def ring_due(tournament: Tournament) -> list[Confronto]:
    """Ring the bell at each table whose time is over, and return them. Safe to repeat and to run concurrently.

    The lock of each jogo decides which call rings. A bell that the director undid does not ring again automatically,
    unless the clock of that table was set since.
    """
    playing = Confronto.objects.being_played().filter(tournament=tournament, jogo__bell_at=None)
    rows = [
        row
        for row in playing.select_related("stage", "jogo")
        if at_zero(row.stage, tournament) is AtZero.RINGS
    ]
    if not rows:
        return []
    done = lines(rows)
    left = times(tournament, rows, now(), done)
    heard = _heard(tournament)
    due: dict[tuple[int, int], list[Confronto]] = defaultdict(list)
    for row in rows:
        of_round = done.get((row.stage_id, row.round), ())
        moved = _moved(of_round, row.pk)
        # Compare positions in the log: a bell rung since the last change of the clock is not repeated.
        if row.pk in left and left[row.pk].is_over and heard.get(row.pk, -1) < moved:
            due[row.stage_id, row.round].append(row)
    rung = []
    for (_stage, number), tables in due.items():
        stage, ids = tables[0].stage, [row.pk for row in tables]
        rung += ring_bells(stage=stage, number=number, confrontos=ids, in_play=True, source=SYSTEM)
    return rung


def _heard(tournament: Tournament) -> dict[int, int]:
    rung = TournamentLogEntry.objects.filter(tournament=tournament, action="bell_rung").order_by("sequence")
    said = rung.values_list("sequence", "data")
    return {pk: sequence for sequence, data in said for pk in data["confrontos"]}


def _moved(of_round: Iterable[TournamentLogEntry], confronto: int) -> int:
    # Extra time of another table does not concern this one.
    own = (line for line in of_round if line.action != EXTRA or line.data["confronto"] == confronto)
    return max((line.sequence for line in own), default=0)
