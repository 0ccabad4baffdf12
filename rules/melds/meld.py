"""Judge one meld: its kind and its points, or the reason why it is not legal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.facts.field_reader import LIST, MAPPING
from rules.melds.arrange import arrange
from rules.melds.shape import FEWEST, RUN, SET, Shape, shape_of
from rules.melds.signs import run_signs, set_signs
from rules.melds.worth import CANASTRA, bonus_of
from rules.problems import Code
from rules.ruleset import RuleSet

_NOT_TO_ARRANGE: Final = (Code.JOKER_NOT_IN_DECK, Code.TOO_SHORT)
_RELANCINHO: Final = 11
_REQUIRED_FIELDS: Final = ("kind", "cards")
_FIELDS: Final = frozenset({*_REQUIRED_FIELDS, "unordered"})
# The fields a meld can have, by whether `laid` and whether `late_two` change the points.
_FIELDS_ASKED: Final = {
    (laid, late): _FIELDS | ({"laid"} if laid else set()) | ({"late_two"} if late else set())
    for laid in (False, True)
    for late in (False, True)
}

type Cards = Sequence[str]


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld. `category`: the kind of canastra, if the meld has at least seven cards."""

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
    """Return the meld that the facts describe, or why it is not legal.

    facts: `{"kind": "run" or "set", "cards": ["3H", ...]}` in table order, `unordered` if they are not; `laid`,
    with how many cards it was first laid, if that changes the points (000); `late_two`, whether its two came to its
    place after the seventh card (002).

    >>> import rules
    >>> found = rules.meld(rules.load("003"), {"kind": "run", "cards": ["3H", "4H", "5H", "6H", "JK", "8H", "9H"]})
    >>> found.category, found.points, found.bonus
    ('dirty', 70, 100)
    >>> rules.meld(rules.load("002"), {"kind": "set", "cards": ["9S", "9H", "9C"]}).value
    'sets_not_allowed'
    """
    found = read_meld(rules, facts)
    if isinstance(found, Code):
        return found
    shape, cards = found
    return Meld(
        shape.kind,
        tuple(cards),
        shape.category,
        shape.wilds,
        shape.points,
        shape.bonus,
        shape.grown,
        shape.relancinho,
        shape.order_matters,
    )


def read_meld(rules: RuleSet, facts: Any) -> tuple[Shape, Cards] | Code:
    """Return the shape of a meld and its cards in table order, or why it is not legal."""
    if not isinstance(facts, MAPPING):
        return Code.BAD_KIND
    kind, cards = facts.get("kind"), facts.get("cards")
    if kind not in (RUN, SET):
        return Code.BAD_KIND
    if not isinstance(cards, LIST):
        return Code.BAD_CARD
    try:
        signs = run_signs(cards) if kind == RUN else set_signs(cards)
    except (KeyError, TypeError):  # something in it is not a card
        return Code.BAD_CARD
    shape = shape_of(rules, kind, signs)
    if facts.get("unordered") and kind == RUN and shape not in _NOT_TO_ARRANGE:
        arranged = arrange(rules, cards) if facts["unordered"] is True else Code.VARIANT_OFF
        if isinstance(arranged, Code):
            return arranged
        cards = arranged.cards
        shape = shape_of(rules, RUN, run_signs(cards))
        if isinstance(shape, Shape) and arranged.order_matters:
            shape = replace(shape, order_matters=True)
    if isinstance(shape, Shape):
        shape = _with_declared_facts(rules, shape, facts)
    return (shape, shape.in_order(cards)) if isinstance(shape, Shape) else shape


def _with_declared_facts(rules: RuleSet, shape: Shape, facts: Mapping[str, object]) -> Shape | Code:
    melds = rules.melds
    if len(facts) == len(_REQUIRED_FIELDS) and not melds.asks_laid:
        return shape
    late = facts.get("late_two", False)
    if late and melds.asks_late_two and shape.kind == RUN:
        if shape.size <= CANASTRA or shape.wilds or not shape.has_natural_two:
            return Code.LATE_TWO_IMPOSSIBLE
        if melds.late_two:  # Art. 11
            shape = replace(shape, category="dirty", bonus=bonus_of(rules, "dirty"))
    asked = _FIELDS_ASKED[melds.asks_laid, melds.asks_late_two]
    if not asked.issuperset(facts):
        for field, value in facts.items():
            if field not in asked and value not in (None, False):
                return Code.VARIANT_OFF
    if melds.asks_laid:
        return _with_laid(rules, shape, facts.get("laid"))
    if late is not False and (late is not True or shape.kind == SET):
        return Code.LATE_TWO_IMPOSSIBLE
    return shape


def _with_laid(rules: RuleSet, shape: Shape, laid: object) -> Shape | Code:
    # 000:47, 83: the number of cards first laid decides whether a set grew and a run is a relancinho.
    asked_from = CANASTRA if shape.kind == SET else _RELANCINHO
    if laid is None:
        return Code.LAID_MISSING if shape.size >= asked_from else shape
    if type(laid) is not int or not FEWEST <= laid <= shape.size:
        return Code.LAID_IMPOSSIBLE
    if shape.size < asked_from:
        return shape
    if shape.kind == RUN:
        return replace(shape, relancinho=1) if laid >= _RELANCINHO else shape
    counts = rules.grown != "clean_only" or shape.category != "dirty"
    return replace(shape, grown=1) if laid < CANASTRA and counts else shape
