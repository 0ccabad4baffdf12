"""One mão in summary form: plain values, not judged yet."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from rules.canastra_totals import CanastraTotals
from rules.three_totals import ThreeTotals

BATIDA: Final = "batida"  # the ending with a side gone out; also the fact, and the line, of the side that did
NOBODY: Final = "none"  # the ending without anybody gone out, where the text foresees none
STALLO: Final = "stallo"
TAKEN: Final = "taken"
NOT_TAKEN: Final = "not_taken"
UNVIEWED: Final = "unviewed"  # taken, and never looked at


@dataclass(slots=True)
class Side:
    """One side at the end of a mão. A fact that could not be read is 0, and its name is in `unread`."""

    name: str
    players: int
    table: int  # points of the cards in its melds
    hand: int  # points of the cards its players still hold
    table_cards: int  # how many those are; if only points are known, the most there can be
    hand_cards: int  # this counts an unviewed morto as well
    canastras: tuple[int, ...]  # how many of each kind, in the order of `RuleSet.canastras`
    made: CanastraTotals  # totals over them
    extras: Mapping[str, int]  # how many of each extra bonus, if there are any
    # Which canastras have those bonuses, if that is known: `grown_dirty` and so on.
    replaced: Mapping[str, int]
    threes: ThreeTotals  # those that are no ordinary cards
    batida: bool
    morto: str | None
    unviewed: int  # points of a morto taken and never looked at
    penalties: int
    warned: bool
    unread: AbstractSet[str]
    counted: int = 0  # cards on the table and in hand as they were counted, in summary form


@dataclass(slots=True)
class Mao:
    """One mão. `unread` has the names of the facts, of the mão or of any side, that could not be read."""

    ending: str | None
    sides: tuple[Side, ...]
    out: list[Side]  # those that went out
    mortos_gone: int  # no longer on the table: become stock, or taken by a side
    before: Mapping[str, int]  # points of the sides before the mão, if they matter
    unread: AbstractSet[str]
    warned_before: AbstractSet[str] = frozenset()  # the sides warned in an earlier mão of the partida
    started: str | None = None  # the side that played first, if the partida is one mão


def players_of(side: str) -> list[str]:
    """Return the players of a side where three play: `B+C` is B and C."""
    return side.split("+")
