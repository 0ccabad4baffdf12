"""Which verb takes what a seat sends: the mesa and the duplas enter a mão each in their own way."""

from scoring.entry.apart import Sending
from scoring.entry.apart import send as send_apart
from scoring.entry.record import Receipt, correct_mao, record_mao
from scoring.errors import Incomplete, MaoRejected
from scoring.forms.mao import MaoForm
from scoring.ledger.trail import Source
from scoring.models import MESA, Jogo


def enter(form: MaoForm, seat: str, source: Source) -> Receipt | Sending:
    """Send a form through the verb of its jogo and seat. Raises what the verb raises, and `Incomplete`."""
    if not form.is_valid():
        raise Incomplete
    form.ask()
    if form.errors:  # a question about the cards that has no answer
        raise MaoRejected((), ())
    side = side_of(seat)
    if form.correcting:
        return correct_mao(jogo=form.jogo, **form.sent(), side=side, source=source)
    if side and form.jogo.entry == Jogo.Entry.APART:
        return send_apart(jogo=form.jogo, **form.sent(), side=side, source=source)
    return record_mao(jogo=form.jogo, **form.sent(), side=side, source=source)


def side_of(seat: str) -> str:
    """Return the side that sits there; empty for the mesa."""
    return "" if seat == MESA else seat


def writes(jogo: Jogo, seat: str) -> bool:
    """Return whether mãos are entered from this seat."""
    return {
        Jogo.Entry.SCORER: seat == MESA,
        Jogo.Entry.CONFIRM: True,
        Jogo.Entry.APART: seat != MESA,
    }[Jogo.Entry(jogo.entry)]
