"""Separate entry: each dupla enters every mão by itself. Equal entries become the mão; different ones are both kept."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from scoring.entry.apart_matching import agree
from scoring.entry.versions import storing
from scoring.errors import JogoClosed, MaoConflict, Refused
from scoring.jogo.draft import Draft, Sent, judged
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import MaoSent, SentBySide
from scoring.models import Jogo, Mao, Submission
from scoring.signals import mao_recorded


class SentState(StrEnum):
    """The state of one side's entry after it was compared with the others."""

    WAITING = "waiting"
    AGREED = "agreed"
    DIVERGENT = "divergent"


@dataclass(frozen=True, slots=True)
class Sending:
    """The answer to one side's entry.

    mao: the mão, once all sides agree. replay: the same entry was already stored, and this repeats its answer.
    """

    jogo: Jogo
    envio: Submission
    outcome: SentState
    mao: Mao | None = None
    replay: bool = False


def send(
    *,
    jogo: Jogo,
    side: str,
    partida: int,
    number: int,
    facts: Mapping[str, object],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    source: Source,
) -> Sending:
    """Store one side's entry of a mão; once all sides have entered the same, store the mão, confirmed by all.

    side: the side that enters. The other arguments are those of `record_mao`. Until the sides agree, a side may enter
    the mão again, and its latest entry counts. A side may be ahead of the others: its entry waits until all earlier
    mãos are agreed on, and is then judged with the points known at that time.

    Raises `MaoRejected`, `MaoConflict` (the mão is already recorded), `JogoClosed`, `Refused` (`envio_reused`,
    `key_in_use`, `mao_out_of_order`, `starter_missing`, `side_unknown`, `entry_not_apart`).
    """
    sent, place = Sent.of(facts, by_cards), (partida, number)
    with storing():
        state = JogoState.lock(jogo)
        jogo = state.jogo
        if jogo.entry != Jogo.Entry.APART:
            raise Refused("entry_not_apart")
        if side not in jogo.sides:
            raise Refused("side_unknown")
        if replay := _replayed(state, client_id, (*place, side), sent):
            return replay
        if standing := state.standing(partida, number):
            raise MaoConflict(standing)
        if jogo.closed_at:
            raise JogoClosed(jogo)
        now, last = state.next_place, state.next_for(side)
        # An entry must follow this side's last one without a gap, or replace one that is not agreed on yet.
        if place != last and not (place >= now and side in state.sends.get(place, {})):
            raise Refused("mao_out_of_order", partida=last[0], number=last[1])
        # The points before a mão further ahead are not known yet.
        draft = judged(jogo, sent, state.before if place == now else None, acknowledged)
        envio = _keep(
            Submission(jogo=jogo, partida=partida, number=number, side=side, client_id=client_id),
            draft,
            source,
        )
        state.put_sent(envio)
        state = agree(state, source, asked=place)
        if state.next_place == now and not state.jogo.closed_at:
            mao_recorded.send(Jogo, jogo=state.jogo)  # no mão was stored, so `store` has not sent this signal
        return _came(state, envio)


def _keep(envio: Submission, draft: Draft, source: Source) -> Submission:
    envio.facts, envio.cards, envio.warnings = draft.facts, draft.cards, draft.warnings
    envio.actor, envio.device = source.actor, source.device
    # The table is append-only, so an UPDATE would fail.
    envio.save(force_insert=True)
    what: MaoSent = {
        "partida": envio.partida,
        "number": envio.number,
        "side": envio.side,
        "facts": draft.facts,
        "totals": draft.totals,
    }
    note(envio.jogo, SentBySide(what), source, rows=[envio])
    return envio


def _came(state: JogoState, envio: Submission, *, replay: bool = False) -> Sending:
    if mao := state.standing(envio.partida, envio.number):
        return Sending(state.jogo, envio, SentState.AGREED, mao, replay)
    place = (envio.partida, envio.number)
    # Only the next mão is compared; later ones wait.
    differs = place == state.next_place and state.compares
    return Sending(state.jogo, envio, SentState.DIVERGENT if differs else SentState.WAITING, None, replay)


def _replayed(state: JogoState, client_id: UUID, place: tuple[int, int, str], sent: Sent) -> Sending | None:
    known = Submission.objects.filter(client_id=client_id).first()
    if known is None:
        return None
    # The refusal says nothing about the other table's mão.
    if known.jogo_id != state.jogo.pk:
        raise Refused("key_in_use")
    if ((known.partida, known.number, known.side), Sent.stored(known)) != (place, sent):
        raise Refused("envio_reused")
    return _came(state, known, replay=True)
