"""The state of a mão, derived from its rows: sent, confirmed or divergent. It is not stored (docs/decisions/0010)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from scoring.models import Confirmacao, Envio, Jogo, Mao
from scoring.models.mao import UNSAID

CONFIRMED, CONTESTED = Confirmacao.Verdict.CONFIRMED, Confirmacao.Verdict.CONTESTED


class State(StrEnum):
    """The state of a mão. Whether it was corrected as well, its version says."""

    SENT = "sent"
    CONFIRMED = "confirmed"
    DIVERGENT = "divergent"


def state_of(jogo: Jogo, mao: Mao, said: Sequence[Confirmacao], *, newest: bool) -> State:
    """Return the state of a version that stands.

    said: what was said of this version, in order. newest: no mão after it was ever recorded, not even one that was
    taken back; with one scorer the next one confirms it, or the end.
    """
    if jogo.entry == Jogo.Entry.SCORER:
        return State.SENT if newest and jogo.closed_at is None else State.CONFIRMED
    latest = {one.side: one.verdict for one in said}
    if latest.get("") == CONFIRMED:
        return State.CONFIRMED  # the director's word is the last one
    if CONTESTED in latest.values():
        return State.DIVERGENT
    # Of two sides that agree one at least did not write it, whoever did.
    needed = 2 if mao.side == UNSAID else 1
    return State.CONFIRMED if len(set(latest) - {mao.side}) >= needed else State.SENT


def is_asked(mao: Mao, said: Sequence[Confirmacao], side: str) -> bool:
    """Return whether a version that nobody has confirmed yet waits for the word of a side; side empty: of any.

    It waits for nobody who wrote it, nor for who has said that it is right.
    """
    latest = {one.side: one.verdict for one in said}
    return not side or (side != mao.side and latest.get(side) != CONFIRMED)


def said_in(jogos: Iterable[Jogo]) -> dict[int, list[Confirmacao]]:
    """Return what was said of mãos, in order, by id of the version. One query, none where one scorer is enough."""
    asked = [jogo for jogo in jogos if jogo.entry != Jogo.Entry.SCORER]
    said: dict[int, list[Confirmacao]] = defaultdict(list)
    if asked:
        for one in Confirmacao.objects.filter(mao__partida__jogo__in=asked).order_by("pk"):
            said[one.mao_id].append(one)
    return said


def sent_in(jogos: Iterable[Jogo]) -> Mapping[int, Mapping[tuple[int, int], dict[str, Envio]]]:
    """Return the latest that each side sent, by id of the jogo, then by partida and number. One query, or none."""
    asked = [jogo for jogo in jogos if jogo.entry == Jogo.Entry.APART]
    sent: dict[int, dict[tuple[int, int], dict[str, Envio]]] = defaultdict(lambda: defaultdict(dict))
    if asked:
        for one in Envio.objects.filter(jogo__in=asked).order_by("pk"):
            sent[one.jogo_id][one.partida, one.number][one.side] = one
    return sent
