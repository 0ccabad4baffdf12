"""What a pair costs: a list of levels, the first outweighing all later ones together.

    1 rematches   2 byes to somebody who had one   3 how far from the foot of the list the bye falls
    4 difference of scores   5 squared steps between score groups   6 clubs   7 sides   8 the order wished   9 lots

Clubs come before sides: a table seats four who see each other's cards as little from North as from East, but two of one
club who meet early is what players complain of.

Levels 2 and 3 are those of a bye, the others those of a pair.
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
FAR = 31  # score groups; beyond, all were equally far until engine 5
LIMIT = 1 << 120


class Weighing:
    """Weighs the pairs of one field."""

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
        """Nothing where one has sat North-South oftener by as much as anybody; one more if both must repeat."""
        if not self.options.sides:
            return 0
        field = self.field
        imbalance = abs(field.balances[i] - field.balances[j])
        repeated = not imbalance and field.seats[i] == field.seats[j] is not None
        return 2 * (self.spread - imbalance) + repeated


def as_edges(pairs: Sequence[Pair], levels: Sequence[Levels], nodes: int) -> list[Edge]:
    """Fold the levels of each pair into one number: no sum of a level reaches the unit of the one before.

    Where the numbers would outgrow the library's the last levels are left off: the lots, then the order wished.
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
    """Return a number above every sum of a level: half of what each node's dearest pair costs, and one."""
    dearest = [0] * nodes
    for (i, j), value in zip(pairs, column, strict=True):
        if value > dearest[i]:
            dearest[i] = value
        if value > dearest[j]:
            dearest[j] = value
    return sum(dearest) // 2 + 1
