"""The only door through which a mão is written."""

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from django.db import transaction

from scoring.audit import Source, note
from scoring.bell import mao_in_play_recorded
from scoring.course import Course
from scoring.draft import BEFORE, Sent, judged, points_before
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused
from scoring.export import mao_text
from scoring.models import Jogo, Mao, Partida, Registro
from scoring.settle import settle
from scoring.signals import mao_recorded

__all__ = ["Receipt", "Source", "correct_mao", "record_mao"]

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was stored. `replay`: it had been stored before, this is the same answer again."""

    mao: Mao
    replay: bool = False


def record_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    facts: Mapping[str, Any],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    source: Source,
) -> Receipt:
    """Store the next mão of a jogo.

    partida, number: the mão the scorer saw as next, counted from 1. facts: as `rules.judge` takes them, or with
    `by_cards` as `rules.judge_cards` does, in JSON's own types; `before` is filled in here. client_id: made by the
    client once per mão; the same id with the same facts is answered the same. acknowledged: codes of the warnings
    the scorer has confirmed.

    Raises `MaoRejected`, `MaoConflict` (that mão stands already), `KeyReused`, `JogoClosed`, `Refused`
    (`mao_out_of_order`, `starter_missing`).
    """
    sent = Sent.of(facts, by_cards)
    with transaction.atomic():
        course = Course.lock(jogo)
        if replay := _replay(course.jogo, client_id, partida=partida, number=number, sent=sent):
            return replay
        if standing := course.standing(partida, number):
            raise MaoConflict(standing)
        if course.jogo.closed_at:
            raise JogoClosed(course.jogo)
        draft = judged(course.jogo, sent, points_before(course), acknowledged)
        row = _next_partida(course, partida, number)
        version = course.next_version(row, number)
        mao = draft.insert(row, number, client_id=client_id, source=source, version=version)
        mao_in_play_recorded(course.jogo)
        _follow(course, mao)
        note(course.jogo, Registro.Action.RECORDED, source, after=describe(mao), rows=[mao])
    return Receipt(mao)


def correct_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int,
    facts: Mapping[str, Any],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    reason: str,
    source: Source,
    even_closed: bool = False,
) -> Receipt:
    """Store a new version of a mão; the old one stays readable. The points before it stay as the table knew them.

    seen_version: the version the corrector looked at. reason: why, shown to everybody. even_closed: the director
    may correct a closed jogo, a table may not.

    Raises as `record_mao`, and `Refused`: `reason_missing`, `mao_unknown`, `nothing_changed`, or where what was
    played after it no longer fits: `hand_after_end`, `partida_after_end`, `partida_open_again`.
    """
    sent = Sent.of(facts, by_cards)
    with transaction.atomic():
        course = Course.lock(jogo)
        if replay := _replay(course.jogo, client_id, partida=partida, number=number, sent=sent):
            return replay
        if course.jogo.closed_at and not even_closed:
            raise JogoClosed(course.jogo)
        old = _correctable(course.standing(partida, number), seen_version, sent, reason)
        draft = judged(course.jogo, sent, old.facts.get(BEFORE), acknowledged)
        mao = draft.insert(
            old.partida,
            number,
            client_id=client_id,
            source=source,
            version=old.version + 1,
            reason=reason.strip(),
        )
        _follow(course, mao)
        told = {"before": describe(old), "after": describe(mao), "reason": mao.reason, "rows": [mao]}
        note(course.jogo, Registro.Action.CORRECTED, source, **told)
    return Receipt(mao)


def describe(mao: Mao) -> dict[str, Any]:
    """Return what the audit trail keeps of a version."""
    return {
        "mao": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "facts": mao.facts,
        "totals": mao.totals,
    }


def _replay(jogo: Jogo, client_id: UUID, *, partida: int, number: int, sent: Sent) -> Receipt | None:
    """Answer an id that was seen before: the same again, or a refusal when its content differs."""
    known = Mao.objects.filter(client_id=client_id).select_related("partida").first()
    if known is None:
        return None
    if known.partida.jogo_id != jogo.pk:
        raise Refused("key_in_use")  # never show one table what another one entered
    if (known.partida.number, known.number, Sent.stored(known)) != (partida, number, sent):
        raise KeyReused(known)
    return Receipt(known, replay=True)


def _next_partida(course: Course, partida: int, number: int) -> Partida:
    """Return the partida being played, when the mão asked for is the next of it."""
    expected = course.next_place
    row = course.partidas[-1]
    if row.reason or expected != (partida, number):
        raise Refused("mao_out_of_order", partida=expected[0], number=expected[1])
    return row


def _follow(course: Course, mao: Mao) -> None:
    """Draw the consequences of a version just stored and tell the floor above."""
    course.put(mao)
    settle(course)
    mao_recorded.send(Jogo, jogo=course.jogo)
    transaction.on_commit(partial(_log, mao), robust=True)


def _log(mao: Mao) -> None:
    """Leave the mão in the log of the site as well, in a form that can be entered again."""
    if logger.isEnabledFor(logging.INFO):
        place = f"{mao.partida.number}.{mao.number} v{mao.version}"
        logger.info("jogo %s, mão %s: %s", mao.partida.jogo_id, place, mao_text(mao))


def _correctable(old: Mao | None, seen_version: int, sent: Sent, reason: str) -> Mao:
    if old is None:
        raise Refused("mao_unknown")
    if old.version != seen_version:
        raise MaoConflict(old)
    if not reason.strip():
        raise Refused("reason_missing")
    if Sent.stored(old) == sent:
        raise Refused("nothing_changed")
    return old
