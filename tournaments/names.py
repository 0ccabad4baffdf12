"""Names as the field writes and sorts them."""

import unicodedata
from collections.abc import Iterable

from django.utils.text import slugify


def sort_name(name: str) -> str:
    """Return the name without accents and in lower case, to sort and compare by."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.casefold().split())


def tidy(name: str) -> str:
    """Return the name with single spaces."""
    return " ".join(name.split())


def dupla_name(players: Iterable[str]) -> str:
    """Return how a dupla of these players is called, or a player who enters alone."""
    return " e ".join(players)


def slug(name: str, taken: set[str]) -> str:
    """Return an address made of the name that is not among `taken`."""
    base = slugify(name)[:80] or "torneio"
    tried, count = base, 1
    while tried in taken:
        count += 1
        tried = f"{base}-{count}"
    return tried
