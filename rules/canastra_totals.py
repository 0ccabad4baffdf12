"""Totals over the canastras of one side: how many there are, and the fewest cards and points in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul

from rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True, eq=False)
class CanastraTotals:
    """The number of canastras of one side, and the fewest cards, wild cards and points they can have."""

    count: int
    clean: int  # so many of them have no wild card
    cards: int
    wilds: int
    points: int
    twos: int  # sets of twos
    runs: int  # at most so many of them are runs
    sets: int  # at most so many are sets that earn a bonus for having grown


@lru_cache(maxsize=4096)
def total_canastras(rules: RuleSet, canastras: tuple[int, ...]) -> CanastraTotals:
    """Return the totals of so many canastras of each kind. Few combinations occur, so they are cached."""
    counts = dict(zip(rules.kinds, canastras, strict=True))
    dirty = 0 if rules.grown == "clean_only" else counts.get("dirty", 0)
    return CanastraTotals(
        sum(canastras),
        _weigh(canastras, rules.clean),
        _weigh(canastras, rules.fewest_cards),
        _weigh(canastras, rules.fewest_wilds),
        _weigh(canastras, rules.least_points),
        counts.get("twos", 0),
        sum(canastras) - counts.get("twos", 0),
        counts.get("clean", 0) + dirty + counts.get("twos", 0),
    )


def has_needed(needs: str, made: CanastraTotals) -> bool:
    """Return whether a side with these canastras has the one it needs: `none`, `any`, `clean`."""
    return needs == "none" or bool(made.clean if needs == "clean" else made.count)


def _weigh(counts: Sequence[int], weights: Sequence[int]) -> int:
    """Return the sum of the counts, each times its weight."""
    return sum(map(mul, counts, weights))
