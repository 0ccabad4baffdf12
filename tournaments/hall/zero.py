"""At zero the bell rings by itself, where the director has said so: a mão in play counts. Otherwise the desk asks."""

from collections import defaultdict
from collections.abc import Iterable

from django.db import transaction
from django.utils.timezone import now

from scoring.ledger.trail import Source
from tournaments.hall.bell import ring_bells
from tournaments.hall.clock import EXTRA, lines, times
from tournaments.hall.seating import SYSTEM
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Confronto, Ocorrencia, Tournament

RULES = ("clock_rings", "clock_asks")


def rings(tournament: Tournament) -> bool:
    """Whether the bell rings by itself at zero. One query."""
    said = Ocorrencia.objects.filter(tournament=tournament, action__in=RULES).order_by("-sequence")
    return said.values_list("action", flat=True).first() == "clock_rings"


def let_ring(*, tournament: Tournament, by_itself: bool, source: Source) -> None:
    """Let the bell ring by itself at zero, or the director ring it. What is so already is not said again."""
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        if rings(tournament) != by_itself:
            note(tournament, Done("clock_rings" if by_itself else "clock_asks"), source)


def running() -> list[int]:
    """Return the tournaments, by id, in which bells may be due. One query."""
    said = Ocorrencia.objects.filter(tournament__state=Tournament.State.RUNNING, action__in=RULES)
    last = dict(said.order_by("sequence").values_list("tournament", "action"))
    return [pk for pk, action in last.items() if action == "clock_rings"]


def ring_due(tournament: Tournament) -> list[Confronto]:
    """Ring the bell at each table whose time is over, and return them. Safe twice, and by several at once.

    The lock of each jogo decides who rings there. A bell that the director took back does not ring again by itself,
    unless the clock of that table was set since.
    """
    if not rings(tournament):
        return []
    playing = Confronto.objects.being_played().filter(tournament=tournament, jogo__bell_at=None)
    rows = list(playing.select_related("stage", "jogo"))
    if not rows:
        return []
    done = lines(rows)
    left = times(tournament, rows, now(), done)
    heard = _heard(tournament)
    due: dict[tuple[int, int], list[Confronto]] = defaultdict(list)
    for row in rows:
        of_round = done.get((row.stage_id, row.round), ())
        moved = _moved(of_round, row.pk)
        if row.pk in left and left[row.pk].is_over and heard.get(row.pk, -1) < moved:
            due[row.stage_id, row.round].append(row)
    rung = []
    for (_stage, number), tables in due.items():
        stage, ids = tables[0].stage, [row.pk for row in tables]
        rung += ring_bells(stage=stage, number=number, confrontos=ids, in_play=True, source=SYSTEM)
    return rung


def _heard(tournament: Tournament) -> dict[int, int]:
    """Return where in the log a table last heard the bell, by id of its confronto. One query."""
    rung = Ocorrencia.objects.filter(tournament=tournament, action="bell_rung").order_by("sequence")
    said = rung.values_list("sequence", "data")
    return {pk: sequence for sequence, data in said for pk in data["confrontos"]}


def _moved(of_round: Iterable[Ocorrencia], confronto: int) -> int:
    """Return where in the log the clock of a table was last set, 0 where it was not."""
    own = (line for line in of_round if line.action != EXTRA or line.data["confronto"] == confronto)
    return max((line.sequence for line in own), default=0)
