"""Points of a run or a set: the kind of canastra it makes, its bonus, and the points of its cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from rules.cards import ACE_HIGH, CARDS, JOKER, RANKS
from rules.melds.run import Run
from rules.melds.signs import JOKER_SIGN, WILD_TWO
from rules.ruleset import RuleSet

CANASTRA: Final = 7
_COMPLETE: Final = 13  # every rank once
_SEMI: Final = 8


def category_of_run(rules: RuleSet, run: Run) -> str | None:
    """Return the kind of canastra that a run makes, if it has at least seven cards."""
    size, wilds = len(run.signs), run.wilds
    if size < CANASTRA:
        return None
    kinds = rules.melds.kinds
    if size == ACE_HIGH and (real := "real_dirty" if wilds else "real_clean") in kinds:
        return real
    if (royal := "royal_dirty" if wilds else "royal") in kinds and _is_royal(rules.melds.royal, run):
        return royal
    if not wilds:
        return "clean"
    return "semi" if "semi" in kinds and size >= _SEMI and run.stretch >= CANASTRA else "dirty"


def _is_royal(which: str, run: Run) -> bool:
    # 001:37: ace to king, the ace above. The other readings of that line are switches.
    if which == "king_ace":
        return run.last == ACE_HIGH
    low, high = run.first == 1, run.last == ACE_HIGH
    return len(run.signs) == _COMPLETE and {"thirteen": True, "ace_high": high, "ace_low": low}[which]


def category_of_set(rules: RuleSet, rank: str, size: int, wilds: int) -> str | None:
    """Return the kind of canastra that a set makes, if it has at least seven cards."""
    kinds = rules.melds.kinds
    if size < CANASTRA or not rules.melds.sets_are_canastras:
        return None
    if wilds:
        return "semi" if "semi" in kinds and size - wilds >= CANASTRA else "dirty"
    own = {"2": "twos", "A": "aces"}.get(rank, "clean")
    return own if own in kinds else "clean"


def bonus_of(rules: RuleSet, category: str | None) -> int:
    """Return the bonus of a canastra; 0 for a smaller meld."""
    return rules.bonus[category] if category else 0


def points_of_run(rules: RuleSet, run: Run) -> int:
    """Return the points of a run's cards; under `wild_takes_value` a wild card counts as the card it replaces."""
    if not rules.melds.wild_takes_value:
        return _points_of_signs(rules, run.signs)
    return sum(rules.values[RANKS[(run.first + at - 1) % len(RANKS)]] for at in range(len(run.signs)))


def points_of_set(rules: RuleSet, signs: str, rank: str, wilds: int) -> int:
    """Return the points of a set's cards, wild cards as in `points_of_run`."""
    if not rules.melds.wild_takes_value or not wilds:
        return _points_of_signs(rules, signs)
    return rules.values[rank] * len(signs)


def _points_of_signs(rules: RuleSet, signs: str) -> int:
    wild = {JOKER_SIGN: JOKER, WILD_TWO: "2"}
    return sum([rules.values[wild.get(sign, sign)] for sign in signs])


def points_of(rules: RuleSet, cards: Sequence[str]) -> int:
    """Return the points of cards, each with its own value."""
    if rules.unit:
        return rules.unit * len(cards)
    worth = _worth(rules)
    return sum([worth[card] for card in cards])


@lru_cache(maxsize=256)
def _worth(rules: RuleSet) -> Mapping[str, int]:
    return {card: rules.values[JOKER if card == JOKER else card[0]] for card in CARDS}
