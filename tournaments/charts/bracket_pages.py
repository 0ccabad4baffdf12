"""A bracket on paper: pages of at most 16 duplas on A4, of 64 on A3, and pages for the later rounds. Pure."""

from dataclasses import dataclass
from typing import Final

from tournaments.charts.bracket import Box, BracketChart, BracketColumn

A4: Final = 4  # rounds on a page, which starts with 16 duplas
A3: Final = 6  # with 64


@dataclass(frozen=True, slots=True)
class PaperBox:
    """A box in the table of a page. rows: its height in rows of the table."""

    box: Box
    rows: int


@dataclass(frozen=True, slots=True)
class BracketPage:
    """A part of the bracket as a table: the headings, and for each row the boxes that begin there."""

    titles: tuple[str, ...]
    rows: tuple[tuple[PaperBox, ...], ...]


def bracket_pages(chart: BracketChart, rounds: int = A4) -> tuple[BracketPage, ...]:
    """Return the main tree page by page. The last round of a page is repeated on the next one.

    rounds: on a page, at least two.
    """
    found, first = [], 0
    while True:
        columns = chart.rounds[first : first + rounds]
        found += _pages(columns)
        if first + rounds >= len(chart.rounds):
            return tuple(found)
        # The last round of this page is the first one of the next page.
        first += rounds - 1


def _pages(columns: tuple[BracketColumn, ...]) -> list[BracketPage]:
    titles = tuple(column.title for column in columns)
    height = 2 ** (len(columns) - 1)  # number of rows: the boxes of the first column
    return [
        BracketPage(titles, tuple(tuple(_row(columns, top + row, row)) for row in range(height)))
        for top in range(0, len(columns[0].boxes), height)
    ]


def _row(columns: tuple[BracketColumn, ...], at: int, row: int) -> list[PaperBox]:
    spans = [(column, 2**number) for number, column in enumerate(columns)]
    return [PaperBox(column.boxes[at // span], span) for column, span in spans if row % span == 0]
