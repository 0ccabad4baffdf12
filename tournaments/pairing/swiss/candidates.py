"""Which pairs to weigh: all of them in a small field; in a large one those near each other in the list."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice

from tournaments.pairing.entrant import Pair, pair_of
from tournaments.pairing.swiss.field import SwissField

type Allowed = Callable[[int, int], bool]


def all_pairs(indices: list[int], allowed: Allowed) -> list[Pair]:
    """Return every pair that may be."""
    return [(i, j) for i, j in combinations(indices, 2) if allowed(i, j)]


def near_pairs(field: SwissField, indices: list[int], allowed: Allowed, reach: int) -> list[Pair]:
    """Return for each index the pairs with its `reach` nearest: half round the opponent the order wishes for it,
    half round itself, so that the next score groups are there when its own is used up.
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
    """Yield the places from the centre outwards, on both sides by turns."""
    yield centre
    for step in range(1, size):
        if centre - step >= 0:
            yield centre - step
        if centre + step < size:
            yield centre + step
