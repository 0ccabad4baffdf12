"""Record, correct and take back a mão at the table."""

from collections.abc import Collection, Mapping
from uuid import UUID

from scoring.entry.versions import (
    Receipt,
    WriteContext,
    found,
    next_partida,
    replayed,
    store,
    storing,
    supersede,
)
from scoring.errors import JogoClosed, MaoConflict, Refused
from scoring.jogo.draft import NOTHING, Sent, judged
from scoring.jogo.mao_state import MaoState
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source
from scoring.ledger.trail_lines import Action
from scoring.models import Jogo, Mao
from scoring.models.mao import UNSAID

__all__ = ["Receipt", "Source", "correct_mao", "record_mao", "take_back"]


def record_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    facts: Mapping[str, object],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    side: str = "",
    source: Source,
) -> Receipt:
    """Store the next mão of a jogo.

    partida, number: the mão the scorer saw as next, counted from 1.
    facts: as `rules.judge` takes them, or with `by_cards` as `rules.judge_cards` does, in JSON's own types; `before`
    is filled in here.
    client_id: made by the client once per mão; a repeated id with the same facts gets the same answer.
    acknowledged: codes of the warnings the scorer has confirmed.
    side: the dupla that enters the mão; `UNSAID` if one of them does without saying which; empty for a person of
    neither. If duplas confirm mãos, only the dupla that did not enter a mão can confirm it.

    Raises `MaoRejected`, `MaoConflict` (the mão is already recorded), `KeyReused`, `JogoClosed`, `Refused`
    (`mao_out_of_order`, `starter_missing`, `jogo_awaits`, `entry_apart`, `seat_reads_only`, `side_unknown`).
    """
    sent = Sent.of(facts, by_cards)
    deed = WriteContext(client_id=client_id, source=source, acknowledged=acknowledged)
    with storing():
        state = JogoState.lock(jogo)
        # Look for a replay before any refusal, because a phone that lost its answer sends again, and the mão is
        # recorded by then.
        if replay := replayed(state, deed, partida, number, sent):
            return replay
        _may_enter(state.jogo, side)
        if standing := state.standing(partida, number):
            raise MaoConflict(standing)
        if state.jogo.closed_at:
            raise JogoClosed(state.jogo)
        draft = judged(state.jogo, sent, state.before, acknowledged)
        row = next_partida(state, partida, number)
        return Receipt(store(state, row, number, draft, deed, Action.RECORDED, side=side))


def correct_mao(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int,
    facts: Mapping[str, object],
    by_cards: bool = False,
    client_id: UUID,
    acknowledged: Collection[str] = (),
    reason: str,
    side: str = "",
    source: Source,
    director: bool = False,
    opener: bool = False,
) -> Receipt:
    """Store a new version of a mão; the old one stays readable. The points before it stay as the table knew them.

    seen_version: the version the corrector looked at.
    reason: the reason for the correction, shown to everybody.
    side: the side that corrects, as in `record_mao`; the other one then has to confirm again.
    director: may correct a confirmed mão, also in a closed jogo, and needs no confirmation.
    opener: the person who opened a jogo without an event, which has no director, may do the same; if duplas confirm
    mãos, the other dupla still confirms the correction.

    Raises the errors of `record_mao`, and `Refused`: `reason_missing`, `mao_unknown`, `mao_confirmed`,
    `nothing_changed`, or, if later mãos no longer fit, `hand_after_end`, `partida_after_end`, `partida_open_again`.
    """
    sent = Sent.of(facts, by_cards)
    deed = WriteContext(client_id=client_id, source=source, reason=reason.strip(), acknowledged=acknowledged)
    with storing():
        state = JogoState.lock(jogo)
        if replay := replayed(state, deed, partida, number, sent):
            return replay
        if not (director or opener):
            _may_enter(state.jogo, side)
        old = _changeable(state, partida, number, seen_version, always=director or opener)
        # Under separate entry only the director or the opener corrects, so such a correction needs no confirmation.
        decides = {Jogo.Entry.SCORER: False, Jogo.Entry.CONFIRM: director, Jogo.Entry.APART: True}
        ruled = decides[Jogo.Entry(state.jogo.entry)]
        corrected = Action.CORRECTED
        return Receipt(supersede(state, old, sent, deed, corrected, side=side, ruled=ruled))


def take_back(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int,
    client_id: UUID,
    reason: str = "",
    source: Source,
    director: bool = False,
) -> Receipt:
    """Take back the last mão of a jogo, unless it is confirmed, by storing an empty version.

    The next mão recorded is then this one again, as the following version. A repeated id gets the same answer.
    director: may take back a confirmed mão too, and has to give a reason.

    Raises `MaoConflict`, `KeyReused`, `JogoClosed`, `Refused`: `mao_unknown`, `mao_confirmed`, `not_the_last`,
    `reason_missing`.
    """
    deed = WriteContext(client_id=client_id, source=source, reason=reason.strip())
    if director and not deed.reason:
        raise Refused("reason_missing")
    with storing():
        state = JogoState.lock(jogo)
        if replay := replayed(state, deed, partida, number, None):
            return replay
        if state.jogo.closed_at:
            raise JogoClosed(state.jogo)
        old = _changeable(state, partida, number, seen_version, always=director)
        if old != state.last:
            raise Refused("not_the_last")
        return Receipt(store(state, old.partida, number, NOTHING, deed, Action.TAKEN_BACK))


def _may_enter(jogo: Jogo, side: str) -> None:
    if jogo.entry == Jogo.Entry.APART:
        raise Refused("entry_apart")
    if side and jogo.entry == Jogo.Entry.SCORER:
        raise Refused("seat_reads_only")
    if side not in {"", UNSAID, *jogo.sides}:
        raise Refused("side_unknown")


def _changeable(
    state: JogoState, partida: int, number: int, seen_version: int, *, always: bool = False
) -> Mao:
    if state.jogo.closed_at and not always:
        raise JogoClosed(state.jogo)
    old = found(state.standing(partida, number), seen_version)
    if not always and state.states()[old.pk] == MaoState.CONFIRMED:
        raise Refused("mao_confirmed")
    return old
