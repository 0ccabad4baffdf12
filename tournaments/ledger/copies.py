"""Copies of the whole database: when the next one is owed, what became of the last. `deploy.backups` makes them.

One is owed whenever a round or an event has come to its end since the last copy that counts; on a server also where
that one is a day old.
"""

from datetime import timedelta
from hashlib import sha256

from django.db.models import Count, Q
from django.utils.timezone import now

from tournaments.models import Confronto, Copia, Tournament

KEPT = 200  # tries that are remembered
AGAIN = timedelta(minutes=10)  # from a copy that failed to the next try
DAY = timedelta(days=1)

_ON = (Tournament.State.RUNNING, Tournament.State.FINISHED)


def last_good() -> Copia | None:
    """Return the last copy that counts. One query."""
    return Copia.objects.filter(verified=True).defer("figures").first()


def last_failed() -> Copia | None:
    """Return the last try, where it failed and none has succeeded since. One query."""
    last = Copia.objects.defer("figures").first()
    return None if last is None or last.verified else last


def owed(*, daily: bool = False) -> Copia.Why | None:
    """Return why a copy is to be made now: something came to its end, or a day is over. None soon after a failure."""
    failed, good = last_failed(), last_good()
    if failed and abs(now() - failed.at) < AGAIN:
        return None
    if closed() != (good.closed if good else NOTHING):
        return Copia.Why.ROUND
    return Copia.Why.DAY if daily and (good is None or abs(now() - good.at) >= DAY) else None


def closed() -> str:
    """Return a digest of every round that has all its results, in a bracket too, and of every event that is over."""
    rounds = Confronto.objects.filter(tournament__state__in=_ON).order_by().values_list("stage", "round")
    settled = rounds.annotate(waits=Count("pk", filter=Q(status=""))).filter(waits=0)
    over = Tournament.objects.filter(state=Tournament.State.FINISHED).values_list("pk", flat=True)
    return _digest(sorted((stage, number) for stage, number, _ in settled), sorted(over))


def note(copia: Copia) -> Copia:
    """Store what became of a try, and forget the oldest."""
    copia.save(force_insert=True)
    Copia.objects.filter(pk__in=list(Copia.objects.values_list("pk", flat=True)[KEPT:])).delete()
    return copia


def _digest(rounds: list[tuple[int, int]], events: list[int]) -> str:
    return sha256(repr((rounds, events)).encode()).hexdigest()


NOTHING = _digest([], [])
