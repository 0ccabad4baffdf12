"""Parsing of numbers: ASCII digits, and at most as many as this site's numbers have."""

from typing import Final

# Longer numbers are refused before int() has to parse them.
MOST_DIGITS: Final = 9  # enough for all counts and ids; Python itself gives up at 4,300


def whole(typed: object) -> int | None:
    """Return the whole number from 0 in a text, if it is one and has few enough digits."""
    text = str(typed).strip()
    return int(text) if _are_digits(text, MOST_DIGITS) else None


def signed(typed: object, most_digits: int = MOST_DIGITS) -> int | None:
    """Return the whole number in a text, if it is one; either minus sign is accepted."""
    # Pages display the true minus sign, so both signs are accepted.
    text = str(typed).strip().replace("−", "-")
    return int(text) if _are_digits(text.removeprefix("-"), most_digits) else None


def digits(typed: str) -> str:
    """Return only the digits of a text, however they are separated."""
    return "".join(sign for sign in typed if sign.isascii() and sign.isdigit())


def _are_digits(text: str, most: int) -> bool:
    # `isdigit` alone would accept digits of other scripts.
    return text.isascii() and text.isdigit() and len(text) <= most
