"""A jogo: partidas until one side has won more of them than any other still can (Art. 19)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.partida import PartidaError
from rules.problems import Code


class JogoReason(StrEnum):
    """Why a jogo ended. Stored: never renamed."""

    MAJORITY = "majority"  # one side has won more than half of the partidas agreed
    MOST_PARTIDAS = "most_partidas"  # one side has won more than any other, and cannot be caught
    EXTRA_PARTIDA = "extra_partida"  # level after all of them: decided by a further one
    CLOCK = "clock"  # the time is over, and one side has won more than any other
    LEVEL = "level"  # over without a winner, where that may be


@dataclass(frozen=True, slots=True)
class JogoOutcome:
    """The state of a jogo. `reason` is None while it goes on; a jogo may end level, then `winner` is None."""

    winner: str | None
    reason: JogoReason | None
    won: dict[str, int]  # partidas by side

    @property
    def over(self) -> bool:
        """Whether no further partida may be played."""
        return self.reason is not None


def jogo(
    winners: Sequence[str | None],
    *,
    partidas: int,
    fixed: bool = False,
    draw: bool = False,
    clock: bool = False,
    sides: Sequence[str] = ("A", "B"),
) -> JogoOutcome:
    """Decide a jogo from the winners of its partidas, in order of play; None for a partida that ended level.

    partidas: how many are agreed, at least 1. fixed: all of them are played; otherwise the jogo ends as soon
    as one side cannot be caught. draw: level after all of them it is over without a winner; otherwise another is
    played, until one side leads. clock: the time is over, and the partidas given are all that count.
    Art. 19 asks for the most partidas and is silent on a level jogo; in a knockout it takes an extra partida.
    Raises `PartidaError`: `partida_after_end`, `wrong_sides`; `ValueError` for fewer than one partida.

    >>> outcome = jogo(["A", "B", "A"], partidas=3)
    >>> outcome.winner, outcome.won
    ('A', {'A': 2, 'B': 1})
    """
    if partidas < 1:
        raise ValueError("a jogo has at least one partida")
    won = dict.fromkeys(sides, 0)
    outcome = JogoOutcome(None, None, won)
    for played, winner in enumerate(winners, start=1):
        if outcome.over:
            raise PartidaError("partida_after_end", played - 1)
        if winner is not None:
            if winner not in won:
                raise PartidaError(Code.WRONG_SIDES, played)
            won = won | {winner: won[winner] + 1}
        outcome = _outcome_after(won, played, partidas, fixed=fixed, draw=draw)
    if clock and winners and not outcome.over:
        ahead, lead = _leader(won)
        if lead:
            return JogoOutcome(ahead, JogoReason.CLOCK, won)
        return JogoOutcome(None, JogoReason.LEVEL if draw else None, won)
    return outcome


def _outcome_after(
    won: dict[str, int], played: int, partidas: int, *, fixed: bool, draw: bool
) -> JogoOutcome:
    """Return the state after `played` partidas; they are more than agreed if it was level after those."""
    left = partidas - played
    ahead, lead = _leader(won)
    if left <= 0 and not lead and draw:
        return JogoOutcome(None, JogoReason.LEVEL, won)
    if lead <= max(left, 0) or (fixed and left > 0):
        return JogoOutcome(None, None, won)
    if left < 0:
        return JogoOutcome(ahead, JogoReason.EXTRA_PARTIDA, won)
    majority = not fixed and 2 * won[ahead] > partidas
    return JogoOutcome(ahead, JogoReason.MAJORITY if majority else JogoReason.MOST_PARTIDAS, won)


def _leader(won: dict[str, int]) -> tuple[str, int]:
    """Return a side with the most partidas, and its lead over the next."""
    first, second = sorted(won, key=won.__getitem__, reverse=True)[:2]
    return first, won[first] - won[second]
