"""The director's word where two duplas do not agree."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db import transaction

from scoring.agreeing import agree, draft_of
from scoring.audit import Source, note
from scoring.bell import mao_in_play_recorded
from scoring.course import Course
from scoring.draft import Draft, Sent, judged, points_before
from scoring.errors import JogoClosed, MaoConflict, Refused
from scoring.models import Confirmacao, Jogo, Mao, Registro
from scoring.models.append_only import AppendOnly
from scoring.states import CONFIRMED, CONTESTED, State, sent_of_jogo
from scoring.store import Deed, Receipt, describe, follow, next_partida, said, supersede, tell


def rule(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int = 0,
    choose: str = "",
    facts: Mapping[str, Any] | None = None,
    by_cards: bool = False,
    acknowledged: Collection[str] = (),
    client_id: UUID,
    reason: str,
    source: Source,
) -> Receipt:
    """Decide what a mão was. It is confirmed by that, whatever the duplas said; both versions stay readable.

    seen_version: the version the director looked at, 0 where none stands. choose: the side whose version it is; or
    facts, as `record_mao` takes them. client_id: the same id is answered the same. reason: why, shown to everybody.
    Raises `MaoRejected`, `MaoConflict`, `JogoClosed`, `Refused`: `reason_missing`, `nothing_to_choose` (that side said
    nothing), `nothing_to_rule` (nobody disagrees), `mao_out_of_order`.
    """
    given = None if facts is None else Sent.of(facts, by_cards)
    with transaction.atomic():
        course = Course.lock(jogo)
        if replay := _replayed(course.jogo, client_id):
            return replay
        if not reason.strip():
            raise Refused("reason_missing")
        if course.jogo.closed_at:
            raise JogoClosed(course.jogo)
        mao = course.standing(partida, number)
        if mao and mao.version != seen_version:
            raise MaoConflict(mao)
        deed = Deed(client_id=client_id, source=source, reason=reason.strip(), acknowledged=acknowledged)
        if mao is None:
            return Receipt(_record(course, (partida, number), given, choose, deed))
        if course.state(mao) != State.DIVERGENT:
            raise Refused("nothing_to_rule")
        return Receipt(_decide(course, mao, given or _contested(course, mao, choose), deed))


def _record(course: Course, place: tuple[int, int], given: Sent | None, choose: str, deed: Deed) -> Mao:
    """Store the mão of which the duplas sent different versions, or which nobody could send."""
    row = next_partida(course, *place)
    if given:
        draft = judged(course.jogo, given, points_before(course), deed.acknowledged)
    else:
        draft = _sent(course, place, choose)
    version = course.next_version(row, place[1])
    mao = draft.insert(
        row,
        place[1],
        version=version,
        client_id=deed.client_id,
        source=deed.source,
        reason=deed.reason,
    )
    word = said(course, mao, deed, side="", verdict=CONFIRMED)
    mao_in_play_recorded(course.jogo)
    follow(course, mao)
    _note(course, mao, [mao, word], deed)
    agree(course, sent_of_jogo(course.jogo), deed.source)
    return mao


def _decide(course: Course, mao: Mao, instead: Sent | None, deed: Deed) -> Mao:
    """Let a version stand, or put another in its place."""
    if instead:
        return supersede(course, mao, instead, deed, ruled=True, action=Registro.Action.RULED)
    word = said(course, mao, deed, side="", verdict=CONFIRMED)
    tell(course)
    _note(course, mao, [word], deed)
    return mao


def _sent(course: Course, place: tuple[int, int], choose: str) -> Draft:
    """Return what a side sent."""
    envio = sent_of_jogo(course.jogo).get(place, {}).get(choose)
    if envio is None:
        raise Refused("nothing_to_choose")
    return draft_of(course.jogo, envio, points_before(course))


def _note(course: Course, mao: Mao, rows: Sequence[AppendOnly], deed: Deed) -> None:
    note(course.jogo, Registro.Action.RULED, deed.source, after=describe(mao), reason=deed.reason, rows=rows)


def _contested(course: Course, mao: Mao, choose: str) -> Sent | None:
    """Return what a side said instead of a mão that stands; nothing where the choice is the mão itself."""
    words = {word.side: word for word in course.said.get(mao.pk, ()) if word.side}
    word = words.get(choose)
    if word is None or word.verdict != CONTESTED:
        if choose not in course.jogo.sides:
            raise Refused("nothing_to_choose")
        return None
    if word.facts is None:
        raise Refused("nothing_to_choose")
    return Sent.of(word.facts, False) if word.cards is None else Sent.of(word.cards, True)


def _replayed(jogo: Jogo, client_id: UUID) -> Receipt | None:
    known = Mao.objects.filter(client_id=client_id).select_related("partida").first()
    word = Confirmacao.objects.filter(client_id=client_id).select_related("mao__partida").first()
    mao = known or (word.mao if word else None)
    if mao is None:
        return None
    if mao.partida.jogo_id != jogo.pk:
        raise Refused("key_in_use")
    return Receipt(mao, replay=True)
