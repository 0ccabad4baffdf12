"""The live table: recomputed after each mão, by one worker per tournament, which serves many requests at once.

A mão recomputes only its own jogo. Other changes (a round posted, a jogo closed, a mesa moved) recompute the whole
table.
"""

import traceback
from contextlib import suppress
from pathlib import Path
from time import monotonic

from django.db import DatabaseError, connection, transaction
from django.db.models import F
from django.db.models.functions import Now

from tournaments import refresh_queue
from tournaments.ledger import seals
from tournaments.models import LiveJogo, LiveTable, Refresh, Tournament
from tournaments.publication.document.playing import not_official, playing
from tournaments.publication.document.shape import LiveRow
from tournaments.publication.publishing import freeze, is_due
from tournaments.publication.waits import counted, since

# The columns that a refresh writes. `publish` writes the columns for lists of events.
PAID = ("done", "published", "whole", "refreshed_at", "failed_at", "failure", "paid", "waited")


def refresh(tournament_id: int) -> int:
    """Recompute until nothing is due, and return the number of passes. Safe to run twice, late or in parallel.

    If another worker is busy, it returns at once, because that worker looks for new requests when it is done. An
    exception is stored until a refresh succeeds, and raised.
    """
    rounds = 0
    try:
        while refresh_queue.is_behind(tournament_id) and _refresh_once(tournament_id):
            rounds += 1
    except Exception as exc:
        # The database may be the cause; the original exception is raised in any case.
        with suppress(DatabaseError):
            failed = LiveTable.objects.filter(pk=tournament_id)
            failed.update(failed_at=Now(), failure=_place(exc))
        raise
    return rounds


def _place(exc: Exception) -> str:
    # The message is left out, because it may contain names; it is in the log.
    last = traceback.extract_tb(exc.__traceback__)[-1]
    return f"{type(exc).__name__}, {Path(last.filename).name}:{last.lineno}"


def _refresh_once(tournament_id: int) -> bool:
    with transaction.atomic():
        # SQLite has no row locks, but only one writer at a time.
        skip = connection.features.has_select_for_update_skip_locked
        table = (
            LiveTable.objects.select_for_update(no_key=True, skip_locked=skip)
            .filter(pk=tournament_id)
            .first()
        )
        # Another worker holds the lock, or the event has no live table.
        if table is None:
            return False
        began = monotonic()
        wish = Refresh.objects.annotate(at=Now()).get(pk=tournament_id)
        tournament = Tournament.objects.select_related("club").get(pk=tournament_id)
        publishing = table.published < wish.publish_wanted and is_due(tournament)
        if table.done >= wish.wanted and not publishing:
            return False
        if publishing:
            freeze(tournament, author=None)
            table.published = wish.publish_wanted
        moved = None if table.whole < wish.whole else _derive_moved(tournament)
        if moved is None:
            _derive_all(tournament)
        if table.done < wish.wanted and (owed := since(wish.owed_since, table.refreshed_at)):
            waited = max(0, (wish.at - owed).total_seconds()) + monotonic() - began
            table.paid, table.waited = counted(table.paid, waited), table.waited + waited
        table.done, table.whole, table.refreshed_at = wish.wanted, wish.whole, wish.at
        table.failed_at, table.failure = None, ""
        # Only these columns, because `publish.freeze` may have updated others of the same row.
        table.save(update_fields=PAID)
        seals.seal(tournament, jogos=None if publishing else moved)
    return True


def _derive_moved(tournament: Tournament) -> set[int] | None:
    rows = LiveJogo.objects.filter(tournament=tournament, done__lt=F("wanted"))
    moved = dict(rows.values_list("pk", "wanted"))
    found = playing(tournament, moved.keys())
    _store(tournament, found, moved)
    return set(found) if moved and found.keys() == moved.keys() else None


def _derive_all(tournament: Tournament) -> None:
    stored = dict(LiveJogo.objects.filter(tournament=tournament).values_list("pk", "wanted"))
    found = playing(tournament) | not_official(tournament)
    _store(tournament, found, stored)
    LiveJogo.objects.filter(pk__in=stored.keys() - found.keys()).delete()


def _store(tournament: Tournament, found: dict[int, LiveRow], wanted: dict[int, int]) -> None:
    # `done` gets the request number read before, so a mão recorded since is still due.
    LiveJogo.objects.bulk_create(
        (
            LiveJogo(jogo_id=pk, tournament=tournament, done=wanted.get(pk, 0), payload=row)
            for pk, row in found.items()
        ),
        update_conflicts=True,
        unique_fields=["jogo"],
        update_fields=["done", "payload"],
    )
