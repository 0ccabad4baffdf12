"""The facts of one mão in summary form: plain values, no verdict."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

BATIDA: Final = "batida"  # the ending with a side gone out; also the fact, and the line, of the side that did
TAKEN: Final = "taken"
NOT_TAKEN: Final = "not_taken"


@dataclass(slots=True)
class Side:
    """What one side shows at the end of a mão. What could not be read is zero, and named in `unread`."""

    name: str
    table: int  # points of the cards in its melds
    hand: int  # points of the cards its players still hold
    canastras: tuple[int, ...]  # how many of each kind, in the order of `RuleSet.canastras`
    batida: bool
    morto: str | None
    unread: AbstractSet[str]


@dataclass(slots=True)
class Mao:
    """One mão. `unread` names what could not be read, of the mão and of any side."""

    ending: str | None
    sides: tuple[Side, ...]
    out: list[Side]  # those that went out
    mortos_gone: int  # that no longer lie on the table: gone to the stock, or taken by a side
    unread: AbstractSet[str]
