"""A partida: mãos until a side reaches the limit, or as many as were agreed. Who won, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.problems import Code
from rules.ruleset import RuleSet
from rules.score import Points, whole

ROUND = "round"  # the end of a partida that is one mão
EXCEED = "exceed"


class PartidaReason(StrEnum):
    """Why a partida ended. Stored: never renamed."""

    LIMIT = "limit"  # one side reached the limit
    BOTH_OVER = "both_over"  # several did in the same mão: the higher won
    TIE_BREAK = "tie_break"  # level at the limit: decided by a further mão
    ROUND = "round"  # it is one mão
    STARTER = "starter"  # level after that mão: the side that started wins
    ALL_MAOS = "all_maos"  # as many mãos as agreed were played
    CLOCK = "clock"  # the time is over, and the mão in play was finished


class PartidaError(Exception):
    """An impossible course of play. `hands`: the number of mãos, or partidas, after which it is wrong."""

    def __init__(self, code: str, hands: int | None = None) -> None:
        super().__init__(code if hands is None else f"{code} ({hands})")
        self.code, self.hands = code, hands


@dataclass(frozen=True, slots=True)
class Outcome:
    """The state of a partida. `reason` is None while it goes on; it may end level, then `winner` is None."""

    winner: str | None
    reason: PartidaReason | None
    hands: int
    totals: dict[str, Points]
    tied: tuple[
        str, ...
    ] = ()  # the sides level at the top; if play goes on, one more mão decides between them

    @property
    def over(self) -> bool:
        """Whether no further mão may be played."""
        return self.reason is not None


def partida(
    ruleset: RuleSet,
    totals: Sequence[Mapping[str, Points]],
    *,
    started: str | None = None,
    clock: bool = False,
) -> Outcome:
    """Decide a partida from the totals of its mãos, in order of play; of three players each his own.

    started: the side that started it, which decides a single round that ends level (001:74).
    clock: the time is over; the mãos given are all that count, and the higher total wins.

    Reaching the limit is enough (Art. 13, 000:85), or it has to be exceeded (003:132). Sides level at it play
    one more mão; then the higher wins, even below the limit, and level again they play another.
    A partida that ends by its number of mãos or by the clock may end level: over, without a winner.
    Raises `PartidaError`: `target_missing`, `hand_after_end`, `one_round_only`, `starter_missing`, `wrong_sides`.

    >>> import rules
    >>> outcome = partida(rules.load("002", {"target": 1500}), [{"A": 810, "B": -110}, {"A": 700, "B": 900}])
    >>> outcome.winner, outcome.hands, outcome.totals
    ('A', 2, {'A': 1510, 'B': 790})
    """
    if ruleset.target is None and ruleset.maos is None and ruleset.end != ROUND:
        raise PartidaError(Code.TARGET_MISSING)
    if ruleset.end == ROUND and len(totals) > 1:
        raise PartidaError(Code.ONE_ROUND_ONLY, 1)
    sides: Sequence[str] = ruleset.side_names
    if totals and ruleset.fewest_sides < len(sides):  # fewer may play: those of the first mão
        sides = ruleset.lineups.get(frozenset(totals[0]), ())
    sums: dict[str, Points] = dict.fromkeys(sides, 0)
    outcome = Outcome(None, None, 0, sums)
    for hands, points in enumerate(totals, start=1):
        if outcome.over:
            raise PartidaError(Code.HAND_AFTER_END, outcome.hands)
        if points.keys() != sums.keys():
            raise PartidaError(Code.WRONG_SIDES, hands)
        sums = {side: whole(before + points[side]) for side, before in sums.items()}
        outcome = _outcome_after(ruleset, sums, hands, outcome.tied, started)
    return _highest_wins(sums, len(totals), PartidaReason.CLOCK) if clock and not outcome.over else outcome


def _outcome_after(
    ruleset: RuleSet, sums: dict[str, Points], hands: int, tied: tuple[str, ...], started: str | None
) -> Outcome:
    """Return the state after a mão. `tied`: the sides that were level at the limit before it."""
    if ruleset.end == ROUND:  # if it is level, the side that started wins (001:74)
        leaders = _leaders(sums, list(sums))
        if len(leaders) == 1:
            return Outcome(leaders[0], PartidaReason.ROUND, hands, sums)
        if started is None:
            raise PartidaError(Code.STARTER_MISSING, hands)
        if started not in leaders:
            raise PartidaError(Code.WRONG_SIDES, hands)
        return Outcome(started, PartidaReason.STARTER, hands, sums)
    if ruleset.maos is not None:
        over = hands == ruleset.maos
        return (
            _highest_wins(sums, hands, PartidaReason.ALL_MAOS) if over else Outcome(None, None, hands, sums)
        )
    target = ruleset.target or 0
    reached = [
        side
        for side, points in sums.items()
        if points > target or (points == target and ruleset.end != EXCEED)
    ]
    leaders = _leaders(sums, [side for side in sums if side in tied or side in reached])
    if len(leaders) != 1:
        return Outcome(None, None, hands, sums, leaders)
    reason = PartidaReason.LIMIT if len(reached) == 1 else PartidaReason.BOTH_OVER
    return Outcome(leaders[0], PartidaReason.TIE_BREAK if tied else reason, hands, sums)


def _highest_wins(sums: dict[str, Points], hands: int, reason: PartidaReason) -> Outcome:
    """Return an end at which the highest total wins; without a winner if sides are level."""
    leaders = _leaders(sums, list(sums))
    if len(leaders) == 1:
        return Outcome(leaders[0], reason, hands, sums)
    return Outcome(None, reason, hands, sums, leaders)


def _leaders(sums: Mapping[str, Points], contenders: Sequence[str]) -> tuple[str, ...]:
    best = max((sums[side] for side in contenders), default=None)
    return tuple(side for side in contenders if sums[side] == best)
