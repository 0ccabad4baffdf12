"""What the canastras of one side come to together: how many they are, and the least they can hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul

from rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Together:
    """Canastras of one side: how many, and the fewest cards, wild cards and points there can be in them."""

    count: int
    cards: int
    wilds: int
    points: int
    twos: int  # of twos in their own set
    runs: int  # as many of them can be runs at the most
    sets: int  # and as many sets whose growing counts


@lru_cache(maxsize=4096)
def together(rules: RuleSet, canastras: tuple[int, ...]) -> Together:
    """Return what so many canastras of each kind come to. Few different ones are ever laid, so they are kept."""
    counts = dict(zip(rules.kinds, canastras, strict=True))
    dirty = 0 if rules.grown == "clean_only" else counts.get("dirty", 0)
    return Together(
        sum(canastras),
        _weigh(canastras, rules.fewest_cards),
        _weigh(canastras, rules.fewest_wilds),
        _weigh(canastras, rules.least_points),
        counts.get("twos", 0),
        sum(canastras) - counts.get("twos", 0),
        counts.get("clean", 0) + dirty + counts.get("twos", 0),
    )


def _weigh(counts: Sequence[int], weights: Sequence[int]) -> int:
    """Return what so many canastras of each kind come to, at so much a canastra."""
    return sum(map(mul, counts, weights))
