"""Forecast the end of a round and of an event from the remaining play and the pace of this event. Pure.

A forecast is a range. With too little data there is no forecast, so that no invented time is published.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median, quantiles

from tournaments.plan.meaning import PAUSE

LEAST = 6  # minimum number of mãos for a pace
RECENT = 60  # latest mãos only, because the pace changes during an evening
# Others were typed from paper or include a break.
SHORTEST, LONGEST = timedelta(minutes=1), timedelta(minutes=60)
MINUTE = timedelta(minutes=1)
ROUNDED = 5  # minutes; a greater precision would be misleading


@dataclass(frozen=True, slots=True)
class MaoDuration:
    """Duration of a mão: median, lower quartile and upper quartile."""

    typical: timedelta
    short: timedelta
    long: timedelta


@dataclass(frozen=True, slots=True)
class Points:
    """Median points of the better side of a mão, and average points of a side."""

    best: float
    both: float


@dataclass(frozen=True, slots=True)
class Span:
    """A range of durations."""

    low: timedelta
    high: timedelta

    def __add__(self, other: "Span") -> "Span":
        return Span(self.low + other.low, self.high + other.high)

    def times(self, turns: tuple[int, int]) -> "Span":
        """Return the range repeated at least and at most so many times, with a pause before each."""
        least, most = turns
        return Span(least * (self.low + PAUSE * MINUTE), most * (self.high + PAUSE * MINUTE))


@dataclass(frozen=True, slots=True)
class Estimate:
    """Estimated time, and its margin in minutes."""

    at: datetime
    within: int


def pace_of(took: Sequence[timedelta]) -> MaoDuration | None:
    """Return the pace from the durations of mãos, latest last; None if there are too few."""
    usable = [one for one in took if SHORTEST <= one <= LONGEST][-RECENT:]
    if len(usable) < LEAST:
        return None
    short, _, long = quantiles((one.total_seconds() for one in usable), n=4)
    typical = median(one.total_seconds() for one in usable)
    return MaoDuration(timedelta(seconds=typical), timedelta(seconds=short), timedelta(seconds=long))


def points_of(totals: Sequence[Sequence[float]]) -> Points | None:
    """Return the typical points of a mão from the totals of each; None if there are too few."""
    recent = [pair for pair in totals if pair][-RECENT:]
    if len(recent) < LEAST:
        return None
    best = median(max(pair) for pair in recent)
    both = sum(sum(pair) / len(pair) for pair in recent) / len(recent)
    return Points(best, both) if both > 0 and best > 0 else None


def maos_to(missing: float, points: Points | None) -> tuple[int, int] | None:
    """Return the minimum and maximum number of mãos needed to score the missing points; None without data."""
    if points is None:
        return None
    fewest = max(1, math.ceil(missing / points.best))
    return fewest, max(fewest, math.ceil(missing / points.both))


def left_of_table(
    maos: tuple[int, int] | None, pace: MaoDuration, since: timedelta, *, clock: timedelta | None = None
) -> Span | None:
    """Return the remaining playing time of a table, or None if unknown.

    maos: minimum and maximum number of mãos to play. since: duration of the current mão so far. clock: remaining
    time, after which the current mão is finished.
    """
    if maos is None and clock is None:
        return None
    if maos is None and clock is not None:
        return Span(clock, clock + pace.long)
    low, high = maos or (0, 0)
    least = max(low * pace.short - min(since, pace.short), timedelta())
    most = max(high * pace.long - min(since, pace.typical), least)
    if clock is None:
        return Span(least, most)
    return Span(min(least, clock), min(most, clock + pace.long))


def longest(tables: Iterable[Span | None]) -> Span | None:
    """Return the remaining time of the slowest table; None if one of them is unknown."""
    spans = list(tables)
    known = [one for one in spans if one is not None]
    if not known or len(known) < len(spans):
        return None
    return Span(max(one.low for one in known), max(one.high for one in known))


def turns(meetings: int, *, free: int, kept: tuple[int, int]) -> tuple[int, int] | None:
    """Return the minimum and maximum number of meetings played in sequence at one mesa; None if some find no mesa.

    free: number of unreserved mesas. kept: minimum and maximum number of meetings at reserved mesas.
    """
    found = []
    for own in (min(kept[1], meetings), min(kept[0], meetings)):
        rest = meetings - own
        if rest and not free:
            return None
        found.append(max(math.ceil(rest / free) if rest else 0, 1 if own else 0))
    return found[0], found[1]


def about(span: Span | None, now: datetime) -> Estimate | None:
    """Return the middle of a range and half its width, rounded to five minutes."""
    if span is None:
        return None
    middle = now + (span.low + span.high) / 2
    half = (span.high - span.low) / 2 / MINUTE
    step = ROUNDED * 60
    rounded = datetime.fromtimestamp(round(middle.timestamp() / step) * step, tz=middle.tzinfo)
    return Estimate(rounded, max(ROUNDED, math.ceil(half / ROUNDED) * ROUNDED))
