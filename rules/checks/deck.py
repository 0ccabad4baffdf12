"""The cards of a mão against the deck: none there too often and, once all of them are named, none missing."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules.cards import CARDS, JOKER, WILD
from rules.facts.field_reader import LIST
from rules.mao import Mao
from rules.mortos import untaken
from rules.problems import Code, Report
from rules.ruleset import RuleSet

_TWO_LEFT: Final = "two_left"


@dataclass(slots=True)
class Seen:
    """What was seen so far of one mão, card by card."""

    rules: RuleSet
    report: Report
    went_out: str | None  # a name that no player has, where what was typed is no name
    cards: list[str] = field(default_factory=list)
    players: set[str] = field(default_factory=set)
    readable: bool = True  # every card seen was one


def read_cards(rules: RuleSet, given: object) -> Sequence[str] | Code:
    """Return a list of cards, or what is wrong with one of them."""
    if not isinstance(given, LIST):
        return Code.BAD_CARD
    try:
        known = CARDS.issuperset(given)
    except TypeError:  # something in it that no card could be
        known = False
    if not known:
        return Code.BAD_CARD
    if not rules.jokers and JOKER in given:
        return Code.JOKER_NOT_IN_DECK
    return given


def check_deck(seen: Seen, mao: Mao, facts: Mapping[str, Any]) -> None:
    """Report cards that the deck does not hold, or holds no longer."""
    rules = seen.rules
    last = _last_discard(seen, mao, facts.get("last_discard"))
    counts = Counter([*seen.cards, *last])
    if max(counts.values(), default=0) > min(rules.packs, rules.jokers or rules.packs):
        _check_copies(seen, counts)
    if facts.get("rest") is not None and seen.readable:
        _check_conserved(seen, counts, facts["rest"])
    if rules.mortos_stated:
        _check_room(seen, mao)


def _check_copies(seen: Seen, counts: Mapping[str, int]) -> None:
    for card, count in counts.items():
        most = seen.rules.jokers if card == JOKER else seen.rules.packs
        if count > most and (card != JOKER or seen.rules.jokers):
            seen.report.add(Code.TOO_MANY_COPIES, card=card, count=count, most=most)


def _last_discard(seen: Seen, mao: Mao, given: object) -> Sequence[str]:
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


def _check_conserved(seen: Seen, counts: Counter[str], given: object) -> None:
    """With the rest of the cards everything adds up to the deck, no card more and none less."""
    rest = read_cards(seen.rules, given)
    if isinstance(rest, Code):
        seen.report.add(rest, field="rest")
        return
    deck = Counter(dict.fromkeys(CARDS, seen.rules.packs) | {JOKER: seen.rules.jokers})
    every = counts + Counter(rest)
    missing, extra = (deck - every).total(), (every - deck).total()
    if missing or extra:
        seen.report.add(Code.NOT_CONSERVED, field="rest", missing=missing, extra=extra)


def _check_room(seen: Seen, mao: Mao) -> None:
    """The deck also holds the mortos nobody took, the last discard, and what is left of the stock (003:86)."""
    most = seen.rules.deck_cards - untaken(seen.rules, mao) - 1 - 2 * (mao.ending == _TWO_LEFT)
    if len(seen.cards) > most:
        seen.report.add(Code.CARDS_EXCEED_DECK, cards=len(seen.cards), most=most)
