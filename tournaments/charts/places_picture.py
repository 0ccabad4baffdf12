"""The place of a dupla over the rounds as a picture. Pure; the rounds below it have the figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.wording.rounds import place

WIDTH, HEIGHT, EDGE = 320, 110, 14
LEAST = 2  # rounds of which there is anything to see
LETTER = 9  # how wide one is, with what parts it from the next figure


@dataclass(frozen=True, slots=True)
class PlaceDot:
    """A round. place: as it is told, `5º–8º` where it is shared; empty where there is no room for it."""

    x: float
    y: float
    place: str
    place_y: float


@dataclass(frozen=True, slots=True)
class PlacesPicture:
    """A picture of WIDTH by HEIGHT. points: as an SVG polyline takes them; first, last: how high these places stand.

    said: the places, round by round; lowest: the last there is.
    """

    points: str
    first: float
    last: float
    dots: tuple[PlaceDot, ...]
    said: str
    lowest: str


def places_picture(places: Sequence[tuple[int, int]], last: int) -> PlacesPicture | None:
    """Return the picture of a stage; None with fewer than two rounds.

    places: after each round, from and to, drawn by the better one; last: the last place there is.
    """
    if len(places) < LEAST:
        return None
    told = [place(*each) for each in places]
    step = (WIDTH - 2 * EDGE) / (len(places) - 1)
    depth = (HEIGHT - 3 * EDGE) / max(last - 1, 1)
    spots = [
        (round(EDGE + at * step, 1), round(2 * EDGE + (first - 1) * depth, 1))
        for at, (first, _last) in enumerate(places)
    ]
    shown = range(len(places)) if step >= LETTER * max(map(len, told)) else (0, len(places) - 1)
    dots = tuple(
        PlaceDot(x, y, told[at] if at in shown else "", round(y - EDGE / 2, 1))
        for at, (x, y) in enumerate(spots)
    )
    points = " ".join(f"{x},{y}" for x, y in spots)
    return PlacesPicture(points, 2 * EDGE, HEIGHT - EDGE, dots, ", ".join(told), place(last, last))
