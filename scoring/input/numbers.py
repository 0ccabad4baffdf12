"""Numbers as they are sent: digits of ASCII, and no more of them than any number of this site has."""

from typing import Final

MOST_DIGITS: Final = 9  # of what is counted, and of the rows there are; Python itself gives up at 4,300


def whole(typed: object) -> int | None:
    """Return the whole number from 0 that a text says; None where it says none, or one that is too long."""
    text = str(typed).strip()
    return int(text) if _are_digits(text, MOST_DIGITS) else None


def signed(typed: object, most_digits: int = MOST_DIGITS) -> int | None:
    """Return the whole number that a text says, below zero too, by either sign for it; None where it says none."""
    text = str(typed).strip().replace("−", "-")
    return int(text) if _are_digits(text.removeprefix("-"), most_digits) else None


def digits(typed: str) -> str:
    """Return the digits alone, however they are set apart."""
    return "".join(sign for sign in typed if sign.isascii() and sign.isdigit())


def _are_digits(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= most
