"""Find the best legal run that cards entered without order can make."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rules.cards import ACE_HIGH, PLACE, TWO, WILD
from rules.melds.run import MOST_TELLING_FIRST, Run, read_run
from rules.melds.signs import run_signs
from rules.melds.worth import bonus_of, category_of_run, points_of_run
from rules.problems import Code
from rules.ruleset import RuleSet

_RANKS: Final = 13
# The places that 0, 1 or 2 aces can take.
_ACE_ENDS: Final[tuple[list[tuple[int, ...]], ...]] = ([()], [(1,), (ACE_HIGH,)], [(1, ACE_HIGH)])


@dataclass(frozen=True, slots=True)
class Arranged:
    """The best run of some cards.

    `order_matters`: a different order would earn fewer points, so only the table knows which one it was.
    """

    cards: tuple[str, ...]
    order_matters: bool


def arrange(rules: RuleSet, cards: Sequence[str]) -> Arranged | Code:
    """Return the best legal run of these cards in table order, or why they make none.

    A two of the suit goes to its own place, where the players would have put it (A08); a wild card that fills no
    gap goes below, else above.

    >>> import rules
    >>> arrange(rules.load("000"), ["6H", "2H", "3H", "5H", "4H"])
    Arranged(cards=('2H', '3H', '4H', '5H', '6H'), order_matters=False)
    """
    natural = [card for card in cards if card not in WILD]
    if not natural:
        return Code.NO_NATURAL
    if len({card[1] for card in natural}) > 1:
        return Code.NOT_A_RUN
    orders = list(_orders(rules, natural, [card for card in cards if card in WILD]))
    found = [read_run(rules, run_signs(order)) for order in orders]
    legal = [(run, order) for run, order in zip(found, orders, strict=True) if isinstance(run, Run)]
    if legal:
        worth = {
            run: bonus_of(rules, category_of_run(rules, run)) + points_of_run(rules, run) for run, _ in legal
        }
        best, order = max(legal, key=lambda one: (worth[one[0]], -one[0].wilds, -one[0].first))
        return Arranged(tuple([order[at] for at in best.order]), len(set(worth.values())) > 1)
    for code in MOST_TELLING_FIRST:
        if code in found:
            return code
    places = [PLACE[card[0]] for card in natural]
    for first in places if len(set(places)) == len(places) else ():
        if max((place - first) % _RANKS for place in places) < len(cards) <= _RANKS:
            return Code.RUN_WRAPS  # in order, but with king and two beside the ace
    return Code.NOT_A_RUN


def _orders(rules: RuleSet, natural: Sequence[str], wild: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield every order in which natural cards are in their places and wild cards fill the gaps."""
    aces = [card for card in natural if PLACE[card[0]] == 1]
    others = {PLACE[card[0]]: card for card in natural if PLACE[card[0]] != 1}
    if len(others) + len(aces) < len(natural) or len(aces) > len((1, ACE_HIGH)):
        return
    own_two = "2" + natural[0][1]
    for ends in _ACE_ENDS[len(aces)]:
        placed = others | dict.fromkeys(ends, aces[0] if aces else "")
        yield from _filled(placed, list(wild))
        if own_two in wild and TWO not in placed and rules.melds.natural_two:
            rest = list(wild)
            rest.remove(own_two)
            yield from _filled(placed | {TWO: own_two}, rest)


def _filled(placed: dict[int, str], wild: list[str]) -> Iterator[tuple[str, ...]]:
    low, high = min(placed), max(placed)
    gaps = [place for place in range(low, high) if place not in placed]
    spare = len(wild) - len(gaps)
    if spare < 0:
        return
    for below in range(min(spare, low - 1), -1, -1):
        above = spare - below
        if high + above <= ACE_HIGH:
            empty = [*range(low - below, low), *gaps, *range(high + 1, high + above + 1)]
            order = placed | dict(zip(empty, wild, strict=True))
            yield tuple(order[place] for place in sorted(order))
