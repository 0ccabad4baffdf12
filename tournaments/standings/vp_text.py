"""A table of VP as people write it: typed, or copied from a regulation or a web page."""

import re
import unicodedata

from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.standings.vp import STEP, Band, VpTable

DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"), "-")
THOUSANDS = re.compile(r"(?<=\d)[.,'\u2019\u00a0\u202f](?=\d{3}(?!\d))")
CELLS = re.compile(r"[|\t;]")
NUMBER = re.compile(r"\d+")
FEWEST = 3  # numbers of a row: a difference and two points

# A difference, by what its number or numbers mean. Words of Portuguese, Italian, Spanish and English.
FROM_TO = re.compile(r"(?:da|de|from|entre|tra)?\s*(\d+)\s*(?:-|a|al|até|ate|e|to|\s)\s*(\d+)")
ABOVE = re.compile(
    r"(?:>|oltre|più di|piu di|acima de|mais de|más de|mas de|over|more than|above)(?:\s+(?:i|os|los))?\s*(\d+)"
)
AND_MORE = re.compile(
    r"(?:>=|≥|da|de|from|desde|a partir de)?\s*(\d+)\s*"
    r"(?:-|\+|in poi|in su|e oltre|ed oltre|o più|e più|ou mais|em diante|o más|en adelante|or more|and more|and over)"
)
AT_LEAST = re.compile(r"(?:>=|≥|a partir de|desde)\s*(\d+)")
UP_TO = re.compile(r"(?:<=|≤|fino a|até|ate|hasta|up to)\s*(\d+)")
EXACTLY = re.compile(r"(\d+)")

POINTS = re.compile(r"(?:vp\s*)?(\d+)\s*(?:vp\s*)?(?:[-/:x]|a\s|\s)\s*(\d+)(?:\s*vp)?")
WHOLE_LINE = re.compile(r"(.+?)\s*[:=\s]\s*(\d+\s*(?:[-/]|\s)\s*\d+(?:\s*vp)?)")


def read_vp_table(text: str, step: int = STEP) -> VpTable:
    """Read a table, a row a line: `0-50 10-10`; the last one open: `1505- 20-0`, `> 1500 | 20 | 0`, `oltre 1500 20-0`.

    Tabs, bars, long dashes and points of thousands are read; headings before the first row and ruled lines are left
    out and count as no row. Raises DrawError: `vp_missing` (no text); `vp_unreadable` names the row; `vp_not_level`
    (the first row gives the two different points); the rest as `VpTable`.
    """
    bands: list[Band] = []
    for line in map(_plain, text.splitlines()):
        found = NUMBER.findall(line)
        if not found or (not bands and len(found) < FEWEST):
            continue  # a heading, a rule or nothing
        bands.append(_band(line, bands[-1] if bands else None, len(bands) + 1, step))
    if not bands:
        raise DrawError(DrawCode.VP_UNREADABLE, row=1) if text.strip() else DrawError(DrawCode.VP_MISSING)
    table = VpTable(tuple(bands), step)
    if (first := bands[0]).winner != first.loser:
        raise DrawError(DrawCode.VP_NOT_LEVEL, winner=first.winner, loser=first.loser)
    return table


def _plain(line: str) -> str:
    """Return a line with one kind of dash and of space, and whole numbers."""
    cells = CELLS.split(line.translate(DASHES).casefold())
    tidy = (" ".join(unicodedata.normalize("NFKC", THOUSANDS.sub("", cell)).split()) for cell in cells)
    return "|".join(cell for cell in tidy if cell)


def _band(line: str, before: Band | None, row: int, step: int) -> Band:
    *cells, last = line.split("|")
    if cells and len(NUMBER.findall(last)) == 1:
        *cells, winner = cells
        last = f"{winner} {last}"
    if cells:
        difference = " ".join(cells)
    elif found := WHOLE_LINE.fullmatch(last):
        difference, last = found.groups()
    else:
        raise DrawError(DrawCode.VP_UNREADABLE, row=row)
    points = POINTS.fullmatch(last)
    edges = _edges(difference, before.high if before else None, step)
    if points is None or edges is None:
        raise DrawError(DrawCode.VP_UNREADABLE, row=row)
    return Band(*edges, int(points[1]), int(points[2]))


def _edges(difference: str, before: int | None, step: int) -> tuple[int, int | None] | None:
    """Return the lowest and the highest difference of a row; None where it cannot be read. before: of the row above."""
    if found := FROM_TO.fullmatch(difference):
        return int(found[1]), int(found[2])
    if found := ABOVE.fullmatch(difference):
        return int(found[1]) + step, None
    if found := AT_LEAST.fullmatch(difference) or AND_MORE.fullmatch(difference):
        return int(found[1]), None
    if found := UP_TO.fullmatch(difference):
        return (0 if before is None else before + step), int(found[1])
    if found := EXACTLY.fullmatch(difference):
        return int(found[1]), int(found[1])
    return None
