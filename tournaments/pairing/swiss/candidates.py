"""Select the pairs to weigh: all pairs that a best round can have (decision 0060), or of too many the near ones."""

from collections.abc import Callable, Iterator, Set
from itertools import islice
from math import inf

import numpy as np

from tournaments.pairing.entrant import Pair, pair_of
from tournaments.pairing.swiss.field import SwissField
from tournaments.pairing.swiss.weights import Whole

type Allowed = Callable[[int, int], bool]
type Pairs = tuple[Whole, Whole]  # the first and the second index of each
type Barred = Set[Pair]

OF_ANOTHER_CLUB = 16  # opponents of another club for each entrant, and as many with another balance of sides
ROUND_WISHED = 4  # opponents around the one that each way to order a score group wishes
TRIED = 64  # opponents of another club to try until enough of them have another balance


def all_pairs(indices: list[int], barred: Barred, size: int) -> Pairs:
    """Return every pair of the indices that is not barred. size: of the field."""
    i, j = np.triu_indices(len(indices), 1)
    numbers = np.array(indices)
    kept = without(numbers[i], numbers[j], barred, size)
    return numbers[i[kept]], numbers[j[kept]]


def bounded_pairs(
    field: SwissField, indices: list[int], barred: Barred, bars: list[int], most: float = inf
) -> Pairs | None:
    """Return every pair that a best round can have, or None if there are more than `most`.

    A pair with too many entrants strictly between its two scores is left out, because an exchange with one of them
    would be better. bars: for each index, the number of entrants that it has met or may not meet. The bound is twice
    the bars of both, and one more in an odd field for the bye. barred: pairs that are not allowed.
    """
    numbers = np.array(indices)
    levels, doubled = np.array(field.levels)[numbers], 2 * np.array(bars)[numbers]
    start, end = np.searchsorted(levels, levels, "left"), np.searchsorted(levels, levels, "right")
    farthest = end + doubled + len(indices) % 2  # where a score group may begin, if its entrants have no bars
    at = np.arange(len(numbers))
    if (np.searchsorted(start, farthest, "right") - at - 1).sum() > most:
        return None
    widest = np.searchsorted(start, farthest + doubled.max(initial=0), "right")
    one, other = spans(at, at + 1, widest)
    kept = start[other] <= farthest[one] + doubled[other]
    if kept.sum() > most:
        return None
    i, j = numbers[one[kept]], numbers[other[kept]]
    fresh = without(i, j, barred, len(field.ids))
    return i[fresh], j[fresh]


def spans(at: Whole, start: Whole, stop: Whole) -> Pairs:
    """Return each element of `at` with every whole number from its start up to its stop."""
    lengths = np.maximum(stop - start, 0)
    ends = np.cumsum(lengths)
    return np.repeat(at, lengths), np.arange(lengths.sum()) + np.repeat(start - ends + lengths, lengths)


def as_arrays(pairs: list[Pair]) -> Pairs:
    """Return the pairs as two arrays."""
    i, j = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
    return i, j


def without(i: Whole, j: Whole, barred: Barred, size: int) -> Whole:
    """Return for each pair whether it is not barred."""
    return ~np.isin(i * size + j, [one * size + other for one, other in barred])


def wide_pairs(field: SwissField, indices: list[int], barred: Barred, *, clubs: bool) -> set[Pair]:
    """Return pairs of each index with opponents of another club, with another balance, or near the wished ones.

    The nearest opponents of another club are taken, among them some with another balance of sides; and those around
    the opponents that pairing the score group by halves, or best against worst, would give. barred: pairs that are not
    allowed.
    """
    size = len(indices)
    key = [field.clubs[index] if clubs else None for index in indices]
    up, down = _next_of_another(key), [size - 1 - at for at in _next_of_another(key[::-1])[::-1]]
    found: set[Pair] = set()
    levels = [field.levels[index] for index in indices]
    groups: dict[int, list[int]] = {}
    for at, level in enumerate(levels):
        groups.setdefault(level, []).append(at)
    tries = TRIED if len({field.balances[index] for index in indices}) > 1 else OF_ANOTHER_CLUB
    for at, index in enumerate(indices):
        nearest = 0
        for tried, place in enumerate(_apart(at, key, up, down)):
            other = indices[place]
            if tried >= tries or nearest >= OF_ANOTHER_CLUB:
                break
            unlike = field.balances[index] != field.balances[other]
            nearest += unlike
            if unlike or tried < OF_ANOTHER_CLUB:
                found.add((index, other) if index < other else (other, index))
        group = groups[levels[at]]
        place, half = at - group[0], len(group) // 2
        for wished in ((place + half) % len(group), len(group) - 1 - place):
            for step in range(-ROUND_WISHED // 2, ROUND_WISHED // 2 + 1):
                other = indices[group[min(max(wished + step, 0), len(group) - 1)]]
                if other != index:
                    found.add((index, other) if index < other else (other, index))
    return found - barred


def _next_of_another(key: list[int | None]) -> list[int]:
    # The result is, for each place, the last place before it of another club, or -1. Two entrants
    # without a club count as of different clubs.
    found: list[int] = []
    for at, one in enumerate(key):
        found.append(found[at - 1] if at and one is not None and one == key[at - 1] else at - 1)
    return found


def _apart(at: int, key: list[int | None], up: list[int], down: list[int]) -> Iterator[int]:
    above, below, own = up[at], down[at], key[at]
    while above >= 0 or below < len(key):
        if above >= 0 and (below >= len(key) or at - above <= below - at):
            yield above
            above -= 1
            if above >= 0 and own is not None and key[above] == own:
                above = up[above]
        else:
            yield below
            below += 1
            if below < len(key) and own is not None and key[below] == own:
                below = down[below]


def near_pairs(field: SwissField, indices: list[int], allowed: Allowed, reach: int) -> list[Pair]:
    """Return the pairs of each index with its `reach` nearest opponents.

    Half of them are around the opponent that the order wishes for it, half around the index itself, so that the next
    score groups are included when its own has no opponents left.
    """
    places = {index: at for at, index in enumerate(indices)}
    found: set[Pair] = set()
    for at, index in enumerate(indices):
        for centre in (places.get(field.wanted[index], at), at):
            others = (indices[place] for place in _outwards(centre, len(indices)) if place != at)
            nearest = islice((other for other in others if allowed(index, other)), reach // 2)
            found.update(pair_of(index, other) for other in nearest)
    return sorted(found)


def _outwards(centre: int, size: int) -> Iterator[int]:
    yield centre
    for step in range(1, size):
        if centre - step >= 0:
            yield centre - step
        if centre + step < size:
            yield centre + step
