"""Vulnerability: from half the target on, what a side lays down has to come to a least number of points (000:53)."""

from collections.abc import Mapping

from rules.ruleset import RuleSet


def vulnerable(rules: RuleSet, before: Mapping[str, int]) -> dict[str, bool]:
    """Return for each side whether it is vulnerable in a mão that it begins with so many points.

    >>> import rules
    >>> vulnerable(rules.load("000", {"target": 1500}), {"A": 750, "B": 745})
    {'A': True, 'B': False}
    """
    return {side: is_vulnerable(rules, points) for side, points in before.items()}


def is_vulnerable(rules: RuleSet, points: int) -> bool:
    """Return whether a side with so many points is vulnerable; falling back below half the target it is not."""
    return bool(rules.vulnerable_points and rules.target) and 2 * points >= (rules.target or 0)
