"""A line chart of places: of a dupla over rounds, of a player over events. Pure; the list below it has the figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.wording.rounds import place

WIDTH, HEIGHT, EDGE = 320, 110, 14
LEAST = 2  # places needed for a chart
LETTER = 9  # width of a letter with its spacing


@dataclass(frozen=True, slots=True)
class PlaceDot:
    """A round or an event. place: its label, `5º–8º` for a shared place; empty if there is no room."""

    x: float
    y: float
    place: str
    place_y: float


@dataclass(frozen=True, slots=True)
class PlacesPicture:
    """A picture of WIDTH by HEIGHT.

    points: as an SVG polyline takes them. first, last: heights of the first and the last place. said: all places
    in words. lowest: label of the last place.
    """

    points: str
    first: float
    last: float
    dots: tuple[PlaceDot, ...]
    said: str
    lowest: str


def places_picture(places: Sequence[tuple[int, int]], lasts: Sequence[int]) -> PlacesPicture | None:
    """Return the picture; None for fewer than two places.

    places: ranges, drawn at the better place. lasts: the number of the last place for each of them; last places
    are all drawn at the same height.
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
    # If the labels do not fit, only the first and the last dot have one.
    shown = range(len(places)) if step >= LETTER * max(map(len, told)) else (0, len(places) - 1)
    dots = tuple(
        PlaceDot(x, y, told[at] if at in shown else "", round(y - EDGE / 2, 1))
        for at, (x, y) in enumerate(spots)
    )
    points = " ".join(f"{x},{y}" for x, y in spots)
    return PlacesPicture(points, 2 * EDGE, HEIGHT - EDGE, dots, ", ".join(told), place(lasts[-1], lasts[-1]))
