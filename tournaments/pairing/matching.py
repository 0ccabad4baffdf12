"""The cheapest way to pair off: weighted matching, the one place that knows the library for it."""

from collections.abc import Sequence

import rustworkx

from tournaments.pairing.entrant import Pair

type Edge = tuple[int, int, int]


def cheapest(nodes: int, edges: Sequence[Edge]) -> list[Pair]:
    """Return as many disjoint pairs of the nodes 0 to `nodes - 1` as there can be, at the least sum of costs.

    edges: who may be paired with whom, at which cost (any integer from 0; sums must stay below 2 ** 120).
    The same edges in the same order give the same pairs.
    """
    if not edges:
        return []
    dearest = max(cost for _, _, cost in edges)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda cost: dearest - cost)
    return sorted((min(pair), max(pair)) for pair in pairs)
