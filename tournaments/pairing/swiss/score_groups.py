"""The best round of large score groups, from the few pairs that a lower bound of its cost leaves (decision 0060).

If the scores can be as level as their parity allows, every best round pairs within score groups, but for one pair over
each boundary that has an odd number of entrants above it. Only the levels from the clubs on distinguish such rounds.
The other boundaries divide the field into segments, each of which is paired by itself.
"""

from itertools import pairwise
from math import prod

import numpy as np

from tournaments.pairing.entrant import Pair
from tournaments.pairing.matching import cheapest
from tournaments.pairing.swiss.candidates import Barred, spans, without
from tournaments.pairing.swiss.reduced_costs import LevelPairs, ReducedCosts
from tournaments.pairing.swiss.weights import WORD, Weighing, Whole, bounds_of, folded

CLUBS, SIDES = 5, 6  # the levels of cost that distinguish these rounds begin with the clubs; counted from 0
FEW, MANY = 10, 160  # pairs for each entrant: in a guess, and at most after the last
OVER = 28  # pairs over each boundary in a guess
SCATTER = 2_654_435_761  # a prime far above the number of pairs, whose multiples are as good as random
GUESSES = 8  # at most
NEARER = 2  # a guess that is not this many times nearer to the bound than the one before is the last
MOST = 1_000_000  # pairs of a segment, which take some 350 MB


def best_level_round(weighing: Weighing, playing: Whole, barred: Barred) -> list[Pair] | None:
    """Return the best round for an even number of indices, or None if it is not found.

    It is not if the scores cannot be as level as their parity allows, if there are too many pairs, or if the bound
    leaves too many.
    """
    best: list[Pair] = []
    levels = weighing.levels[playing]
    ends = np.append(np.flatnonzero(np.diff(levels)) + 1, len(playing))
    for segment in np.split(playing, ends[ends % 2 == 0][:-1]):
        pairs = level_pairs(weighing, segment, barred)
        chosen = None if pairs is None else best_of_segment(weighing, segment, pairs)
        if pairs is None or chosen is None:
            return None
        best += zip(segment[pairs.i[chosen]].tolist(), segment[pairs.j[chosen]].tolist(), strict=True)
    return best


def level_pairs(weighing: Weighing, segment: Whole, barred: Barred) -> LevelPairs | None:
    """Return the pairs within the score groups of a segment and over its boundaries, or None if there are too many."""
    starts = np.flatnonzero(np.diff(weighing.levels[segment], prepend=-1))
    ends = np.append(starts[1:], len(segment))
    at = np.arange(len(segment))
    group = np.searchsorted(starts, at, "right") - 1
    last = np.append(ends[1:], len(segment))[group]
    if (last - at - 1).sum() > MOST:
        return None
    i, j = spans(at, at + 1, last)
    kept = without(segment[i], segment[j], barred, weighing.size)
    i, j = i[kept], j[kept]
    boundary = np.where(group[i] == group[j], -1, group[i])
    return LevelPairs(i, j, boundary, np.searchsorted(i, np.append(starts, len(segment))), ends - starts)


def best_of_segment(weighing: Weighing, segment: Whole, pairs: LevelPairs) -> Whole | None:
    """Return the numbers of the pairs of the best round of a segment, or None if it is not found."""
    levels = weighing.pairs(segment[pairs.i], segment[pairs.j])[CLUBS:]
    bounds = bounds_of(pairs.i, pairs.j, levels, len(segment))
    counted = len(bounds)
    while (
        prod(bounds[:counted]) > WORD >> 4
    ):  # the bound is of the first levels, and leaves all pairs that tie
        counted -= 1
    sides = prod(bounds[SIDES - CLUBS + 1 : counted]) * _potentials_of_sides(weighing, segment)
    costs = ReducedCosts(pairs, folded(levels, bounds[:counted]), sides)
    left = _possible(costs)
    if left is None:
        return None
    exact = costs.reduced[left]
    if counted < len(bounds):
        rest = folded([level[left] for level in levels[counted:]], bounds[counted:])
        exact = exact.astype(object) * prod(bounds[counted:]) + 2 * rest
    best = _cheapest(pairs, left, exact)
    return _cheapest(pairs, left, exact, once=True) if best is None else best


def _potentials_of_sides(weighing: Weighing, segment: Whole) -> Whole:
    # The sides of two entrants of a score group cost the sum of these if the median of its balances is between them,
    # and more if it is not. From 0 the ascent would stop far below.
    potentials = np.zeros(len(segment), dtype=np.int64)
    if weighing.options.sides:
        order = np.lexsort((weighing.balances[segment], weighing.levels[segment]))
        group, balances = weighing.levels[segment][order], weighing.balances[segment][order]
        middle = (np.searchsorted(group, group, "left") + np.searchsorted(group, group, "right")) // 2
        potentials[order] = weighing.spread - 2 * abs(balances - balances[middle])
    return potentials


def _possible(costs: ReducedCosts) -> Whole | None:
    # The numbers of the pairs that a best round can have: those whose reduced cost is no more than a guess, the best
    # round of some pairs, costs above the bound. None if there are too many, or if some pairs leave somebody unpaired.
    size = int(costs.pairs.sizes.sum())
    left = np.arange(len(costs.reduced))
    if len(left) <= FEW * size:
        return left
    costs.ascend()
    # pairs that are scattered over all make it likely that a guess leaves nobody unpaired
    some = np.flatnonzero(costs.inside & (left * SCATTER % len(left) < FEW * size))
    before = WORD
    for _ in range(GUESSES):
        some = np.union1d(some, _cheap(costs))
        guess = _cheapest(costs.pairs, some, costs.reduced[some], once=True)
        if guess is None:
            return None
        costs.fit(guess)
        excess = costs.reduced[guess].sum()
        left = np.flatnonzero(costs.reduced <= excess)
        if len(left) <= 2 * FEW * size or NEARER * excess > before:
            break
        before = excess
    return left if len(left) <= MANY * size else None


def _cheap(costs: ReducedCosts) -> Whole:
    # The numbers of the pairs with the lowest reduced costs in each score group and over each boundary.
    found = []
    for (start, stop), size in zip(pairwise(costs.pairs.blocks), costs.pairs.sizes, strict=True):
        inside = costs.inside[start:stop]
        for some, most in ((np.flatnonzero(inside), FEW * size), (np.flatnonzero(~inside), OVER)):
            numbers = start + some
            if len(some) > most:
                reduced = costs.reduced[numbers]
                numbers = numbers[reduced <= np.partition(reduced, most)[most]]
            found.append(numbers)
    return np.concatenate(found)


def _cheapest(pairs: LevelPairs, some: Whole, costs: Whole, *, once: bool = False) -> Whole | None:
    # Return the numbers of the pairs of the cheapest round, or None if it leaves somebody unpaired or has more than
    # one pair over a boundary. once: let one pair over a boundary cost more than all others together, so that it has
    # no more than it must. Reduced costs lead to the same as a rule, and take less time.
    i, j, over = pairs.i[some], pairs.j[some], pairs.boundary[some] >= 0
    size = int(pairs.sizes.sum())
    if once:
        costs = costs.astype(object) + over * (int(costs.max(initial=0)) + 1) * size
    ends = list(zip(i.tolist(), j.tolist(), strict=True))
    number = dict(zip(ends, some.tolist(), strict=True))
    found = cheapest(size, [(*pair, cost) for pair, cost in zip(ends, costs.tolist(), strict=True)])
    chosen = np.array([number[pair] for pair in found], dtype=np.int64)
    full = 2 * len(chosen) == size and (pairs.boundary[chosen] >= 0).sum() == len(pairs.sizes) - 1
    return chosen if full else None
