"""How points and days are written."""

import rules
from scoring.wording.vocabulary import language


def points(value: rules.Points) -> str:
    """1210 -> 1.210, -110 -> −110, 142.5 -> 142,5: with a true minus sign, that a screen reader does not swallow.

    In English 1,210 and 142.5; in the other three as in Portuguese.
    """
    comma, dot = (".", ",") if language() == "en" else (",", ".")
    return f"{value:,}".translate(str.maketrans(",.-", f"{dot}{comma}−"))


def signed(value: rules.Points) -> str:
    """As `points`, with a plus sign where it is one."""
    return f"+{points(value)}" if value > 0 else points(value)


def small_months(day: str) -> str:
    """Return a day as it is written in a text: Django gives months a capital, which they have in English alone."""
    return day if language() == "en" else day.lower()
