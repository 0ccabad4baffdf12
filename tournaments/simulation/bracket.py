"""Play a bracket node by node. If one side has left, the other advances without a jogo."""

from collections.abc import Iterator

from tournaments.pairing.bracket.nodes import Bracket, Node, Ref, Slot
from tournaments.pairing.entrant import Pairing
from tournaments.plan.formats import BracketFormat
from tournaments.simulation.stage import SimulatedRound, SimulatedStage

type Met = tuple[int | None, int | None]


def bracket(stage: SimulatedStage, format_: BracketFormat) -> Iterator[SimulatedRound]:
    """Yield the rounds of a bracket, then store the final order in `stage.order`."""
    drawn = format_.inputs(stage.entrants, seed=stage.seed, pairs=stage.pairs).draw()
    tree = _Tree()
    lost: dict[int, int] = {one.id: 0 for one in stage.entrants}
    for number in range(1, drawn.rounds + 1):
        if number > 1:
            stage.hall.leave()
        nodes = [node for node in drawn.nodes if node.round == number]
        if tree.reset_spared:  # the unbeaten finalist won the final
            nodes = [node for node in nodes if node.kind != "reset"]
        met = {node: tree.meet(node) for node in nodes}
        pairings = [
            Pairing(a=a, b=b, table=node.position)
            for node, (a, b) in met.items()
            if a is not None and b is not None
        ]
        yield SimulatedRound(
            number=number,
            playing=frozenset(one for pairing in pairings for one in pairing.entrants),
            pairings=tuple(pairings),
            partners={},
        )
        results = {(one.a, one.b): one.winner for one in stage.meetings if one.round == number}
        for node, (a, b) in met.items():
            tree.settle(node, a, b, results.get((a or 0, b)))
            if node.kind == "third":  # its loser keeps the place that the semifinal gave, below the winner
                if (third := tree.winners.get(node.ref)) is not None:
                    lost[third] = 2 * number
            elif node.kind != "consolation" and (loser := tree.losers.get(node.ref)) is not None:
                lost[loser] = 2 * number + 1
    best = tree.best(drawn)
    stage.order = tuple(sorted(lost, key=lambda one: (one not in best, -lost[one])))


class _Tree:
    """Winners and losers of the nodes played so far; None for a node without entrants."""

    def __init__(self) -> None:
        self.winners: dict[Ref, int | None] = {}
        self.losers: dict[Ref, int | None] = {}
        self.reset_spared = False

    def meet(self, node: Node) -> Met:
        return self._who(node.a), self._who(node.b)

    def settle(self, node: Node, a: int | None, b: int | None, winner: int | None) -> None:
        """Store the winner of a node. With one entrant only, that entrant advances."""
        both = a is not None and b is not None
        self.winners[node.ref] = won = winner if both else (b if a is None else a)
        self.losers[node.ref] = (b if won == a else a) if both and won is not None else None
        if node.kind == "final":
            self.reset_spared = won == a

    def best(self, bracket: Bracket) -> set[int | None]:
        """Return the champion, or the winners of the last round if the bracket stops before the final."""
        last = max(
            (node for node in bracket.nodes if node.kind not in {"third", "consolation"}), key=lambda n: n.ref
        )
        if last.ref not in self.winners:  # the reset was not needed
            last = next(node for node in bracket.nodes if node.kind == "final")
        level = [node for node in bracket.nodes if (node.round, node.kind) == (last.round, last.kind)]
        return {self.winners[node.ref] for node in level}

    def _who(self, slot: Slot) -> int | None:
        if slot.winner_of:
            return self.winners.get(slot.winner_of)
        return self.losers.get(slot.loser_of) if slot.loser_of else slot.entrant
