"""The single knockout: standard seed order, byes for the best seeds, the others placed by lot from a published seed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import batched, pairwise

from tournaments.pairing.bracket.clubs_apart import keep_apart
from tournaments.pairing.bracket.nodes import BYE, Bracket, Kind, Node, Ref, Slot, Target
from tournaments.pairing.bracket.tree import Tree
from tournaments.pairing.entrant import CrossedPair, Entrant, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.lots import by_lot

LEAST, MOST = 2, 1024
LEAST_FOR_THIRD = 4
LEAST_FOR_CONSOLATION = 6


class LastRound(StrEnum):
    """The last round of a knockout that is played."""

    FINAL = "final"
    SEMIFINAL = "semifinal"
    QUARTERFINAL = "quarterfinal"
    ROUND_OF_16 = "round_of_16"

    @property
    def left(self) -> int:
        """Return how many places the round has: 2 in the final."""
        return 2 << list(LastRound).index(self)

    def of(self, rounds: int) -> int:
        """Return the number of the round in a tree of `rounds` rounds, at least 1: the first round is always played."""
        return max(1, rounds + 2 - self.left.bit_length())


def seed_order(size: int) -> tuple[int, ...]:
    """Return the seeds in slot order of a bracket of `size` places. Raises ValueError unless `size` is a power of two.

    As long as the better seeds win, the two seeds of every node of a round add up to the same number.
    """
    if size < 1 or size & (size - 1):
        raise ValueError(f"not a power of two: {size}")
    order = [1]
    while len(order) < size:
        order = [place for seed in order for place in (seed, 2 * len(order) + 1 - seed)]
    return tuple(order)


def round_name(rounds: int, number: int) -> str:
    """Return the code of round `number` of `rounds`: final, semifinal, quarterfinal, round_of_16 ..."""
    if not 1 <= number <= rounds:
        raise ValueError(f"no round {number} among {rounds}")
    to_go = rounds - number
    names = ("final", "semifinal", "quarterfinal")
    return names[to_go] if to_go < len(names) else f"round_of_{2 << to_go}"


def draw(entrants: Sequence[Entrant], *, seed: int, third_place: bool, consolation: bool = False) -> Bracket:
    """Draw the bracket of 2 to 1,024 entrants. Raises DrawError if they cannot be drawn.

    The order of the argument and gaps between seeds do not matter. Seeded entrants come first on the list, the others
    follow by lot, with entrants of one club as far from each other as the tree allows. Missing places are byes, given
    to the first of that list. A third-place node needs two semifinals that are really played, so at least 4 entrants:
    with 3, one semifinal is a bye and the loser of the other is third. A consolation for the losers of the first round
    needs 6 entrants.
    """
    order = seeding(entrants, seed)
    rounds = (len(order) - 1).bit_length()
    tree = Tree(main_nodes(seated(order)))
    if third_place and len(order) >= LEAST_FOR_THIRD:
        add_third_place(tree, rounds)
    if consolation and len(order) >= LEAST_FOR_CONSOLATION:
        add_consolation(tree, rounds)
    return Bracket(1 << rounds, rounds, tree.linked(), order, seed)


def draw_pairs(pairs: Sequence[CrossedPair], *, third_place: bool, consolation: bool = False) -> Bracket:
    """Return the bracket for a given first round, from a crossing or from a draw in the hall; neighbours meet next.

    None in a pair is a bye for the other entrant. Raises DrawError: `pairs_not_full` unless there are 1, 2, 4, 8 ...
    pairs and each has an entrant, and the codes of an invalid field.
    """
    order = pairs_in_order(pairs)
    rounds = len(pairs).bit_length()
    tree = Tree(main_nodes(slots_of(pairs)))
    if third_place and len(order) >= LEAST_FOR_THIRD:
        add_third_place(tree, rounds)
    if consolation and len(order) >= LEAST_FOR_CONSOLATION:
        add_consolation(tree, rounds)
    return Bracket(2 * len(pairs), rounds, tree.linked(), order, seed=0)


def pairs_in_order(pairs: Sequence[CrossedPair]) -> tuple[int, ...]:
    """Return the ids of the pairs of a first round. Raises DrawError like `draw_pairs`."""
    order = tuple(one for pair in pairs for one in pair if one is not None)
    check_field([Entrant(one) for one in order], least=LEAST, most=MOST)
    if len(pairs) & (len(pairs) - 1) or (None, None) in pairs:
        raise DrawError(DrawCode.PAIRS_NOT_FULL, pairs=len(pairs))
    return order


def slots_of(pairs: Sequence[CrossedPair]) -> list[Slot]:
    """Return the slots of the first round of a crossing."""
    return [BYE if one is None else Slot(entrant=one) for pair in pairs for one in pair]


def add_third_place(tree: Tree, rounds: int) -> None:
    """Add the third-place node of the semifinal losers, in the round of the final."""
    losers = [Slot(loser_of=Ref(rounds - 1, position)) for position in (1, 2)]
    tree.meet(rounds, "third", *losers)


def stopped(bracket: Bracket, last: LastRound) -> Bracket:
    """Return the bracket up to this round; its winners have no next node."""
    rounds = last.of(bracket.rounds)
    nodes = (node for node in bracket.nodes if node.round <= rounds)
    kept = (replace(node, winner_to=None) if node.round == rounds else node for node in nodes)
    return replace(bracket, rounds=rounds, nodes=tuple(kept))


def seeding(entrants: Sequence[Entrant], seed: int) -> tuple[int, ...]:
    """Return all ids: the seeds first, then the others by lot with club mates apart. Raises DrawError like `draw`."""
    check_field(entrants, least=LEAST, most=MOST)
    seeded = sorted((entrant.seed, entrant.id) for entrant in entrants if entrant.seed is not None)
    if seeded and seeded[0][0] < 1:
        raise DrawError(DrawCode.INVALID_SEED, entrant=seeded[0][1], seed=seeded[0][0])
    for (one, first), (other, second) in pairwise(seeded):
        if one == other:
            raise DrawError(DrawCode.DUPLICATE_SEED, seed=one, first=first, second=second)
    unseeded = by_lot((entrant.id for entrant in entrants if entrant.seed is None), seed)
    order = (*(id_ for _, id_ in seeded), *unseeded)
    clubs = {entrant.id: entrant.club for entrant in entrants if entrant.club is not None}
    return keep_apart(order, len(seeded), clubs, seed_order(1 << (len(order) - 1).bit_length()), seed)


def seated(order: Sequence[int]) -> list[Slot]:
    """Return the slots of the first round: the list in standard seed order, with byes for the missing places."""
    places = seed_order(1 << (len(order) - 1).bit_length())
    return [Slot(entrant=order[place - 1]) if place <= len(order) else BYE for place in places]


def main_nodes(slots: Sequence[Slot]) -> Iterator[Node]:
    """Yield the nodes of the main tree. Nodes with a bye are drawn, never played."""
    rounds = (len(slots) - 1).bit_length()
    for number in range(1, rounds + 1):
        following: list[Slot] = []
        for position, (a, b) in enumerate(batched(slots, 2, strict=True), start=1):
            # winners of odd positions go to side A of the next round, winners of even ones to side B
            onwards = Target(number + 1, (position + 1) // 2, "A" if position % 2 else "B")
            goes = onwards if number < rounds else None
            node = Node(round=number, position=position, kind="main", a=a, b=b, winner_to=goes)
            following.append(node.advances)
            yield node
        slots = following


FROM_ROUND_TWO = 4  # with fewer rounds the second round is the semifinal or the final


def add_consolation(tree: Tree, rounds: int) -> None:
    """Add a tree for the losers of the first round.

    If the first round has byes, many entrants play their first jogo in the second round. Its losers enter the tree as
    well, unless it is the semifinal, whose losers play for third place.
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
