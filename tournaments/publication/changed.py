"""Compare two revisions. Pure: two documents in, a list of differences out, as codes."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData, items
from tournaments.publication.document.shape import TournamentDocument

type What = Literal["result", "corrected", "taken_back", "place"]
type Said = tuple[str, ...]


class Change(NamedTuple):
    """One difference. about: the names of a confronto or of a row. before, after: the old and the new value.

    The value of a result is the name of the winner, empty if there is none, and the partidas of each side; that of
    a row is its place.
    """

    what: What
    stage: int
    about: Said
    before: Said
    after: Said


def changes(before: TournamentDocument, after: TournamentDocument) -> list[Change]:
    """Return the differences of the later document: results first, then places."""
    return [*_of_results(before, after), *_of_places(before, after)]


def counted(said: Iterable[Change]) -> dict[What, int]:
    """Return the number of changes by kind."""
    return dict(Counter(one.what for one in said))


def _of_results(before: TournamentDocument, after: TournamentDocument) -> Iterator[Change]:
    known = {one["id"]: one for one in lookup.confrontos(before)}
    for stage in after["stages"]:
        for one in (one for each in stage["rounds"] for one in each["confrontos"]):
            was = known.get(one["id"])
            said, now = _result(was) if was else (), _result(one)
            if one["state"] == "bye" or said == now or not (said or now):
                continue
            what: What = "corrected" if said and now else "result" if now else "taken_back"
            yield Change(what, stage["number"], _names(one), said, now)


def _result(one: ConfrontoData) -> Said:
    if one["state"] != "done":
        return ()
    jogo = one["jogo"]
    won = [str(won) for _side, won in items(jogo["won"])] if jogo else []
    winner = one["slots"][one["winner"]].get("name", "") if one["winner"] else ""
    return (winner, *won)


def _names(one: ConfrontoData) -> Said:
    return tuple(slot.get("name", "") for _side, slot in items(one["slots"]))


def _of_places(before: TournamentDocument, after: TournamentDocument) -> Iterator[Change]:
    for stage in after["stages"]:
        was = lookup.stage_numbered(before, stage["number"])
        known = {row["dupla"]: row["place"] for row in lookup.lines(was)} if was else {}
        for row in lookup.lines(stage):
            place = known.get(row["dupla"])
            if place is not None and place != row["place"]:
                about, said = (row["name"],), (str(place),)
                yield Change("place", stage["number"], about, said, (str(row["place"]),))
