"""Who meets whom: pure functions, values in and draws out. No database, no clock, no hidden chance."""

from tournaments.pairing.bracket import (
    BYE,
    Bracket,
    DrawCode,
    DrawError,
    Entrant,
    Kind,
    Node,
    Ref,
    Side,
    Slot,
    Target,
)
from tournaments.pairing.knockout import draw, round_name, seed_order

__all__ = [
    "BYE",
    "Bracket",
    "DrawCode",
    "DrawError",
    "Entrant",
    "Kind",
    "Node",
    "Ref",
    "Side",
    "Slot",
    "Target",
    "draw",
    "round_name",
    "seed_order",
]
