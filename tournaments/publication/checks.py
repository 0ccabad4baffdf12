"""The nightly check of each tournament: the records are intact, and the results follow from them."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from django.db.models import Q
from django.utils.timezone import localtime

from scoring.jogo import recount
from scoring.ledger import verify
from scoring.ledger.consistent_read import one_moment
from scoring.models import Jogo
from tournaments.ledger import chains as chains
from tournaments.ledger import club_log
from tournaments.models import Tournament, TournamentCheck
from tournaments.publication.recount import differences

NIGHT = time(4)  # local time; a machine that was off checks at its next start
SHOWN = 50  # stored sentences of one check


def check(tournament: Tournament) -> TournamentCheck:
    """Check a tournament in one snapshot of the database, and replace the stored result of the last check."""
    at = localtime()
    # The event may be running: all queries must see the same state.
    with one_moment():
        found = list(faults(tournament))
    told = {"at": at, "found": found[:SHOWN], "number": len(found)}
    checked, _made = TournamentCheck.objects.update_or_create(tournament=tournament, defaults=told)
    return checked


def faults(tournament: Tournament) -> Iterator[str]:
    """Yield the findings of `verify_ledger`, `rescore --check` and `verify_results` for a tournament and its club."""
    jogos = Jogo.objects.filter(confronto__tournament=tournament)
    yield from club_log.faults(tournament.club)
    yield from chains.faults(tournament)
    yield from verify.faults(jogos)
    yield from recount.differences(jogos)
    yield from differences(tournament)


def due() -> list[int]:
    """Return the ids of tournaments that have not been checked since the last night. Runs one query."""
    now = localtime()
    # A check in the future was made before the clock was set back.
    unchecked = Q(latest_check=None) | Q(latest_check__at__lt=_last_night(now)) | Q(latest_check__at__gt=now)
    return list(Tournament.objects.filter(unchecked).order_by("pk").values_list("pk", flat=True))


def _last_night(now: datetime) -> datetime:
    tonight = now.replace(hour=NIGHT.hour, minute=0, second=0, microsecond=0)
    return tonight if tonight <= now else tonight - timedelta(days=1)
