"""Who deals and who plays first, for rule sets in which the deal passes round the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DEALER: Final = "dealer"  # the dealer plays first (000:15)
LEFT: Final = "left"  # the player to the left of the dealer plays first (003:62)


@dataclass(frozen=True, slots=True)
class Turn:
    """The sides of the players who deal, who play first, and who cut."""

    dealer: str
    first: str
    cuts: str


def turn(sides: Sequence[str], first_player: str, dealer: str, deals: int) -> Turn:
    """Return whose turn it is `deals` deals after `dealer` dealt; a negative number counts back.

    The deal passes to the left (000:13, 003:26); the player to the right of the dealer cuts (000:11, 003:28).
    sides: in the order they sit, each to the left of the one before; two duplas, whose players sit crosswise, take
    turns. first_player: that of the rule set, not empty.
    Raises ValueError if the dealer is not one of the sides.
    """
    if dealer not in sides:
        raise ValueError(f"{dealer} sits at no such table")
    place = sides.index(dealer)
    first = sides[(place + (first_player == LEFT)) % len(sides)]
    return pass_on(sides, Turn(dealer, first, sides[place - 1]), deals)


def pass_on(sides: Sequence[str], agreed: Turn, deals: int) -> Turn:
    """Return whose turn it is `deals` deals after one: each part of it passes to the left."""
    after = {side: sides[(at + deals) % len(sides)] for at, side in enumerate(sides)}
    return Turn(after[agreed.dealer], after[agreed.first], after[agreed.cuts])
