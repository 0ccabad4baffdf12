"""What a drawn bracket is made of: frozen values that every knockout format shares."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

type Side = Literal["A", "B"]
# `main` is the only tree of a single knockout and the winners' tree of a double one; `losers` its other tree,
# whose winner meets that of the main tree in the `final`. A `reset` is played only if side B won the final.
type Kind = Literal["main", "third", "consolation", "losers", "final", "reset"]


class Ref(NamedTuple):
    """A node of the bracket, by round and position, both from 1."""

    round: int
    position: int


class Target(NamedTuple):
    """The side of the node somebody goes to from here."""

    round: int
    position: int
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One side of a node, exactly one of: an entrant, a bye, the winner or the loser of an earlier node.

    A bye is nobody, for good; `winner_of` and `loser_of` are somebody not yet known.
    """

    entrant: int | None = None
    bye: bool = False
    winner_of: Ref | None = None
    loser_of: Ref | None = None

    def __post_init__(self) -> None:
        filled = [self.entrant is not None, self.bye, self.winner_of is not None, self.loser_of is not None]
        if sum(filled) != 1:
            raise ValueError(f"a slot is exactly one thing: {self}")


BYE = Slot(bye=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Two slots and where their entrants go. The third-place node stands at position 2 of the last main round."""

    round: int
    position: int
    kind: Kind
    a: Slot
    b: Slot
    winner_to: Target | None = None
    loser_to: Target | None = None

    @property
    def ref(self) -> Ref:
        """Return where this node stands."""
        return Ref(self.round, self.position)

    @property
    def is_bye(self) -> bool:
        """Whether one side walks through. Such a node is drawn, never played."""
        return self.a.bye or self.b.bye

    @property
    def advances(self) -> Slot:
        """Return what stands in the next node: who walks through the bye, else the winner of this node."""
        if self.is_bye:
            return self.b if self.a.bye else self.a
        return Slot(winner_of=self.ref)

    @property
    def loses(self) -> Slot:
        """Return what stands where the loser of this node goes: nobody, for good, if it is not played."""
        return BYE if self.is_bye else Slot(loser_of=self.ref)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A drawn knockout of `size` places, byes among them.

    `order` is the final seeding: entrant ids, the seeds first and then the lots drawn from `seed`.
    `nodes` are sorted by round and position; a round holds what can be played at the same time.
    """

    size: int
    rounds: int
    nodes: tuple[Node, ...]
    order: tuple[int, ...]
    seed: int
