"""The cells of a list: a text that somebody pasted, or a file, as rows of short texts."""

import csv
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from tournaments.errors import TournamentError

MOST_LINES: Final = 1000  # that are entered at once
MOST_COUNTED: Final = 50_000  # lines that are counted where there are more
MOST_LETTERS: Final = 2_000_000  # of a text
MOST_CARRIED: Final = (
    400_000  # letters of all cells together: the page of the preview carries them, and sends them back
)
SEPARATORS: Final = "\t;,"  # the surest first
MOST_IN_CELL: Final = 1000  # letters: a name has 60, a note 200, and what is longer is refused by its line
MOST_CELLS: Final = 30  # of a line
_ENDS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"  # of a line, as `str.splitlines` has them
QUOTE: Final = '"'
LOST: Final = "\ufffd"  # stands for a sign that is no text: nobody sees it, and no page carries it
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")

type Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CellLine:
    """A line that is not empty; number: its place in the list, from 1, empty lines counted."""

    number: int
    cells: Cells


def cells_of_text(text: str) -> list[CellLine]:
    """Return the lines of a text. Raises `TournamentError` as `limited`."""
    text = text.removeprefix("\ufeff")
    if sum(map(text.count, _ENDS)) > 2 * MOST_COUNTED:  # before they are all taken apart
        raise TournamentError("list_endless", field="lines", counted=MOST_COUNTED, most=MOST_LINES)
    return limited(_split(text.splitlines()))


def limited(rows: Iterable[Sequence[str]]) -> list[CellLine]:
    """Return the rows that are not empty, as lines.

    Raises `TournamentError`: `list_empty`, `list_too_long` (found, most), `list_too_wide` (most), `list_endless`
    (counted, most) where even counting them is given up.
    """
    found: list[CellLine] = []
    more = letters = 0
    for number, row in enumerate(rows, 1):
        cells = tuple(_NO_TEXT.sub(LOST, " ".join(cell[:MOST_IN_CELL].split())) for cell in row[:MOST_CELLS])
        while cells and not cells[-1]:  # a sheet is as wide as its widest row
            cells = cells[:-1]
        if not cells:
            continue
        letters += sum(map(len, cells))
        if len(found) < MOST_LINES and letters <= MOST_CARRIED:
            found.append(CellLine(number, cells))
        else:
            more += 1
        if len(found) + more > MOST_COUNTED:
            raise TournamentError("list_endless", field="lines", counted=MOST_COUNTED, most=MOST_LINES)
    if len(found) + more > MOST_LINES:
        raise TournamentError("list_too_long", field="lines", found=len(found) + more, most=MOST_LINES)
    if more:
        raise TournamentError("list_too_wide", field="lines", most=MOST_CARRIED)
    if not found:
        raise TournamentError("list_empty", field="lines")
    return found


def text_of_cells(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as a text that is read as the same cells."""
    text = StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    for row in rows:
        cells = [" ".join(cell.split()) for cell in row]
        # One cell alone has no separator to be known by.
        writer.writerow(cells if len(cells) > 1 else [*cells, ""])
    return text.getvalue()


def _split(lines: Sequence[str]) -> list[list[str]]:
    """Split each line at the separator of the list, or where it has none at a surer one of its own."""
    held = [line for line in lines if line.strip()]
    common = next((one for one in SEPARATORS if 2 * sum(one in line for line in held) > len(held)), "")
    if common and any(QUOTE in line for line in lines):
        try:
            return list(csv.reader([f"{line}\n" for line in lines], delimiter=common, strict=True))
        except csv.Error:  # quotes that do not close, or stand inside of words, are letters like others
            pass
    return [line.split(_separator(line, common), MOST_CELLS) for line in lines]


def _separator(line: str, common: str) -> str:
    """Return where a line is split. A comma separates only where most lines have one: a sentence has it too."""
    return next((one for one in (common, *SEPARATORS[:2]) if one and one in line), SEPARATORS[0])
