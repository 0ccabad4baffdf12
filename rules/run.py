"""A run: cards of one suit in order. Where each card stands, and which of them are wild."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.cards import ACE_HIGH, JOKER, PLACE, TWO, WILD
from rules.problems import Code
from rules.ruleset import RuleSet

_RANKS: Final = 13


@dataclass(frozen=True, slots=True)
class Run:
    """A legal run: its cards from the lowest place to the highest, ace 1 or 14."""

    cards: tuple[str, ...]
    first: int
    natural: tuple[bool, ...]

    @property
    def last(self) -> int:
        """The place of the highest card."""
        return self.first + len(self.cards) - 1

    @property
    def wilds(self) -> int:
        """How many cards stand for another one."""
        return self.natural.count(False)

    @property
    def has_natural_two(self) -> bool:
        """Whether a two stands in its own place."""
        at = TWO - self.first
        return 0 <= at < len(self.cards) and self.natural[at]

    @property
    def stretch(self) -> int:
        """The most natural cards without a gap."""
        best = length = 0
        for natural in self.natural:
            length = length + 1 if natural else 0
            best = max(best, length)
        return best


def read_run(rules: RuleSet, cards: Sequence[str]) -> Run | Code:
    """Return the run that the cards make in the order of the table, upwards or downwards, or why they make none."""
    found = _upwards(rules, cards)
    if isinstance(found, Run):
        return found
    other = _upwards(rules, cards[::-1])
    return other if isinstance(other, Run) else found


def _upwards(rules: RuleSet, cards: Sequence[str]) -> Run | Code:
    fixed = [(at, PLACE[card[0]]) for at, card in enumerate(cards) if card not in WILD]
    if not fixed:
        return Code.NO_NATURAL
    suit = cards[fixed[0][0]][1]
    if len({cards[at][1] for at, _ in fixed}) > 1:
        return Code.NOT_A_RUN
    aces = [at for at, place in fixed if place == 1]
    starts = {
        place - at for at, place in fixed if place != 1
    }  # of the first card, as each card but an ace says
    if not starts:
        starts = {1 - aces[0], ACE_HIGH - aces[0]}
    why = _around(starts, aces)
    for first in starts if len(starts) == 1 or len(aces) == len(fixed) else ():
        if all(first + at in (1, ACE_HIGH) for at in aces):
            found = _placed(rules, cards, first, suit)
            if isinstance(found, Run):
                return found
            why = found
    return why


def _around(starts: set[int], aces: Sequence[int]) -> Code:
    """Return whether the cards would be in order if the ace joined both ends."""
    around = {start % _RANKS for start in starts} | {(1 - at) % _RANKS for at in aces}
    return Code.RUN_WRAPS if len(around) == 1 else Code.NOT_A_RUN


def _placed(rules: RuleSet, cards: Sequence[str], first: int, suit: str) -> Run | Code:
    """Return the run of these cards from a first place on, or why there cannot be one."""
    melds, last = rules.melds, first + len(cards) - 1
    if first == 0 and last < ACE_HIGH and melds.leading_wild_on_top:  # 003:94-96: it stands for the top
        cards, first, last = (*cards[1:], cards[0]), 1, last + 1
    if first < 1 or last > ACE_HIGH:
        return Code.RUN_WRAPS
    natural = [card not in WILD for card in cards]
    if first <= TWO <= last and cards[TWO - first] == "2" + suit:
        natural[TWO - first] = True
    run = Run(tuple(cards), first, tuple(natural))
    return why_not(rules, run) or run


def why_not(rules: RuleSet, run: Run) -> Code | None:
    """Return why a rule set does not allow a run that is in order, if so."""
    melds = rules.melds
    if run.wilds > melds.wilds:
        return Code.TOO_MANY_WILDS
    if not melds.two_beside_joker and run.has_natural_two and JOKER in run.cards:
        return Code.TOO_MANY_WILDS
    if len(run.cards) == ACE_HIGH:
        low, high = run.natural[0], run.natural[-1]
        if low and high and not melds.ace_to_ace:
            return Code.ACE_TO_ACE
        if (not low and not melds.wild_below_complete_run) or (
            not high and not melds.wild_above_complete_run
        ):
            return Code.ACE_TO_ACE
    return None
