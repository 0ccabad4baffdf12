"""What is counted here is laid beside what the file says: numbers, results and places, not names and ids."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

# Of the site it came from, or how somebody is called there. tables: by ids.
ELSEWHERE: Final = frozenset(
    {
        *("id", "name", "players", "opponent", "slug", "club", "club_slug", "brought", "reason"),
        *("ledger_head", "previous", "draws", "posted_at", "started_at", "drawn_at", "version", "tables"),
    }
)


type Path = tuple[str | int, ...]  # keys, and places in lists from 1


class Apart(NamedTuple):
    """One place where file and site differ: the keys that lead there, what the file says, what is counted here."""

    path: Path
    said: object
    counted: object


def apart(said: object, counted: object, path: Path = ()) -> Iterator[Apart]:
    """Yield where a file's document and the one counted here say different things.

    What only the one counted here has is of a later version of the program; what only the file has is a difference.
    """
    match said, counted:
        case Mapping(), Mapping():
            for key in sorted(said.keys() - ELSEWHERE):
                yield from apart(said[key], counted.get(key), (*path, str(key)))
        case list(), list():
            yield from _of_lists(said, counted, path)
        case None, list() if path[-1:] == ("points",):
            return  # of a bracket, or of one of two tables: not told before
        case _:
            if said != counted or (type(said) is not type(counted) and bool in {type(said), type(counted)}):
                yield Apart(path, said, counted)


def _of_lists(said: list[Any], counted: list[Any], path: Path) -> Iterator[Apart]:
    if path[-1:] == ("confrontos",) and all(isinstance(one, int) for one in said):
        return  # ids of the tables of a team
    if len(said) != len(counted):
        yield Apart(path, len(said), len(counted))
        return
    for place, (one, other) in enumerate(zip(said, counted, strict=True), start=1):
        yield from apart(one, other, (*path, place))
