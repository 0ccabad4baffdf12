"""The standings of a double elimination: an eliminated entrant takes the places of its round in the losers' bracket."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tournaments.standings.bracket import Places, PlayedNode


def double(nodes: Sequence[PlayedNode], entrants: Iterable[int]) -> dict[int, Places]:
    """Return the range of places of every entrant.

    An eliminated entrant shares the places of its round in the losers' bracket. An entrant that is still in has
    the range from first place to the place after losing all its remaining jogos.
    """
    who = list(entrants)
    worst = _worst_places(nodes, len(who))
    places = dict.fromkeys(who, (1, len(who)))
    of_id = {node.id: node for node in nodes}
    unplayed = any(node.kind == "final" and node.over and node.winner == node.a for node in nodes)
    for node in sorted(nodes, key=lambda node: (node.round, node.over)):
        # The reset is not played if the unbeaten finalist, side a, won the final.
        if node.kind == "reset" and unplayed:
            continue
        for one in (node.a, node.b):
            if one is not None:
                places[one] = _places(node, one, of_id, worst)
    return places


def _places(
    node: PlayedNode, one: int, of_id: Mapping[int, PlayedNode], worst: Mapping[int, Places]
) -> Places:
    if node.over and node.winner == one:
        return (1, 1) if _is_last(node) else (1, _after_losing(node, of_id, worst)[1])
    lost = _after_losing(node, of_id, worst)
    # A loser that goes on to another node is placed by that node, unless neither entrant came.
    is_out = node.over and (node.winner is None or node.loser_to is None or _is_last(node))
    return lost if is_out else (1, lost[1])


def _is_last(node: PlayedNode) -> bool:
    if node.kind == "reset":
        return True
    return node.kind == "final" and (node.loser_to is None or node.winner == node.a)


def _after_losing(node: PlayedNode, of_id: Mapping[int, PlayedNode], worst: Mapping[int, Places]) -> Places:
    while node.kind == "main" and node.loser_to is not None:
        node = of_id[node.loser_to]
    # The loser of the final or of the reset is second.
    return worst[node.round] if node.kind == "losers" else (2, 2)


def _worst_places(nodes: Iterable[PlayedNode], entrants: int) -> dict[int, Places]:
    gone = Counter(node.round for node in nodes if node.kind == "losers")
    places, left = {}, entrants
    for number in sorted(gone):
        places[number] = (left - gone[number] + 1, left)
        left -= gone[number]
    return places
