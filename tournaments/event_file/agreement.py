"""Compare the published document of a file with the one computed here.

Numbers, results and places are compared, names and ids are not.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

# Keys that differ between sites: ids, names, times and chains. tables: lists of ids.
ELSEWHERE: Final = frozenset(
    {
        *("id", "name", "players", "opponent", "slug", "club", "club_slug", "brought", "reason"),
        *("ledger_head", "previous", "draws", "posted_at", "started_at", "drawn_at", "version", "tables"),
    }
)


type Path = tuple[str | int, ...]  # keys, and list positions from 1


class Disagreement(NamedTuple):
    """A difference between file and site: path, value in the file, value computed here."""

    path: Path
    said: object
    counted: object


def apart(said: object, counted: object, path: Path = ()) -> Iterator[Disagreement]:
    """Yield the differences between the document of a file and the one computed here.

    Keys that only the computed document has come from a newer version and are ignored; keys only in the file are
    differences.
    """
    match said, counted:
        case Mapping(), Mapping():
            for key in sorted(said.keys() - ELSEWHERE):
                yield from apart(said[key], counted.get(key), (*path, str(key)))
        case list(), list():
            yield from _of_lists(said, counted, path)
        case None, list() if path[-1:] == ("points",):
            return  # older files have no points for brackets and for single tables of a team
        case _:
            if said != counted or (type(said) is not type(counted) and bool in {type(said), type(counted)}):
                yield Disagreement(path, said, counted)


def _of_lists(said: list[Any], counted: list[Any], path: Path) -> Iterator[Disagreement]:
    if path[-1:] == ("confrontos",) and all(isinstance(one, int) for one in said):
        return  # ids of the tables of a team meeting
    if len(said) != len(counted):
        yield Disagreement(path, len(said), len(counted))
        return
    for place, (one, other) in enumerate(zip(said, counted, strict=True), start=1):
        yield from apart(one, other, (*path, place))
