"""Who deals and who plays first, where the text lets the deal pass round the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DEALER: Final = "dealer"  # plays first (000:15)
LEFT: Final = "left"  # of the dealer sits who plays first (003:62)


@dataclass(frozen=True, slots=True)
class Turn:
    """The sides of the players who deal and who play first."""

    dealer: str
    first: str


def turn(sides: Sequence[str], first_player: str, dealer: str, deals: int) -> Turn:
    """Return whose turn it is `deals` deals after `dealer` dealt; below 0: that many before.

    The deal passes to the left (000:13, 003:26). sides: as they sit, each to the left of the one before; of two
    duplas, whose players sit crosswise, each has every other deal. first_player: of the rule set, not none.
    Raises ValueError where the dealer is none of the sides.
    """
    if dealer not in sides:
        raise ValueError(f"{dealer} sits at no such table")
    place = sides.index(dealer) + deals
    return Turn(sides[place % len(sides)], sides[(place + (first_player == LEFT)) % len(sides)])
