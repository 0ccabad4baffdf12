"""A jogo that anybody opens, without an event: listed nowhere, reached by its addresses alone."""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils.timezone import now

import rules
from scoring import tokens
from scoring.errors import Refused
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import open_jogo
from scoring.models import FOLLOW, Acesso, Jogo, Registro

HOUR = timedelta(hours=1)
MOST_OF_DEVICE, MOST_IN_ALL = 6, 120  # jogos opened within an hour


def open_avulso(
    *,
    labels: Sequence[str],
    ruleset: str,
    options: Mapping[str, object],
    overrides: Mapping[str, object],
    partidas: int,
    entry: str,
    source: Source,
) -> Jogo:
    """Open a jogo of nobody's event, with one more key that only follows.

    Arguments and refusals as `open_jogo`; besides `Refused("avulso_too_many")` where this device, or all together,
    opened as many within the hour as may be. Two that come at once may both pass: the limit keeps a flood out.
    """
    mine = _opened_lately().filter(device=source.device).count()
    if mine >= MOST_OF_DEVICE or _opened_lately().count() >= MOST_IN_ALL:
        raise Refused("avulso_too_many")
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
    return jogo


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


def _opened_lately() -> QuerySet[Registro]:
    opened = Registro.objects.filter(action=Registro.Action.OPENED, at__gt=now() - HOUR)
    return opened.filter(jogo__acesso__seat=FOLLOW)
