"""All inputs of a draw as one value, which can be published so that any reader can repeat the draw."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import CrossedPair, Entrant
from tournaments.pairing.history import History

# Increased whenever the same inputs could give another draw: by a change here, of the library behind `matching`, or
# of the lots. Version 0.2.0 was engine 1; it did not store its inputs.
ENGINE: Final = 6
REPEATED: Final = 4  # the oldest engine whose draws this program repeats exactly


@dataclass(frozen=True, slots=True)
class DrawKind[T](ABC):
    """A way to draw. Its options are fields: bool, int, text, an enumeration, or a dataclass of such fields.

    key: its name in published draws. T is the type of the result: a bracket, all rounds, or one round.
    """

    key: ClassVar[str]

    @abstractmethod
    def draw(self, given: "DrawInputs[T]") -> T:
        """Return the draw of these inputs. Raises DrawError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawInputs[T]:
    """The inputs of one draw.

    pairs: of a crossing that sets the first round; None is a place without an entrant. history, by_hand: for a round
    that is drawn from the standings; the history covers the entrants alone. engine: the version of the drawing program
    to use, from `REPEATED` to `ENGINE`.
    """

    kind: DrawKind[T]
    entrants: tuple[Entrant, ...]
    seed: int
    pairs: tuple[CrossedPair, ...] = ()
    history: History = field(default_factory=History)
    by_hand: ByHand = field(default_factory=ByHand)
    engine: int = ENGINE

    def draw(self) -> T:
        """Return the draw, the same at every call. Raises DrawError."""
        return self.kind.draw(self)


KINDS: dict[str, type[DrawKind[Any]]] = {}


def register_kind[K: DrawKind[Any]](kind: type[K]) -> type[K]:
    """Register a way to draw under its key."""
    KINDS[kind.key] = kind
    return kind
