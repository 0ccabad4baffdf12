"""Places as a picture: of a dupla over the rounds, of a player over events. Pure; the list below it has the figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.wording.rounds import place

WIDTH, HEIGHT, EDGE = 320, 110, 14
LEAST = 2  # places of which there is anything to see
LETTER = 9  # how wide one is, with what parts it from the next figure


@dataclass(frozen=True, slots=True)
class PlaceDot:
    """A round, or an event. place: as it is told, `5º–8º` where it is shared; empty where there is no room for it."""

    x: float
    y: float
    place: str
    place_y: float


@dataclass(frozen=True, slots=True)
class PlacesPicture:
    """A picture of WIDTH by HEIGHT. points: as an SVG polyline takes them; first, last: how high these places stand.

    said: the places, one by one; lowest: the last there is.
    """

    points: str
    first: float
    last: float
    dots: tuple[PlaceDot, ...]
    said: str
    lowest: str


def places_picture(places: Sequence[tuple[int, int]], lasts: Sequence[int]) -> PlacesPicture | None:
    """Return the picture; None with fewer than two places.

    places: from and to, drawn by the better one; lasts: for each of them the last place there was: all of those are
    drawn at one height.
    """
    if len(places) < LEAST:
        return None
    told = [place(*each) for each in places]
    step = (WIDTH - 2 * EDGE) / (len(places) - 1)
    depth = HEIGHT - 3 * EDGE
    spots = [
        (round(EDGE + at * step, 1), round(2 * EDGE + depth * (first - 1) / max(last - 1, 1), 1))
        for at, ((first, _to), last) in enumerate(zip(places, lasts, strict=True))
    ]
    shown = range(len(places)) if step >= LETTER * max(map(len, told)) else (0, len(places) - 1)
    dots = tuple(
        PlaceDot(x, y, told[at] if at in shown else "", round(y - EDGE / 2, 1))
        for at, (x, y) in enumerate(spots)
    )
    points = " ".join(f"{x},{y}" for x, y in spots)
    return PlacesPicture(points, 2 * EDGE, HEIGHT - EDGE, dots, ", ".join(told), place(lasts[-1], lasts[-1]))
