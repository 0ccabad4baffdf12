"""What every part of an explanation is made of: a sentence with the places of its values."""

from collections.abc import Iterator

import rules
from scoring.explain.labels import option_label, option_means
from scoring.wording.numbers import points

__all__ = ["Statement", "points", "switch", "word"]

type Statement = tuple[str, tuple[str, ...]]  # the sentence, and the places its values stand at
_PLAIN = {"canastra": "canastra", "morto": "morto"}


def word(ruleset: rules.RuleSet, name: str) -> str:
    """Return what the rule set calls something, in its own language."""
    return ruleset.words.get(name, _PLAIN.get(name, name))


def switch(ruleset: rules.RuleSet, name: str) -> Iterator[Statement]:
    """Say how a switch stands, where the rule set has it."""
    if name in ruleset.options:
        means = option_means(name, ruleset.options[name])
        yield f"{option_label(name)}: {means[:1].lower()}{means[1:]}.", (f"options.{name}",)
