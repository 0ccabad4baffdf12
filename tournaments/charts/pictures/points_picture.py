"""A line chart of the points of a partida, mão by mão, for each side. Pure; the sheet beside it has the figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT, EDGE = 320, 96, 6
LEAST = 2  # mãos needed for a chart


@dataclass(frozen=True, slots=True)
class SideLine:
    """The line of one side. points: as an SVG polyline takes them. x, y: its end."""

    side: str
    points: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointsPicture:
    """A picture of WIDTH by HEIGHT. zero, target: heights of these lines; target is None if it is off the chart."""

    lines: tuple[SideLine, ...]
    zero: float
    target: float | None


def points_picture(sums: Sequence[Mapping[str, float]], target: int | None) -> PointsPicture | None:
    """Return the picture of a partida; None for fewer than two mãos.

    sums: the points of each side after each mão. target: target points of the partida, if it has any.
    """
    if len(sums) < LEAST:
        return None
    every = [0, *(points for each in sums for points in each.values())]
    # A target far above the points would flatten the lines.
    in_sight = target is not None and max(every) * 2 >= target
    low, high = min(every), max([*every, target] if in_sight and target else every)

    def height(points: float) -> float:
        return round(HEIGHT - EDGE - (points - low) * (HEIGHT - 2 * EDGE) / ((high - low) or 1), 1)

    step = (WIDTH - 2 * EDGE) / len(sums)
    lines = []
    for side in sums[0]:
        heights = [height(0), *(height(each[side]) for each in sums)]
        places = [(round(EDGE + step * at, 1), y) for at, y in enumerate(heights)]
        lines.append(SideLine(side, " ".join(f"{x},{y}" for x, y in places), *places[-1]))
    return PointsPicture(tuple(lines), height(0), height(target) if in_sight and target else None)
