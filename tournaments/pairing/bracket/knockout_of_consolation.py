"""The consolation: a second tree for who lost at the first go."""

from tournaments.pairing.bracket.nodes import Kind
from tournaments.pairing.bracket.tree import Tree

FROM_ROUND_TWO = 4  # the least rounds in which the second round is neither semifinal nor final


def add_consolation(tree: Tree, rounds: int) -> None:
    """Add a tree for the losers of the first round.

    Where byes stand in the first round many have their first jogo in the second: its losers enter as well,
    unless it is the semifinal, whose losers play for third place.
    """
    kind: Kind = "consolation"
    slots = [node.loses for node in tree.of(1)]
    number = 2
    if rounds >= FROM_ROUND_TWO and any(node.is_bye for node in tree.of(1)):
        slots = tree.meet_all(2, kind, slots[::2], slots[1::2])
        second = [node.loses for node in tree.of(2)]
        slots = tree.meet_all(3, kind, slots, second[::-1])
        number = 4
    while len(slots) > 1:
        slots = tree.meet_all(number, kind, slots[::2], slots[1::2])
        number += 1
