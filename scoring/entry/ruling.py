"""The director decides a mão on which two duplas do not agree."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from uuid import UUID

from scoring.entry.apart_matching import agree, draft_of
from scoring.entry.versions import (
    Receipt,
    WriteContext,
    describe,
    next_partida,
    said,
    store,
    storing,
    supersede,
    tell,
)
from scoring.errors import JogoClosed, KeyReused, MaoConflict, Refused
from scoring.jogo.draft import Sent, judged
from scoring.jogo.mao_state import CONFIRMED, CONTESTED, MaoState
from scoring.jogo.progress import Place
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Action, Ruled
from scoring.models import Jogo, Mao, Submission


@dataclass(frozen=True, slots=True)
class Decision:
    """The director's decision: the figures `given`, or the entry of the side in `choose`."""

    place: Place
    seen_version: int
    choose: str
    given: Sent | None


def rule(
    *,
    jogo: Jogo,
    partida: int,
    number: int,
    seen_version: int = 0,
    choose: str = "",
    facts: Mapping[str, object] | None = None,
    by_cards: bool = False,
    acknowledged: Collection[str] = (),
    client_id: UUID,
    reason: str,
    source: Source,
) -> Receipt:
    """Decide a disputed mão. The decision confirms it, whatever the duplas entered; both versions stay readable.

    seen_version: the version the director looked at, 0 if the mão is not recorded.
    choose: the side whose version is right; or else facts, as `record_mao` takes them.
    client_id: a repeated id with the same decision gets the same answer.
    reason: the reason for the decision, shown to everybody.

    Raises `MaoRejected`, `MaoConflict`, `KeyReused`, `JogoClosed`, `Refused`: `reason_missing`, `nothing_to_choose`
    (that side entered no version), `nothing_to_rule` (there is no dispute, or one person enters for all),
    `mao_out_of_order`.
    """
    given = None if facts is None else Sent.of(facts, by_cards)
    decision = Decision((partida, number), seen_version, choose, given)
    deed = WriteContext(client_id=client_id, source=source, reason=reason.strip(), acknowledged=acknowledged)
    with storing():
        state = JogoState.lock(jogo)
        if replay := _replayed(state, client_id, decision):
            return replay
        if state.jogo.entry == Jogo.Entry.SCORER:
            raise Refused("nothing_to_rule")
        if not deed.reason:
            raise Refused("reason_missing")
        if state.jogo.closed_at:
            raise JogoClosed(state.jogo)
        mao = state.standing(partida, number)
        # The sides' entries differ, or neither could enter it, so the mão is not recorded yet.
        if mao is None:
            return Receipt(_record(state, decision, deed))
        if mao.version != seen_version:
            raise MaoConflict(mao)
        if state.states()[mao.pk] != MaoState.DIVERGENT:
            raise Refused("nothing_to_rule")
        if instead := given or _contested(state, mao, choose):
            return Receipt(supersede(state, mao, instead, deed, Action.RULED, ruled=True))
        # The current version is right, so only the director's confirmation is stored.
        word = said(state, mao, deed, side="", verdict=CONFIRMED)
        note(state.jogo, Ruled(describe(mao)), source, reason=deed.reason, rows=[word])
        tell(state)
        return Receipt(mao)


def _record(state: JogoState, decision: Decision, deed: WriteContext) -> Mao:
    row, before = next_partida(state, *decision.place), state.before
    if decision.given:
        draft = judged(state.jogo, decision.given, before, deed.acknowledged)
    else:
        draft = draft_of(state.jogo, _envio(state, decision), before)
    words = {"": deed.client_id}
    mao = store(state, row, decision.place[1], draft, deed, Action.RULED, confirmed_by=words)
    agree(state, deed.source)  # the entries that follow can now be compared
    return mao


def _envio(state: JogoState, decision: Decision) -> Submission:
    envio = state.sends.get(decision.place, {}).get(decision.choose)
    if envio is None:
        raise Refused("nothing_to_choose")
    return envio


def _contested(state: JogoState, mao: Mao, choose: str) -> Sent | None:
    words = {word.side: word for word in state.said.get(mao.pk, ()) if word.side}
    word = words.get(choose)
    if word is None or word.verdict != CONTESTED:
        if choose not in state.jogo.sides:
            raise Refused("nothing_to_choose")
        return None
    if (instead := Sent.instead(word)) is None:
        raise Refused("nothing_to_choose")
    return instead


def _replayed(state: JogoState, client_id: UUID, decision: Decision) -> Receipt | None:
    words = [word for of_mao in state.said.values() for word in of_mao if not word.side]
    known = next((word.mao_id for word in words if word.client_id == client_id), None)
    of_id = {mao.pk: mao for mao in state.versions.values()}
    if known is None:
        return None
    mao = of_id[known]
    place = (mao.partida.number, mao.number)
    if place != decision.place or Sent.stored(mao) != _meant(state, decision):
        raise KeyReused(mao)
    return Receipt(mao, replay=True)


def _meant(state: JogoState, decision: Decision) -> Sent | None:
    if decision.given:
        return decision.given
    if not decision.seen_version:
        return Sent.stored(_envio(state, decision))
    of_place = {
        (mao.partida.number, mao.number, mao.version): mao for mao in state.versions.values() if not mao.void
    }
    if (seen := of_place.get((*decision.place, decision.seen_version))) is None:
        return None
    return _contested(state, seen, decision.choose) or Sent.stored(seen)
