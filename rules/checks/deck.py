"""Checks of the cards of a mão against the deck: too many copies, or missing cards if all are named."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rules.cards import CARDS, JOKER, WILD
from rules.facts.field_reader import LIST
from rules.mao import Mao
from rules.mortos import untaken
from rules.problems import Code, Report
from rules.ruleset import RuleSet

_TWO_LEFT: Final = "two_left"
NO_NAME: Final = object()  # in place of a value that is no name, and differs from every name, also from ""


@dataclass(slots=True)
class CardsSeen:
    """The cards and players of one mão found so far, while it is read card by card."""

    rules: RuleSet
    report: Report
    went_out: object  # the name of a player, None, or `NO_NAME`
    cards: list[str] = field(default_factory=list)
    players: set[str] = field(default_factory=set)
    readable: bool = True  # every card so far was a card of the deck


def read_cards(rules: RuleSet, given: object) -> Sequence[str] | Code:
    """Return a list of cards, or the error in one of them."""
    if not isinstance(given, LIST):
        return Code.BAD_CARD
    try:
        known = CARDS.issuperset(given)
    except TypeError:  # something unhashable
        known = False
    if not known:
        return Code.BAD_CARD
    if not rules.jokers and JOKER in given:
        return Code.JOKER_NOT_IN_DECK
    return given


def check_deck(seen: CardsSeen, mao: Mao, facts: Mapping[str, object]) -> None:
    """Report cards that the deck does not have, or that cannot be on the table any more."""
    rules = seen.rules
    last = _last_discard(seen, mao, facts.get("last_discard"))
    counts = Counter([*seen.cards, *last])
    if max(counts.values(), default=0) > min(rules.packs, rules.jokers or rules.packs):
        for card, count in counts.items():
            most = rules.jokers if card == JOKER else rules.packs
            if count > most and (card != JOKER or rules.jokers):
                seen.report.add(Code.TOO_MANY_COPIES, card=card, count=count, most=most)
    if facts.get("rest") is not None and seen.readable:
        # All cards, those of the stock and the discard pile included, make up the deck exactly.
        rest = read_cards(rules, facts["rest"])
        if isinstance(rest, Code):
            seen.report.add(rest, field="rest")
        else:
            deck = Counter(dict.fromkeys(CARDS, rules.packs) | {JOKER: rules.jokers})
            every = counts + Counter(rest)
            missing, extra = (deck - every).total(), (every - deck).total()
            if missing or extra:
                seen.report.add(Code.NOT_CONSERVED, field="rest", missing=missing, extra=extra)
    if rules.mortos_stated and len(seen.cards) > (most := room(rules, mao)):
        seen.report.add(Code.CARDS_EXCEED_DECK, cards=len(seen.cards), most=most)


def room(rules: RuleSet, mao: Mao) -> int:
    """Return how many cards the players can have, on the table and in hand.

    If the size of the mortos is known, the deck also holds the mortos that were not taken, the last discard, and the
    rest of the stock (003:86).
    """
    if not rules.mortos_stated:
        return rules.deck_cards
    return rules.deck_cards - untaken(rules, mao) - 1 - 2 * (mao.ending == _TWO_LEFT)


def _last_discard(seen: CardsSeen, mao: Mao, given: object) -> Sequence[str]:
    if given is None:
        return ()
    cards = read_cards(seen.rules, [given])
    if isinstance(cards, Code):
        seen.report.add(cards, field="last_discard")
        seen.readable = False
        return ()
    if mao.out and not seen.rules.wild_discard and cards[0] in WILD:  # 003:82, 107
        seen.report.add(Code.CLOSING_DISCARD_WILD, field="last_discard", card=cards[0])
    return cards
