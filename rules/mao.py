"""The facts of one mão in summary form: plain values, no verdict."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from rules.canastra_totals import Together

BATIDA: Final = "batida"  # the ending with a side gone out; also the fact, and the line, of the side that did
NOBODY: Final = "none"  # the ending without anybody gone out, where the text foresees none
STALLO: Final = "stallo"
TAKEN: Final = "taken"
NOT_TAKEN: Final = "not_taken"
UNVIEWED: Final = "unviewed"  # taken, and never looked at


@dataclass(slots=True)
class Side:
    """What one side shows at the end of a mão. What could not be read is zero, and named in `unread`."""

    name: str
    players: int
    table: int  # points of the cards in its melds
    hand: int  # points of the cards its players still hold
    table_cards: int  # how many those are; where only points are known, the most it can be
    hand_cards: int  # this counts an unviewed morto as well
    canastras: tuple[int, ...]  # how many of each kind, in the order of `RuleSet.canastras`
    made: Together  # what those come to
    extras: Mapping[str, int]  # how many of each bonus that comes on top, where there are any
    replaced: Mapping[
        str, int
    ]  # which canastras have those bonuses, where that is known: `grown_dirty` and so on
    batida: bool
    morto: str | None
    unviewed: int  # points of a morto taken and never looked at
    penalties: int
    warned: bool
    unread: AbstractSet[str]


@dataclass(slots=True)
class Mao:
    """One mão. `unread` names what could not be read, of the mão and of any side."""

    ending: str | None
    sides: tuple[Side, ...]
    out: list[Side]  # those that went out
    mortos_gone: int  # that no longer lie on the table: gone to the stock, or taken by a side
    before: Mapping[str, int]  # points of the sides before the mão, where they matter
    unread: AbstractSet[str]
    started: str | None = None  # the side that did, where the partida is one mão


def players_of(side: str) -> list[str]:
    """Return the players that share a side of three: `B+C` is B and C."""
    return side.split("+")
