"""When a round and an event will end: what is left to play, by how fast this event is played. Pure.

A forecast is two ends of a range. Where too little is known there is none: nobody is told a time that was made up.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median, quantiles

from tournaments.plan.meaning import PAUSE

LEAST = 6  # mãos before anything is said of how long one takes
RECENT = 60  # mãos: an evening gets faster, or slower
SHORTEST, LONGEST = (
    timedelta(minutes=1),
    timedelta(minutes=60),
)  # else it was typed from paper, or there was a break
MINUTE = timedelta(minutes=1)
ROUNDED = 5  # minutes: nobody believes more


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a mão takes: as a rule, and what a quarter of them stays below or takes longer than."""

    typical: timedelta
    short: timedelta
    long: timedelta


@dataclass(frozen=True, slots=True)
class Points:
    """What the better side of a mão makes as a rule, and what both make on average."""

    best: float
    both: float


@dataclass(frozen=True, slots=True)
class Span:
    """From so much to so much."""

    low: timedelta
    high: timedelta

    def __add__(self, other: "Span") -> "Span":
        return Span(self.low + other.low, self.high + other.high)

    def times(self, turns: tuple[int, int]) -> "Span":
        """Return it so many times, at least and at most, with a pause before each."""
        least, most = turns
        return Span(least * (self.low + PAUSE * MINUTE), most * (self.high + PAUSE * MINUTE))


@dataclass(frozen=True, slots=True)
class About:
    """About when something ends, and by how many minutes that may be wrong."""

    at: datetime
    within: int


def pace_of(took: Sequence[timedelta]) -> Pace | None:
    """Return how long a mão takes, from how long each took, the latest last; None where these are too few."""
    usable = [one for one in took if SHORTEST <= one <= LONGEST][-RECENT:]
    if len(usable) < LEAST:
        return None
    short, _, long = quantiles((one.total_seconds() for one in usable), n=4)
    typical = median(one.total_seconds() for one in usable)
    return Pace(timedelta(seconds=typical), timedelta(seconds=short), timedelta(seconds=long))


def points_of(totals: Sequence[Sequence[float]]) -> Points | None:
    """Return what mãos bring, from the points of both sides in each; None where these are too few."""
    recent = [pair for pair in totals if pair][-RECENT:]
    if len(recent) < LEAST:
        return None
    best = median(max(pair) for pair in recent)
    both = sum(sum(pair) / len(pair) for pair in recent) / len(recent)
    return Points(best, both) if both > 0 and best > 0 else None


def maos_to(missing: float, points: Points | None) -> tuple[int, int] | None:
    """Return the fewest and the most mãos in which so many points are made; None where nothing is known of points."""
    if points is None:
        return None
    fewest = max(1, math.ceil(missing / points.best))
    return fewest, max(fewest, math.ceil(missing / points.both))


def left_of_table(
    maos: tuple[int, int] | None, pace: Pace, since: timedelta, *, clock: timedelta | None = None
) -> Span | None:
    """Return how much longer a table plays; None where that is not known.

    maos: the fewest and the most it has still to play. since: how long the one in play is being played. clock: what is
    left of its time, after which the mão in play is finished.
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
    """Return how much longer the slowest of these tables plays; None where one of them cannot be told."""
    spans = list(tables)
    known = [one for one in spans if one is not None]
    if not known or len(known) < len(spans):
        return None
    return Span(max(one.low for one in known), max(one.high for one in known))


def turns(meetings: int, *, free: int, kept: tuple[int, int]) -> tuple[int, int] | None:
    """Return the fewest and the most meetings that come one after the other at a mesa; None where some find none.

    free: mesas for anybody. kept: how many meetings at least, and at most, are at a mesa kept for one of who meets.
    """
    found = []
    for own in (min(kept[1], meetings), min(kept[0], meetings)):
        rest = meetings - own
        if rest and not free:
            return None
        found.append(max(math.ceil(rest / free) if rest else 0, 1 if own else 0))
    return found[0], found[1]


def about(span: Span | None, now: datetime) -> About | None:
    """Return when that is, to five minutes: the middle of the range and half of it."""
    if span is None:
        return None
    middle = now + (span.low + span.high) / 2
    half = (span.high - span.low) / 2 / MINUTE
    step = ROUNDED * 60
    rounded = datetime.fromtimestamp(round(middle.timestamp() / step) * step, tz=middle.tzinfo)
    return About(rounded, max(ROUNDED, math.ceil(half / ROUNDED) * ROUNDED))
