"""The other dupla confirms a mão or contests it (docs/decisions/0010)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from django.db import transaction

from scoring.entry.versions import WriteContext, found, said, tell
from scoring.errors import JogoClosed, KeyReused, MaoChanged, MaoConflict, Refused
from scoring.jogo.before import Before
from scoring.jogo.draft import Sent, judged
from scoring.jogo.mao_state import CONFIRMED, CONTESTED, MaoState, is_asked, is_contested
from scoring.jogo.state import JogoState
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Action, SaidBySide, VersionPlace
from scoring.models import Confirmation, Jogo, Mao, Partida

type Place = tuple[int, int, int]  # partida, number and version of a mão


@dataclass(frozen=True, slots=True)
class Word:
    """The verdict of a side on some mãos. `replay`: it was already stored, and this repeats its answer."""

    maos: tuple[Mao, ...]
    jogo: Jogo
    replay: bool = False


def confirm(
    *, jogo: Jogo, side: str, maos: Sequence[Place], client_id: UUID, source: Source, reason: str = ""
) -> Word:
    """Confirm mãos. The last confirmation that a jogo waits for closes it.

    side: the side that confirms; empty if the director confirms for an absent dupla, which requires a `reason`. maos:
    partida, number and the version that was seen. client_id: made by the client; a repeated id with the same mãos
    gets the same answer.

    Raises `MaoChanged` (there is a newer version), `KeyReused`, `JogoClosed`, `Refused`: `nothing_to_confirm`,
    `mao_unknown`, `mao_undone`, `own_mao`, `side_unknown`, `partida_not_over` (duplas that confirm per partida),
    `reason_missing`, `contested_among_others` (a mão contested by this side is confirmed by itself).
    """
    with transaction.atomic():
        state = JogoState.lock(jogo)
        deed = WriteContext(client_id=client_id, source=source, reason=reason.strip())
        if replay := _replayed(state.jogo, deed, maos, (side, CONFIRMED, None)):
            return replay
        rows = [_open_to(state, place, side) for place in dict.fromkeys(maos)]
        if not rows:
            raise Refused("nothing_to_confirm")
        if not side and not deed.reason:
            raise Refused("reason_missing")
        contested = [mao for mao in rows if side and is_contested(state.said.get(mao.pk, ()), side)]
        if contested and len(rows) > 1:
            raise Refused("contested_among_others")
        if state.jogo.per_partida:  # all of a partida at once, and only after its end
            asked = {mao.pk for mao in rows}
            for row in {mao.partida for mao in rows}:
                if not row.reason or not (contested or _due(state, row, side) <= asked):
                    raise Refused("partida_not_over")
        words = [said(state, mao, deed, side=side, verdict=CONFIRMED) for mao in rows]
        _note(state, Action.CONFIRMED, side, words, deed)
    return Word(tuple(rows), state.jogo)


def contest(
    *,
    jogo: Jogo,
    side: str,
    partida: int,
    number: int,
    seen_version: int,
    reason: str,
    facts: Mapping[str, object] | None = None,
    by_cards: bool = False,
    acknowledged: Collection[str] = (),
    client_id: UUID,
    source: Source,
) -> Word:
    """Contest a mão. It stays on the sheet, marked, until it is corrected, confirmed or decided by the director.

    reason: what is wrong, shown to everybody. facts: the figures the side gives instead, as `record_mao` takes them.
    One of the two is required. Raises the errors of `confirm`, `MaoRejected` for invalid facts, and
    `Refused("contest_empty")`.
    """
    sent = None if facts is None else Sent.of(facts, by_cards)
    deed = WriteContext(client_id=client_id, source=source, reason=reason.strip(), acknowledged=acknowledged)
    with transaction.atomic():
        state = JogoState.lock(jogo)
        place = (partida, number, seen_version)
        if replay := _replayed(state.jogo, deed, [place], (side, CONTESTED, sent)):
            return replay
        mao = _open_to(state, place, side)
        if not side:
            raise Refused("side_unknown")
        if not deed.reason and sent is None:
            raise Refused("contest_empty")
        # Judge the other figures with the points that the table knew at that mão.
        before = Before.held(mao.facts)
        instead = None if sent is None else judged(state.jogo, sent, before, acknowledged)
        words = [said(state, mao, deed, side=side, verdict=CONTESTED, instead=instead)]
        _note(state, Action.CONTESTED, side, words, deed)
    return Word((mao,), state.jogo)


def _replayed(
    jogo: Jogo, deed: WriteContext, places: Sequence[Place], said: tuple[str, str, Sent | None]
) -> Word | None:
    words = (
        Confirmation.objects.filter(client_id=deed.client_id).select_related("mao__partida").order_by("pk")
    )
    known = list(words)
    if not known:
        return None
    rows = tuple(one.mao for one in known)
    if any(mao.partida.jogo_id != jogo.pk for mao in rows):
        raise Refused("key_in_use")
    held = {(mao.partida.number, mao.number, mao.version) for mao in rows}
    same = all(
        (one.side, one.verdict, Sent.instead(one)) == said and deed.gave(one.reason, jogo) for one in known
    )
    if held != set(places) or not same:
        raise KeyReused(rows[0])
    return Word(rows, jogo, replay=True)


def _due(state: JogoState, partida: Partida, side: str) -> set[int]:
    """Return the ids of the mãos of a partida that a side confirms together: those it has not contested."""
    open_maos = [mao for mao in state.unconfirmed if mao.partida_id == partida.pk]
    said = {mao.pk: state.said.get(mao.pk, ()) for mao in open_maos}
    return {
        mao.pk
        for mao in open_maos
        if is_asked(mao, said[mao.pk], side) and not (side and is_contested(said[mao.pk], side))
    }


def _open_to(state: JogoState, place: Place, side: str) -> Mao:
    jogo = state.jogo
    if side and side not in jogo.sides:
        raise Refused("side_unknown")
    if jogo.entry == Jogo.Entry.SCORER:
        raise Refused("nothing_to_confirm")
    partida, number, version = place
    mao = state.standing(partida, number)
    if mao is None and any(
        (one.partida.number, one.number) == (partida, number) for one in state.versions.values()
    ):
        raise Refused("mao_undone")
    try:
        mao = found(mao, version)
    except MaoConflict as exc:
        raise MaoChanged(exc.standing) from exc
    if jogo.closed_at:
        raise JogoClosed(jogo)
    if side and mao.side == side:
        raise Refused("own_mao")
    if state.states()[mao.pk] == MaoState.CONFIRMED:
        raise Refused("mao_confirmed")
    return mao


def _note(
    state: JogoState,
    action: Literal[Action.CONFIRMED, Action.CONTESTED],
    side: str,
    words: Sequence[Confirmation],
    deed: WriteContext,
) -> None:
    maos = [word.mao for word in words]
    places: list[VersionPlace] = [
        {"partida": mao.partida.number, "number": mao.number, "version": mao.version} for mao in maos
    ]
    line = SaidBySide(action, {"side": side, "maos": places})
    note(state.jogo, line, deed.source, reason=deed.reason, rows=words)
    tell(state)
