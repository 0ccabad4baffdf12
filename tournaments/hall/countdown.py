"""What is left of a table's time: facts and a moment in, seconds out. It knows no database and asks no clock."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class Start:
    """The table begins with so many minutes; with 0 it is played without a clock."""

    at: datetime
    minutes: int


@dataclass(frozen=True, slots=True)
class Pause:
    """The clock stands still."""

    at: datetime


@dataclass(frozen=True, slots=True)
class GoOn:
    """The clock goes on."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Extend:
    """So many minutes more; fewer where it is negative."""

    at: datetime
    minutes: int


@dataclass(frozen=True, slots=True)
class Announce:
    """From here so many minutes are left, whatever was left before."""

    at: datetime
    minutes: int


type Fact = Start | Pause | GoOn | Extend | Announce


@dataclass(frozen=True, slots=True)
class Left:
    """What is left, never less than nothing; and whether it is getting less."""

    time: timedelta
    running: bool

    @property
    def is_over(self) -> bool:
        """Whether nothing is left."""
        return not self.time


def remaining(facts: Iterable[Fact], now: datetime) -> Left | None:
    """Return what is left of a table's time, None where it has no clock.

    The clock stops at zero: minutes that are added later count from then on. A table that starts while the clock is
    stopped waits with it. A fact from after `now`, of a server whose clock was put back, counts as of now.
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
                pass  # more minutes of no clock
    left = _after(left, now - since, running=running)
    return None if left is None else Left(left, running)


def _after(left: timedelta | None, passed: timedelta, *, running: bool) -> timedelta | None:
    if left is None or not running:
        return left
    return max(left - max(passed, timedelta()), timedelta())
