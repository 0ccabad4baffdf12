"""Read a list from a file: CSV or other text, or the first sheet of an XLSX workbook. Formulas are not executed."""

import codecs
import warnings
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from typing import Final
from zipfile import BadZipFile, ZipFile

from tournaments.entry_list.cells import MOST_CELLS, MOST_COUNTED, CellLine, cells_of_text, limited
from tournaments.errors import TournamentError

MEGABYTE: Final = 2**20
MOST_BYTES: Final = 10 * MEGABYTE
MOST_UNPACKED: Final = 20 * MEGABYTE  # all files of a workbook together
# openpyxl loads all cell styles: each megabyte takes seconds and 120 MB of memory.
MOST_STYLES: Final = MEGABYTE
_STYLES: Final = "xl/styles.xml"  # the part of a workbook that has its styles
_ZIP: Final = b"PK\x03\x04"
_OLD_OFFICE: Final = b"\xd0\xcf\x11\xe0"  # .xls files, and workbooks with a password
_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_SAMPLE: Final = 1000  # bytes


def cells_of_file(content: bytes) -> list[CellLine]:
    """Return the lines of a file.

    Raises `TournamentError`: `list_file_too_big` (most), `list_file_old`, `list_file_unreadable`, `list_file_unpacked`
    (most), `list_file_styled`, and the errors of `limited`.
    """
    if len(content) > MOST_BYTES:
        raise TournamentError("list_file_too_big", field="file", most=MOST_BYTES // MEGABYTE)
    if content.startswith(_OLD_OFFICE):
        raise TournamentError("list_file_old", field="file")
    try:
        return (
            limited(_rows_of_workbook(content)) if content.startswith(_ZIP) else cells_of_text(_text(content))
        )
    except TournamentError as exc:
        exc.field = "file"
        raise


def _text(content: bytes) -> str:
    # In UTF-16 every other byte of Latin text is zero, and a mark may be missing.
    sample = content[:_SAMPLE]
    empty = [sample[start::2].count(0) * 4 > len(sample) for start in (0, 1)]
    encoding = {(False, True): "utf-16-le", (True, False): "utf-16-be"}.get((empty[0], empty[1]), "utf-8-sig")
    try:
        text = content.decode("utf-16" if content.startswith(_UTF_16) else encoding)
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")
    if "\0" in text:
        raise TournamentError("list_file_unreadable", field="file")
    first, end, rest = text.partition("\n")
    return rest if end and first.strip().lower().startswith("sep=") else text  # "sep=;" is for Excel


def _rows_of_workbook(content: bytes) -> Iterator[list[str]]:
    try:
        with ZipFile(BytesIO(content)) as packed:
            sizes = [(one.filename, one.file_size) for one in packed.infolist()]
    except (BadZipFile, ValueError, OSError, RuntimeError) as exc:  # RuntimeError: unknown compression
        raise TournamentError("list_file_unreadable", field="file") from exc
    # The declared sizes are reliable: zipfile never unpacks more than the declared size.
    if sum(size for _name, size in sizes) > MOST_UNPACKED:
        raise TournamentError("list_file_unpacked", field="file", most=MOST_UNPACKED // MEGABYTE)
    if sum(size for name, size in sizes if name == _STYLES) > MOST_STYLES:
        raise TournamentError("list_file_styled", field="file")
    # Only few processes read workbooks, and loading the library takes a quarter of a second and 35 MB.
    import openpyxl

    try:
        with warnings.catch_warnings(action="ignore"):  # about styles that openpyxl does not support
            # data_only: use the stored values of formulas.
            book = openpyxl.load_workbook(BytesIO(content), read_only=True, data_only=True, keep_links=False)
            with closing(book):
                for row in book.worksheets[0].iter_rows(
                    max_row=MOST_COUNTED + 1, max_col=MOST_CELLS, values_only=True
                ):
                    yield [_shown(cell) for cell in row]
    except Exception as exc:  # openpyxl raises any type of error for a damaged workbook
        raise TournamentError("list_file_unreadable", field="file") from exc


def _shown(cell: object) -> str:
    if cell is None:
        return ""
    # Spreadsheets store 1 as 1.0.
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
