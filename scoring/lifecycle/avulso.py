"""A jogo without an event, which anybody may open: it is listed nowhere and reached by its addresses only."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from math import ceil

from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils.timezone import now

import rules
from scoring import pauses, tokens
from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from scoring.models import FOLLOW, AuditEntry, CasualOpening, Jogo, Mao, SeatKey, Submission

HOUR = timedelta(hours=1)
KNOWN = timedelta(days=30)  # how long a device counts as known after it has played
MOST_OF_DEVICE = 6  # jogos that one device may open within an hour
OF_ADDRESS, OF_STRANGERS = 30, 300  # jogos opened by unknown devices before the first pause
ABANDONED = timedelta(days=30)  # longer than a phone stays without network


def open_avulso(
    *,
    labels: Sequence[str],
    ruleset: str,
    options: Mapping[str, object],
    overrides: Mapping[str, object],
    partidas: int,
    entry: str,
    source: Source,
    address: str = "",
) -> Jogo:
    """Open a jogo without an event, with an additional key for read access.

    address: the IP address of the request. Arguments and refusals as `open_jogo`, and `Refused("avulso_too_many")`
    with the seconds until another may be opened. Two simultaneous requests may both pass: the limit only keeps out a
    flood.
    """
    place, at = pauses.neighbours(address), now()
    # A device with a mão in one of its jogos is throttled only by its own openings (docs/decisions/0031).
    known = CasualOpening.objects.filter(
        device=source.device, at__gt=at - KNOWN, jogo__partida__mao__isnull=False
    ).exists()
    if seconds := _wait(source.device, place, at, known=known):
        raise Refused("avulso_too_many", seconds=seconds)
    with transaction.atomic():
        jogo = open_jogo(
            labels=labels,
            ruleset=ruleset,
            options=options,
            overrides=overrides,
            partidas=partidas,
            entry=entry,
            source=source,
        )
        SeatKey.objects.create(jogo=jogo, seat=FOLLOW, **tokens.fresh())
        # Addresses are deleted after an hour, devices after `KNOWN`, because they count no longer.
        CasualOpening.objects.filter(at__lte=at - HOUR).exclude(address="").update(address="")
        CasualOpening.objects.filter(at__lte=at - KNOWN).delete()
        CasualOpening.objects.create(
            jogo=jogo, device=source.device, address=place, stranger=not known, at=at
        )
    return jogo


def clear_abandoned() -> int:
    """Delete the keys of every jogo without an event and without entries; return the number of these jogos.

    Their trails stay, as all trails do; they hold only the opening.
    """
    keys = SeatKey.objects.filter(jogo=OuterRef("jogo"))
    # A jogo is kept if a phone still reports unsent entries.
    old = SeatKey.objects.filter(seat=FOLLOW, issued_at__lte=now() - ABANDONED).exclude(
        Exists(keys.filter(unsent__gt=0))
    )
    played, sent = (
        Mao.objects.filter(partida__jogo=OuterRef("jogo")),
        Submission.objects.filter(jogo=OuterRef("jogo")),
    )
    jogos = list(old.exclude(Exists(played)).exclude(Exists(sent)).values_list("jogo", flat=True))
    SeatKey.objects.filter(jogo__in=jogos).delete()
    return len(jogos)


def _wait(device: str, place: str, at: datetime, *, known: bool) -> int:
    # A device that has played is limited only by its own openings.
    lately = CasualOpening.objects.filter(at__gt=at - HOUR, at__lte=at).order_by("-at")
    # The oldest of the device's last `MOST_OF_DEVICE` openings; the pause ends when it is an hour old.
    own = lately.filter(device=device).values_list("at", flat=True)[MOST_OF_DEVICE - 1 : MOST_OF_DEVICE]
    wait = max((ceil((first + HOUR - at).total_seconds()) for first in own), default=0)
    if known or wait:
        return wait
    strangers = lately.filter(stranger=True).values_list("at", flat=True)
    limits = ((strangers.filter(address=place), OF_ADDRESS), (strangers, OF_STRANGERS))
    return max(pauses.left(times[: free + pauses.STEPS], free, at) for times, free in limits)


def is_reopened_by_undo(jogo: Jogo) -> bool:
    """Return whether the mesa may take back the mão that ended the jogo: with one scorer and without a director."""
    played_out = jogo.closed_at is not None and jogo.reason in set(rules.JogoReason)
    alone = jogo.entry == Jogo.Entry.SCORER
    return played_out and alone and SeatKey.objects.filter(jogo=jogo, seat=FOLLOW).exists()


def is_opener(jogo: Jogo, devices: Collection[str]) -> bool:
    """Return whether one of these devices opened a jogo without an event, and may therefore correct it.

    At most one query.
    """
    opened = AuditEntry.objects.filter(jogo=jogo, sequence=1, device__in=set(devices) - {""})
    return opened.filter(jogo__seatkey__seat=FOLLOW).exists()
