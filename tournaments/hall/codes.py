"""Entry by a spoken six-digit code, with throttling of wrong codes.

Six digits can be guessed, so clients with too many wrong codes wait, without blocking others. Wrong codes are stored
with their source. Each device has its own limit; a device that has been at the mesa has no other. Other devices share
a limit with devices of their kind: those seen at another mesa of the event; those at an address from which a club
member has signed in, such as the hall; strangers, who are also limited by address. A stranger can therefore block
only strangers. The QR holds 128 bits and needs no limit.
"""

from collections import Counter
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils.crypto import constant_time_compare
from django.utils.timezone import now

from scoring import pauses
from scoring.models import SeatKey
from tournaments import sign_in
from tournaments.errors import TournamentError
from tournaments.hall import mesas
from tournaments.models import CodeAttempt, Mesa, Tournament
from tournaments.models.access.keys import Who

WINDOW = timedelta(minutes=10)
MOST_KNOWN = 40  # latest devices at a mesa: four players and their helpers
OF_DEVICE, OF_ADDRESS = 5, 10  # wrong codes before the first pause
OF_MESA = {Who.HALL: 10, Who.HOUSE: 10, Who.STRANGER: 20}  # strangers: more than a single address can use up


def enter(*, tournament: Tournament, number: int, code: str, device: str, address: str = "") -> Mesa:
    """Return the mesa of that number if the code is correct. Attempts at a mesa are serialised by a lock.

    Raises `TournamentError`: `code_wrong`, or `code_locked` (seconds) even for a correct code.
    """
    place = pauses.neighbours(address)
    with transaction.atomic():
        # The lock serialises attempts at a mesa, so that parallel requests cannot exceed the limit.
        found = Mesa.objects.select_for_update(no_key=True).filter(tournament=tournament, number=number)
        mesa, at = found.first(), now()
        who = _who(tournament, mesa, device, place)
        if seconds := _wait(mesa, who, device, place, at):
            raise TournamentError("code_locked", seconds=seconds)
        if mesa and constant_time_compare(mesas.code(mesa), code):
            _remember(mesa, device, at)
            return mesa
        CodeAttempt.objects.filter(
            right=False, at__lte=at - WINDOW
        ).delete()  # otherwise strangers could fill the disk
        CodeAttempt.objects.create(mesa=mesa, who=who, device=device, address=place, at=at)
    raise TournamentError("code_wrong", field="code", mesa=number)


def tried(tournament: Tournament) -> set[int]:
    """Return the numbers of the mesas whose code is being guessed. One query."""
    wrong = _counting(now()).filter(mesa__tournament=tournament).order_by()
    counts = Counter(wrong.values_list("mesa__number", "who"))
    return {number for (number, who), times in counts.items() if times >= OF_MESA.get(Who(who), OF_DEVICE)}


def _who(tournament: Tournament, mesa: Mesa | None, device: str, place: str) -> Who:
    been = CodeAttempt.objects.filter(right=True, device=device, mesa__tournament=tournament)
    at: set[int | None] = set(been.values_list("mesa__number", flat=True))
    seats = SeatKey.objects.filter(device=device, jogo__confronto__tournament=tournament)
    at |= set(seats.values_list("jogo__confronto__mesa", flat=True))
    if mesa and mesa.number in at:
        return Who.MESA
    if at:
        return Who.HALL
    members = tournament.club.members.values_list("username", flat=True)
    return Who.HOUSE if sign_in.knows(members, place) else Who.STRANGER


def _counting(at: datetime) -> QuerySet[CodeAttempt]:
    # Wrong codes count for some minutes, or until the director unlocks the mesa.
    since = Q(mesa__unlocked_at=None) | Q(at__gt=F("mesa__unlocked_at"))
    return CodeAttempt.objects.filter(since, right=False, at__gt=at - WINDOW, at__lte=at).order_by("-at")


def _wait(mesa: Mesa | None, who: Who, device: str, place: str, at: datetime) -> int:
    wrong = _counting(at)
    limits = [(wrong.filter(device=device), OF_DEVICE)]
    if who == Who.STRANGER:
        limits.append((wrong.filter(who=who, address=place), OF_ADDRESS))
    if who != Who.MESA:
        like = wrong.filter(mesa=mesa, who=who)
        limits.append((like.filter(address=place) if who == Who.HOUSE else like, OF_MESA[who]))
    return max(
        pauses.left(tries.values_list("at", flat=True)[: free + pauses.STEPS], free, at)
        for tries, free in limits
    )


def _remember(mesa: Mesa, device: str, at: datetime) -> None:
    known = CodeAttempt.objects.filter(mesa=mesa, right=True)
    known.filter(device=device).delete()
    CodeAttempt.objects.create(mesa=mesa, who=Who.MESA, device=device, right=True, at=at)
    older = known.order_by("-at").values_list("pk", flat=True)[MOST_KNOWN:]
    known.filter(pk__in=list(older)).delete()
