"""A mão or a whole partida given as totals alone: what can still be checked without the count."""

from collections.abc import Mapping, Sequence
from typing import Final

import rules
from rules.problems import Code, Problem, Severity

TOTALS: Final = "totals"
WHOLE: Final = "whole"  # they are those of a whole partida, which ends with them
LINE: Final = "typed_total"  # the only line of such a mão
TOTAL: Final = "total"  # the field of each side


def are_totals(facts: Mapping[str, object]) -> bool:
    """Return whether these are totals without the facts they come from."""
    return TOTALS in facts and "sides" not in facts


def is_whole(facts: Mapping[str, object]) -> bool:
    """Return whether these are the totals of a whole partida."""
    return are_totals(facts) and facts.get(WHOLE) is True


def problems(
    ruleset: rules.RuleSet, sides: Sequence[str], facts: Mapping[str, object]
) -> tuple[Problem, ...]:
    """Return all that is wrong with totals: a side without any, no multiple of a card, more than a deck can give."""
    totals = facts[TOTALS]
    if not isinstance(totals, Mapping) or not totals.keys() <= set(sides):
        expected = {"expected": len(sides)}
        return (Problem(Code.WRONG_SIDES, Severity.ERROR, None, "sides", expected),)
    most = _most(ruleset, whole=is_whole(facts))
    halves = ruleset.solo and ruleset.partners_halve  # of partners of three half a total is one too
    found = []
    for side in sides:
        points = totals.get(side)
        if isinstance(points, bool) or not isinstance(points, int | float if halves else int):
            found.append(Problem(Code.NOT_INTEGER, Severity.ERROR, side, TOTAL))
        elif points * (2 if halves else 1) % ruleset.step:
            found.append(Problem(Code.BAD_MULTIPLE, Severity.ERROR, side, TOTAL, {"step": ruleset.step}))
        elif abs(points) > most:
            found.append(Problem(Code.POINTS_EXCEED_DECK, Severity.ERROR, side, TOTAL))
    return tuple(found)


def _most(ruleset: rules.RuleSet, *, whole: bool) -> int:
    """Return an upper bound of what a side can win or lose: the whole deck in the dearest canastras, and every bonus.

    A partida ends with the mão that reaches its limit, so it holds no more than that and one mão over it.
    """
    dearest = max((canastra.bonus for canastra in ruleset.canastras), default=0)
    each = dearest + sum(bonus for _, bonus in ruleset.extras)
    mao = ruleset.deck_points + each * (ruleset.deck_cards // 7) + ruleset.batida + ruleset.no_morto
    return (ruleset.target or 0) + mao * (ruleset.maos or 1) if whole else mao
