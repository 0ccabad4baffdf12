"""A jogo: partidas until one side has won more of them than the other still can (Art. 19)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.partida import PartidaError
from rules.problems import Code


class JogoReason(StrEnum):
    """Why a jogo ended. Stored: never renamed."""

    MAJORITY = "majority"  # the other side cannot catch up
    MOST_PARTIDAS = "most_partidas"  # all partidas were played
    EXTRA_PARTIDA = "extra_partida"  # level after all of them: decided by a further one


@dataclass(frozen=True, slots=True)
class JogoOutcome:
    """How a jogo stands: no winner and no reason while it goes on."""

    winner: str | None
    reason: JogoReason | None
    won: dict[str, int]  # partidas by side

    @property
    def over(self) -> bool:
        """Whether no further partida may be played."""
        return self.winner is not None


def jogo(
    winners: Sequence[str], *, partidas: int, fixed: bool = False, sides: tuple[str, str] = ("A", "B")
) -> JogoOutcome:
    """Decide a jogo from the winners of its partidas, in order of play.

    partidas: how many are agreed, at least 1. fixed: all of them are played; otherwise the jogo ends as soon
    as one side cannot be caught. Level after all of them: another, until one leads.
    Raises `PartidaError`: `partida_after_end`, `wrong_sides`; `ValueError` for fewer than one partida.
    """
    if partidas < 1:
        raise ValueError("a jogo has at least one partida")
    won = dict.fromkeys(sides, 0)
    outcome = JogoOutcome(None, None, won)
    for played, winner in enumerate(winners, start=1):
        if outcome.over:
            raise PartidaError("partida_after_end", played - 1)
        if winner not in won:
            raise PartidaError(Code.WRONG_SIDES, played)
        won = won | {winner: won[winner] + 1}
        outcome = _stand(won, left=partidas - played, fixed=fixed)
    return outcome


def _stand(won: dict[str, int], *, left: int, fixed: bool) -> JogoOutcome:
    """Return how it stands with `left` of the agreed partidas to play, below zero after an extra one."""
    behind, ahead = sorted(won, key=won.__getitem__)
    lead = won[ahead] - won[behind]
    if lead <= left or (fixed and left > 0):
        return JogoOutcome(None, None, won)
    if left < 0:
        return JogoOutcome(ahead, JogoReason.EXTRA_PARTIDA, won)
    return JogoOutcome(ahead, JogoReason.MOST_PARTIDAS if fixed else JogoReason.MAJORITY, won)
