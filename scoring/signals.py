"""Signals to the floor above, sent inside the transaction. A receiver may reject the write by raising `Refused`."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.dispatch import Signal

from scoring.models import Confirmation, Jogo, Mao

# jogo: a mão was recorded or corrected, or the jogo was closed or reopened; sent last of all
mao_recorded = Signal()
# jogo, before and after: its result (winner, reason) changed; both empty means open
jogo_settled = Signal()
# jogo, reason: the receiver that knows the players returns the reason with numbers in place of names, others None
reason_given = Signal()
# rows: mãos and verdicts whose reasons will be read; the receiver that knows the numbers puts the names in
reasons_read = Signal()
# jogo: the receiver that knows the place of play returns a `scoring.signals.Where`, others None
where_asked = Signal()

# jogo: the receiver that keeps the clock returns a `Time`, others None
time_asked = Signal()
# jogo: the receiver that keeps the clock returns the number of its last change, others None
clock_asked = Signal()

# codes: the reasons for which a table's write was refused
mao_refused = Signal()
# a write with the same id and the same facts was repeated
mao_repeated = Signal()


def without_names(jogo: Jogo, reason: str) -> str:
    """Return a reason in its stored form, without names, because a person named in it may ask for erasure."""
    # Sealed rows hold numbers of players instead of names (docs/decisions/0027).
    answers: list[tuple[Any, Any]] = reason_given.send(Jogo, jogo=jogo, reason=reason) if reason else []
    return next((answer for _receiver, answer in answers if answer), reason)


def with_names(rows: Iterable[Mao | Confirmation]) -> None:
    """Put the names into the reasons of rows for display. The rows must not be saved afterwards."""
    if found := [row for row in rows if row.reason]:
        reasons_read.send(Jogo, rows=found)


@dataclass(frozen=True, slots=True)
class Where:
    """The event, the number of the mesa, if any, the heading of the round, and the location of the mesa."""

    event: str
    mesa: int | None
    round: str
    place: str = ""


def where(jogo: Jogo) -> Where | None:
    """Return the place of play of a jogo, if it belongs to an event. The cost is that of the floor above.

    Every page of a table and its score call this, so that players see whether they are at the right table. On a phone
    without network it also tells the stored pages of several tables apart.
    """
    answers: list[tuple[Any, Any]] = where_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), None)


@dataclass(frozen=True, slots=True)
class Time:
    """The time left of a jogo, and its end; `ends_at` is `None` while the clock is stopped."""

    time: timedelta
    ends_at: datetime | None

    @property
    def running(self) -> bool:
        """Whether the clock is running."""
        return self.ends_at is not None


def time_left(jogo: Jogo) -> Time | None:
    """Return the time left of a jogo, if it is played by a clock."""
    answers: list[tuple[Any, Any]] = time_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), None)


def clock_mark(jogo: Jogo) -> int:
    """Return a number that changes with each action on the clock of a jogo. The cost is that of the floor above."""
    answers: list[tuple[Any, Any]] = clock_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), 0)
