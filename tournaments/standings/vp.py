"""Victory points: a table from the difference of match points in a turno to the points of winner and loser."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from tournaments.pairing.errors import DrawCode, DrawError

STEP = 5  # the lowest value of a card


@dataclass(frozen=True, slots=True)
class Band:
    """One row: the points for differences from `low` to `high` (None: no upper limit)."""

    low: int
    high: int | None
    winner: int
    loser: int


@dataclass(frozen=True, slots=True)
class VpTable:
    """A checked table. The columns of winner and loser are independent.

    step: the smallest possible difference between two scores. Raises `DrawError` for a table with a gap, an
    overlap, a wrong start or no open end, and for one in which a greater difference gives the winner less or the
    loser more.
    """

    bands: tuple[Band, ...]
    step: int = STEP

    def __post_init__(self) -> None:
        if not self.bands or self.bands[0].low != 0:
            raise DrawError(DrawCode.VP_START)
        for row, (one, other) in enumerate(pairwise(self.bands), start=2):
            if one.high is None or other.low <= one.high or one.high < one.low:
                raise DrawError(DrawCode.VP_OVERLAP, row=row, low=other.low)
            # Differences are multiples of `step`, so rows may be one step apart.
            if other.low - one.high > self.step:
                raise DrawError(DrawCode.VP_HOLE, row=row, low=one.high, high=other.low)
            if other.winner < one.winner or other.loser > one.loser:
                raise DrawError(DrawCode.VP_NOT_MONOTONE, row=row)
        last = self.bands[-1]
        if last.high is not None:
            raise DrawError(DrawCode.VP_NO_CAP, row=len(self.bands), above=last.high)

    def points(self, difference: int) -> tuple[int, int]:
        """Return the points of winner and loser. At a difference of 0 both sides get the first value."""
        band = next(band for band in self.bands if band.high is None or difference <= band.high)
        return band.winner, band.loser


def _upwards(highs: Iterable[int], step: int = STEP) -> VpTable:
    edges = [-step, *highs]
    bands = [Band(low + step, high, 10 + n, 10 - n) for n, (low, high) in enumerate(pairwise(edges))]
    return VpTable((*bands, Band(edges[-1] + step, None, 10 + len(bands), 10 - len(bands))), step)


VP_3 = _upwards(
    (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500)
)  # three smazzate; confirmed by three sources
VP_4 = _upwards(
    (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000)
)  # four smazzate; confirmed by two sources
