"""Draw a card as a PNG of WIDTH by HEIGHT, the size that messengers expect (ogp.me).

The colours are those of the site (`deploy/static/canastra/tokens.css`). The fonts come with the program, because a
server has none.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from font_source_sans_pro import font_files_ttf
from PIL import Image, ImageDraw, ImageFont

from tournaments.charts.pictures.cards import Card, CardRow

WIDTH, HEIGHT = 1200, 630
EDGE: Final = 64
BAND: Final = 92  # height of the header
ROOM: Final = WIDTH - 2 * EDGE
COLOURS: Final = 48  # so few shapes need no more; a tenth of the bytes without a visible difference
FELT, ON_FELT, BRASS, BRASS_FILL = "#0e4b39", "#fbf7ea", "#6b4300", "#f0c05a"
PAPER, SURFACE, INK, SOFT, LINE, WINNER = "#f4f0e3", "#fffdf6", "#1a201c", "#3f4741", "#d6cfba", "#fdf3d5"
PLAIN, BOLD = "SourceSansProSemibold", "SourceSansProBold"
CUT: Final = "…"

type Place = tuple[float, float]
type Size = tuple[float, float]


def card_picture(card: Card) -> bytes:
    """Return the picture of a card as PNG."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, WIDTH, BAND), fill=FELT)
    _fan(pen, (EDGE + 34, BAND - 16))
    _write(pen, (EDGE + 88, BAND / 2), "Canastra", 46, BOLD, ON_FELT, WIDTH / 3)
    _write(pen, (EDGE, BAND + 46), card.above, 34, PLAIN, BRASS, ROOM)
    y = _paragraph(pen, BAND + 74, card.title, (64, 54, 46), BOLD, lines=1 if card.columns else 2)
    if card.columns:
        _bracket(pen, card.columns, y + 14)
    else:
        room = HEIGHT - EDGE / 2 - y
        lines = int((room - len(card.rows) * 68) // 42)
        y = _paragraph(pen, y + 6, card.said, (36,), PLAIN, lines=min(lines, 3), colour=SOFT)
        _rows(pen, card.rows, y + 16)
    found = BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(found, "PNG", optimize=True)
    return found.getvalue()


def _rows(pen: ImageDraw.ImageDraw, rows: Sequence[CardRow], y: float) -> None:
    if not rows:
        return
    height = min((HEIGHT - EDGE / 2 - y) / len(rows), 96)
    for at, row in enumerate(rows):
        top = y + at * height
        _row(pen, row, (EDGE, top), (ROOM, height - 8))


def _bracket(pen: ImageDraw.ImageDraw, columns: Sequence[Sequence[Sequence[CardRow]]], y: float) -> None:
    width = (ROOM - 40 * (len(columns) - 1)) / len(columns)
    for at, column in enumerate(columns):
        x, step = EDGE + at * (width + 40), (HEIGHT - EDGE / 2 - y) / len(column)
        height = min(step - 14, 104)
        for number, sides in enumerate(column):
            middle = y + step * (number + 0.5)
            if at:
                pen.line((x - 20, middle, x, middle), fill=LINE, width=4)
            if at + 1 < len(columns):
                following = columns[at + 1]
                # Height of the box in the next round that the winner goes to.
                beside = y + (HEIGHT - EDGE / 2 - y) / len(following) * (
                    number * len(following) // len(column) + 0.5
                )
                pen.line((x + width, middle, x + width + 20, middle), fill=LINE, width=4)
                pen.line((x + width + 20, middle, x + width + 20, beside), fill=LINE, width=4)
            for side, row in enumerate(sides):
                _row(pen, row, (x, middle - height / 2 + side * height / 2), (width, height / 2), small=True)


def _row(pen: ImageDraw.ImageDraw, row: CardRow, at: Place, size: Size, *, small: bool = False) -> None:
    (x, y), (width, height) = at, size
    fill = WINNER if row.first else SURFACE
    pen.rounded_rectangle((x, y, x + width, y + height), 4 if small else 10, fill, LINE, 2)
    middle, letters, left = y + height / 2, 27 if small else 40, x + (12 if small else 22)
    kind = BOLD if row.first or not small else PLAIN
    if row.place:
        _write(pen, (left, middle), row.place, letters, BOLD, INK, 150)
        left += max(96, _font(BOLD, letters).getlength(row.place) + 22)
    right = x + width - (12 if small else 22)
    if row.value:
        taken = _font(BOLD, letters).getlength(row.value)
        _write(pen, (right - taken, middle), row.value, letters, BOLD, INK, taken + 1)
        right -= taken + 18
    _write(pen, (left, middle), row.name, letters, kind, INK, right - left, least=letters - 8)


def _paragraph(
    pen: ImageDraw.ImageDraw,
    y: float,
    text: str,
    sizes: Sequence[int],
    kind: str,
    *,
    lines: int,
    colour: str = INK,
) -> float:
    if not text or lines < 1:
        return y
    # The largest size in which the text fits into the given lines.
    size = next((one for one in sizes if len(list(_wrapped(text, kind, one))) <= lines), sizes[-1])
    wrapped = list(_wrapped(text, kind, size))
    shown = [*wrapped[: lines - 1], " ".join(wrapped[lines - 1 :])] if len(wrapped) > lines else wrapped
    for line in shown:
        _write(pen, (EDGE, y + size * 0.62), line, size, kind, colour, ROOM)
        y += size * 1.16
    return y


def _wrapped(text: str, kind: str, size: int) -> Iterator[str]:
    font, line = _font(kind, size), ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font.getlength(longer) > ROOM:
            yield line
            longer = word
        line = longer
    yield line


def _write(
    pen: ImageDraw.ImageDraw,
    at: Place,
    text: str,
    size: int,
    kind: str,
    colour: str,
    width: float,
    *,
    least: int = 0,
) -> None:
    font = next(
        (
            found
            for one in range(size, (least or size) - 1, -1)
            if (found := _font(kind, one)).getlength(text) <= width
        ),
        _font(kind, least or size),
    )
    if font.getlength(text) > width:
        while text and font.getlength(text + CUT) > width:
            text = text[:-1].rstrip()
        text += CUT
    pen.text(at, text, colour, font, anchor="lm")


def _fan(pen: ImageDraw.ImageDraw, at: tuple[int, int]) -> None:
    size = 58
    for number, angle in enumerate((48, 24, 0, -24, -48)):
        card = Image.new("RGBA", (2 * size, 2 * size), (0, 0, 0, 0))
        ImageDraw.Draw(card).rounded_rectangle(
            (size - 9, 4, size + 9, size - 14), 4, BRASS_FILL if number == 2 else ON_FELT
        )
        turned = card.rotate(angle, center=(size, size), resample=Image.Resampling.BICUBIC)
        pen.bitmap(
            (at[0] - size, at[1] - size), turned.getchannel("A"), BRASS_FILL if number == 2 else ON_FELT
        )


@lru_cache(maxsize=64)
def _font(kind: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_files_ttf[kind], size)
