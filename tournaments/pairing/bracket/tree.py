"""Growing a bracket beyond its main tree: nodes that are met by somebody, and the way to each of them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tournaments.pairing.bracket.nodes import Kind, Node, Ref, Side, Slot, Target


class Tree:
    """The nodes of a bracket so far. Side trees hold no node with a bye: who would have one moves up at once."""

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
        """Let two slots meet in round `number`, and return who goes on; against a bye nothing is played."""
        if a.bye or b.bye:
            return b if a.bye else a
        self._taken[number] += 1
        node = Node(round=number, position=self._taken[number], kind=kind, a=a, b=b)
        self.nodes.append(node)
        return node.advances

    def meet_all(self, number: int, kind: Kind, ones: Sequence[Slot], others: Sequence[Slot]) -> list[Slot]:
        """Let the slots of two lists meet one by one."""
        return [self.meet(number, kind, a, b) for a, b in zip(ones, others, strict=True)]

    def linked(self) -> tuple[Node, ...]:
        """Return all nodes by round and position, each with where its winner and its loser go."""
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
