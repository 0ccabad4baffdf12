"""The state of a mão: sent, confirmed or divergent. It is derived from rows, not stored (docs/decisions/0010)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from scoring.models import Confirmation, Jogo, Mao, Submission
from scoring.models.mao import UNSAID

CONFIRMED, CONTESTED = Confirmation.Verdict.CONFIRMED, Confirmation.Verdict.CONTESTED


class MaoState(StrEnum):
    """The state of a mão. Its version says whether it was corrected as well."""

    SENT = "sent"
    CONFIRMED = "confirmed"
    DIVERGENT = "divergent"


def state_of(jogo: Jogo, mao: Mao, said: Sequence[Confirmation], *, newest: bool) -> MaoState:
    """Return the state of the current version of a mão.

    said: the verdicts on this version, in order. newest: no later mão was ever recorded, not even one that was taken
    back. With one scorer the next mão confirms this one, or the end of the jogo does.
    """
    # With one scorer the next mão confirms this one, even if that next mão is taken back.
    if jogo.entry == Jogo.Entry.SCORER:
        return MaoState.SENT if newest and jogo.closed_at is None else MaoState.CONFIRMED
    latest = {one.side: one.verdict for one in said}
    if latest.get("") == CONFIRMED:
        return MaoState.CONFIRMED  # the director's verdict is final
    if CONTESTED in latest.values():
        return MaoState.DIVERGENT
    # It is not known which side entered the mão, so both have to confirm it: at least one of them did not enter it.
    needed = 2 if mao.side == UNSAID else 1
    return MaoState.CONFIRMED if len(set(latest) - {mao.side}) >= needed else MaoState.SENT


def is_asked(mao: Mao, said: Sequence[Confirmation], side: str) -> bool:
    """Return whether an unconfirmed version waits for the verdict of a side, or of any side if `side` is empty.

    It does not wait for the side that entered it, nor for a side that has confirmed it.
    """
    latest = {one.side: one.verdict for one in said}
    return not side or (side != mao.side and latest.get(side) != CONFIRMED)


def is_contested(said: Sequence[Confirmation], side: str) -> bool:
    """Return whether the last word of a side about a version is that it is not right."""
    latest = {one.side: one.verdict for one in said}
    return latest.get(side) == CONTESTED


def said_in(jogos: Iterable[Jogo]) -> dict[int, list[Confirmation]]:
    """Return the verdicts on mãos, in order, by id of the version. One query, or none if one scorer is enough."""
    asked = [jogo for jogo in jogos if jogo.entry != Jogo.Entry.SCORER]
    said: dict[int, list[Confirmation]] = defaultdict(list)
    if asked:
        for one in Confirmation.objects.filter(mao__partida__jogo__in=asked).order_by("pk"):
            said[one.mao_id].append(one)
    return said


def sent_in(jogos: Iterable[Jogo]) -> Mapping[int, Mapping[tuple[int, int], dict[str, Submission]]]:
    """Return each side's latest entries by id of the jogo, then by partida and number. One query, if any."""
    asked = [jogo for jogo in jogos if jogo.entry == Jogo.Entry.APART]
    sent: dict[int, dict[tuple[int, int], dict[str, Submission]]] = defaultdict(lambda: defaultdict(dict))
    if asked:
        for one in Submission.objects.filter(jogo__in=asked).order_by("pk"):
            sent[one.jogo_id][one.partida, one.number][one.side] = one
    return sent
