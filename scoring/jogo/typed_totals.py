"""A mão or a whole partida given as totals alone: the checks that remain possible without the count."""

from collections.abc import Mapping, Sequence
from typing import Final

import rules
from rules.problems import Code, Problem, Severity

TOTALS: Final = "totals"
WHOLE: Final = "whole"  # the totals are of a whole partida, which ends with them
LINE: Final = "typed_total"  # the code of the only line of such a mão
TOTAL: Final = "total"  # the name of each side's field


def are_totals(facts: Mapping[str, object]) -> bool:
    """Return whether these facts are totals without a count."""
    return TOTALS in facts and "sides" not in facts


def is_whole(facts: Mapping[str, object]) -> bool:
    """Return whether these facts are the totals of a whole partida."""
    return are_totals(facts) and facts.get(WHOLE) is True


def problems(
    ruleset: rules.RuleSet, sides: Sequence[str], facts: Mapping[str, object]
) -> tuple[Problem, ...]:
    """Return all problems of typed totals: a missing side, no multiple of a card's points, more than a deck gives."""
    totals = facts[TOTALS]
    if not isinstance(totals, Mapping) or not totals.keys() <= set(sides):
        expected = {"expected": len(sides)}
        return (Problem(Code.WRONG_SIDES, Severity.ERROR, None, "sides", expected),)
    most = _most(ruleset, whole=is_whole(facts))
    # partners of three players share points, so half points are valid too
    halves = ruleset.solo and ruleset.partners_halve
    found = []
    for side in sides:
        points = totals.get(side)
        # A bool is an int, so it is excluded first.
        if isinstance(points, bool) or not isinstance(points, int | float if halves else int):
            found.append(Problem(Code.NOT_INTEGER, Severity.ERROR, side, TOTAL))
        elif points * (2 if halves else 1) % ruleset.step:
            found.append(Problem(Code.BAD_MULTIPLE, Severity.ERROR, side, TOTAL, {"step": ruleset.step}))
        elif abs(points) > most:
            found.append(Problem(Code.POINTS_EXCEED_DECK, Severity.ERROR, side, TOTAL))
    return tuple(found)


def _most(ruleset: rules.RuleSet, *, whole: bool) -> int:
    # An upper bound: the whole deck in the most valuable canastras, and every bonus. A partida ends with the mão that
    # reaches its limit, so it holds at most its limit and one mão more.
    dearest = max((canastra.bonus for canastra in ruleset.canastras), default=0)
    each = dearest + sum(bonus for _, bonus in ruleset.extras)
    mao = ruleset.deck_points + each * (ruleset.deck_cards // 7) + ruleset.batida + ruleset.no_morto
    return (ruleset.target or 0) + mao * (ruleset.maos or 1) if whole else mao
