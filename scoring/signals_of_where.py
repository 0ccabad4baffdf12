"""Where a jogo is played. Only the floor above knows; the points sheet on paper is headed with it."""

from dataclasses import dataclass
from typing import Any

from scoring.models import Jogo
from scoring.signals import where_asked


@dataclass(frozen=True, slots=True)
class Where:
    """The event, the number of the mesa, None without one, and the heading of the round."""

    event: str
    mesa: int | None
    round: str


def where(jogo: Jogo) -> Where | None:
    """Return where a jogo is played; None of one without an event. It costs what the floor above needs for it.

    Every page of a table asks, though only paper shows it: any of them may be printed, and the copy that a phone keeps
    of it is what tells its tables apart where there is no network.
    """
    answers: list[tuple[Any, Any]] = where_asked.send(Jogo, jogo=jogo)
    return next((answer for _receiver, answer in answers if answer), None)
