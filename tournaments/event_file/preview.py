"""The content of an event file as a director sees it before the import: plain data, without words."""

from typing import Final, TypedDict

from tournaments.event_file.bring import BroughtEvent
from tournaments.event_file.read import ReadFile

MOST_NAMES: Final = 60  # new players of the club that are listed


class StagePreview(TypedDict):
    """A stage of a file. name: empty if it has only a number. format: its key. rounds, confrontos: how many."""

    number: int
    name: str
    format: str
    rounds: int
    confrontos: int


class EventPreview(TypedDict):
    """The content of a file.

    starts_on, ends_on: ISO dates. entrants: who enters (`Tournament.Entrants`). head: the number of its last revision.
    new_players: names that the club does not know yet, at most `MOST_NAMES`; more_players: how many others.
    new_rules: the rule set that the club would get, if any.
    """

    name: str
    starts_on: str
    ends_on: str
    state: str
    entrants: str
    from_club: str
    head: int
    duplas: int
    stages: list[StagePreview]
    maos: int
    new_players: list[str]
    more_players: int
    rules_title: str
    new_rules: str


def preview_of(file: ReadFile, made: BroughtEvent) -> EventPreview:
    """Return the preview of a file from the event that it makes."""
    held, tournament = file.held, made.tournament
    names = sorted(made.players)
    return {
        "name": tournament.name,
        "starts_on": held["document"]["tournament"]["starts_on"],
        "ends_on": held["document"]["tournament"]["ends_on"],
        "state": tournament.state,
        "entrants": tournament.entrants,
        "from_club": held["document"]["tournament"]["club"],
        "head": held["sealed"]["number"],
        "duplas": len(held["duplas"]),
        "stages": _stages(file),
        "maos": file.maos,
        "new_players": names[:MOST_NAMES],
        "more_players": len(names[MOST_NAMES:]),
        "rules_title": tournament.rules_title or tournament.load_rules().title,
        "new_rules": made.own_rules.name if made.own_rules else "",
    }


def _stages(file: ReadFile) -> list[StagePreview]:
    found: list[StagePreview] = []
    for stage in file.held["stages"]:
        of_stage = [one for one in file.held["confrontos"] if one["stage"] == stage["number"]]
        found.append(
            {
                "number": stage["number"],
                "name": stage["name"],
                "format": str(stage["plan"]["format"]),
                "rounds": len({one["round"] for one in of_stage}),
                "confrontos": len(of_stage),
            }
        )
    return found
