"""The parts of a drawn bracket: frozen values that every knockout format shares."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

type Side = Literal["A", "B"]
# `main` is the only tree of a single knockout and the winners' tree of a double one. `losers` is the other tree of a
# double one: its winner plays the `final` against the winner of `main`; a `reset` is played only if side B won that.
type Kind = Literal["main", "third", "consolation", "losers", "final", "reset"]


class Ref(NamedTuple):
    """The address of a node in the bracket: round and position, both from 1."""

    round: int
    position: int


class Target(NamedTuple):
    """The node, and the side of it, where an entrant goes next."""

    round: int
    position: int
    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One side of a node: an entrant, a bye, or the winner or the loser of an earlier node.

    A bye never gets an entrant; `winner_of` and `loser_of` name an entrant that is not yet known.
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
    """Two slots and the next nodes of their entrants. The third-place node has position 2 of the last main round."""

    round: int
    position: int
    kind: Kind
    a: Slot
    b: Slot
    winner_to: Target | None = None
    loser_to: Target | None = None

    @property
    def ref(self) -> Ref:
        """Return the address of this node."""
        return Ref(self.round, self.position)

    @property
    def is_bye(self) -> bool:
        """Return whether one side is a bye. Such a node is drawn, never played."""
        return self.a.bye or self.b.bye

    @property
    def advances(self) -> Slot:
        """Return the slot of the next node: the entrant that has the bye, else the winner of this node."""
        if self.is_bye:
            return self.b if self.a.bye else self.a
        return Slot(winner_of=self.ref)

    @property
    def loses(self) -> Slot:
        """Return the slot that the loser of this node goes to: a bye if the node is not played."""
        return BYE if self.is_bye else Slot(loser_of=self.ref)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A drawn knockout of `size` places, byes included.

    `order` is the final seeding: entrant ids, the seeds first and then the lots drawn from `seed`. `nodes` are sorted
    by round and position; the nodes of a round can be played at the same time.
    """

    size: int
    rounds: int
    nodes: tuple[Node, ...]
    order: tuple[int, ...]
    seed: int
