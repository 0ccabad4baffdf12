"""A partida: mãos until a side reaches the limit. Who won, and why (Art. 13)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.problems import Code
from rules.ruleset import RuleSet


class PartidaReason(StrEnum):
    """Why a partida ended. Stored: never renamed."""

    LIMIT = "limit"  # one side reached the limit
    BOTH_OVER = "both_over"  # several did in the same mão: the higher won
    TIE_BREAK = "tie_break"  # level at the limit: decided by a further mão


class PartidaError(Exception):
    """A course of play that cannot have been; `hands`: after how many mãos, or partidas, it went wrong."""

    def __init__(self, code: str, hands: int | None = None) -> None:
        super().__init__(code if hands is None else f"{code} ({hands})")
        self.code, self.hands = code, hands


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a partida stands: no winner and no reason while it goes on."""

    winner: str | None
    reason: PartidaReason | None
    hands: int
    totals: dict[str, int]
    tied: tuple[str, ...] = ()  # the sides that one more mão has to part


def partida(ruleset: RuleSet, totals: Sequence[Mapping[str, int]]) -> Outcome:
    """Decide a partida from the totals of its mãos, in order of play.

    Reaching the limit is enough. Sides level at it play one more mão; then the higher wins, even below the
    limit, and level again they play another.
    Raises `PartidaError`: `target_missing`, `hand_after_end`, `wrong_sides`.
    """
    if ruleset.target is None:
        raise PartidaError(Code.TARGET_MISSING)
    sums = dict.fromkeys(ruleset.side_names, 0)
    outcome = Outcome(None, None, 0, sums)
    for hands, points in enumerate(totals, start=1):
        if outcome.winner:
            raise PartidaError(Code.HAND_AFTER_END, outcome.hands)
        if points.keys() != sums.keys():
            raise PartidaError(Code.WRONG_SIDES, hands)
        sums = {side: before + points[side] for side, before in sums.items()}
        outcome = _stand(ruleset.target, sums, hands, outcome.tied)
    return outcome


def _stand(target: int, sums: dict[str, int], hands: int, tied: tuple[str, ...]) -> Outcome:
    """Return how it stands after a mão; `tied`: the sides that were level at the limit before it."""
    reached = [side for side, points in sums.items() if points >= target]
    contenders = [side for side in sums if side in tied or side in reached]
    best = max((sums[side] for side in contenders), default=None)
    leaders = tuple(side for side in contenders if sums[side] == best)
    if len(leaders) != 1:
        return Outcome(None, None, hands, sums, leaders)
    return Outcome(leaders[0], _reason(tied, reached), hands, sums)


def _reason(tied: tuple[str, ...], reached: Sequence[str]) -> PartidaReason:
    if tied:
        return PartidaReason.TIE_BREAK
    return PartidaReason.LIMIT if len(reached) == 1 else PartidaReason.BOTH_OVER
