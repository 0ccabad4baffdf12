"""Both duplas enter each mão, each for itself: the same twice is the mão, different ones are both kept."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from uuid import UUID

from scoring.entry.apart_matching import agree, compared
from scoring.entry.versions import storing
from scoring.errors import JogoClosed, MaoConflict, Refused
from scoring.jogo.draft import Draft, Sent, judged, points_before
from scoring.jogo.mao_state import sent_of_jogo
from scoring.jogo.progress import Place, Sends, next_of
from scoring.jogo.state import Course
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import MaoSent, SentBySide
from scoring.models import Envio, Jogo, Mao
from scoring.signals import mao_recorded


class Outcome(StrEnum):
    """What became of what a side sent."""

    WAITING = "waiting"
    AGREED = "agreed"
    DIVERGENT = "divergent"


@dataclass(frozen=True, slots=True)
class Sending:
    """What a side sent, and what came of it. `mao`: the one both agreed on. `replay`: the same answer again."""

    jogo: Jogo
    envio: Envio
    outcome: Outcome
    mao: Mao | None = None
    replay: bool = False


def send(
    *,
    jogo: Jogo,
    side: str,
    partida: int,
    number: int,
    facts: Mapping[str, Any],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    source: Source,
) -> Sending:
    """Store what one side says a mão was; once all sides say the same, that is the mão, confirmed by all.

    side: who says so. The rest as `record_mao` takes it. A side may send again until it is the mão; its latest counts.
    It may be ahead of the other one: what it sends waits, and is compared once all before it is agreed on, with the
    points before it that are known then.
    Raises `MaoRejected`, `MaoConflict` (that mão stands already), `JogoClosed`, `Refused` (`envio_reused`,
    `key_in_use`, `mao_out_of_order`, `starter_missing`, `side_unknown`, `entry_not_apart`).
    """
    sent = Sent.of(facts, by_cards)
    place = (partida, number)
    with storing():
        course = Course.lock(jogo)
        _may_send(course.jogo, side)
        if replay := _replayed(course, client_id, (*place, side), sent):
            return replay
        if standing := course.standing(partida, number):
            raise MaoConflict(standing)
        if course.jogo.closed_at:
            raise JogoClosed(course.jogo)
        _may_come(course, side, place)
        # Of a mão ahead nobody knows the points before it.
        before = points_before(course) if place == course.next_place else None
        draft = judged(course.jogo, sent, before, acknowledged)
        told = {"partida": partida, "number": number, "side": side, "client_id": client_id}
        envio = _keep(course.jogo, draft, told, source)
        now, sends = course.next_place, sent_of_jogo(course.jogo)
        course = agree(course, sends, source, asked=place)
        if course.next_place == now and not course.jogo.closed_at:
            mao_recorded.send(Jogo, jogo=course.jogo)
        return _came(course, envio, sends)


def _may_send(jogo: Jogo, side: str) -> None:
    if jogo.entry != Jogo.Entry.APART:
        raise Refused("entry_not_apart")
    if side not in jogo.sides:
        raise Refused("side_unknown")


def _may_come(course: Course, side: str, place: Place) -> None:
    """Refuse a mão that leaves a gap behind what the side has sent, or lies before what is agreed on."""
    sends, now = sent_of_jogo(course.jogo), course.next_place
    played = course.totals(course.partidas[-1])
    last = next_of(course.jogo, sends, side, now, played)
    if place != last and not (place >= now and side in sends.get(place, {})):
        raise Refused("mao_out_of_order", partida=last[0], number=last[1])


def _keep(jogo: Jogo, draft: Draft, place: Mapping[str, Any], source: Source) -> Envio:
    envio = Envio.objects.create(
        jogo=jogo,
        **place,
        facts=draft.facts,
        cards=draft.cards,
        warnings=draft.warnings,
        actor=source.actor,
        device=source.device,
    )
    sent: MaoSent = {
        "partida": envio.partida,
        "number": envio.number,
        "side": envio.side,
        "facts": envio.facts,
        "totals": draft.totals,
    }
    note(jogo, SentBySide(sent), source, rows=[envio])
    return envio


def _came(course: Course, envio: Envio, sends: Sends, *, replay: bool = False) -> Sending:
    """Return what has come of what a side sent."""
    if mao := course.standing(envio.partida, envio.number):
        return Sending(course.jogo, envio, Outcome.AGREED, mao, replay)
    place = (envio.partida, envio.number)
    differs = place == course.next_place and compared(course, sends)
    return Sending(course.jogo, envio, Outcome.DIVERGENT if differs else Outcome.WAITING, None, replay)


def _replayed(course: Course, client_id: UUID, place: tuple[int, int, str], sent: Sent) -> Sending | None:
    """Answer an id that was seen before: what has come of it since, or a refusal when its content differs."""
    known = Envio.objects.filter(client_id=client_id).first()
    if known is None:
        return None
    if known.jogo_id != course.jogo.pk:
        raise Refused("key_in_use")
    if ((known.partida, known.number, known.side), Sent.stored(known)) != (place, sent):
        raise Refused("envio_reused")
    return _came(course, known, sent_of_jogo(course.jogo), replay=True)
