"""Cards: rank and suit as two letters (`TH`, `2C`), `JK` for a joker."""

from collections.abc import Mapping
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
JOKER: Final = "JK"
CARDS: Final = frozenset([rank + suit for rank in RANKS for suit in SUITS] + [JOKER])
PLACE: Final[Mapping[str, int]] = {rank: place for place, rank in enumerate(RANKS, start=1)}  # in a run
WILD: Final = frozenset(["2" + suit for suit in SUITS] + [JOKER])  # what can stand for another card
TWO: Final = 2
THREE: Final = "3"
RED: Final = "HD"
ACE_HIGH: Final = 14  # above the king; below the two it is 1


def ranks_of(name: str) -> tuple[str, ...]:
    """Return the ranks that a row of a table of values names: `A`, `3-7`, `8-K`, `joker`, or `all`.

    Raises `ValueError` for an unknown card.
    """
    if name == "joker":
        return (JOKER,)
    if name == "all":
        return (*RANKS, JOKER)
    first, _, last = name.partition("-")
    if len(first) != 1 or len(last) > 1:
        raise ValueError(name)
    start, end = RANKS.index(first), RANKS.index(last or first)
    if start > end:
        raise ValueError(name)
    return tuple(RANKS[start : end + 1])
