"""Preview of the first draw of a stage, from a seed and without storing it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self

from tournaments.pairing.bracket.nodes import Bracket
from tournaments.pairing.entrant import Pairing


class Meet(NamedTuple):
    """A meeting of the first round; an empty `b` is a bye.

    others: further players at the mesa, each for himself.
    """

    a: tuple[int, ...]
    b: tuple[int, ...]
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstDraw:
    """Preview of a draw. groups: ids of each group, in a format with groups. first: otherwise the first round."""

    groups: tuple[tuple[int, ...], ...] = ()
    first: tuple[Meet, ...] = ()

    @classmethod
    def of_round(cls, pairings: Iterable[Pairing]) -> Self:
        return cls(first=tuple(map(_meet, pairings)))

    @classmethod
    def of_bracket(cls, bracket: Bracket) -> Self:
        first = [node for node in bracket.nodes if node.round == 1]
        sides = [[slot.entrant for slot in (node.a, node.b) if slot.entrant is not None] for node in first]
        return cls(first=tuple(Meet((one,), tuple(other)) for one, *other in sides))


def _meet(pairing: Pairing) -> Meet:
    if pairing.b is None:
        return Meet((pairing.a,), ())
    if pairing.partners is None:
        return Meet((pairing.a,), (pairing.b,), pairing.others)
    return Meet((pairing.a, pairing.partners[0]), (pairing.b, pairing.partners[1]))
