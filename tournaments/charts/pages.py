"""The pages of an event, and how long lists are divided into pages. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from tournaments.charts.crosstable_rounds import RoundsCrosstable
from tournaments.charts.standings import StandingsChart
from tournaments.publication import lookup
from tournaments.publication.document.shape import StageData, TournamentDocument

ROWS = 50  # lines of a table: at most four screens of a phone
BOXES = 16  # boxes of a bracket list on a phone


class Tab(NamedTuple):
    """A page of an event. route: name of its URL. anchor: its place when all was one page, for old links."""

    route: str
    title: str | Promise
    anchor: str


def begun(document: TournamentDocument) -> bool:
    """Return whether a round is posted or drawn."""
    return any(stage["rounds"] for stage in document["stages"])


# Lambdas, because the functions are defined below.
_BEGUN: dict[str, tuple[Tab, Callable[[TournamentDocument], bool]]] = {
    "standings": (Tab("standings", gettext_lazy("Classificação"), "classificacao"), lambda one: _ranked(one)),
    "rounds": (
        Tab("rounds", gettext_lazy("Rodadas"), "fase"),
        lambda one: bool(stages_of(one, bracket=False)),
    ),
    "bracket": (
        Tab("bracket", gettext_lazy("Chave"), "chave-titulo"),
        lambda one: any(stage["rounds"] for stage in stages_of(one, bracket=True)),
    ),
    "results": (Tab("results", gettext_lazy("Resultados"), "resultados"), lambda one: _has_results(one)),
}


def tabs(document: TournamentDocument) -> list[Tab]:
    """Return the pages that an event has now."""
    found = [tab for tab, there in _BEGUN.values() if begun(document) and there(document)]
    return [
        Tab("tournament", gettext_lazy("Agora"), "inicio"),
        *found,
        Tab("rules", gettext_lazy("Regras"), "regras"),
    ]


def stages_of(document: TournamentDocument, *, bracket: bool) -> list[StageData]:
    """Return the stages with a bracket, or those without."""
    return [stage for stage in document["stages"] if stage["bracket"] == bracket]


def _ranked(document: TournamentDocument) -> bool:
    return document["tournament"]["state"] != "open" and any(
        stage["standings"] for stage in document["stages"] if stage["state"] != "planned"
    )


def _has_results(document: TournamentDocument) -> bool:
    if document["tournament"]["state"] == "finished":
        return True
    in_brackets = (each for stage in stages_of(document, bracket=True) for each in stage["rounds"])
    return any(one["state"] == "done" and one["jogo"] for each in in_brackets for one in each["confrontos"])


def stage_asked(stages: Sequence[StageData], number: int) -> StageData | None:
    """Return the stage with this number, else the latest stage that has begun; None if there are no stages."""
    found = next((stage for stage in stages if stage["number"] == number), None)
    latest = next((stage for stage in reversed(stages) if stage["state"] != "planned"), None)
    return found or latest or next(iter(stages), None)


@dataclass(frozen=True, slots=True)
class Slice[Row]:
    """A page of a list.

    first, last: numbers of its rows, from 1. total: number of all rows. number, count: number of the page and of
    pages.
    """

    rows: Sequence[Row]
    first: int
    last: int
    total: int
    number: int
    count: int

    @property
    def numbers(self) -> range:
        """Return the numbers of all pages; empty if there is only one."""
        return range(1, self.count + 1) if self.count > 1 else range(0)


def sliced[Row](rows: Sequence[Row], number: int, size: int) -> Slice[Row]:
    """Return the page with this number, or the nearest existing page."""
    count = max(1, -(-len(rows) // size))
    number = min(max(number, 1), count)
    first = (number - 1) * size
    shown = rows[first : first + size]
    return Slice(shown, first + 1 if shown else 0, first + len(shown), len(rows), number, count)


def sliced_tables[T: (StandingsChart, RoundsCrosstable)](
    tables: Sequence[T], number: int, size: int = ROWS
) -> tuple[Slice[object], list[tuple[int, T]]]:
    """Return a page over the rows of several tables, and its part of each table by number, from 1."""
    page = sliced([(at, row) for at, table in enumerate(tables, start=1) for row in table.rows], number, size)
    own = {at: tuple(row for of, row in page.rows if of == at) for at, _row in page.rows}
    return page, [(at, replace(tables[at - 1], rows=rows)) for at, rows in own.items()]


class Folded[Row](NamedTuple):
    """A list whose first rows are visible and whose rest is folded."""

    first: Sequence[Row]
    rest: Sequence[Row]


def folded[Row](rows: Sequence[Row], most: int) -> Folded[Row]:
    """Return a list with `most` visible rows."""
    return Folded(rows[:most], rows[most:])


def current_round(stage: StageData) -> int:
    """Return the first open round of a bracket, or the last one if all are over."""
    for each in stage["rounds"]:
        if any(one["state"] in lookup.OPEN_STATES and one["kind"] == "main" for one in each["confrontos"]):
            return each["round"]
    return stage["rounds"][-1]["round"] if stage["rounds"] else 0
