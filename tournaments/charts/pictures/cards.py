"""The content of the preview card of a page: a few words in large letters, and the leaders. Pure.

A card says the same as the top of its page. `card_picture` draws it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from scoring.wording.numbers import points
from tournaments.charts.bracket import LOOKS, Box, BoxSide, bracket_chart
from tournaments.charts.texts import about
from tournaments.charts.texts.whereabouts import Whereabouts
from tournaments.publication import lookup
from tournaments.publication.document.shape import StageData, TournamentDocument
from tournaments.publication.document.standings_data import FinalRow, StandingsRow
from tournaments.wording.rounds import place

ROWS = 4
LAST_ROUNDS = 3  # of a bracket: quarterfinals, semifinals, final


class CardRow(NamedTuple):
    """A line. place: text before the name. value: text after it. first: it leads or has won."""

    place: str
    name: str
    value: str = ""
    first: bool = False


class Card(NamedTuple):
    """The content of a card.

    above: the owner of the page. said: one or two sentences. columns: the rounds of a bracket; each has its
    confrontos, and each confronto two sides.
    """

    above: str
    title: str
    said: str
    rows: tuple[CardRow, ...] = ()
    columns: tuple[tuple[tuple[CardRow, ...], ...], ...] = ()


def of_event(document: TournamentDocument) -> Card:
    """Return the card of an event: its state and the first four places."""
    tournament = document["tournament"]
    return Card(tournament["club"], tournament["name"], about.of_tournament(document), _leaders(document))


def of_bracket(document: TournamentDocument, stage: StageData) -> Card:
    """Return the card of a bracket: its last rounds, as far as the entrants are known."""
    chart, tournament = bracket_chart(stage), document["tournament"]
    rounds = chart.rounds[-LAST_ROUNDS:] if chart else ()
    columns = tuple(tuple(_box(box) for box in each.boxes) for each in rounds)
    return Card(tournament["club"], tournament["name"], "", columns=columns)


def of_dupla(document: TournamentDocument, dupla: Whereabouts) -> Card:
    """Return the card of a dupla: its whereabouts, and its place in its latest stage."""
    tournament = document["tournament"]
    stage = next((one for one in reversed(document["stages"]) if lookup.line_of(one, dupla.number)), None)
    row = lookup.line_of(stage, dupla.number) if stage else None
    rows = (_standing(row),) if row and row["meetings"] else ()
    return Card(tournament["name"], dupla.name, dupla.said, rows)


def of_jogo(above: str, title: str, said: str, sides: Sequence[tuple[str, str, bool]]) -> Card:
    """Return the card of a jogo.

    sides: for each side the names, the score if it may be shown, and whether it has won.
    """
    return Card(above, title, said, tuple(CardRow("", *side) for side in sides))


def _leaders(document: TournamentDocument) -> tuple[CardRow, ...]:
    tournament = document["tournament"]
    if tournament["state"] == "finished":
        final: Sequence[StandingsRow | FinalRow] = lookup.final_standings(document)
        return tuple(
            CardRow(place(row["place"], row["place_to"]), row["name"], first=row["place"] == 1)
            for row in final[:ROWS]
        )
    stage = lookup.latest_stage(document)
    # Several groups have no common leader.
    if len(stage["standings"]) != 1 or lookup.by_round_reached(stage):
        return ()
    return tuple(_standing(row) for row in stage["standings"][0]["rows"][:ROWS] if row["meetings"])


def _standing(row: StandingsRow) -> CardRow:
    won, lost = row["jogos"]
    return CardRow(
        place(row["place"], row["place_to"]),
        row["name"],
        f"{points(won)}–{points(lost)}",
        row["place"] == row["place_to"] == 1,
    )


def _box(box: Box) -> tuple[CardRow, ...]:
    # A result that is not in a revision yet shows no winner.
    official = box.css == LOOKS["done"][0]
    return tuple(_side(side, won=official and side.outcome == "winner") for side in box.slots)


def _side(side: BoxSide, *, won: bool) -> CardRow:
    if side.number is None:
        return CardRow("", "")
    score = side.points if side.points is not None else side.won
    return CardRow("", side.text, "" if score is None else points(score), won)
