"""Names as the field writes and sorts them."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from django.utils.text import slugify
from django.utils.translation import gettext as _

from scoring.input import names
from scoring.input.private import has_contact, is_private
from scoring.input.texts import BadText
from tournaments.errors import TournamentError

PARTICLES = frozenset({"de", "da", "do", "das", "dos", "e", "di", "del"})  # of a name, no initial
SLUG_LETTERS = 80  # as every column for one holds


@lru_cache(maxsize=8192)  # of a list each name is compared with all of its club
def sort_name(name: str) -> str:
    """Return the name without accents and in lower case, to sort and compare by."""
    if name.isascii():
        return " ".join(name.casefold().split())
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.casefold().split())


def begins_words(query: str, name: str) -> bool:
    """Return whether each word of the query begins a word of the name."""
    words, asked = sort_name(name).split(), sort_name(query).split()
    return bool(asked) and all(any(word.startswith(part) for word in words) for part in asked)


def tidy(name: str, field: str = "name") -> str:
    """Return the name as it is stored. Raises `TournamentError` as `names.read`, about the field."""
    try:
        return names.read(name)
    except BadText as exc:
        raise TournamentError(exc.code, field=field, params=exc.params) from exc


def public(name: str, field: str = "name") -> str:
    """Return a name that everybody reads, as it is stored.

    Raises `TournamentError` as `tidy`; `name_private` where an e-mail, a telephone or a document stands in it.
    """
    if has_contact(name):
        raise TournamentError("name_private", field=field)
    return tidy(name, field)


def place(text: str, field: str = "home") -> str:
    """Return where somebody comes from, which draws publish. Raises as `tidy`, and `home_private`."""
    if is_private(text):
        raise TournamentError("home_private", field=field)
    return tidy(text, field)


def fits(name: str, most: int) -> bool:
    """Return whether a name and what it is sorted by are short enough: ß is sorted as ss."""
    return max(len(name), len(sort_name(name))) <= most


class Known:
    """Names that somebody has, to be compared with many: what each is sorted by, and what it looks like."""

    def __init__(self, given: Iterable[str]) -> None:
        self._sorted: set[str] = set()
        self._looks: dict[str, str] = {}
        for name in given:
            self.add(name)

    def add(self, name: str) -> None:
        """Take one more name."""
        self._sorted.add(sort_name(name))
        self._looks.setdefault(names.skeleton(name), name)

    def has(self, name: str) -> bool:
        """Return whether a name is read as one of these."""
        return sort_name(name) in self._sorted or names.skeleton(name) in self._looks

    def refuse_alike(self, name: str, *, known: str, field: str) -> None:
        """Refuse a name that is read as one of these. Raises as `refuse_alike`."""
        if sort_name(name) in self._sorted:
            raise TournamentError(known, field=field, name=name)
        if other := self._looks.get(names.skeleton(name)):
            raise TournamentError("name_alike", field=field, name=other)


def refuse_alike(name: str, others: Iterable[str], *, known: str = "name_alike", field: str = "name") -> None:
    """Refuse a name that is read as another one.

    known: the code where the two differ in accents and capitals alone, or not at all. Raises `TournamentError` with it,
    or with `name_alike`, about the field.
    """
    Known(others).refuse_alike(name, known=known, field=field)


def short_name(name: str, how: str) -> str:
    """Return a name as its person wishes it shown: `initials`, `first` (name and initial), or whole."""
    words = [word for word in name.split() if sort_name(word) not in PARTICLES]
    if how == "initials" and words:
        return " ".join(f"{word[0]}." for word in words)
    if how == "first" and len(words) > 1:
        return f"{words[0]} {words[-1][0]}."
    return name


def dupla_name(players: Iterable[str]) -> str:
    """Return how a dupla of these players is called, a trio, or a player who enters alone."""
    *others, last = players
    return f"{', '.join(others)} e {last}" if others else last


def slug(name: str, taken: set[str]) -> str:
    """Return an address made of the name that is not among `taken`."""
    base = slugify(name)[:SLUG_LETTERS].strip("-_") or "torneio"
    tried, count = base, 1
    while tried in taken:
        count += 1
        number = f"-{count}"
        tried = f"{base[: SLUG_LETTERS - len(number)]}{number}"
    return tried


def enumerated(names: Sequence[str]) -> str:
    """Return names as a sentence has them: `Ana, Bia e Caio`."""
    *first, last = names or [""]
    return _("%(names)s e %(last)s") % {"names": ", ".join(first), "last": last} if first else last
