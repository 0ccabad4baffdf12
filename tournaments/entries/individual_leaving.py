"""Withdrawal of a single player.

The others play the table with fewer players, or it cannot be played and they rest.
"""

from collections.abc import Collection

from django.db.models import Q
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.models import Confronto, Round, StageEntry
from tournaments.outcomes import decisions
from tournaments.standings.meeting import Status


def leave(entry: StageEntry, *, nothing: bool, reason: str, source: Source) -> list[int]:
    """Remove a player from every coming table; return the ids of the confrontos that had no jogo yet.

    nothing: whether these tables count as nothing for the player instead of as a lost W.O. A table at which something
    was played always counts as a W.O. `until_round` of the entry is the last round that the player has played. The
    caller holds the locks of `leaving.withdraw`.
    """
    # The tables without a result, and coming ones that cannot be played because another player has withdrawn.
    short = Q(status=Status.ABSENT, jogo=None, round__gt=entry.until_round)
    rows = list(Confronto.objects.of(entry.dupla).filter(Q(status="") | short, stage=entry.stage))
    waiting = [row for row in rows if row.jogo_id is None]
    for row in waiting:
        row.absent |= {str(entry.dupla_id): nothing}
        row.status = "" if decisions.can_play(row) else Status.ABSENT
    # Stored before a mesa becomes free, so that none of these tables is opened.
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
    """Put a player back at the tables that it had left. A table with enough players is played again.

    left: ids of the confrontos. A round that was closed because none of its tables could be played is open again.
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
