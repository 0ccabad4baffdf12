"""News for the floor above, sent inside the transaction. A receiver refuses the write with `Refused`."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.dispatch import Signal

from scoring.models import Confirmacao, Jogo, Mao

# jogo: a mão of it was recorded or corrected, or it was closed or opened again; comes last of all
mao_recorded = Signal()
# jogo, before and after: its result (winner, reason) changed; both empty means open
jogo_settled = Signal()
# jogo, reason: who knows the players answers it with a number in the place of each name, everybody else with None
reason_given = Signal()
# rows: mãos and what was said of them, whose reasons are going to be read; who knows the numbers puts the names in
reasons_read = Signal()
# jogo: where is it played? Who knows answers with a `scoring.signals.Where`, everybody else with None
where_asked = Signal()

# jogo: how much longer is it played? Who keeps a clock answers with a `Time`, everybody else with None
time_asked = Signal()
# jogo: which number has what was done to its clock last? Everybody else answers with None
clock_asked = Signal()

# codes: why what a table sent was refused
mao_refused = Signal()
# the same id and the same facts were sent before
mao_repeated = Signal()


def without_names(jogo: Jogo, reason: str) -> str:
    """Return a reason as it is stored: who is named in it may ask for that to be erased."""
    answers: list[tuple[Any, Any]] = reason_given.send(Jogo, jogo=jogo, reason=reason) if reason else []
    return next((answer for _receiver, answer in answers if answer), reason)


def with_names(rows: Iterable[Mao | Confirmacao]) -> None:
    """Put the names into the reasons of rows that are going to be read, and never stored again."""
    if found := [row for row in rows if row.reason]:
        reasons_read.send(Jogo, rows=found)


@dataclass(frozen=True, slots=True)
class Where:
    """The event, the number of the mesa, None without one, the heading of the round, and where that mesa is."""

    event: str
    mesa: int | None
    round: str
    place: str = ""


def where(jogo: Jogo) -> Where | None:
    """Return where a jogo is played; None of one without an event. It costs what the floor above needs for it.

    Every page of a table asks, and so does its score: who comes to the table reads whether it is theirs. The copy that
    a phone keeps of a page is what tells its tables apart where there is no network.
    """
    answers: list[tuple[Any, Any]] = where_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), None)


@dataclass(frozen=True, slots=True)
class Time:
    """What is left of the time of a jogo, and when it ends; None while its clock stands still."""

    time: timedelta
    ends_at: datetime | None

    @property
    def running(self) -> bool:
        """Whether it is getting less."""
        return self.ends_at is not None


def time_left(jogo: Jogo) -> Time | None:
    """Return what is left of the time of a jogo, None where it is played without a clock."""
    answers: list[tuple[Any, Any]] = time_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), None)


def clock_mark(jogo: Jogo) -> int:
    """Return a number that changes with what is done to the clock of a jogo. It costs what the floor above needs."""
    answers: list[tuple[Any, Any]] = clock_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), 0)
