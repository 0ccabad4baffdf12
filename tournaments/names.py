"""Normalise, compare and sort names."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from django.utils.text import slugify
from django.utils.translation import gettext as _

from scoring.input import names
from scoring.input.private import has_contact, is_private
from scoring.input.texts import BadText
from tournaments.errors import TournamentError

# Particles of names, without an initial.
PARTICLES = frozenset({"de", "da", "do", "das", "dos", "e", "di", "del"})
LEAST_NEAR = 5  # letters; a shorter name with a letter changed is too often another name
MOST_NEAR = 3  # suggestions for one name
SLUG_LETTERS = 80  # length of slug columns


@lru_cache(maxsize=8192)  # importing a list compares each name with all names of the club
def sort_name(name: str) -> str:
    """Return the name in lower case without accents, for sorting and comparing."""
    if name.isascii():
        return " ".join(name.casefold().split())
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(plain.casefold().split())


def begins_words(query: str, name: str) -> bool:
    """Whether each word of the query is a prefix of a word of the name."""
    words, asked = sort_name(name).split(), sort_name(query).split()
    return bool(asked) and all(any(word.startswith(part) for word in words) for part in asked)


def tidy(name: str, field: str = "name") -> str:
    """Return the normalised name. Raises `TournamentError` like `names.read`, for the field."""
    try:
        return names.read(name)
    except BadText as exc:
        raise TournamentError(exc.code, field=field, params=exc.params) from exc


def public(name: str, field: str = "name") -> str:
    """Return a normalised name for publication.

    Raises `TournamentError` like `tidy`; `name_private` if it contains an e-mail address, a telephone or a document
    number.
    """
    if has_contact(name):
        raise TournamentError("name_private", field=field)
    return tidy(name, field)


def place(text: str, field: str = "home") -> str:
    """Return the origin of an entry, which draws publish. Raises like `tidy`, and `home_private`."""
    if is_private(text):
        raise TournamentError("home_private", field=field)
    return tidy(text, field)


def fits(name: str, most: int) -> bool:
    """Whether a name and its sort key are short enough; the key may be longer, as ß becomes ss."""
    return max(len(name), len(sort_name(name))) <= most


class Known:
    """A set of existing names, to compare many new names with: by sort key and by appearance."""

    def __init__(self, given: Iterable[str]) -> None:
        # Two keys: the sort key ignores accents and case, the skeleton maps letters that look alike.
        self._same: dict[str, str] = {}
        self._looks: dict[str, str] = {}
        for name in given:
            self.add(name)

    def add(self, name: str) -> None:
        self._same.setdefault(sort_name(name), name)
        self._looks.setdefault(names.skeleton(name), name)

    def same(self, name: str) -> str | None:
        """Return the first of these names that equals this one except for capitals and accents, if there is one."""
        return self._same.get(sort_name(name))

    def has(self, name: str) -> bool:
        """Whether a name reads the same as one of these."""
        return sort_name(name) in self._same or names.skeleton(name) in self._looks

    def refuse_alike(self, name: str, *, known: str, field: str) -> None:
        """Refuse a name that reads the same as one of these. Raises like `refuse_alike`."""
        if sort_name(name) in self._same:
            raise TournamentError(known, field=field, name=name)
        if other := self._looks.get(names.skeleton(name)):
            raise TournamentError("name_alike", field=field, name=other)


class Names(Known):
    """A set of existing names, to search also for similar ones: Ana Prado for Ana Prada and for Ana Maria Prado."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        # Names by key, joined by line breaks: a list per key would need twice the memory.
        self._near: dict[str, str] = {}
        super().__init__(given)

    def add(self, name: str) -> None:
        super().add(name)
        for key in _near_keys(name):
            self._near[key] = f"{self._near[key]}\n{name}" if key in self._near else name

    def near(self, name: str) -> tuple[str, ...]:
        """Return up to three names of which this may be a misspelling, a short form or a reordering.

        Empty if the name itself is one of these (see `same`).
        """
        found = [] if self.same(name) else [self._near[key] for key in _near_keys(name) if key in self._near]
        return tuple(dict.fromkeys("\n".join(found).split("\n")))[:MOST_NEAR] if found else ()


@lru_cache(maxsize=4096)
def _near_keys(name: str) -> tuple[str, ...]:
    # Two similar names share a key. As in SymSpell, names that differ by one letter (left out, added, changed or
    # exchanged with the next) are equal after one letter is deleted from each.
    found = [f"looks {names.skeleton(name)}"]  # confuses l, I and 1, O and 0, and letters of other scripts
    words = [word for word in sort_name(name).replace(".", " ").split() if word not in PARTICLES]
    if len(words) > 1:
        found += [f"ends {words[0]} {words[-1]}", "words " + " ".join(sorted(words))]
    letters = "".join(words)
    if len(letters) >= LEAST_NEAR:
        found += [letters, *(letters[:place] + letters[place + 1 :] for place in range(len(letters)))]
    # In a fixed order, because the digest of a preview covers the suggestions, and another process may check it.
    return tuple(dict.fromkeys(found))


def refuse_alike(name: str, others: Iterable[str], *, known: str = "name_alike", field: str = "name") -> None:
    """Refuse a name that reads the same as another one.

    known: code for names that are equal except for accents and case. Raises `TournamentError` with it, or with
    `name_alike`, for the field.
    """
    Known(others).refuse_alike(name, known=known, field=field)


def short_name(name: str, how: str) -> str:
    """Return a name in the chosen form: `initials`, `first` (first name and initial), or in full."""
    words = [word for word in name.split() if sort_name(word) not in PARTICLES]
    if how == "initials" and words:
        return " ".join(f"{word[0]}." for word in words)
    if how == "first" and len(words) > 1:
        return f"{words[0]} {words[-1][0]}."
    return name


def dupla_name(players: Iterable[str]) -> str:
    """Return the name of a dupla or a trio of these players, or of a single player."""
    *others, last = players
    return f"{', '.join(others)} e {last}" if others else last


def slug(name: str, taken: set[str]) -> str:
    """Return a URL slug for the name that is not in `taken`."""
    base = slugify(name)[:SLUG_LETTERS].strip("-_") or "torneio"
    tried, count = base, 1
    while tried in taken:
        count += 1
        number = f"-{count}"
        tried = f"{base[: SLUG_LETTERS - len(number)]}{number}"
    return tried


def enumerated(names: Sequence[str]) -> str:
    """Join names for a sentence: `Ana, Bia e Caio`."""
    *first, last = names or [""]
    return _("%(names)s e %(last)s") % {"names": ", ".join(first), "last": last} if first else last
