"""Weighted matching of least cost. No other module uses the library for it."""

from collections.abc import Sequence

import rustworkx

from tournaments.pairing.entrant import Pair

type Edge = tuple[int, int, int]


def cheapest(nodes: int, edges: Sequence[Edge]) -> list[Pair]:
    """Return as many disjoint pairs of the nodes 0 to `nodes - 1` as possible, with the least sum of costs.

    edges: the allowed pairs with their costs (integers from 0, with sums below 2 ** 120). The same edges in the same
    order give the same pairs.
    """
    if not edges:
        return []
    dearest = max(cost for _, _, cost in edges)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda cost: dearest - cost)
    return sorted((min(pair), max(pair)) for pair in pairs)
