"""Single players who leave: a table they were to sit at is played by the others, or cannot be, and these rest."""

from collections.abc import Collection

from django.db.models import Q
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.models import Confronto, Round, StageEntry
from tournaments.outcomes import decisions
from tournaments.standings.meeting import Status


def leave(entry: StageEntry, *, nothing: bool, reason: str, source: Source) -> list[int]:
    """Let somebody out of every table to come; return the ids of those nothing was opened for yet.

    nothing: these count as nothing for who leaves, otherwise as W.O. lost; so does in any case the one at which
    something was played. `until_round` of the entry says what is past. Needs the locks of `leaving.withdraw`.
    """
    # The tables without a result, and those to come that somebody else has left.
    short = Q(status=Status.ABSENT, jogo=None, round__gt=entry.until_round)
    rows = list(Confronto.objects.of(entry.dupla).filter(Q(status="") | short, stage=entry.stage))
    waiting = [row for row in rows if row.jogo_id is None]
    for row in waiting:
        row.absent |= {str(entry.dupla_id): nothing}
        row.status = "" if decisions.can_play(row) else Status.ABSENT
    # Before a mesa is free: none of them is opened.
    Confronto.objects.bulk_update(waiting, ("absent", "status"))
    why = reason.strip() or str(_("desistência"))
    for row in rows:
        if row.jogo_id:
            table = decisions.absent(confronto=row, players=[entry.dupla], reason=why, source=source)
            if not table.each_alone or table.status:
                table.absent |= {str(entry.dupla_id): nothing and table.jogo_id is None}
                table.save(update_fields=("absent",))
    return [row.pk for row in waiting]


def give_back(entry: StageEntry, left: Collection[int]) -> None:
    """Let somebody come back to the tables it had left, by id; one at which enough are there again is played.

    A round that was over because none of its tables could be played is open again.
    """
    waits = Q(status=Status.ABSENT) | Q(status="")
    rows = list(Confronto.objects.filter(waits, pk__in=left, jogo=None).select_related("tournament"))
    for row in rows:
        row.absent.pop(str(entry.dupla_id), None)
        row.status = "" if decisions.can_play(row) else Status.ABSENT
    Confronto.objects.bulk_update(rows, ("absent", "status"))
    reopened = {row.round for row in rows if not row.status}
    rounds = Round.objects.filter(stage=entry.stage, state=Round.State.CLOSED, number__in=reopened)
    rounds.filter(started_at=None).update(state=Round.State.POSTED)
    rounds.exclude(started_at=None).update(state=Round.State.PLAYING)
