"""Split a pasted text or a file into rows of short cells."""

import csv
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from tournaments.errors import TournamentError

MOST_LINES: Final = 1000  # lines of one list
MOST_COUNTED: Final = 50_000  # lines; a longer list is refused without an exact count
MOST_LETTERS: Final = 2_000_000  # characters of a pasted text
# Characters of all cells together, because the form of the preview contains them and sends them back.
MOST_CARRIED: Final = 400_000
SEPARATORS: Final = "\t;,"  # the most reliable first
# Characters; a name may have 60 and a note 200, so a longer text is cut here and later reported with its line.
MOST_IN_CELL: Final = 1000
MOST_CELLS: Final = 30  # per line
_ENDS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"  # the line breaks of `str.splitlines`
QUOTE: Final = '"'
LOST: Final = "\ufffd"  # replaces a control character, which a page can neither show nor send back
# The date, time and sender that a messenger writes before a message.
_DATE, _TIME = r"\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?", r"\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?"
_CHAT: Final = re.compile(
    rf"^\W*(?:{_DATE},?\s+{_TIME}|{_TIME},?\s+{_DATE})\W{{0,3}}\s*[^:]{{1,40}}:\s+", re.IGNORECASE
)
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")

type Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CellLine:
    """A line with at least one cell. number: its position in the list, from 1, with empty lines counted."""

    number: int
    cells: Cells


def cells_of_text(text: str) -> list[CellLine]:
    """Return the lines of a text. Raises the same errors as `limited`."""
    text = text.removeprefix("\ufeff")
    if sum(map(text.count, _ENDS)) > 2 * MOST_COUNTED:  # before the text is split, which needs more memory
        raise TournamentError("list_endless", field="lines", counted=MOST_COUNTED, most=MOST_LINES)
    return limited(_split([_CHAT.sub("", line) for line in text.splitlines()]))


def limited(rows: Iterable[Sequence[str]]) -> list[CellLine]:
    """Return the rows that are not empty, with cleaned cells, as lines.

    Raises `TournamentError`: `list_empty`, `list_too_long` (found, most), `list_too_wide` (most), and `list_endless`
    (counted, most) if there are too many lines to count.
    """
    found: list[CellLine] = []
    more = letters = 0
    for number, row in enumerate(rows, 1):
        cells = tuple(_NO_TEXT.sub(LOST, " ".join(cell[:MOST_IN_CELL].split())) for cell in row[:MOST_CELLS])
        while cells and not cells[-1]:  # a spreadsheet pads each row to the width of the widest
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
    """Return rows as a text that `cells_of_text` splits into the same cells."""
    text = StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    for row in rows:
        cells = [" ".join(cell.split()) for cell in row]
        # A single cell gets a separator, so that the separator of the list is recognised.
        writer.writerow(cells if len(cells) > 1 else [*cells, ""])
    return text.getvalue()


def _split(lines: Sequence[str]) -> list[list[str]]:
    held = [line for line in lines if line.strip()]
    common = next((one for one in SEPARATORS if 2 * sum(one in line for line in held) > len(held)), "")
    if common and any(QUOTE in line for line in lines):
        try:
            return list(csv.reader([f"{line}\n" for line in lines], delimiter=common, strict=True))
        except csv.Error:  # unbalanced quotes, or quotes inside words: treat them as letters
            pass
    return [line.split(_separator(line, common), MOST_CELLS) for line in lines]


def _separator(line: str, common: str) -> str:
    # A comma separates cells only if most lines have one, because sentences have commas too.
    return next((one for one in (common, *SEPARATORS[:2]) if one and one in line), SEPARATORS[0])
