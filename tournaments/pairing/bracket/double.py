"""Double elimination: losers enter the losers' tree, whose winner meets the unbeaten entrant in the final."""

from collections.abc import Sequence

from tournaments.pairing.bracket.knockout import main_nodes, pairs_in_order, seated, seeding, slots_of
from tournaments.pairing.bracket.nodes import Bracket, Slot
from tournaments.pairing.bracket.tree import Tree
from tournaments.pairing.entrant import CrossedPair, Entrant

# The losers of each main round from the second enter the losers' tree. These numbers, by how many rounds it has,
# say where: the loser at place p (from 0) takes place p XOR the number, far from earlier losers that it has met.
# Found by search for the fewest expected rematches with even odds; `make bench ARGS="rematches"` measures them.
DROPS: dict[int, tuple[int, ...]] = {
    3: (1,),
    4: (2, 0),
    5: (2, 2, 0),
    6: (8, 6, 1, 1),
    7: (4, 8, 6, 1, 1),
    8: (16, 12, 15, 4, 0, 1),
    9: (16, 24, 10, 8, 7, 0, 1),
    10: (128, 80, 48, 30, 2, 3, 2, 0),
}


def draw_double(
    entrants: Sequence[Entrant], *, seed: int, reset: bool, pairs: Sequence[CrossedPair] = ()
) -> Bracket:
    """Draw a double elimination of 2 to 1,024 entrants. Raises DrawError like the single knockout.

    pairs: the first round if a crossing gives it; then no lots are drawn.

    reset: whether a final lost by the unbeaten finalist is played again, so that no entrant is eliminated by one
    defeat; this node, of kind `reset`, is played only if side B won the final. The main tree keeps its round numbers;
    the losers of round 1 meet in round 2.
    """
    order = pairs_in_order(pairs) if pairs else seeding(entrants, seed)
    slots = slots_of(pairs) if pairs else seated(order)
    rounds = (len(slots) - 1).bit_length()
    tree = Tree(main_nodes(slots))
    last = 2 * rounds
    survivor = _losers_tree(tree, rounds)
    (top,) = tree.of(rounds)
    final = tree.meet(last, "final", top.advances, survivor)
    if reset and final.winner_of:
        tree.meet(last + 1, "reset", final, Slot(loser_of=final.winner_of))
    return Bracket(1 << rounds, last + reset, tree.linked(), order, seed)


def _losers_tree(tree: Tree, rounds: int) -> Slot:
    # The survivors of the losers' tree meet each other and the next losers of the main tree by turns.
    slots = [node.loses for node in tree.of(1)]
    drops = DROPS.get(rounds, ())
    number = 2
    for main in range(2, rounds + 1):
        slots = tree.meet_all(number, "losers", slots[::2], slots[1::2])
        losers = [node.loses for node in tree.of(main)]
        drop = drops[main - 2] if main < rounds else 0
        crossed = [losers[place ^ drop] for place in range(len(losers))]
        slots = tree.meet_all(number + 1, "losers", slots, crossed)
        number += 2
    return slots[0]
