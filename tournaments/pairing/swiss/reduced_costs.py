"""A lower bound of the cost of a round, and what each pair costs above it: the dual of the matching (decision 0060).

Each entrant has a potential, and each boundary, which exactly one pair is over, has a multiplier (of Lagrange). The
reduced cost of a pair is its cost less the potentials of the two and the multiplier of its boundary. As long as none
is negative, the sum of potentials and multipliers is a lower bound, and a round costs more than the bound by the sum
of its reduced costs. Costs are doubled here, so that half of one is a whole number.
"""

from dataclasses import dataclass

import numpy as np

from tournaments.pairing.swiss.weights import WORD, Whole

ASCENTS = 6  # before the first guess
PASSES = 30  # of the algorithm of Bellman and Ford, at most


@dataclass(frozen=True, slots=True)
class LevelPairs:
    """The pairs within the score groups of a segment and over its boundaries, as arrays of places from 0.

    boundary: the number of the boundary that a pair is over, or -1. blocks: where the pairs begin whose first place is
    in each score group, and at last their number. sizes: of the score groups.
    """

    i: Whole
    j: Whole
    boundary: Whole
    blocks: Whole
    sizes: Whole


class ReducedCosts:
    """The reduced costs of pairs, in `reduced`.

    costs: of each pair. potentials: of each node, so low that no pair inside a score group has a negative reduced cost.
    """

    def __init__(self, pairs: LevelPairs, costs: Whole, potentials: Whole) -> None:
        self.pairs, self.costs = pairs, 2 * costs
        self.inside = pairs.boundary < 0
        self.potentials = 2 * potentials
        self.multipliers = np.zeros(len(pairs.sizes), dtype=np.int64)  # the last is of pairs over no boundary
        self._reduce()
        self._change_multipliers(WORD)

    def ascend(self) -> None:
        """Raise all potentials by half of the least reduced cost around, several times."""
        for _ in range(ASCENTS):
            self.potentials += self._least_around(WORD) // 2
            self._reduce()
            self._change_multipliers(WORD)

    def fit(self, chosen: Whole) -> None:
        """Set the potentials so that the chosen pairs of a round have no reduced cost, as far as that is possible.

        It is possible if no exchange along closed alternating paths is better. chosen: the numbers of the pairs.
        """
        self.potentials -= self.potentials % 2
        mates, own = self._mates(chosen)
        rows, heads, costs = self._arcs(chosen)
        starts = np.flatnonzero(np.diff(rows, prepend=-1))
        nodes, costs, sources = rows[starts], costs - own[heads], mates[heads]
        size = len(self.potentials)
        labels = np.concatenate([self.potentials, -self.potentials[mates[size:]]])
        for _ in range(PASSES):
            least = np.minimum(labels[nodes], np.minimum.reduceat(costs + labels[sources], starts))
            if np.array_equal(least, labels[nodes]):
                break
            labels[nodes] = least
        self.potentials = (labels + own - labels[mates])[:size] // 2
        self._reduce()
        over = chosen[~self.inside[chosen]]
        self.multipliers[self.pairs.boundary[over]] += self.reduced[over]
        self._reduce()
        self._change_multipliers(0)
        self.potentials += self._least_around(0) // 2
        self._reduce()

    def _mates(self, chosen: Whole) -> tuple[Whole, Whole]:
        # The mate of each node, and the cost of the two. The two of a pair over a boundary are separated: the mate of
        # each is a further node, at no cost.
        pairs = self.pairs
        size = len(self.potentials)
        mates = np.arange(size + 2 * len(pairs.sizes) - 2)
        own = np.zeros(len(mates), dtype=np.int64)
        i, j, over = pairs.i[chosen], pairs.j[chosen], pairs.boundary[chosen]
        mates[i], mates[j] = j, i
        own[i] = own[j] = self.costs[chosen]
        for one, further in ((i, size + 2 * over), (j, size + 2 * over + 1)):
            apart = over >= 0
            mates[one[apart]], mates[further[apart]] = further[apart], one[apart]
            own[one[apart]] = 0
        return mates, own

    def _arcs(self, chosen: Whole) -> tuple[Whole, Whole, Whole]:
        # The pairs inside score groups, in both directions, by the first node. An entrant may also take the place of
        # the one chosen for a boundary: a pair with the further node, at the difference of the costs.
        pairs, inside = self.pairs, self.inside
        over = chosen[~inside[chosen]]
        chosen_over = np.zeros(len(pairs.sizes), dtype=np.int64)
        chosen_over[pairs.boundary[over]] = over
        beside = chosen_over[pairs.boundary]
        difference = self.costs - self.costs[beside]
        instead_of_i = ~inside & (pairs.j == pairs.j[beside])
        instead_of_j = ~inside & (pairs.i == pairs.i[beside])
        further = len(self.potentials) + 2 * pairs.boundary
        one = np.concatenate([pairs.i[inside], pairs.i[instead_of_i], pairs.j[instead_of_j]])
        other = np.concatenate([pairs.j[inside], further[instead_of_i], further[instead_of_j] + 1])
        costs = np.concatenate([self.costs[inside], difference[instead_of_i], difference[instead_of_j]])
        rows, heads = np.concatenate([one, other]), np.concatenate([other, one])
        order = np.argsort(rows, kind="stable")
        return rows[order], heads[order], np.concatenate([costs, costs])[order]

    def _least_around(self, most: int) -> Whole:
        # The least reduced cost of each node inside its score group, and at most this; 0 if it has no pair.
        least = np.full(len(self.potentials), most)
        for ends in (self.pairs.i, self.pairs.j):
            np.minimum.at(least, ends[self.inside], self.reduced[self.inside])
        return np.where(least == WORD, 0, least)

    def _change_multipliers(self, most: int) -> None:
        # Add the least reduced cost of the pairs over each boundary, and at most this.
        least = np.full(len(self.multipliers), most)
        np.minimum.at(least, self.pairs.boundary, self.reduced)
        least[-1] = 0
        self.multipliers += np.where(least == WORD, 0, least)
        self._reduce()

    def _reduce(self) -> None:
        pairs = self.pairs
        self.reduced = self.costs - self.potentials[pairs.i] - self.potentials[pairs.j]
        self.reduced -= self.multipliers[pairs.boundary]
