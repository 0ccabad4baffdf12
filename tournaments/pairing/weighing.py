"""What a pair costs: a list of levels, the first outweighing all later ones together.

    1 rematches   2 byes to somebody who had one   3 how far from the foot of the list the bye falls
    4 difference of scores   5 squared steps between score groups   6 sides   7 clubs   8 the order wished   9 lots

Levels 2 and 3 are those of a bye, the others those of a pair.
"""

from collections.abc import Iterable, Sequence

from tournaments.pairing.field import Field
from tournaments.pairing.history import History
from tournaments.pairing.matching import Edge
from tournaments.pairing.options import SwissOptions

type Levels = tuple[int, ...]

LOTS = 1009  # a prime, so that lots do not repeat in a pattern


class Weighing:
    """Weighs the pairs of one field."""

    def __init__(self, field: Field, history: History, options: SwissOptions) -> None:
        self.field, self.history, self.options = field, history, options
        self.spread = max(field.balances) - min(field.balances)

    def pair(self, i: int, j: int) -> Levels:
        """Return the levels of the pair of the indices `i < j`."""
        field = self.field
        steps = field.levels[j] - field.levels[i]
        wish = abs(field.wanted[i] - j) + abs(field.wanted[j] - i) if not steps else j - i
        met = not self.options.rematches and self.history.met(field.ids[i], field.ids[j])
        gap = field.scores[i] - field.scores[j]
        lot = field.lots[i] * field.lots[j] % LOTS
        return (met, 0, 0, gap, steps * steps, self._sides(i, j), self._same_club(i, j), wish, lot)

    def bye(self, i: int) -> Levels:
        """Return the levels of a bye of the index."""
        return (0, self.field.byes[i], len(self.field.ids) - 1 - i, 0, 0, 0, 0, 0, 0)

    def _sides(self, i: int, j: int) -> int:
        """Nothing where one has sat North-South oftener by as much as anybody; one more if both must repeat."""
        if not self.options.sides:
            return 0
        field = self.field
        apart = abs(field.balances[i] - field.balances[j])
        repeated = not apart and field.seats[i] == field.seats[j] is not None
        return 2 * (self.spread - apart) + repeated

    def _same_club(self, i: int, j: int) -> bool:
        clubs = self.field.clubs
        return self.options.clubs and clubs[i] is not None and clubs[i] == clubs[j]


def as_edges(pairs: Sequence[tuple[int, int]], levels: Sequence[Levels], nodes: int) -> list[Edge]:
    """Fold the levels of each pair into one number: no sum of a level reaches the unit of the one before."""
    units = [1]
    for most in [max(column) for column in zip(*levels, strict=True)][:0:-1]:
        units.append(units[-1] * (most * (nodes // 2) + 1))
    units.reverse()
    return [(i, j, _folded(level, units)) for (i, j), level in zip(pairs, levels, strict=True)]


def _folded(levels: Iterable[int], units: Sequence[int]) -> int:
    return sum(level * unit for level, unit in zip(levels, units, strict=True) if level)
