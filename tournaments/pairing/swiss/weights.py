"""The cost of a pair as a list of levels; each level outweighs all later ones together.

    1 rematches   2 byes to an entrant that had one   3 how far from the end of the list the bye falls
    4 difference of scores   5 squared steps between score groups   6 clubs   7 sides   8 the wished order   9 lots

Clubs come before sides: North and East see equally little of each other's cards at a table of four, but players
complain about an early pairing of two entrants of one club.

Levels 2 and 3 belong to a bye, the others to a pair. Pairs are arrays of indices, and so is each level of them.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.matching import Edge
from tournaments.pairing.swiss.field import SwissField, SwissOptions

type Whole = NDArray[Any]  # whole numbers of 64 bits, or of any size (`object`)
type Levels = list[Whole]  # nine arrays

LOTS = 251  # a prime, so that lots do not repeat in a pattern
FAR = 31  # score groups; before engine 5 greater distances had the same cost
LIMIT = 1 << 120
WORD = 1 << 62
SEATS = (None, "a", "b")


class Weighing:
    """Weigh the pairs of one field."""

    def __init__(
        self, field: SwissField, history: History, options: SwissOptions, engine: int = ENGINE
    ) -> None:
        self.options = options
        self.size = len(field.ids)
        self.far = FAR if engine < 5 else self.size
        self.spread = max(field.balances) - min(field.balances)
        self.scores, self.levels = whole(field.scores), np.array(field.levels)
        clubs = [-1 - index if club is None else club for index, club in enumerate(field.clubs)]
        self.clubs = np.unique(whole(clubs), return_inverse=True)[1]
        self.balances = np.array(field.balances)
        self.seats = np.array([SEATS.index(seat) for seat in field.seats])
        self.wanted, self.lots, self.had = np.array(field.wanted), np.array(field.lots), np.array(field.byes)
        at = {id_: index for index, id_ in enumerate(field.ids)}
        meetings = () if options.rematches else history.meetings
        met = [(at[a], at[b]) for a, b in meetings if a in at and b in at]
        self.met = np.array([min(pair) * self.size + max(pair) for pair in met], dtype=np.int64)

    def pairs(self, i: Whole, j: Whole) -> Levels:
        """Return the levels of the pairs of the indices `i < j`."""
        steps = self.levels[j] - self.levels[i]
        wish = np.where(steps, j - i, abs(self.wanted[i] - j) + abs(self.wanted[j] - i))
        none = np.zeros_like(i)
        return [
            np.isin(i * self.size + j, self.met).astype(np.int64),
            none,
            none,
            self.scores[i] - self.scores[j],
            np.minimum(steps, self.far) ** 2,
            (self.clubs[i] == self.clubs[j]).astype(np.int64) if self.options.clubs else none,
            self._sides(i, j) if self.options.sides else none,
            wish,
            self.lots[i] * self.lots[j] % LOTS,
        ]

    def byes(self, i: Whole) -> Levels:
        """Return the levels of byes of the indices."""
        none = np.zeros_like(i)
        return [none, self.had[i], self.size - 1 - i, *[none] * 6]

    def _sides(self, i: Whole, j: Whole) -> Whole:
        # The cost is 0 if the balances of the two differ as much as any; it is 1 more if both would repeat their side.
        imbalance = abs(self.balances[i] - self.balances[j])
        repeated = (imbalance == 0) & (self.seats[i] == self.seats[j]) & (self.seats[i] > 0)
        return np.where(repeated, 2 * self.spread + 1, 2 * (self.spread - imbalance))


def whole(values: Sequence[int]) -> Whole:
    """Return an array of whole numbers of any size."""
    return np.array(values, dtype=np.int64 if all(abs(value) < WORD for value in values) else object)


def as_edges(i: Whole, j: Whole, levels: Levels, nodes: int) -> list[Edge]:
    """Fold the levels of each pair into one integer: the sum of a level is less than one unit of the level before.

    If the integers would exceed the limit of the library the last levels are dropped: the lots, then the wished order.
    """
    bounds = bounds_of(i, j, levels, nodes)
    while prod(bounds) > LIMIT:
        bounds.pop()
    return list(zip(i.tolist(), j.tolist(), folded(levels, bounds).tolist(), strict=True))


def bounds_of(i: Whole, j: Whole, levels: Levels, nodes: int) -> list[int]:
    """Return for each level a number above its sum over any round.

    A round uses each node once, so a level adds up to at most half the sum of each node's dearest pair.
    """
    bounds = []
    for level in levels:
        dearest = np.zeros(nodes, dtype=level.dtype)
        if level.any():
            np.maximum.at(dearest, i, level)
            np.maximum.at(dearest, j, level)
        bounds.append(int(dearest.sum()) // 2 + 1)
    return bounds


def folded(levels: Levels, bounds: Sequence[int]) -> Whole:
    """Return one number for each pair: its levels as digits, of which there are as many as bounds."""
    total: Whole = np.zeros(len(levels[0]), dtype=np.int64)
    word, unit, size = total, 1, 1
    for level, bound in reversed(list(zip(levels, bounds, strict=False))):
        if size > 1 and size * bound > WORD:
            total = total + word.astype(object) * unit
            word, unit, size = np.zeros_like(levels[0], dtype=np.int64), unit * size, 1
        word = word + level * size if bound > 1 else word
        size *= bound
    return total + (word if unit == 1 else word.astype(object) * unit)
