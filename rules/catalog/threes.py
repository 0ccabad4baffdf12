"""Threes that are no ordinary cards: laid apart for points, or costing more than their value in hand."""

from rules.catalog.source import TextValues
from rules.ruleset import Threes
from rules.three_totals import BLACK_IN_HAND, RED_IN_HAND, RED_THREES


def read_threes(source: TextValues) -> Threes:
    """Return the rules about threes, with the facts that a mão then has."""
    red, without = source.read("threes.red"), source.read("threes.red_without")
    in_hand, black = source.read("threes.red_in_hand"), source.read("threes.black_in_hand")
    there = {RED_THREES: red or without, RED_IN_HAND: in_hand, BLACK_IN_HAND: black}
    return Threes(
        red=red,
        red_without=without,
        needs=source.read("threes.needs"),
        red_in_hand=in_hand,
        black_in_hand=black,
        laid_value=source.read("threes.laid_value"),
        facts=tuple(name for name, amount in there.items() if amount),
    )
