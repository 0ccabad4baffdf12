"""All checks of a mão, run in a fixed order.

Every check runs, so that the table sees all problems at once. A check is skipped only if a fact it needs could not be
read: such a fact counts as zero, and would otherwise look like a second violation.
"""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from rules.checks import amounts, ending
from rules.mao import NOBODY, Mao, Side
from rules.problems import Report
from rules.ruleset import RuleSet

type Needs = AbstractSet[str]
type MaoCheck = Callable[[RuleSet, Mao, Report], None]
type SideCheck = Callable[[RuleSet, Side, Report], None]


def check(rules: RuleSet, mao: Mao, report: Report, *, by_cards: bool = False) -> None:
    """Add every violation to the report, in the order of the lists at the end of this module.

    by_cards: the mão was entered card by card, so no hand can have been left blank.
    """
    if mao.unread:
        _check_readable(rules, mao, report, by_cards=by_cards)
        return
    for_mao, for_sides = _checks_of(rules, by_cards)
    for run in for_mao:
        run(rules, mao, report)
    for side in mao.sides:
        for run_side in for_sides:
            run_side(rules, side, report)


def _check_readable(rules: RuleSet, mao: Mao, report: Report, *, by_cards: bool) -> None:
    """Run the checks whose facts could all be read."""
    for_mao, for_sides = _checks_of(rules, by_cards)
    for run, needs in for_mao.items():
        if needs.isdisjoint(mao.unread):
            run(rules, mao, report)
    for side in mao.sides:
        for run_side, needs in for_sides.items():
            if needs.isdisjoint(side.unread):
                run_side(rules, side, report)


# Each check, the facts it needs, and whether a rule set needs it.
_MAO_CHECKS: Final[Sequence[tuple[MaoCheck, Needs, Callable[[RuleSet], bool]]]] = (
    (ending.one_batida, frozenset(), lambda _: True),
    (ending.ending, frozenset({"ending", "sides", "batida"}), lambda _: True),
    (ending.somebody_out, frozenset({"ending"}), lambda rules: NOBODY in rules.endings),
    (ending.mortos, frozenset(), lambda rules: bool(rules.mortos)),
    (
        ending.morto_to_go_out,
        frozenset({"sides", "morto", "mortos_to_stock"}),
        lambda rules: bool(rules.mortos),
    ),
    (ending.stock_out, frozenset({"sides", "morto", "mortos_to_stock"}), lambda rules: rules.mortos_move),
    (ending.unviewed, frozenset({"ending", "sides", "batida", "unviewed_by"}), lambda rules: rules.unviewed),
    (ending.solo, frozenset({"sides", "morto"}), lambda rules: rules.solo),
    (amounts.points_of_deck, frozenset(), lambda _: True),
    (amounts.cards_of_deck, frozenset(), lambda rules: rules.unit is None),
    (amounts.canastras_of_deck, frozenset(), lambda _: True),
    (amounts.threes_of_deck, frozenset(), lambda rules: bool(rules.threes.facts)),
    (
        amounts.vulnerable,
        frozenset({"table", "canastras", "warned", "before", "warned_before"}),
        lambda rules: bool(rules.vulnerable_points),
    ),
)
_SIDE_CHECKS: Final[Sequence[tuple[SideCheck, Needs, Callable[[RuleSet], bool]]]] = (
    (ending.canastra_to_go_out, frozenset({"canastras"}), lambda rules: rules.batida_needs != "none"),
    (amounts.points_of_canastras, frozenset({"table"}), lambda _: True),
    (amounts.whole_meld, frozenset({"table", "canastras"}), lambda _: True),
    (amounts.bonuses, frozenset({"canastras", "extras"}), lambda rules: bool(rules.extras)),
    (amounts.hand_left, frozenset({"hand"}), lambda _: True),
    (amounts.cards_melded, frozenset({"table"}), lambda _: True),
    (amounts.cards_held, frozenset({"table", "hand", "unviewed"}), lambda _: True),
    (amounts.many_canastras, frozenset(), lambda _: True),
    (amounts.offences, frozenset({"penalties"}), lambda rules: bool(rules.penalty)),
)


@lru_cache(maxsize=256)
def _checks_of(rules: RuleSet, by_cards: bool) -> tuple[dict[MaoCheck, Needs], dict[SideCheck, Needs]]:
    """Return the checks that apply to a rule set and a form of entry, with the facts they need."""
    for_mao = {run: needs for run, needs, when in _MAO_CHECKS if when(rules)}
    for_side = {run: needs for run, needs, when in _SIDE_CHECKS if when(rules)}
    if by_cards:
        del for_side[amounts.hand_left]
    return for_mao, for_side
