"""Both duplas enter each mão, each for itself: the same twice is the mão, different ones are both kept."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from uuid import UUID

from django.db import transaction

from scoring.audit import Source, note
from scoring.bell import mao_in_play_recorded
from scoring.course import Course
from scoring.draft import BEFORE, Draft, Sent, judged, points_before
from scoring.errors import JogoClosed, MaoConflict, Refused
from scoring.models import Envio, Jogo, Mao, Registro
from scoring.signals import mao_recorded
from scoring.states import CONFIRMED
from scoring.store import Deed, describe, follow, next_partida, said


class Outcome(StrEnum):
    """What became of what a side sent."""

    WAITING = "waiting"
    AGREED = "agreed"
    DIVERGENT = "divergent"


@dataclass(frozen=True, slots=True)
class Sending:
    """What a side sent, and what came of it. `mao`: the one both agreed on. `replay`: the same answer again."""

    envio: Envio
    outcome: Outcome
    mao: Mao | None = None
    replay: bool = False

    @property
    def jogo_id(self) -> int:
        return self.envio.jogo_id


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
    """Store what one side says the next mão was; once all sides say the same, that is the mão, confirmed by all.

    side: who says so. The rest as `record_mao` takes it. A side may send again until it is the mão; its latest counts.
    Raises `MaoRejected`, `MaoConflict` (that mão stands already), `JogoClosed`, `Refused` (`envio_reused`,
    `mao_out_of_order`, `starter_missing`, `side_unknown`, `entry_not_apart`).
    """
    sent = Sent.of(facts, by_cards)
    with transaction.atomic():
        course = Course.lock(jogo)
        _may_send(course.jogo, side)
        if replay := _replayed(course, client_id, (partida, number, side), sent):
            return replay
        if standing := course.standing(partida, number):
            raise MaoConflict(standing)
        if course.jogo.closed_at:
            raise JogoClosed(course.jogo)
        next_partida(course, partida, number)
        before = points_before(course)
        draft = judged(course.jogo, sent, before, acknowledged)
        place = {"partida": partida, "number": number, "side": side, "client_id": client_id}
        envio = _keep(course.jogo, draft, place, source)
        return _outcome(course, envio, draft, source)


def latest(jogo: Jogo, partida: int, number: int) -> dict[str, Envio]:
    """Return what each side sent last as this mão."""
    rows = Envio.objects.filter(jogo=jogo, partida=partida, number=number).order_by("pk")
    return {row.side: row for row in rows}


def draft_of(course: Course, envio: Envio) -> Draft:
    """Return what a side sent, judged as it was when it came."""
    sent = Sent.of(envio.facts, False) if envio.cards is None else Sent.of(envio.cards, True)
    return judged(course.jogo, sent, envio.facts.get(BEFORE), envio.warnings)


def same(one: Draft, other: Draft) -> bool:
    """Return whether two say the same mão: every line of every side, and who began where that decides."""
    started = [draft.facts.get("started") for draft in (one, other)]
    return one.lines == other.lines and started[0] == started[1]


def _may_send(jogo: Jogo, side: str) -> None:
    if jogo.entry != Jogo.Entry.APART:
        raise Refused("entry_not_apart")
    if side not in jogo.sides:
        raise Refused("side_unknown")


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
    after = {name: place[name] for name in ("partida", "number", "side")} | {"facts": envio.facts}
    after |= {"totals": draft.totals}
    note(jogo, Registro.Action.SENT, source, after=after, rows=[envio])
    return envio


def _outcome(course: Course, envio: Envio, draft: Draft, source: Source) -> Sending:
    """Return what comes of what a side has just sent; where all say the same, after storing it as the mão."""
    words = latest(course.jogo, envio.partida, envio.number)
    others = [draft_of(course, other) for side, other in words.items() if side != envio.side]
    differs = not all(same(draft, other) for other in others)
    if differs or set(words) != set(course.jogo.sides):
        mao_recorded.send(Jogo, jogo=course.jogo)
        return Sending(envio, Outcome.DIVERGENT if differs else Outcome.WAITING)
    by_cards = next((one for one in (draft, *others) if one.cards is not None), draft)
    row = next_partida(course, envio.partida, envio.number)
    version = course.next_version(row, envio.number)
    mao = by_cards.insert(row, envio.number, client_id=envio.client_id, source=source, version=version)
    confirmed = [
        said(course, mao, Deed(client_id=word.client_id, source=source), side=side, verdict=CONFIRMED)
        for side, word in words.items()
    ]
    mao_in_play_recorded(course.jogo)
    follow(course, mao)
    note(course.jogo, Registro.Action.RECORDED, source, after=describe(mao), rows=[mao, *confirmed])
    return Sending(envio, Outcome.AGREED, mao)


def _replayed(course: Course, client_id: UUID, place: tuple[int, int, str], sent: Sent) -> Sending | None:
    """Answer an id that was seen before: what has come of it since, or a refusal when its content differs."""
    known = Envio.objects.filter(client_id=client_id).first()
    if known is None:
        return None
    if known.jogo_id != course.jogo.pk:
        raise Refused("key_in_use")
    held = Sent.of(known.facts, False) if known.cards is None else Sent.of(known.cards, True)
    if ((known.partida, known.number, known.side), held) != (place, sent):
        raise Refused("envio_reused")
    if mao := course.standing(known.partida, known.number):
        return Sending(known, Outcome.AGREED, mao, replay=True)
    complete = set(latest(course.jogo, known.partida, known.number)) == set(course.jogo.sides)
    return Sending(known, Outcome.DIVERGENT if complete else Outcome.WAITING, replay=True)
