"""Names that are nearly the same: Ana Prado and Ana Prada, Ana Prado and Ana Maria Prado."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from scoring.input.names import skeleton
from tournaments.names import sort_name

_SMALL: Final = frozenset({"de", "da", "do", "das", "dos", "e", "di", "del"})
_LEAST: Final = 5  # letters of a name that one letter more or less leaves recognisable
_MOST_NEAR: Final = 3  # that are shown


class Names:
    """Names by what they are read as, and by what they are nearly. The first of two that are read the same stays."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._same: dict[str, str] = {}
        self._near: dict[
            str, str
        ] = {}  # the names of a key, one a line: a list for each would cost twice as much
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Know one more name."""
        self._same.setdefault(sort_name(name), name)
        for key in _keys(name):
            others = self._near.get(key)
            self._near[key] = f"{others}\n{name}" if others else name

    def same(self, name: str) -> str | None:
        """Return the name that is this one, whatever its capitals and accents. One that only looks so is near."""
        return self._same.get(sort_name(name))

    def near(self, name: str) -> tuple[str, ...]:
        """Return the names that may be this one mistyped, shortened or turned round; none where one is the same."""
        if self.same(name):
            return ()
        found = [others for key in _keys(name) if (others := self._near.get(key))]
        return tuple(dict.fromkeys("\n".join(found).split("\n")))[:_MOST_NEAR] if found else ()


@lru_cache(maxsize=4096)
def _keys(name: str) -> tuple[str, ...]:
    """Return keys of which names that are near each other share one.

    A letter left out, added, changed or exchanged with the next: both without one letter are the same (SymSpell).
    Always in the same order, because which names are shown is part of the digest of a preview, which another process
    may read.
    """
    found = [f"looks {skeleton(name)}"]  # capital I and l, 1, 0 and O, and the letters of other scripts
    plain = sort_name(name)
    words = [word for word in plain.replace(".", " ").split() if word not in _SMALL]
    if len(words) > 1:
        found += [f"ends {words[0]} {words[-1]}", "words " + " ".join(sorted(words))]
    letters = "".join(words)
    if len(letters) >= _LEAST:
        found += [letters, *(letters[:place] + letters[place + 1 :] for place in range(len(letters)))]
    return tuple(dict.fromkeys(found))
