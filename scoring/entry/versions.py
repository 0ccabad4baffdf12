"""What the verbs that store a version of a mão share: the answer to a key seen before, and what follows from it."""

import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from uuid import UUID

from django.db import IntegrityError, transaction

from scoring.errors import KeyReused, MaoConflict, Refused
from scoring.jogo.draft import BEFORE, Draft, Sent, judged
from scoring.jogo.mao_state import CONFIRMED
from scoring.jogo.settle import settle
from scoring.jogo.state import Course
from scoring.jogo.text_export import mao_text
from scoring.ledger.trail import Source, note
from scoring.ledger.trail_lines import Corrected, MaoVersion, Ruled
from scoring.models import Confirmacao, Jogo, Mao, Partida
from scoring.signals import mao_recorded

logger = logging.getLogger("scoring.entry.record")  # the door through which it came


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was stored. `replay`: it had been stored before, this is the same answer again."""

    mao: Mao
    replay: bool = False

    @property
    def jogo(self) -> Jogo:
        """The jogo as the transaction left it."""
        return self.mao.partida.jogo


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Under which key something is done, by whom and why, and which warnings whoever does it has confirmed."""

    client_id: UUID
    source: Source
    reason: str = ""
    acknowledged: Collection[str] = ()


@contextmanager
def storing() -> Iterator[None]:
    """One transaction that stores a version. An id that stands in another jogo is refused by the database.

    Raises `Refused("key_in_use")`, and so never shows one table what another one entered.
    """
    try:
        with transaction.atomic():
            yield
    except IntegrityError as exc:
        if "client_id" in str(exc):
            raise Refused("key_in_use") from exc
        raise


def replayed(
    course: Course, client_id: UUID, *, partida: int, number: int, sent: Sent | None, reason: str = ""
) -> Receipt | None:
    """Answer an id that this jogo has seen before: the same again, or a refusal when its content differs.

    sent: None for what takes a mão back. reason: of a correction.
    """
    known = course.versions.get(client_id)
    if known is None:
        return None
    held = None if known.void else Sent.stored(known)
    if (known.partida.number, known.number, held, known.reason) != (partida, number, sent, reason):
        raise KeyReused(known)
    return Receipt(known, replay=True)


def next_partida(course: Course, partida: int, number: int) -> Partida:
    """Return the partida being played, when the mão asked for is the next of it."""
    if course.awaiting:
        raise Refused("jogo_awaits")
    expected = course.next_place
    row = course.partidas[-1]
    if row.reason or expected != (partida, number):
        raise Refused("mao_out_of_order", partida=expected[0], number=expected[1])
    return row


def supersede(
    course: Course,
    old: Mao,
    sent: Sent,
    deed: Deed,
    *,
    side: str = "",
    ruled: bool = False,
    line: type[Corrected | Ruled] = Corrected,
) -> Mao:
    """Store the next version of a mão with its line of the trail. ruled: by the director, who needs no other word."""
    if not deed.reason:
        raise Refused("reason_missing")
    if Sent.stored(old) == sent:
        raise Refused("nothing_changed")
    draft = judged(course.jogo, sent, old.facts.get(BEFORE), deed.acknowledged)
    mao = draft.insert(
        old.partida,
        old.number,
        client_id=deed.client_id,
        source=deed.source,
        version=old.version + 1,
        reason=deed.reason,
        side=side,
    )
    words = [said(course, mao, deed, side="", verdict=CONFIRMED)] if ruled else []
    what = line(before=describe(old), after=describe(mao))
    note(course.jogo, what, deed.source, reason=deed.reason, rows=[mao, *words])
    follow(course, mao)
    return mao


def said(
    course: Course, mao: Mao, deed: Deed, *, side: str, verdict: str, instead: Draft | None = None
) -> Confirmacao:
    """Store what a side says of a version; side empty: the director's word. `tell` afterwards."""
    one = Confirmacao.objects.create(
        mao=mao,
        side=side,
        verdict=verdict,
        client_id=deed.client_id,
        facts=instead and instead.facts,
        cards=instead and instead.cards,
        reason=deed.reason,
        actor=deed.source.actor,
        device=deed.source.device,
    )
    course.said[mao.pk].append(one)
    return one


def follow(course: Course, mao: Mao) -> None:
    """Draw the consequences of a version just stored and tell the floor above.

    The last thing of a transaction: from then on it holds what all mesas of an event wait for.
    """
    course.put(mao)
    tell(course)
    transaction.on_commit(partial(_log, mao), robust=True)


def tell(course: Course) -> None:
    """Bring partidas and jogo in line with what was just stored, and tell the floor above: last, as `follow`."""
    settle(course)
    mao_recorded.send(Jogo, jogo=course.jogo)


def describe(mao: Mao) -> MaoVersion:
    """Return what the audit trail keeps of a version."""
    return {
        "mao": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "facts": mao.facts,
        "totals": mao.totals,
    }


def found(mao: Mao | None, seen_version: int) -> Mao:
    """Return the version that stands, when it is the one that was seen."""
    if mao is None:
        raise Refused("mao_unknown")
    if mao.version != seen_version:
        raise MaoConflict(mao)
    return mao


def _log(mao: Mao) -> None:
    """Leave the mão in the log of the site as well, in a form that can be entered again."""
    if logger.isEnabledFor(logging.INFO):
        place = f"{mao.partida.number}.{mao.number} v{mao.version}"
        logger.info("jogo %s, mão %s: %s", mao.partida.jogo_id, place, "–" if mao.void else mao_text(mao))
