"""Entering by a spoken code. Six digits can be guessed: wrong ones are counted, by mesa and by device, in the database.

Never by address: all phones of a hall share one. The QR has 128 bits and needs no limit.
"""

from collections import Counter
from datetime import datetime, timedelta
from math import ceil

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils.crypto import constant_time_compare
from django.utils.timezone import now

from tournaments.errors import TournamentError
from tournaments.hall import mesas
from tournaments.models import Mesa, Tentativa, Tournament

WINDOW = timedelta(minutes=10)
MOST_AT_MESA, MOST_OF_DEVICE = 20, 5  # wrong codes within the window


def enter(*, tournament: Tournament, number: int, code: str, device: str) -> Mesa:
    """Return the mesa of that number, for who knows its code. One try at a mesa comes after the other.

    Raises `TournamentError`: `code_wrong`, or `code_locked` (seconds, minutes) whatever the code was.
    """
    with transaction.atomic():
        found = Mesa.objects.select_for_update(no_key=True).filter(tournament=tournament, number=number)
        mesa, at = found.first(), now()
        if seconds := _wait(mesa, device, at):
            raise TournamentError("code_locked", seconds=seconds, minutes=ceil(seconds / 60))
        if mesa and constant_time_compare(mesas.code(mesa), code):
            return mesa
        Tentativa.objects.filter(mesa=mesa, at__lte=at - WINDOW).delete()  # or strangers fill the disk
        Tentativa.objects.create(mesa=mesa, device=device, at=at)
    raise TournamentError("code_wrong", field="code", mesa=number)


def locked(tournament: Tournament) -> set[int]:
    """Return the numbers of the mesas whose code cannot be tried now. One query."""
    tries = _counting(now()).filter(mesa__tournament=tournament).values_list("mesa__number", flat=True)
    return {number for number, wrong in Counter(tries).items() if wrong >= MOST_AT_MESA}


def _counting(at: datetime) -> QuerySet[Tentativa]:
    """Return the wrong tries that count: of the last minutes, and since the director unlocked the mesa."""
    since = Q(mesa__unlocked_at=None) | Q(at__gt=F("mesa__unlocked_at"))
    return Tentativa.objects.filter(since, at__gt=at - WINDOW).order_by("-at")


def _wait(mesa: Mesa | None, device: str, at: datetime) -> int:
    """Return how many seconds no code is taken; 0 when one may be tried."""
    tries = _counting(at)
    limits = [(tries.filter(device=device), MOST_OF_DEVICE)]
    if mesa:
        limits.append((tries.filter(mesa=mesa), MOST_AT_MESA))
    until = [
        first + WINDOW
        for wrong, most in limits
        for first in wrong.values_list("at", flat=True)[most - 1 : most]
    ]
    return ceil((max(until) - at).total_seconds()) if until else 0
