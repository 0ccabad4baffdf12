"""The points of a partida as a picture: the sum of each side, mão by mão. Pure; the sheet beside it has the figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT, EDGE = 320, 96, 6
LEAST = 2  # mãos of which there is anything to see


@dataclass(frozen=True, slots=True)
class SideLine:
    """The sum of one side. points: as an SVG polyline takes them; x, y: where it ends."""

    side: str
    points: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointsPicture:
    """A picture of WIDTH by HEIGHT. zero, target: how high these stand; no target where it is not in sight."""

    lines: tuple[SideLine, ...]
    zero: float
    target: float | None


def points_picture(sums: Sequence[Mapping[str, float]], target: int | None) -> PointsPicture | None:
    """Return the picture of a partida; None with fewer than two mãos.

    sums: after each mão the points of each side; target: of the partida, where it has one.
    """
    if len(sums) < LEAST:
        return None
    every = [0, *(points for each in sums for points in each.values())]
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
