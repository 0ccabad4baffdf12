"""Who meets whom: pure functions, values in and draws out. No database, no clock, no hidden chance."""

from tournaments.pairing.bracket.knockout import draw, round_name, seed_order
from tournaments.pairing.bracket.nodes import BYE, Bracket, Kind, Node, Ref, Side, Slot, Target
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawCode, DrawError

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
