"""What is owed to the readers stands in the database; a message only wakes a worker sooner."""

from functools import partial

from django.db import transaction
from django.db.models import F

from tournaments.models import Refresh


def raise_wanted(tournament_id: int, *, publish: bool = False) -> None:
    """Owe a fresh live table, and a new revision if `publish`, to the readers of a tournament.

    Call it inside the transaction of what changed. After the commit a worker is woken; when the broker cannot
    be reached that is logged and the sweep finds the debt.
    """
    Refresh.objects.filter(pk=tournament_id).update(
        wanted=F("wanted") + 1, publish_wanted=F("publish_wanted") + int(publish)
    )
    # robust: what was recorded is recorded, whatever the broker says
    transaction.on_commit(partial(_wake, tournament_id), robust=True)


def _wake(tournament_id: int) -> None:
    from tournaments.tasks import refresh_live_table  # tasks stand on live, live on this module

    refresh_live_table.delay(tournament_id)


def behind() -> list[int]:
    """Return the tournaments whose live table or publication is owed."""
    rows = Refresh.objects.exclude(
        tournament__livetable__done__gte=F("wanted"),
        tournament__livetable__published__gte=F("publish_wanted"),
    )
    return list(rows.order_by("pk").values_list("pk", flat=True))
