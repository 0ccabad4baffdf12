"""A run: cards of one suit in order. Where each card stands, and which of them are wild."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.cards import ACE_HIGH, JOKER, PLACE, TWO
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
    fixed = [(at, PLACE[card[0]], card[1]) for at, card in enumerate(cards) if not may_be_wild(card)]
    if not fixed:
        return Code.NO_NATURAL
    at, place, suit = fixed[0]
    if any(other != suit for _, _, other in fixed):
        return Code.NOT_A_RUN
    why = Code.RUN_WRAPS if all((p - a - place + at) % _RANKS == 0 for a, p, _ in fixed) else Code.NOT_A_RUN
    for first in (place - at, ACE_HIGH - at) if place == 1 else (place - at,):
        if all(first + a in (p, p + _RANKS if p == 1 else p) for a, p, _ in fixed):
            found = _placed(rules, cards, first, suit)
            if isinstance(found, Run):
                return found
            why = found
    return why


def _placed(rules: RuleSet, cards: Sequence[str], first: int, suit: str) -> Run | Code:
    """Return the run of these cards from a first place on, or why there cannot be one."""
    melds, last = rules.melds, first + len(cards) - 1
    if first == 0 and last < ACE_HIGH and melds.leading_wild_on_top:  # 003:94-96: it stands for the top
        cards, first, last = (*cards[1:], cards[0]), 1, last + 1
    if first < 1 or last > ACE_HIGH:
        return Code.RUN_WRAPS
    natural = [not may_be_wild(card) for card in cards]
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


def may_be_wild(card: str) -> bool:
    """Whether a card can stand for another one."""
    return card[0] == "2" or card == JOKER
