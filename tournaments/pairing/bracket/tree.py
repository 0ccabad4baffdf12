"""Extend a bracket beyond its main tree: add nodes, and link each to the nodes that its entrants come from."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tournaments.pairing.bracket.nodes import Kind, Node, Ref, Side, Slot, Target


class Tree:
    """The nodes of a bracket so far. In a side tree an entrant with a bye moves on at once, without a node."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self.nodes = list(nodes)
        self._taken: defaultdict[int, int] = defaultdict(int)
        for node in self.nodes:
            self._taken[node.round] += 1
        self._taken[max(self._taken)] = 1

    def of(self, number: int) -> list[Node]:
        """Return the main nodes of a round."""
        return [node for node in self.nodes if node.round == number and node.kind == "main"]

    def meet(self, number: int, kind: Kind, a: Slot, b: Slot) -> Slot:
        """Add a node of two slots to round `number`, and return the slot of its winner; a bye adds no node."""
        if a.bye or b.bye:
            return b if a.bye else a
        self._taken[number] += 1
        node = Node(round=number, position=self._taken[number], kind=kind, a=a, b=b)
        self.nodes.append(node)
        return node.advances

    def meet_all(self, number: int, kind: Kind, ones: Sequence[Slot], others: Sequence[Slot]) -> list[Slot]:
        """Add a node for each pair of slots at the same place of two lists."""
        return [self.meet(number, kind, a, b) for a, b in zip(ones, others, strict=True)]

    def linked(self) -> tuple[Node, ...]:
        """Return all nodes by round and position, each with the next nodes of its winner and its loser."""
        winners: dict[Ref, Target] = {}
        losers: dict[Ref, Target] = {}
        for node in self.nodes:
            sides: tuple[tuple[Side, Slot], ...] = (("A", node.a), ("B", node.b))
            for side, slot in sides:
                if slot.winner_of:
                    winners[slot.winner_of] = Target(node.round, node.position, side)
                elif slot.loser_of:
                    losers[slot.loser_of] = Target(node.round, node.position, side)
        return tuple(
            replace(node, winner_to=node.winner_to or winners.get(node.ref), loser_to=losers.get(node.ref))
            for node in sorted(self.nodes, key=lambda node: node.ref)
        )
