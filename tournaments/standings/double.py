"""The standings of a double elimination: who is out stands where the losers' tree let it go."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tournaments.standings.bracket import Places, PlayedNode


def double(nodes: Sequence[PlayedNode], entrants: Iterable[int]) -> dict[int, Places]:
    """Return the places of everybody.

    Who is out shares the places of its round of the losers' tree for good. Who is still in stands from the first
    place to the one it would have after losing whatever it can still lose.
    """
    who = list(entrants)
    worst = _worst_places(nodes, len(who))
    places = dict.fromkeys(who, (1, len(who)))
    of_id = {node.id: node for node in nodes}
    unplayed = any(node.kind == "final" and node.over and node.winner == node.a for node in nodes)
    for node in sorted(nodes, key=lambda node: (node.round, node.over)):
        if node.kind == "reset" and unplayed:
            continue
        for one in (node.a, node.b):
            if one is not None:
                places[one] = _places(node, one, of_id, worst)
    return places


def _places(
    node: PlayedNode, one: int, of_id: Mapping[int, PlayedNode], worst: Mapping[int, Places]
) -> Places:
    """Return what a node leaves open to one who is in it."""
    if node.over and node.winner == one:
        return (1, 1) if _is_last(node) else (1, _after_losing(node, of_id, worst)[1])
    lost = _after_losing(node, of_id, worst)
    # Who lost and goes on to another node is placed there, unless nobody came.
    is_out = node.over and (node.winner is None or node.loser_to is None or _is_last(node))
    return lost if is_out else (1, lost[1])


def _is_last(node: PlayedNode) -> bool:
    """Whether a node ends the bracket: the reset, or a final after which none is to be played."""
    if node.kind == "reset":
        return True
    return node.kind == "final" and (node.loser_to is None or node.winner == node.a)


def _after_losing(node: PlayedNode, of_id: Mapping[int, PlayedNode], worst: Mapping[int, Places]) -> Places:
    """Return the places of who loses a node, and whatever it leads to."""
    while node.kind == "main" and node.loser_to is not None:
        node = of_id[node.loser_to]
    return worst[node.round] if node.kind == "losers" else (2, 2)


def _worst_places(nodes: Iterable[PlayedNode], entrants: int) -> dict[int, Places]:
    """Return the places of those whom each round of the losers' tree lets go."""
    gone = Counter(node.round for node in nodes if node.kind == "losers")
    places, left = {}, entrants
    for number in sorted(gone):
        places[number] = (left - gone[number] + 1, left)
        left -= gone[number]
    return places
