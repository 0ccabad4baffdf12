"""Compute the remaining time of a table in pure code: facts and the current time in, duration out."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class Start:
    """The table starts with this number of minutes; 0 means without a clock."""

    at: datetime
    minutes: int


@dataclass(frozen=True, slots=True)
class Pause:
    """The clock stops."""

    at: datetime


@dataclass(frozen=True, slots=True)
class GoOn:
    """The clock resumes."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Extend:
    """Minutes are added, or subtracted if negative."""

    at: datetime
    minutes: int


@dataclass(frozen=True, slots=True)
class Announce:
    """The remaining time is set to this number of minutes."""

    at: datetime
    minutes: int


type Fact = Start | Pause | GoOn | Extend | Announce


@dataclass(frozen=True, slots=True)
class Left:
    """Remaining time, never negative, and whether the clock runs."""

    time: timedelta
    running: bool

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return not self.time


def remaining(facts: Iterable[Fact], now: datetime) -> Left | None:
    """Return the remaining time of a table, or None without a clock.

    The clock stops at zero: minutes added later count from then on. A table that starts while the clock is stopped
    waits for it. A fact later than `now`, after the server's clock was set back, counts as of now.
    """
    left: timedelta | None = None
    running, since = True, now
    for fact in sorted(facts, key=lambda fact: fact.at):
        left = _after(left, fact.at - since, running=running)
        since = fact.at
        match fact:
            case Start(minutes=minutes):
                left = timedelta(minutes=minutes) if minutes else None
            case Announce(minutes=minutes):
                left = timedelta(minutes=minutes)
            case Extend(minutes=minutes) if left is not None:
                left = max(left + timedelta(minutes=minutes), timedelta())
            case Pause():
                running = False
            case GoOn():
                running = True
            case _:
                pass  # extension without a clock
    left = _after(left, now - since, running=running)
    return None if left is None else Left(left, running)


def _after(left: timedelta | None, passed: timedelta, *, running: bool) -> timedelta | None:
    if left is None or not running:
        return left
    # A clock that was set back must not add time.
    return max(left - max(passed, timedelta()), timedelta())
