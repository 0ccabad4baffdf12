"""A change of a result or a penalty is told before it is done: what it would change beyond itself, to be confirmed."""

from collections.abc import Callable

from scoring.ledger.trail import Source
from tournaments.desk.jogo.ask_first_of_correction_words import Told, told
from tournaments.event import corrections


def ask_or_do[T](
    subject: corrections.Subject, change: Callable[[], T], *, confirmed: str, by: Source
) -> Told | T:
    """Do a change and return what it returns; or, where more changes than `confirmed` quotes, return that instead."""
    answers: list[T] = []
    affected = corrections.affected(subject, change)
    if affected.anything and confirmed != affected.key:
        return told(subject, affected)
    corrections.carry_out(subject, lambda: answers.append(change()), source=by)
    return answers[-1]
