"""Evidence of presence apart from the marks of the roll: mãos, walkovers, late entries and returns."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from django.db.models import Max, Q

from tournaments.models import Confronto, Tournament, TournamentLogEntry
from tournaments.models.confronto import SEATS_READ
from tournaments.standings.meeting import Status

READ = ("last", "jogo__closed_at", "status", "winner", "absent", *SEATS_READ)
CAME = ("entered_late", "re_entered")


class Seen(NamedTuple):
    """The last evidence of a dupla: when, and whether it was present. playing: a mão of its open jogo is recorded."""

    at: datetime
    present: bool
    playing: bool = False


def seen(tournament: Tournament, since: datetime | None) -> dict[int, Seen]:
    """Return the last evidence of each dupla since a moment, by id; a dupla that plays counts in any case. Two queries.

    A dupla was present when a mão of its jogo was recorded, when its opponent did not come, and when the desk entered
    it late or took it back. It was absent when it lost by W.O.
    """
    found: dict[int, Seen] = {}
    for dupla, one in (*_at_tables(tournament), *_at_the_desk(tournament)):
        counts = one.playing or since is None or one.at >= since
        if counts and (dupla not in found or found[dupla] < one):
            found[dupla] = one
    return found


def _at_tables(tournament: Tournament) -> Iterator[tuple[int, Seen]]:
    rows = Confronto.objects.filter(tournament=tournament, jogo__isnull=False)
    # A correction says nothing about who is there, so only the first version of a mão counts.
    first = Q(jogo__partida__mao__version=1)
    rows = rows.annotate(last=Max("jogo__partida__mao__entered_at", filter=first)).order_by()
    rows = rows.filter(Q(last__isnull=False) | Q(status__in=(Status.WALKOVER, Status.BOTH_ABSENT)))
    for last, closed, status, winner, absent, *seats in rows.values_list(*READ):
        *sides, others = seats
        for dupla in filter(None, (*sides, *others)):
            if last and str(dupla) not in absent:
                yield dupla, Seen(last, present=True, playing=closed is None)
        if closed and status in {Status.WALKOVER, Status.BOTH_ABSENT}:
            for pair in (sides[:2], sides[2:]):
                for dupla in filter(None, pair):
                    yield dupla, Seen(closed, present=winner is not None and winner in pair)


def _at_the_desk(tournament: Tournament) -> Iterator[tuple[int, Seen]]:
    lines = TournamentLogEntry.objects.filter(tournament=tournament, action__in=CAME, dupla__isnull=False)
    for dupla, at in lines.values_list("dupla", "at"):
        yield dupla, Seen(at, present=True)
