"""Formats of points and days."""

import rules
from scoring.wording.vocabulary import language


def points(value: rules.Points) -> str:
    """Format points: 1210 -> 1.210, -110 -> −110, 142.5 -> 142,5.

    The minus sign is a true one, because screen readers skip a hyphen. English uses 1,210 and 142.5; the other three
    languages write numbers as Portuguese does.
    """
    comma, dot = (".", ",") if language() == "en" else (",", ".")
    return f"{value:,}".translate(str.maketrans(",.-", f"{dot}{comma}−"))


def signed(value: rules.Points) -> str:
    """Format points as `points` does, with a plus sign before positive ones."""
    return f"+{points(value)}" if value > 0 else points(value)


def small_months(day: str) -> str:
    """Return a day for use within a sentence: Django capitalises months, which only English does."""
    return day if language() == "en" else day.lower()
