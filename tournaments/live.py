"""The live table: derived after each mão, one refresh at a time per tournament, many wishes paid by one."""

from django.db import connection, transaction
from django.utils.timezone import now

from tournaments import ledger, owed, publish
from tournaments.models import LiveTable, Refresh, Tournament
from tournaments.snapshot import live


def refresh(tournament_id: int) -> int:
    """Derive until nothing is owed and return how many times that was. Safe twice, safe late, safe side by side.

    A worker that finds another one at it leaves at once: the other looks again once it has let go.
    """
    rounds = 0
    while owed.is_behind(tournament_id):
        paid = _refresh_once(tournament_id)
        if paid is None:
            break
        rounds += paid
    return rounds


def _refresh_once(tournament_id: int) -> bool | None:
    """Pay what is owed now and return whether anything was; None when somebody else is at it."""
    with transaction.atomic():
        # SQLite knows no row locks: its one writer at a time does the same.
        skip = connection.features.has_select_for_update_skip_locked
        table = LiveTable.objects.select_for_update(skip_locked=skip).filter(pk=tournament_id).first()
        if table is None:
            return None
        wish = Refresh.objects.get(pk=tournament_id)
        publishing = table.published < wish.publish_wanted
        if table.done >= wish.wanted and not publishing:
            return False
        tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
        if publishing:
            publish.freeze(tournament, author=None)
        table.payload, table.refreshed_at = live(tournament), now()
        table.done, table.published = wish.wanted, wish.publish_wanted
        table.save()
        ledger.seal(tournament)
    return True
