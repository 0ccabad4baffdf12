"""A jogo that anybody opens, without an event: listed nowhere, reached by its addresses alone."""

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
from scoring.models import FOLLOW, Abertura, Acesso, Envio, Jogo, Mao, Registro

HOUR = timedelta(hours=1)
KNOWN = timedelta(days=30)  # how long it counts that a device has played
MOST_OF_DEVICE = 6  # jogos opened within the hour by one device
OF_ADDRESS, OF_STRANGERS = 30, 300  # by those who have not played yet, before the first pause
ABANDONED = timedelta(days=30)  # longer than a phone is without network


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
    """Open a jogo of nobody's event, with one more key that only follows.

    address: where the request comes from. Arguments and refusals as `open_jogo`; besides `Refused("avulso_too_many")`
    with the seconds until one may be opened again. Two that come at once may both pass: the limit keeps a flood out.
    """
    place, at = pauses.neighbours(address), now()
    known = Abertura.objects.filter(
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
        Acesso.objects.create(jogo=jogo, seat=FOLLOW, **tokens.fresh())
        Abertura.objects.filter(at__lte=at - HOUR).exclude(address="").update(address="")
        Abertura.objects.filter(at__lte=at - KNOWN).delete()
        Abertura.objects.create(jogo=jogo, device=source.device, address=place, stranger=not known, at=at)
    return jogo


def clear_abandoned() -> int:
    """Take the keys of every jogo of nobody's event in which nothing was ever entered; return of how many.

    What its trail says stays, as every trail does: that it was opened, and nothing else.
    """
    keys = Acesso.objects.filter(jogo=OuterRef("jogo"))
    old = Acesso.objects.filter(seat=FOLLOW, issued_at__lte=now() - ABANDONED).exclude(
        Exists(keys.filter(unsent__gt=0))
    )
    played, sent = (
        Mao.objects.filter(partida__jogo=OuterRef("jogo")),
        Envio.objects.filter(jogo=OuterRef("jogo")),
    )
    jogos = list(old.exclude(Exists(played)).exclude(Exists(sent)).values_list("jogo", flat=True))
    Acesso.objects.filter(jogo__in=jogos).delete()
    return len(jogos)


def _wait(device: str, place: str, at: datetime, *, known: bool) -> int:
    """Return for how many seconds nothing is opened: a phone that has played is judged by what itself has opened."""
    lately = Abertura.objects.filter(at__gt=at - HOUR, at__lte=at).order_by("-at")
    own = lately.filter(device=device).values_list("at", flat=True)[MOST_OF_DEVICE - 1 : MOST_OF_DEVICE]
    wait = max((ceil((first + HOUR - at).total_seconds()) for first in own), default=0)
    if known or wait:
        return wait
    strangers = lately.filter(stranger=True).values_list("at", flat=True)
    limits = ((strangers.filter(address=place), OF_ADDRESS), (strangers, OF_STRANGERS))
    return max(pauses.left(times[: free + pauses.STEPS], free, at) for times, free in limits)


def is_reopened_by_undo(jogo: Jogo) -> bool:
    """Return whether its mesa may still take back the mão that ended it: one person scores, and nobody directs."""
    played_out = jogo.closed_at is not None and jogo.reason in set(rules.JogoReason)
    alone = jogo.entry == Jogo.Entry.SCORER
    return played_out and alone and Acesso.objects.filter(jogo=jogo, seat=FOLLOW).exists()


def is_opener(jogo: Jogo, devices: Collection[str]) -> bool:
    """Return whether one of these devices opened a jogo of nobody's event: it puts right what nobody else can.

    One query, none without a name of a device.
    """
    opened = Registro.objects.filter(jogo=jogo, sequence=1, device__in=set(devices) - {""})
    return opened.filter(jogo__acesso__seat=FOLLOW).exists()
