"""Values of spreadsheet cells. Text that looks like a formula is escaped."""

from typing import Final

from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

type Value = str | int | float | None

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
MOST_LETTERS: Final = 32_000  # limit of a cell in a workbook


def plain(value: Value) -> Value:
    """Return a value that no spreadsheet evaluates: text that starts like a formula gets a leading quote."""
    if not isinstance(value, str):
        return value
    # A workbook cannot contain control characters.
    text = ILLEGAL_CHARACTERS_RE.sub("", value)[:MOST_LETTERS]
    return f"'{text}" if text.startswith(FORMULA) else text
