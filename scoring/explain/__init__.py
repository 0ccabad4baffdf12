"""Explanation of a rule set in plain words, with the article of each value and the departures from its text."""

from scoring.explain.changes import RuleChange, changes
from scoring.explain.ends import Terms
from scoring.explain.search import asked_for, search
from scoring.explain.sections import CardValue, Said, Section, card_values, explain
from scoring.explain.why import why

__all__ = [
    "CardValue",
    "RuleChange",
    "Said",
    "Section",
    "Terms",
    "asked_for",
    "card_values",
    "changes",
    "explain",
    "search",
    "why",
]
