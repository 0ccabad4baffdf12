"""A tournament is checked every night: whether it is as it was recorded, and whether its results follow from that."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from django.db.models import Q
from django.utils.timezone import localtime

from scoring.jogo import recount as maos
from scoring.ledger import verify as trails
from scoring.ledger.consistent_read import one_moment
from scoring.models import Jogo
from tournaments.ledger import club_log
from tournaments.ledger import verify as chains
from tournaments.models import Conferencia, Tournament
from tournaments.publication import recount as results

NIGHT = time(4)  # local; a laptop that was off then checks when it is next started
SHOWN = 50  # sentences that are kept of one check


def check(tournament: Tournament) -> Conferencia:
    """Check a tournament as it stands at one moment, and keep what was found in the place of what was found before."""
    at = localtime()
    with one_moment():
        found = list(faults(tournament))
    told = {"at": at, "found": found[:SHOWN], "number": len(found)}
    checked, _made = Conferencia.objects.update_or_create(tournament=tournament, defaults=told)
    return checked


def faults(tournament: Tournament) -> Iterator[str]:
    """Yield what `verify_ledger`, `rescore --check` and `verify_results` say of one tournament and its club."""
    jogos = Jogo.objects.filter(confronto__tournament=tournament)
    yield from club_log.faults(tournament.club)
    yield from chains.faults(tournament)
    yield from trails.faults(jogos)
    yield from maos.differences(jogos)
    yield from results.differences(tournament)


def due() -> list[int]:
    """Return the tournaments that nobody has checked since the last night, or in a time to come. One query."""
    now = localtime()
    unchecked = Q(conferencia=None) | Q(conferencia__at__lt=_last_night(now)) | Q(conferencia__at__gt=now)
    return list(Tournament.objects.filter(unchecked).order_by("pk").values_list("pk", flat=True))


def _last_night(now: datetime) -> datetime:
    tonight = now.replace(hour=NIGHT.hour, minute=0, second=0, microsecond=0)
    return tonight if tonight <= now else tonight - timedelta(days=1)
