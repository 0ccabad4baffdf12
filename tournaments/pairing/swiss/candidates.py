"""Which pairs to weigh: all of them in a small field; in a large one those near each other in the list."""

from collections.abc import Callable, Iterator
from itertools import combinations

from tournaments.pairing.entrant import Pair
from tournaments.pairing.swiss.field import SwissField

type Allowed = Callable[[int, int], bool]


def all_pairs(indices: list[int], allowed: Allowed) -> list[Pair]:
    """Return every pair that may be."""
    return [(i, j) for i, j in combinations(indices, 2) if allowed(i, j)]


def near_pairs(field: SwissField, indices: list[int], allowed: Allowed, reach: int) -> list[Pair]:
    """Return for each index the pairs with its `reach` nearest: half round the opponent the order wishes for it,
    half round itself, so that the next score groups are there when its own is used up.
    """
    place = {index: at for at, index in enumerate(indices)}
    found: set[Pair] = set()
    for at, index in enumerate(indices):
        for centre in (place.get(field.wanted[index], at), at):
            found.update(_nearest(indices, at, centre, allowed, reach // 2))
    return sorted(found)


def _nearest(indices: list[int], at: int, centre: int, allowed: Allowed, reach: int) -> Iterator[Pair]:
    one = indices[at]
    for other in _outwards(centre, len(indices)):
        if other == at or not allowed(one, indices[other]):
            continue
        yield (min(one, indices[other]), max(one, indices[other]))
        reach -= 1
        if not reach:
            return


def _outwards(centre: int, size: int) -> Iterator[int]:
    """Yield the places from the centre outwards, on both sides by turns."""
    yield centre
    for step in range(1, size):
        if centre - step >= 0:
            yield centre - step
        if centre + step < size:
            yield centre + step
