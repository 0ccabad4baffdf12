"""The cost of a pair as a list of levels; each level outweighs all later ones together.

    1 rematches   2 byes to an entrant that had one   3 how far from the end of the list the bye falls
    4 difference of scores   5 squared steps between score groups   6 clubs   7 sides   8 the wished order   9 lots

Clubs come before sides: North and East see equally little of each other's cards at a table of four, but players
complain about an early pairing of two entrants of one club.

Levels 2 and 3 belong to a bye, the others to a pair.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import prod
from operator import mul

from tournaments.pairing.entrant import Pair
from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.matching import Edge
from tournaments.pairing.swiss.field import SwissField, SwissOptions

type Levels = tuple[int, ...]

LOTS = 251  # a prime, so that lots do not repeat in a pattern
FAR = 31  # score groups; before engine 5 greater distances had the same cost
LIMIT = 1 << 120


class Weighing:
    """Weigh the pairs of one field."""

    def __init__(
        self, field: SwissField, history: History, options: SwissOptions, engine: int = ENGINE
    ) -> None:
        self.field, self.history, self.options = field, history, options
        self.far = FAR if engine < 5 else len(field.ids)
        self.spread = max(field.balances) - min(field.balances)

    def pair(self, i: int, j: int) -> Levels:
        """Return the levels of the pair of the indices `i < j`."""
        field = self.field
        steps = field.levels[j] - field.levels[i]
        wish = abs(field.wanted[i] - j) + abs(field.wanted[j] - i) if not steps else j - i
        met = not self.options.rematches and self.history.met(field.ids[i], field.ids[j])
        gap = field.scores[i] - field.scores[j]
        lot = field.lots[i] * field.lots[j] % LOTS
        club = field.clubs[i]
        same_club = self.options.clubs and club is not None and club == field.clubs[j]
        return (met, 0, 0, gap, min(steps, self.far) ** 2, same_club, self._sides(i, j), wish, lot)

    def bye(self, i: int) -> Levels:
        """Return the levels of a bye of the index."""
        return (0, self.field.byes[i], len(self.field.ids) - 1 - i, 0, 0, 0, 0, 0, 0)

    def _sides(self, i: int, j: int) -> int:
        # The cost is 0 if the balances of the two differ as much as any; it is 1 more if both would repeat their side.
        if not self.options.sides:
            return 0
        field = self.field
        imbalance = abs(field.balances[i] - field.balances[j])
        repeated = not imbalance and field.seats[i] == field.seats[j] is not None
        return 2 * (self.spread - imbalance) + repeated


def as_edges(pairs: Sequence[Pair], levels: Sequence[Levels], nodes: int) -> list[Edge]:
    """Fold the levels of each pair into one integer: the sum of a level is less than one unit of the level before.

    If the integers would exceed the limit of the library the last levels are dropped: the lots, then the wished order.
    """
    bounds = [_bound(pairs, column, nodes) for column in zip(*levels, strict=True)]
    while prod(bounds) > LIMIT:
        bounds.pop()
    units = list(accumulate(bounds[:0:-1], mul, initial=1))[::-1]
    return [
        (i, j, sum(value * unit for value, unit in zip(level, units, strict=False) if value))
        for (i, j), level in zip(pairs, levels, strict=True)
    ]


def _bound(pairs: Sequence[Pair], column: Sequence[int], nodes: int) -> int:
    # A pairing uses each node once, so a level adds up to at most half the sum of each node's dearest pair.
    dearest = [0] * nodes
    for (i, j), value in zip(pairs, column, strict=True):
        if value > dearest[i]:
            dearest[i] = value
        if value > dearest[j]:
            dearest[j] = value
    return sum(dearest) // 2 + 1
