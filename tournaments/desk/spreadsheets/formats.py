"""A table as CSV or XLSX. Text that a spreadsheet would read as a formula stays text."""

import csv
from collections.abc import Callable, Mapping
from io import BytesIO, StringIO
from typing import Final, NamedTuple

from tournaments.desk.spreadsheets.tables import Table
from tournaments.public.cells import Value, plain

MOST_TITLE: Final = 31


class FileFormat(NamedTuple):
    """A file format: its writer and its content type."""

    write: Callable[[Table], bytes]
    content_type: str


def as_csv(table: Table) -> bytes:
    """Return a table as CSV for Brazilian spreadsheets: semicolons, decimal commas, UTF-8 with a byte order mark."""
    text = StringIO()
    writer = csv.writer(text, delimiter=";")
    writer.writerow(map(plain, table.heads))
    for row in table.rows:
        writer.writerow([_decimal(plain(value)) for value in row])
    return text.getvalue().encode("utf-8-sig")


def as_xlsx(table: Table) -> bytes:
    """Return a table as a workbook with one sheet. The headings are bold and frozen."""
    # Only few processes write workbooks, and loading the library takes a quarter of a second and 35 MB.
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    book = Workbook(write_only=True)
    sheet = book.create_sheet(table.title[:MOST_TITLE])
    sheet.freeze_panes = "A2"
    heads = [WriteOnlyCell(sheet, plain(head)) for head in table.heads]
    for cell in heads:
        cell.font = Font(bold=True)
    sheet.append(heads)
    for row in table.rows:
        sheet.append([plain(value) for value in row])
    written = BytesIO()
    book.save(written)
    return written.getvalue()


FORMATS: Final[Mapping[str, FileFormat]] = {
    "csv": FileFormat(as_csv, "text/csv; charset=utf-8"),
    "xlsx": FileFormat(as_xlsx, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
}


def _decimal(value: Value) -> Value:
    return str(value).replace(".", ",") if isinstance(value, float) else value
