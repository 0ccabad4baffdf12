"""Schedule of copies of the whole database, and the results of the last ones. `deploy.backups` makes them.

A copy is due when a round or an event has finished since the last verified copy; on a server also after a day.
"""

from datetime import timedelta
from hashlib import sha256

from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.db.models import Count, Min, Q
from django.utils.timezone import now

from tournaments.models import Backup, Confronto, Tournament

KEPT = 200  # number of attempts kept
AGAIN = timedelta(minutes=10)  # delay after a failed copy
DAY = timedelta(days=1)

_ON = (Tournament.State.RUNNING, Tournament.State.FINISHED)


def last_good() -> Backup | None:
    """Return the last verified copy. One query."""
    return Backup.objects.filter(verified=True).defer("figures").first()


def last_failed() -> Backup | None:
    """Return the last attempt if it failed. One query."""
    last = Backup.objects.defer("figures").first()
    return None if last is None or last.verified else last


def seconds_without() -> float:
    """Return the seconds since the last verified copy; before the first one, since the tables were made.

    A copy from the future counts like one of the past, because it was made before the clock was set back.
    """
    if good := last_good():
        since = good.at
    else:
        since = MigrationRecorder(connection).migration_qs.aggregate(at=Min("applied"))["at"]
    return abs((now() - since).total_seconds()) if since else 0.0


def owed(*, daily: bool = False) -> Backup.Why | None:
    """Return why a copy is due now, or None. After a failure none is due for some minutes."""
    failed, good = last_failed(), last_good()
    # abs() because the clock may have been set back.
    if failed and abs(now() - failed.at) < AGAIN:
        return None
    if closed() != (good.closed if good else NOTHING):
        return Backup.Why.ROUND
    return Backup.Why.DAY if daily and (good is None or abs(now() - good.at) >= DAY) else None


def closed() -> str:
    """Return a digest of all finished rounds, brackets included, and all finished events."""
    rounds = Confronto.objects.filter(tournament__state__in=_ON).order_by().values_list("stage", "round")
    settled = rounds.annotate(waits=Count("pk", filter=Q(status=""))).filter(waits=0)
    over = Tournament.objects.filter(state=Tournament.State.FINISHED).values_list("pk", flat=True)
    return _digest(sorted((stage, number) for stage, number, _ in settled), sorted(over))


def note(copia: Backup) -> Backup:
    """Store the result of an attempt, and delete the oldest ones."""
    copia.save(force_insert=True)
    Backup.objects.filter(pk__in=list(Backup.objects.values_list("pk", flat=True)[KEPT:])).delete()
    return copia


def _digest(rounds: list[tuple[int, int]], events: list[int]) -> str:
    return sha256(repr((rounds, events)).encode()).hexdigest()


NOTHING = _digest([], [])
