"""The shape of a meld: all that follows from its signs alone, that is its kind, canastra and points."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.cards import PLACE
from rules.melds.run import read_run
from rules.melds.signs import JOKER_SIGN
from rules.melds.worth import bonus_of, category_of_run, category_of_set, points_of_run, points_of_set
from rules.problems import Code
from rules.ruleset import RuleSet

RUN: Final = "run"
SET: Final = "set"
FEWEST: Final = 3
_KNOWN: Final = 16_384  # cached shapes: nearly every legal one of the published rule sets


@dataclass(frozen=True, slots=True)
class Shape:
    """All about a legal meld except its actual cards."""

    kind: str
    size: int
    order: tuple[int, ...] | None  # where its cards were on the table, from the lowest; none: as they lie
    category: str | None  # the kind of canastra, none with fewer than seven cards
    wilds: int
    points: int  # of the cards
    bonus: int  # of the canastra
    has_natural_two: bool = False
    grown: int = 0  # 1: a set first laid with fewer than seven cards
    relancinho: int = 0  # 1: a run laid with eleven or more
    order_matters: bool = False  # entered without order, and another order would earn less

    def in_order(self, cards: Sequence[str]) -> Sequence[str]:
        """Return the cards of the meld in table order, a run upwards."""
        return cards if self.order is None else tuple([cards[at] for at in self.order])


@lru_cache(maxsize=_KNOWN)
def shape_of(rules: RuleSet, kind: str, signs: str) -> Shape | Code:
    """Return the shape of a run or set with these signs, or why it is not legal."""
    if JOKER_SIGN in signs and not rules.jokers:
        return Code.JOKER_NOT_IN_DECK
    if len(signs) < FEWEST:
        return Code.TOO_SHORT
    if kind == SET:
        return _set(rules, signs)
    run = read_run(rules, signs)
    if isinstance(run, Code):
        return run
    category = category_of_run(rules, run)
    return Shape(
        RUN,
        len(signs),
        None if run.order == tuple(range(len(signs))) else run.order,
        category,
        run.wilds,
        points_of_run(rules, run),
        bonus_of(rules, category),
        run.has_natural_two,
    )


def _set(rules: RuleSet, signs: str) -> Shape | Code:
    if not rules.melds.sets:
        return Code.SETS_NOT_ALLOWED
    natural = [sign for sign in signs if sign in PLACE and sign != "2"]
    rank, wilds = natural[0] if natural else "2", len(signs) - len(natural)
    if not natural:
        wilds = signs.count(JOKER_SIGN)  # 000:83: twos in their own set stand for nothing else
        if not rules.melds.sets_of_twos or wilds == len(signs):
            return Code.SET_OF_WILDS
    if natural.count(rank) < len(natural):
        return Code.SET_MIXED
    if rank in rules.melds.barred_ranks:
        return Code.RANK_NOT_IN_MELDS
    if rank not in rules.melds.set_ranks:
        return Code.SET_RANK_NOT_ALLOWED
    if wilds > rules.melds.wilds_in_sets:
        return Code.TOO_MANY_WILDS
    if len(signs) > rules.melds.largest_set:
        return Code.SET_TOO_BIG
    category = category_of_set(rules, rank, len(signs), wilds)
    points = points_of_set(rules, signs, rank, wilds)
    return Shape(SET, len(signs), None, category, wilds, points, bonus_of(rules, category))
