"""A bar chart of the canastras of a dupla: the number of each kind beside the average of all duplas. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.wording.terms import word
from tournaments.publication import lookup
from tournaments.publication.document.shape import TournamentDocument
from tournaments.publication.document.standings_data import StandingsRow
from tournaments.wording.play import ruleset_of

WIDTH, HEIGHT = 120, 12


@dataclass(frozen=True, slots=True)
class CanastraBar:
    """One kind of canastra.

    number: of the dupla. average: of all duplas, to one decimal. bar, tick: lengths on the scale of `WIDTH`.
    """

    kind: str
    number: float
    average: float
    bar: float
    tick: float


def canastras_picture(document: TournamentDocument, number: int) -> list[CanastraBar]:
    """Return a bar for each kind of canastra that was made; empty if the dupla has not played.

    Counts the stages of the dupla and compares with all duplas of these stages. Returns none if the rows are of
    teams.
    """
    rows = list(_rows(document, number))
    own = [row for row in rows if number in lookup.duplas_of(row)]
    if not any(row["meetings"] for row in own) or any("team" in row for row in own):
        return []
    ruleset = ruleset_of(document["tournament"])
    entered = len({row["dupla"] for row in rows})
    counts = {
        kind: (_sum(own, kind), _sum(rows, kind) / entered) for kind in ruleset.kinds if _sum(rows, kind)
    }
    most = max((max(pair) for pair in counts.values()), default=1)
    return [
        CanastraBar(
            word(ruleset, kind),
            own_number,
            round(average, 1),
            round(own_number * WIDTH / most, 1),
            round(average * WIDTH / most, 1),
        )
        for kind, (own_number, average) in counts.items()
    ]


def _rows(document: TournamentDocument, number: int) -> Iterator[StandingsRow]:
    for stage in document["stages"]:
        if lookup.line_of(stage, number):
            yield from lookup.lines(stage)


def _sum(rows: list[StandingsRow], kind: str) -> float:
    return sum(row["canastras"].get(kind, 0) for row in rows)
