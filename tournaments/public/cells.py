"""Values of spreadsheet cells. Text that looks like a formula is escaped."""

import re
from typing import Final

type Value = str | int | float | None

# Some spreadsheets skip spaces and take the wide signs of East Asian keyboards for the same.
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_SPACES: Final = " \n\xa0\u3000\ufeff"
MOST_LETTERS: Final = 32_000  # limit of a cell in a workbook
_FORBIDDEN: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")  # control characters that XML 1.0 forbids


def plain(value: Value) -> Value:
    """Return a value that no spreadsheet evaluates: text that starts like a formula gets a leading quote."""
    if not isinstance(value, str):
        return value
    text = _FORBIDDEN.sub("", value)[:MOST_LETTERS]
    return f"'{text}" if text.lstrip(_SPACES).startswith(FORMULA) else text
