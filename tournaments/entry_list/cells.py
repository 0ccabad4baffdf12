"""Split a pasted text, a text file or the first sheet of an XLSX workbook into rows of short cells."""

import codecs
import csv
import re
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from io import BytesIO, StringIO
from typing import Final, NamedTuple
from zipfile import ZipFile

from tournaments.errors import TournamentError

MOST_LINES: Final = 1000  # lines of one list
MOST_COUNTED: Final = 50_000  # lines; a longer list is refused without an exact count
MOST_LETTERS: Final = 2_000_000  # characters of a pasted text
# Characters of all cells together, because the form of the preview contains them and sends them back.
MOST_CARRIED: Final = 400_000
# Characters; a name may have 60 and a note 200, so a longer text is cut here and later reported with its line.
MOST_IN_CELL: Final = 1000
MOST_CELLS: Final = 30  # per line
MEGABYTE: Final = 2**20
MOST_BYTES: Final = 10 * MEGABYTE  # of a file
MOST_UNPACKED: Final = 20 * MEGABYTE  # all files of a workbook together
MOST_PARTS: Final = 1000  # files of a workbook; a usual one has some ten
# What openpyxl does with a workbook, in microseconds of an ordinary processor: a part of a megabyte may take half a
# minute and all memory, so tags and attributes are counted before. A list of 1,000 lines and 12 columns take 0.8 s.
MOST_WORK: Final = 1_000_000
OF_TAG: Final = {"xl/worksheets/": 5, "xl/sharedStrings.xml": 7}
OF_OTHER_TAG, OF_TEXT, OF_ATTRIBUTE = 20, 8, 3
_TEXT_TAG: Final = b"<si"
# Encodings in which a tag begins with the byte of "<".
_ENCODINGS: Final = {b"utf-8", b"utf-16", b"us-ascii", b"iso-8859-1"}
_BEFORE_XML: Final = b" \t\r\n\0\xef\xbb\xbf\xfe\xff"  # white space and marks, in UTF-8 or UTF-16
_DECLARED: Final = re.compile(rb"""encoding\s*=\s*["']([^"']*)""")
LOST: Final = "\ufffd"  # replaces a control character, which a page can neither show nor send back
_NO_TEXT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_ENDS: Final = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"  # the line breaks of `str.splitlines`
_SEPARATORS: Final = "\t;,"  # the most reliable first
# The date, time and sender that a messenger writes before a message.
_DATE, _TIME = r"\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?", r"\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]m)?"
_CHAT: Final = re.compile(
    rf"^\W*(?:{_DATE},?\s+{_TIME}|{_TIME},?\s+{_DATE})\W{{0,3}}\s*[^:]{{1,40}}:\s+", re.IGNORECASE
)
_ZIP: Final = b"PK\x03\x04"
_ENTRY: Final = b"PK\x01\x02"  # of a file in the directory of a zip
_OLD_OFFICE: Final = b"\xd0\xcf\x11\xe0"  # .xls files, and workbooks with a password
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class CellLine(NamedTuple):
    """A line with at least one cell. number: its position in the list, from 1, with empty lines counted."""

    number: int
    cells: tuple[str, ...]


def cells_of_text(text: str, field: str = "lines") -> list[CellLine]:
    """Return the lines of a text. Raises the same errors as `limited`."""
    text = text.removeprefix("\ufeff")
    if sum(map(text.count, _ENDS)) > 2 * MOST_COUNTED:  # before the text is split, which needs more memory
        raise TournamentError("list_endless", field=field, counted=MOST_COUNTED, most=MOST_LINES)
    return limited(_split([_CHAT.sub("", line) for line in text.splitlines()]), field)


def cells_of_file(content: bytes) -> list[CellLine]:
    """Return the lines of a file. Formulas are not executed.

    Raises `TournamentError`: `list_file_too_big` (most), `list_file_old`, `list_file_unreadable`, `list_file_unpacked`
    (most), `list_file_styled`, and the errors of `limited`.
    """
    if len(content) > MOST_BYTES:
        raise TournamentError("list_file_too_big", field="file", most=MOST_BYTES // MEGABYTE)
    if content.startswith(_OLD_OFFICE):
        raise TournamentError("list_file_old", field="file")
    if content.startswith(_ZIP):
        return limited(_rows_of_workbook(content), "file")
    return cells_of_text(_text(content), "file")


def limited(rows: Iterable[Sequence[str]], field: str = "lines") -> list[CellLine]:
    """Return the rows that are not empty, with cleaned cells, as lines. field: the form field for errors.

    Raises `TournamentError`: `list_empty`, `list_too_long` (found, most), `list_too_wide` (most), and `list_endless`
    (counted, most) if there are too many lines to count.
    """
    found: list[CellLine] = []
    more = letters = 0
    for number, row in enumerate(rows, 1):
        cells = [_NO_TEXT.sub(LOST, _one_line(cell[:MOST_IN_CELL])) for cell in row[:MOST_CELLS]]
        while cells and not cells[-1]:  # a spreadsheet pads each row to the width of the widest
            del cells[-1]
        letters += sum(map(len, cells))
        if cells and len(found) < MOST_LINES and letters <= MOST_CARRIED:
            found.append(CellLine(number, tuple(cells)))
        elif cells:
            more += 1
        if len(found) + more > MOST_COUNTED:
            raise TournamentError("list_endless", field=field, counted=MOST_COUNTED, most=MOST_LINES)
    if len(found) + more > MOST_LINES:
        raise TournamentError("list_too_long", field=field, found=len(found) + more, most=MOST_LINES)
    if more:
        raise TournamentError("list_too_wide", field=field, most=MOST_CARRIED)
    if not found:
        raise TournamentError("list_empty", field=field)
    return found


def text_of_cells(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as a text that `cells_of_text` splits into the same cells."""
    text = StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    for row in rows:
        # A single cell gets a separator, so that the separator of the list is recognised.
        writer.writerow([*map(_one_line, row), *[""] * (len(row) < 2)])
    return text.getvalue()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _split(lines: Sequence[str]) -> list[list[str]]:
    held = [line for line in lines if line.strip()]
    common = next((one for one in _SEPARATORS if 2 * sum(one in line for line in held) > len(held)), "")
    if common and any('"' in line for line in lines):
        try:
            return list(csv.reader([f"{line}\n" for line in lines], delimiter=common, strict=True))
        except csv.Error:  # unbalanced quotes, or quotes inside words: treat them as letters
            pass
    # A comma separates cells only if most lines have one, because sentences have commas too.
    tried = common + _SEPARATORS[:2]
    return [line.split(next((one for one in tried if one in line), "\t"), MOST_CELLS) for line in lines]


def _text(content: bytes) -> str:
    # In UTF-16 every other byte of Latin text is zero, and a mark may be missing.
    sample = content[:1000]
    even, odd = (sample[start::2].count(0) * 4 > len(sample) for start in (0, 1))
    guess = {(False, True): "utf-16-le", (True, False): "utf-16-be"}.get((even, odd), "utf-8-sig")
    try:
        text = content.decode("utf-16" if content.startswith(_UTF_16) else guess)
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    if "\0" in text:
        raise TournamentError("list_file_unreadable", field="file")
    first, end, rest = text.partition("\n")
    return rest if end and first.strip().lower().startswith("sep=") else text  # "sep=;" is for Excel


def _rows_of_workbook(content: bytes) -> Iterator[list[str]]:
    import openpyxl  # here, because few processes read workbooks, and it takes a quarter of a second and 35 MB

    try:
        _refuse_large(content)
        with warnings.catch_warnings(action="ignore"):  # about styles that openpyxl does not support
            # data_only: use the stored values of formulas.
            book = openpyxl.load_workbook(BytesIO(content), read_only=True, data_only=True, keep_links=False)
            with closing(book):
                bounds = {"max_row": MOST_COUNTED + 1, "max_col": MOST_CELLS}
                for row in book.worksheets[0].iter_rows(**bounds, values_only=True):
                    yield [_shown(cell) for cell in row]
    except TournamentError:
        raise
    except Exception as exc:  # zipfile and openpyxl raise errors of any type for a damaged workbook
        raise TournamentError("list_file_unreadable", field="file") from exc


def _refuse_large(content: bytes) -> None:
    if content.count(_ENTRY) > MOST_PARTS:  # before zipfile makes an object for each
        raise TournamentError("list_file_styled", field="file")
    # The declared sizes are reliable: zipfile never unpacks more than the declared size.
    with ZipFile(BytesIO(content)) as packed:
        parts = packed.infolist()
        if sum(part.file_size for part in parts) > MOST_UNPACKED:
            raise TournamentError("list_file_unpacked", field="file", most=MOST_UNPACKED // MEGABYTE)
        work = 0
        for part in parts:
            work += _work(part.filename, packed.read(part))
            if work > MOST_WORK:
                raise TournamentError("list_file_styled", field="file")


def _work(name: str, part: bytes) -> int:
    # Return the microseconds that reading a part may take. A picture takes none.
    part = part.lstrip(_BEFORE_XML)
    if not part.startswith(b"<"):
        return 0
    declared = _DECLARED.search(part.partition(b"?>")[0]) if part.startswith(b"<?xml") else None
    if declared and declared[1].lower() not in _ENCODINGS:
        raise TournamentError("list_file_unreadable", field="file")
    of_tag = next((cost for start, cost in OF_TAG.items() if name.startswith(start)), OF_OTHER_TAG)
    texts = part.count(_TEXT_TAG) * OF_TEXT
    return part.count(b"<") * of_tag + texts + part.count(b"=") * OF_ATTRIBUTE


def _shown(cell: object) -> str:
    if cell is None:
        return ""
    # Spreadsheets store 1 as 1.0.
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
