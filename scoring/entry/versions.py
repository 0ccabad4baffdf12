"""Store a version of a mão: the checks that all services share, and the only function that writes one."""

import logging
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from uuid import UUID

from django.db import IntegrityError, transaction

from scoring.errors import KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.jogo.before import Before
from scoring.jogo.draft import NOTHING, Draft, Sent, judged
from scoring.jogo.mao_state import CONFIRMED
from scoring.jogo.settle import settle
from scoring.jogo.state import JogoState
from scoring.jogo.text_export import mao_text
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import LINES, Action, MaoVersion
from scoring.models import Confirmation, Jogo, Mao, Partida
from scoring.signals import mao_recorded, mao_refused, mao_repeated, without_names

logger = logging.getLogger(
    "scoring.entry.record"
)  # one logger for all services, because LOGGING in the settings names it


@dataclass(frozen=True, slots=True)
class Receipt:
    """A stored version. `replay`: it was stored before, and this repeats the answer."""

    mao: Mao
    replay: bool = False

    @property
    def jogo(self) -> Jogo:
        """The jogo as the transaction left it."""
        return self.mao.partida.jogo


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteContext:
    """The circumstances of a write: its key, source and reason, and the warnings that were acknowledged."""

    client_id: UUID
    source: Source
    reason: str = ""
    acknowledged: Collection[str] = ()

    def gave(self, stored: str, jogo: Jogo) -> bool:
        """Return whether a stored reason equals this one. In stored reasons, numbers replace the players' names."""
        return stored in {self.reason, without_names(jogo, self.reason)}


@contextmanager
def storing() -> Iterator[None]:
    """Run a block as the transaction that stores a version.

    Raises `Refused("key_in_use")` for an id of another jogo, without its content: a table never learns what another
    table entered.
    """
    try:
        with transaction.atomic():
            yield
    except ScoringError as exc:
        problems = (*exc.errors, *exc.warnings) if isinstance(exc, MaoRejected) else ()
        # Robust, because a failing receiver must not replace the refusal.
        mao_refused.send_robust(Jogo, codes=[str(problem.code) for problem in problems] or [exc.code])
        raise
    except IntegrityError as exc:
        # The id is unique over all jogos, and the check before the insert saw only this one.
        if "client_id" in str(exc):
            raise Refused("key_in_use") from exc
        raise


def replayed(
    state: JogoState, deed: WriteContext, partida: int, number: int, sent: Sent | None
) -> Receipt | None:
    """Return the receipt of an id that this jogo has seen before. Raises `KeyReused` if its content differs.

    sent: `None` for a mão that is taken back.
    """
    known = state.versions.get(deed.client_id)
    if known is None:
        return None
    held = None if known.void else Sent.stored(known)
    same = (known.partida.number, known.number, held) == (partida, number, sent)
    if not same or not deed.gave(known.reason, state.jogo):
        raise KeyReused(known)
    mao_repeated.send_robust(Jogo)
    return Receipt(known, replay=True)


def found(mao: Mao | None, seen_version: int) -> Mao:
    """Return the current version if it is the one that was seen. Raises `MaoConflict`, `Refused("mao_unknown")`."""
    if mao is None:
        raise Refused("mao_unknown")
    if mao.version != seen_version:
        raise MaoConflict(mao)
    return mao


def next_partida(state: JogoState, partida: int, number: int) -> Partida:
    """Return the partida being played. Raises `Refused` if the mão is not the next one."""
    if state.awaiting:
        raise Refused("jogo_awaits")
    expected = state.next_place
    row = state.partidas[-1]
    if row.reason or expected != (partida, number):
        raise Refused("mao_out_of_order", partida=expected[0], number=expected[1])
    return row


def supersede(
    state: JogoState,
    old: Mao,
    sent: Sent,
    deed: WriteContext,
    action: Action,
    *,
    side: str = "",
    ruled: bool = False,
) -> Mao:
    """Replace the current version of a mão. ruled: the director decides, so the new version needs no confirmation."""
    if not deed.reason:
        raise Refused("reason_missing")
    if Sent.stored(old) == sent:
        raise Refused("nothing_changed")
    # Keep the points before the mão as the table knew them, even if an earlier mão was corrected since.
    draft = judged(state.jogo, sent, Before.held(old.facts), deed.acknowledged)
    words = {"": deed.client_id} if ruled else {}
    return store(state, old.partida, old.number, draft, deed, action, side=side, confirmed_by=words)


def store(
    state: JogoState,
    partida: Partida,
    number: int,
    draft: Draft,
    deed: WriteContext,
    action: Action,
    *,
    side: str = "",
    confirmed_by: Mapping[str, UUID] | None = None,
) -> Mao:
    """Insert the next version of a mão, write its line of the trail, and update partidas and jogo; see `keep`."""
    mao = keep(state, partida, number, draft, deed, action, side=side, confirmed_by=confirmed_by)
    # This comes last, because from here on the transaction holds a row that all mesas of the event wait for
    # (docs/decisions/0003).
    tell(state)
    return mao


def keep(
    state: JogoState,
    partida: Partida,
    number: int,
    draft: Draft,
    deed: WriteContext,
    action: Action,
    *,
    side: str = "",
    confirmed_by: Mapping[str, UUID] | None = None,
) -> Mao:
    """Insert the next version of a mão and write its line of the trail. The caller has to call `tell` afterwards.

    draft: the content; `NOTHING` takes the mão back. confirmed_by: the sides that confirm it at the same time, each
    with its key; an empty side is the director.
    """
    old, void = state.standing(partida.number, number), draft is NOTHING
    mao = Mao.objects.create(
        partida=partida,
        number=number,
        version=state.next_version(partida, number),
        side=side,
        void=void,
        client_id=deed.client_id,
        facts=draft.facts,
        cards=draft.cards,
        lines=draft.lines,
        totals=draft.totals,
        warnings=draft.warnings,
        actor=deed.source.actor,
        device=deed.source.device,
        reason=without_names(state.jogo, deed.reason),
    )
    words = [
        said(state, mao, replace(deed, client_id=key), side=who, verdict=CONFIRMED)
        for who, key in (confirmed_by or {}).items()
    ]
    line = LINES[action](
        action=action,
        before=describe(old) if old else None,
        after=None if void else describe(mao),
    )
    note(state.jogo, line, deed.source, reason=deed.reason, rows=[mao, *words])
    state.put(mao)
    # Logged only once it is stored; a failing log must not fail the request.
    transaction.on_commit(partial(_log, mao), robust=True)
    return mao


def said(
    state: JogoState, mao: Mao, deed: WriteContext, *, side: str, verdict: str, instead: Draft | None = None
) -> Confirmation:
    """Store a side's verdict on a version; an empty side is the director. The caller has to call `tell` afterwards."""
    one = Confirmation.objects.create(
        mao=mao,
        side=side,
        verdict=verdict,
        client_id=deed.client_id,
        facts=instead and instead.facts,
        cards=instead and instead.cards,
        reason=without_names(state.jogo, deed.reason),
        actor=deed.source.actor,
        device=deed.source.device,
    )
    state.said[mao.pk].append(one)
    return one


def tell(state: JogoState) -> None:
    """Update partidas and jogo after a write, then send the signal to the floor above."""
    settle(state)
    mao_recorded.send(Jogo, jogo=state.jogo)


def describe(mao: Mao) -> MaoVersion:
    """Return a version as the audit trail stores it."""
    return {
        "mao": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "facts": mao.facts,
        "totals": mao.totals,
    }


def _log(mao: Mao) -> None:
    if logger.isEnabledFor(logging.INFO):
        place = f"{mao.partida.number}.{mao.number} v{mao.version}"
        logger.info("jogo %s, mão %s: %s", mao.partida.jogo_id, place, "–" if mao.void else mao_text(mao))
