"""Draw pairings with pure functions: values in, draws out, without database, clock or hidden chance."""

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
