"""Mark the differences of a document from an earlier one: row by row, box by box, place by place. Pure.

Compares the charts of both documents without counting again. The marks are in the later document.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from django.utils.translation import gettext as _

from tournaments.charts.bracket import Box, BracketChart, BracketColumn
from tournaments.charts.final_ranking import FinalLine
from tournaments.charts.stage import StageChart
from tournaments.charts.standings import ChartRow, StandingsChart


class Move(NamedTuple):
    """A row whose place differs from the published one. was: empty if the row is not published."""

    number: int
    name: str
    was: str
    now: str


def mark_stage(now: StageChart, published: StageChart) -> StageChart:
    """Return a stage with marks for differences from the published one, in its standings and its bracket."""
    before = {table.title: table for table in published.standings}
    bracket = now.bracket and _bracket(now.bracket, published.bracket)
    standings = tuple(_table(table, before.get(table.title)) for table in now.standings)
    return replace(now, standings=standings, bracket=bracket)


def mark_final(now: Iterable[FinalLine], published: Iterable[FinalLine]) -> list[FinalLine]:
    """Return the rows of a final ranking, with a mark where the published place differs or is missing."""
    was = {line.number: line.place for line in published}
    return [
        line
        if was.get(line.number) == line.place
        else replace(line, unpublished=_published(was.get(line.number, "")))
        for line in now
    ]


def moves(now: StageChart, published: StageChart) -> Iterator[Move]:
    """Yield the rows of a stage whose place differs from the published one, best first."""
    was = {row.number: row.place for table in published.standings for row in table.rows}
    for table in now.standings:
        for row in table.rows:
            if was.get(row.number) != row.place:
                yield Move(row.number, row.name, was.get(row.number, ""), row.place)


def _table(now: StandingsChart, published: StandingsChart | None) -> StandingsChart:
    before = {row.number: row for row in published.rows} if published else {}
    return replace(now, rows=tuple(_row(row, before.get(row.number)) for row in now.rows))


def _row(now: ChartRow, published: ChartRow | None) -> ChartRow:
    if published and (now.place, now.cells) == (published.place, published.cells):
        return now
    if published is None or published.place != now.place:
        return replace(now, unpublished=_published(published.place if published else ""))
    cells = zip(now.cells, published.cells, strict=False)
    said = " · ".join(f"{was.label} {was.value}" for cell, was in cells if cell != was)
    return replace(now, unpublished=_published(said))


def _published(what: str) -> str:
    return _("publicado: %(what)s") % {"what": what} if what else _("ainda não publicado")


def _bracket(now: BracketChart, published: BracketChart | None) -> BracketChart:
    before = {
        (column.key, box.key): box
        for column in (_columns(published) if published else ())
        for box in column.boxes
    }

    def marked(column: BracketColumn) -> BracketColumn:
        boxes = tuple(_box(box, before.get((column.key, box.key))) for box in column.boxes)
        return replace(column, boxes=boxes)

    return BracketChart(
        tuple(map(marked, now.rounds)), now.third and marked(now.third), tuple(map(marked, now.others))
    )


def _columns(bracket: BracketChart) -> Sequence[BracketColumn]:
    return [*bracket.rounds, *([bracket.third] if bracket.third else []), *bracket.others]


def _box(now: Box, published: Box | None) -> Box:
    if published and _settled(now) == _settled(published):
        return now
    return replace(now, tone="warn", tag=_("não publicado"))


def _settled(box: Box) -> tuple[object, ...]:
    over = box.css == "is-done"
    # The score of a jogo in progress is shown live and is no difference.
    who = tuple(side.number for side in box.slots)
    return (*who, over, box.slots if over else None, box.note if over else "")
