"""One meld as it lies on the table: what it is and what it is worth, or exactly why it cannot be."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.arrange import arrange
from rules.cards import CARDS, JOKER, WILD
from rules.problems import Code
from rules.ruleset import RuleSet
from rules.run import read_run
from rules.worth import CANASTRA, bonus_of, category_of_run, category_of_set, points_of_run, points_of_set

RUN: Final = "run"
SET: Final = "set"
_FEWEST: Final = 3
_RELANCINHO: Final = 11
_FIELDS: Final = frozenset({"kind", "cards", "unordered"})
# What is asked beside them, by whether `laid` and whether `late_two` moves points.
_ASKED: Final = {
    (laid, late): _FIELDS | ({"laid"} if laid else set()) | ({"late_two"} if late else set())
    for laid in (False, True)
    for late in (False, True)
}


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld. `category`: the kind of canastra, none with fewer than seven cards."""

    kind: str
    cards: tuple[str, ...]  # in table order, runs upwards
    category: str | None
    wilds: int
    points: int  # of the cards
    bonus: int  # of the canastra
    grown: int = 0  # 1: a set first laid with fewer than seven cards
    relancinho: int = 0  # 1: a run laid with eleven or more
    order_matters: bool = False  # entered without order, and another order would earn less


def meld(rules: RuleSet, facts: object) -> Meld | Code:
    """Return the meld that the facts describe, or why there cannot be one.

    facts: `{"kind": "run" or "set", "cards": ["3H", ...]}` in table order, `unordered` if they are not; `laid`,
    with how many cards it was first laid, where that moves points (000); `late_two`, whether its two came to its
    place after the seventh card (002).
    """
    if not isinstance(facts, Mapping) or facts.get("kind") not in (RUN, SET):
        return Code.BAD_KIND
    cards = read_cards(rules, facts.get("cards"))
    if isinstance(cards, Code):
        return cards
    if len(cards) < _FEWEST:
        return Code.TOO_SHORT
    found = _run(rules, facts, cards) if facts["kind"] == RUN else _set(rules, cards)
    return _told(rules, found, facts) if isinstance(found, Meld) else found


def read_cards(rules: RuleSet, given: object) -> tuple[str, ...] | Code:
    """Return a list of cards, or what is wrong with one of them."""
    if not isinstance(given, list | tuple):
        return Code.BAD_CARD
    try:
        known = CARDS.issuperset(given)
    except TypeError:  # something in it that no card could be
        known = False
    if not known:
        return Code.BAD_CARD
    if JOKER in given and not rules.jokers:
        return Code.JOKER_NOT_IN_DECK
    return tuple(given)


def _run(rules: RuleSet, facts: Mapping[str, object], cards: tuple[str, ...]) -> Meld | Code:
    order_matters = False
    if facts.get("unordered"):
        arranged = arrange(rules, cards)
        if isinstance(arranged, Code):
            return arranged
        cards, order_matters = arranged.cards, arranged.order_matters
    run = read_run(rules, cards)
    if isinstance(run, Code):
        return run
    category, late = category_of_run(rules, run), facts.get("late_two", False)
    if late and rules.melds.asks_late_two:
        if len(cards) <= CANASTRA or run.wilds or not run.has_natural_two:
            return Code.LATE_TWO_IMPOSSIBLE
        category = "dirty" if rules.melds.late_two else category  # Art. 11
    points = points_of_run(rules, run)
    bonus = bonus_of(rules, category)
    return Meld(RUN, run.cards, category, run.wilds, points, bonus, order_matters=order_matters)


def _set(rules: RuleSet, cards: tuple[str, ...]) -> Meld | Code:
    if not rules.melds.sets:
        return Code.SETS_NOT_ALLOWED
    natural = [card[0] for card in cards if card not in WILD]
    rank, wilds = natural[0] if natural else "2", len(cards) - len(natural)
    if not natural:
        wilds = cards.count(JOKER)  # 000:83: twos in their own set stand for nothing else
        if not rules.melds.sets_of_twos or wilds == len(cards):
            return Code.SET_OF_WILDS
    if natural.count(rank) < len(natural):
        return Code.SET_MIXED
    if wilds > rules.melds.wilds:
        return Code.TOO_MANY_WILDS
    if len(cards) > rules.melds.largest_set:
        return Code.SET_TOO_BIG
    category = category_of_set(rules, rank, len(cards), wilds)
    points = points_of_set(rules, cards, rank, wilds)
    return Meld(SET, cards, category, wilds, points, bonus_of(rules, category))


def _told(rules: RuleSet, found: Meld, facts: Mapping[str, object]) -> Meld | Code:
    """Return the meld with what its cards do not show, or what is wrong with that."""
    asked = _ASKED[rules.melds.asks_laid, rules.melds.asks_late_two]
    if not asked.issuperset(facts):
        for field, value in facts.items():
            if field not in asked and value not in (None, False):
                return Code.VARIANT_OFF
    if rules.melds.asks_laid:
        return _laid(rules, found, facts.get("laid"))
    if not isinstance(facts.get("late_two", False), bool) or (facts.get("late_two") and found.kind == SET):
        return Code.LATE_TWO_IMPOSSIBLE
    return found


def _laid(rules: RuleSet, found: Meld, laid: object) -> Meld | Code:
    """000:47, 83: with how many cards it was laid decides about what grew and about a relancinho."""
    size = len(found.cards)
    if laid is None:
        return Code.LAID_MISSING if size >= (CANASTRA if found.kind == SET else _RELANCINHO) else found
    if type(laid) is not int or not _FEWEST <= laid <= size:
        return Code.LAID_IMPOSSIBLE
    counts = rules.grown != "clean_only" or found.category != "dirty"
    grown = int(found.kind == SET and laid < CANASTRA <= size and counts)
    relancinho = int(found.kind == RUN and laid >= _RELANCINHO)
    if not grown and not relancinho:
        return found
    return Meld(
        found.kind,
        found.cards,
        found.category,
        found.wilds,
        found.points,
        found.bonus,
        grown,
        relancinho,
        found.order_matters,
    )
