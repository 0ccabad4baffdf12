"""What has a page of its own of an event, and which of its rows a page has. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from tournaments.charts.crosstable_rounds import RoundsCrosstable
from tournaments.charts.standings import StandingsChart
from tournaments.publication import lookup
from tournaments.publication.document import StageData, TournamentDocument

ROWS = 50  # of a table of one line each: four screens of a phone at most
BOXES = 16  # of a list of a bracket: a phone shows one of them


class Tab(NamedTuple):
    """A page of an event. route: its address; anchor: where it was found when all was one page."""

    route: str
    title: str | Promise
    anchor: str


def begun(document: TournamentDocument) -> bool:
    """Whether there is more to tell than who is entered."""
    return any(stage["rounds"] for stage in document["stages"])


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
    """Return the stages that are played along a bracket, or those that are not."""
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
    """Return the stage of that number, or the latest that has begun; None where there are none."""
    found = next((stage for stage in stages if stage["number"] == number), None)
    latest = next((stage for stage in reversed(stages) if stage["state"] != "planned"), None)
    return found or latest or next(iter(stages), None)


@dataclass(frozen=True, slots=True)
class Slice[Row]:
    """A page of a list. first, last: which rows it has, from 1; total: of how many; number, count: which page."""

    rows: Sequence[Row]
    first: int
    last: int
    total: int
    number: int
    count: int

    @property
    def numbers(self) -> range:
        """Return all pages by number; none where one holds all."""
        return range(1, self.count + 1) if self.count > 1 else range(0)


def sliced[Row](rows: Sequence[Row], number: int, size: int) -> Slice[Row]:
    """Return the page of that number; of one that is not there the nearest."""
    count = max(1, -(-len(rows) // size))
    number = min(max(number, 1), count)
    first = (number - 1) * size
    shown = rows[first : first + size]
    return Slice(shown, first + 1 if shown else 0, first + len(shown), len(rows), number, count)


def sliced_tables[T: (StandingsChart, RoundsCrosstable)](
    tables: Sequence[T], number: int, size: int = ROWS
) -> tuple[Slice[object], list[tuple[int, T]]]:
    """Return the page of that number of the rows of all tables, and what it has of each: by number, from 1."""
    page = sliced([(at, row) for at, table in enumerate(tables, start=1) for row in table.rows], number, size)
    own = {at: tuple(row for of, row in page.rows if of == at) for at, _row in page.rows}
    return page, [(at, replace(tables[at - 1], rows=rows)) for at, rows in own.items()]


class Folded[Row](NamedTuple):
    """A list of which the first rows are told at once, the rest where somebody asks."""

    first: Sequence[Row]
    rest: Sequence[Row]


def folded[Row](rows: Sequence[Row], most: int) -> Folded[Row]:
    """Return a list of which so many rows are told at once."""
    return Folded(rows[:most], rows[most:])


def current_round(stage: StageData) -> int:
    """Return the round of a bracket that is played first; the last one where all are over."""
    for each in stage["rounds"]:
        if any(one["state"] in lookup.OPEN_STATES and one["kind"] == "main" for one in each["confrontos"]):
            return each["round"]
    return stage["rounds"][-1]["round"] if stage["rounds"] else 0
