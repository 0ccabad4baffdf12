"""What may stand in a cell of a file for a spreadsheet: a text that it would take for a formula stays a text."""

from typing import Final

from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

type Value = str | int | float | None

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
MOST_LETTERS: Final = 32_000  # of a cell of a workbook


def plain(value: Value) -> Value:
    """Return a value that no spreadsheet calculates: a text that begins as a formula gets a quote in front."""
    if not isinstance(value, str):
        return value
    text = ILLEGAL_CHARACTERS_RE.sub("", value)[:MOST_LETTERS]
    return f"'{text}" if text.startswith(FORMULA) else text
