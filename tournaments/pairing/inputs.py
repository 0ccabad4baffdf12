"""All that a draw follows from, as one value: who draws through it can publish it, and anybody can draw it again."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import CrossedPair, Entrant
from tournaments.pairing.history import History

# Raised whenever the same inputs could come to another draw: by a change here, of the library behind `matching`, or
# of the lots. 1 is that of version 0.2.0, which did not store its inputs.
ENGINE: Final = 5
REPEATED: Final = 4  # the oldest whose draws this program makes as they were made


@dataclass(frozen=True, slots=True)
class DrawKind[T](ABC):
    """A way to draw, with its options as fields: bool, int, text, an enumeration, or such a dataclass again.

    key: in what is published. T is what is drawn: a bracket, all rounds, or one round.
    """

    key: ClassVar[str]

    @abstractmethod
    def draw(self, given: "DrawInputs[T]") -> T:
        """Draw. Raises DrawError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawInputs[T]:
    """The inputs of one draw.

    pairs: those of a crossing, where the first round is given, None for a place that nobody has. history, by_hand: of
    a round that is drawn from the standings; of the history only what is about the entrants. engine: the version to
    draw as, from `REPEATED` to `ENGINE`.
    """

    kind: DrawKind[T]
    entrants: tuple[Entrant, ...]
    seed: int
    pairs: tuple[CrossedPair, ...] = ()
    history: History = field(default_factory=History)
    by_hand: ByHand = field(default_factory=ByHand)
    engine: int = ENGINE

    def draw(self) -> T:
        """Return the draw, every time the same. Raises DrawError."""
        return self.kind.draw(self)


KINDS: dict[str, type[DrawKind[Any]]] = {}


def register_kind[K: DrawKind[Any]](kind: type[K]) -> type[K]:
    """Make a way to draw known by its key."""
    KINDS[kind.key] = kind
    return kind
