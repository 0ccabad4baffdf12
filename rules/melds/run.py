"""Runs: cards of one suit in order. Finds the place of each card, and which of them are wild."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.cards import ACE_HIGH, PLACE, RANKS, TWO
from rules.melds.signs import JOKER_SIGN, STRANGER, WILD_SIGNS, WILD_TWO
from rules.problems import Code
from rules.ruleset import RuleSet

_RANKS: Final = 13
# Cards can lie in several ways. If all are refused, the first of these reasons that was given tells the most.
MOST_TELLING_FIRST: Final = (Code.RANK_NOT_IN_MELDS, Code.ACE_TO_ACE, Code.TOO_MANY_WILDS)


@dataclass(frozen=True, slots=True)
class Run:
    """A legal run from its lowest place to the highest, ace 1 or 14.

    `signs`: of its cards (`rules.melds.signs`); `2` is a two in its own place.
    """

    signs: str
    first: int
    order: tuple[int, ...]  # the index of each card in the order of the table

    @property
    def last(self) -> int:
        """The place of the highest card."""
        return self.first + len(self.signs) - 1

    @property
    def wilds(self) -> int:
        """The number of wild cards."""
        return sum([sign in WILD_SIGNS for sign in self.signs])

    @property
    def has_natural_two(self) -> bool:
        """Whether a two is in its own place."""
        return "2" in self.signs

    @property
    def stretch(self) -> int:
        """The most natural cards without a gap."""
        return max([len(part) for part in self.signs.replace(JOKER_SIGN, WILD_TWO).split(WILD_TWO)])


def read_run(rules: RuleSet, signs: str) -> Run | Code:
    """Return the run that cards with these signs make, upwards or downwards, or why they are not one."""
    upwards = range(len(signs))
    found = _in_order(rules, signs, upwards)
    if isinstance(found, Run):
        return found
    other = _in_order(rules, signs, upwards[::-1])
    if isinstance(other, Run):
        return other
    # Only one direction goes round the corner: 2 A K does downwards, and is no run upwards.
    return most_telling((other, found) if found is Code.NOT_A_RUN else (found, other))


def most_telling(reasons: Sequence[Code]) -> Code:
    """Return the most helpful of several reasons against a run, or the first one."""
    return next((code for code in MOST_TELLING_FIRST if code in reasons), reasons[0])


def _in_order(rules: RuleSet, signs: str, order: Sequence[int]) -> Run | Code:
    laid = [signs[at] for at in order]
    fixed = [(at, PLACE[sign]) for at, sign in enumerate(laid) if sign in PLACE and sign != "2"]
    if not fixed:
        return Code.NO_NATURAL
    if STRANGER in laid:
        return Code.NOT_A_RUN
    aces = [at for at, place in fixed if place == 1]
    starts = {
        place - at for at, place in fixed if place != 1
    }  # of the first card, according to each card but an ace
    if not starts:
        starts = {1 - aces[0], ACE_HIGH - aces[0]}
    around = {start % _RANKS for start in starts} | {(1 - at) % _RANKS for at in aces}
    # The cards would be in order if a king and a two were both next to an ace.
    why = [Code.RUN_WRAPS if len(around) == 1 else Code.NOT_A_RUN]
    for first in starts if len(starts) == 1 or len(aces) == len(fixed) else ():
        if all(first + at in (1, ACE_HIGH) for at in aces):
            found = _placed(rules, signs, first, order)
            if isinstance(found, Run):
                return found
            why.insert(0, found)
    return most_telling(why)


def _placed(rules: RuleSet, signs: str, first: int, order: Sequence[int]) -> Run | Code:
    last = first + len(order) - 1
    if (
        first == 0 and last < ACE_HIGH and rules.melds.leading_wild_on_top
    ):  # 003:94-96: it counts as the top card
        order, first, last = (*order[1:], order[0]), 1, last + 1
    if first < 1 or last > ACE_HIGH:
        return Code.RUN_WRAPS
    placed = [
        WILD_TWO if signs[at] == "2" and (place != TWO or not rules.melds.natural_two) else signs[at]
        for place, at in enumerate(order, start=first)
    ]
    run = Run("".join(placed), first, tuple(order))
    return refusal(rules, run) or run


def refusal(rules: RuleSet, run: Run) -> Code | None:
    """Return the reason for which the rule set forbids a run that is in order, if any."""
    melds = rules.melds
    if melds.barred_ranks and _stands_for_barred(melds.barred_ranks, run):
        return Code.RANK_NOT_IN_MELDS
    if run.wilds > melds.wilds:
        return Code.TOO_MANY_WILDS
    if not melds.two_beside_joker and run.has_natural_two and JOKER_SIGN in run.signs:
        return Code.TOO_MANY_WILDS
    if len(run.signs) == ACE_HIGH:
        low, high = (sign not in WILD_SIGNS for sign in (run.signs[0], run.signs[-1]))
        if low and high and not melds.ace_to_ace:
            return Code.ACE_TO_ACE
        if (not low and not melds.wild_below_complete_run) or (
            not high and not melds.wild_above_complete_run
        ):
            return Code.ACE_TO_ACE
    return None


def _stands_for_barred(barred: frozenset[str], run: Run) -> bool:
    # In a run up to the ace, a wild card below the lowest card may be at the place of a barred rank, because there is
    # no other place for it.
    ranks = [RANKS[(run.first + at - 1) % _RANKS] for at in range(len(run.signs))]
    beyond = run.last == ACE_HIGH and run.signs[0] in WILD_SIGNS
    return not barred.isdisjoint(ranks[1:] if beyond else ranks)
