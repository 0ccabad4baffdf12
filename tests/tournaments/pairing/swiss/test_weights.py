"""Weights in one number: an earlier criterion outweighs all later ones together, within 128 bits."""

from itertools import combinations
from random import Random

from tests.rows import rows
from tournaments.pairing.matching import cheapest
from tournaments.pairing.swiss.candidates import as_arrays
from tournaments.pairing.swiss.weights import LIMIT, as_edges, whole


def every_way(nodes):
    if not nodes:
        yield []
        return
    first, *rest = nodes
    for other in rest:
        yield from ([(first, other), *way] for way in every_way([one for one in rest if one != other]))


def edges(pairs, levels, nodes):
    """Return the edges of pairs with the levels of each."""
    return as_edges(*as_arrays(pairs), [whole(column) for column in zip(*levels, strict=True)], nodes)


@rows("case", range(30))
def test_the_order_of_folded_sums_is_that_of_the_levels(case):
    chance = Random(case)
    pairs = list(combinations(range(6), 2))
    levels = [tuple(chance.randint(0, most) for most in (1, 1, 40, 2, 999)) for _ in pairs]
    cost = {(i, j): number for i, j, number in edges(pairs, levels, 6)}
    level = dict(zip(pairs, levels, strict=True))

    ways = list(every_way(list(range(6))))
    by_level = min(
        ways, key=lambda way: [sum(column) for column in zip(*(level[pair] for pair in way), strict=True)]
    )
    assert sum(cost[pair] for pair in by_level) == min(sum(cost[pair] for pair in way) for way in ways)


def test_levels_beyond_what_the_library_counts_are_left_off_from_the_last():
    pairs = [(0, 1), (2, 3), (0, 2), (1, 3)]
    levels = [(1 << 100, 1 << 30, 5), (0, 0, 9), (1 << 90, 1 << 30, 7), (1 << 90, 0, 0)]

    folded = edges(pairs, levels, 4)

    assert max(cost for *_, cost in folded) == 1 << 100
    assert sum(cost for *_, cost in folded) < LIMIT
    assert cheapest(4, folded) == [(0, 2), (1, 3)]


def test_nothing_to_weigh_pairs_nobody():
    assert cheapest(4, []) == []
