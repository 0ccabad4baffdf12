"""Parse a VP table from text: typed, or copied from a regulation or a web page."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.standings.vp import STEP, Band, VpTable

DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"), "-")
THOUSANDS = re.compile(r"(?<=\d)[.,'\u2019\u00a0\u202f](?=\d{3}(?!\d))")
CELLS = re.compile(r"[|\t;→⇒]|(?<=[\s\d+])[-=]>(?=\s)")
SPACED = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")  # thousands separated by a space, tried last

# The HTML of a table, and text around the numbers of a line.
ROW_OF_PAGE = re.compile(r"</tr\s*>", re.IGNORECASE)
CELL_OF_PAGE = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
TAG = re.compile(r"<[a-z/!][^<>]*>", re.IGNORECASE)
LISTED = re.compile(r"^\s*(?:[•·]\s*|-\s+|\d{1,2}[.)]\s+)(?=\S)")
DOTS = re.compile(r"\.{2,}|…")
AROUND = re.compile(r"[()*`∞]|\b(?:pontos|punti|puntos|points|pts?)\b|(?<=vp)s\b")
WORD = re.compile(r"[^\W\d_]{3}")
NUMBER = re.compile(r"\d+")
FEWEST = 3  # numbers of a row: a difference and two points

# Forms of a difference, with words in Portuguese, Italian, Spanish and English.
FROM_TO = re.compile(
    r"(?:dal|da|de|del|from|entre|tra|between)?\s*(\d+)\s*(?:-|a|al|até|ate|e|to|and|\s)\s*(\d+)"
)
ABOVE = re.compile(
    r"(?:>|\+|oltre|più di|piu di|acima de|mais de|más de|mas de|over|more than|above)(?:\s+(?:i|os|los))?\s*(\d+)"
)
AND_MORE = re.compile(
    r"(?:>=|≥|da|de|from|desde|a partir de)?\s*(\d+)\s*"
    r"(?:-|\+|in poi|in su|e oltre|ed oltre|o più|e più|ou mais|em diante|o más|en adelante|or more|and more|and over)"
)
AT_LEAST = re.compile(r"(?:>=|≥|a partir de|desde)\s*(\d+)")
UP_TO = re.compile(r"(?:<=|≤|fino a|até|ate|hasta|up to)\s*(\d+)")
EXACTLY = re.compile(r"(\d+)")

POINTS = re.compile(r"(?:vp\s*)?(\d+)\s*(?:vp\s*)?(?:[-/:x]|a\s|\s)\s*(\d+)(?:\s*vp)?")
WHOLE_LINE = re.compile(r"(.+?)\s*[:=\s]\s*(\d+\s*(?:[-/:x]|\ba\b|\s)\s*\d+(?:\s*vp)?)")


def read_vp_table(text: str, step: int = STEP) -> VpTable:
    """Parse a table with one row per line: `0-50 10-10`; open end: `1505- 20-0`, `> 1500 | 20 | 0`, `oltre 1500 20-0`.

    Accepts tabs, bars, arrows, commas, long dashes, units and thousands separators, and HTML tables. Headings
    before the first row, ruled lines and text below the open row are ignored and not counted. A last row with a
    single difference is open. Raises `DrawError`: `vp_missing` (no text); `vp_unreadable` with the number of the
    row; `vp_not_level` (the first row gives different points); others as `VpTable`.
    """
    bands: list[Band] = []
    for line in _lines(text):
        found = NUMBER.findall(line)
        if not found or (not bands and len(found) < FEWEST):
            continue  # a heading, a ruled line or an empty line
        before = bands[-1] if bands else None
        readings = (_band(_plain(form), before, step) for form in _forms(line))
        if band := next(filter(None, readings), None):
            bands.append(band)
        elif WORD.match(line.lstrip()) and (before is None or before.high is None):
            continue  # a heading or a footnote with numbers
        else:
            raise DrawError(DrawCode.VP_UNREADABLE, row=len(bands) + 1)
    if not bands:
        raise DrawError(DrawCode.VP_UNREADABLE, row=1) if text.strip() else DrawError(DrawCode.VP_MISSING)
    # A single number in the last row means that number or more.
    if len(bands) > 1 and bands[-1].low == bands[-1].high:
        bands[-1] = replace(bands[-1], high=None)
    table = VpTable(tuple(bands), step)
    if (first := bands[0]).winner != first.loser:
        raise DrawError(DrawCode.VP_NOT_LEVEL, winner=first.winner, loser=first.loser)
    return table


def _lines(text: str) -> Iterator[str]:
    if ROW_OF_PAGE.search(text):
        text = CELL_OF_PAGE.sub("|", ROW_OF_PAGE.sub("\n", " ".join(text.split())))
    for line in unescape(TAG.sub("", text)).splitlines():
        yield LISTED.sub("", line.translate(DASHES), count=1)


def _forms(line: str) -> Iterator[str]:
    yield line
    # The readings that change the line come last: spaces in thousands, then commas as bars.
    yield SPACED.sub("", line)
    yield line.replace(",", "|")


def _plain(line: str) -> str:
    line = AROUND.sub("", DOTS.sub("-", line.casefold())).strip().rstrip(".;,")
    cells = CELLS.split(line)
    tidy = (" ".join(unicodedata.normalize("NFKC", THOUSANDS.sub("", cell)).split()) for cell in cells)
    return "|".join(cell for cell in tidy if cell)


def _band(line: str, before: Band | None, step: int) -> Band | None:
    *cells, last = line.split("|")
    if cells and len(NUMBER.findall(last)) == 1:
        *cells, winner = cells
        last = f"{winner} {last}"
    if cells:
        difference = " ".join(cells)
    elif found := WHOLE_LINE.fullmatch(last):
        difference, last = found.groups()
    else:
        return None
    points = POINTS.fullmatch(last)
    edges = _edges(difference, before.high if before else None, step)
    if points is None or edges is None:
        return None
    return Band(*edges, int(points[1]), int(points[2]))


def _edges(difference: str, before: int | None, step: int) -> tuple[int, int | None] | None:
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
