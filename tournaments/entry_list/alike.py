"""Search for similar names: Ana Prado and Ana Prada, Ana Prado and Ana Maria Prado."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from scoring.input.names import skeleton
from tournaments.names import sort_name

_SMALL: Final = frozenset({"de", "da", "do", "das", "dos", "e", "di", "del"})
_LEAST: Final = 5  # letters; a shorter name with a letter changed is too often another name
_MOST_NEAR: Final = 3  # suggestions for one name


class Names:
    """An index of names for exact and approximate search. Of two names with the same sort name the first is kept."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._same: dict[str, str] = {}
        # Names by key, joined by line breaks: a list per key would need twice the memory.
        self._near: dict[str, str] = {}
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Add a name to the index."""
        self._same.setdefault(sort_name(name), name)
        for key in _keys(name):
            others = self._near.get(key)
            self._near[key] = f"{others}\n{name}" if others else name

    def same(self, name: str) -> str | None:
        """Return the indexed name that equals this one except for capitals and accents, if there is one."""
        return self._same.get(sort_name(name))

    def near(self, name: str) -> tuple[str, ...]:
        """Return up to three indexed names of which this may be a misspelling, a short form or a reordering.

        Empty if the index has the name itself (see `same`).
        """
        if self.same(name):
            return ()
        found = [others for key in _keys(name) if (others := self._near.get(key))]
        return tuple(dict.fromkeys("\n".join(found).split("\n")))[:_MOST_NEAR] if found else ()


@lru_cache(maxsize=4096)
def _keys(name: str) -> tuple[str, ...]:
    # Two similar names share a key. As in SymSpell, names that differ by one letter (left out, added, changed or
    # exchanged with the next) are equal after one letter is deleted from each.
    found = [f"looks {skeleton(name)}"]  # confuses l, I and 1, O and 0, and letters of other scripts
    plain = sort_name(name)
    words = [word for word in plain.replace(".", " ").split() if word not in _SMALL]
    if len(words) > 1:
        found += [f"ends {words[0]} {words[-1]}", "words " + " ".join(sorted(words))]
    letters = "".join(words)
    if len(letters) >= _LEAST:
        found += [letters, *(letters[:place] + letters[place + 1 :] for place in range(len(letters)))]
    # In a fixed order, because the digest of a preview covers the suggestions, and another process may check it.
    return tuple(dict.fromkeys(found))
