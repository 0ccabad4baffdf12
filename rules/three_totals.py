"""Totals over the threes of a side that are no ordinary cards: what the checks and the score look at."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from rules.ruleset import RuleSet

RED_THREES: Final = "red_threes"  # laid apart, for points
RED_IN_HAND: Final = "red_in_hand"  # costing more than an ordinary card
BLACK_IN_HAND: Final = "black_in_hand"


@dataclass(frozen=True, slots=True, eq=False)
class ThreeTotals:
    """The threes of one side that are no ordinary cards. counts: of each fact, those of 0 left out."""

    counts: Mapping[str, int]
    every: int
    held: int  # in hand, and not among its cards there
    red: int
    black: int


NO_THREES: Final = ThreeTotals(MappingProxyType({}), 0, 0, 0, 0)


@lru_cache(maxsize=4096)
def total_threes(rules: RuleSet, threes: tuple[int, ...]) -> ThreeTotals:
    """Return the totals of so many threes of each fact of the rule set. Few combinations occur, so they are cached."""
    counts = {name: count for name, count in zip(rules.threes.facts, threes, strict=True) if count}
    if not counts:
        return NO_THREES
    laid, red, black = (counts.get(name, 0) for name in (RED_THREES, RED_IN_HAND, BLACK_IN_HAND))
    return ThreeTotals(MappingProxyType(counts), laid + red + black, red + black, laid + red, black)
