"""A statement, the unit of an explanation: a sentence with the places of its values."""

from collections.abc import Iterator

import rules
from scoring.explain.labels import option_label, option_means, place_label, place_means
from scoring.wording.numbers import points
from scoring.wording.terms import word

__all__ = ["Statement", "place", "points", "switch", "word"]

type Statement = tuple[str, tuple[str, ...]]  # the sentence, and the places of its values


def switch(ruleset: rules.RuleSet, name: str) -> Iterator[Statement]:
    """Yield the sentence about a switch, if the rule set has it."""
    if name in ruleset.options:
        means = option_means(name, ruleset.options[name])
        yield f"{option_label(name)}: {means[:1].lower()}{means[1:]}.", (f"options.{name}",)


def place(ruleset: rules.RuleSet, where: str, value: object) -> Iterator[Statement]:
    """Yield the sentence about the value at a place."""
    means = place_means(where, value)
    yield f"{place_label(where, ruleset)}: {means[:1].lower()}{means[1:]}.", (where,)
