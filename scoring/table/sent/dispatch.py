"""Choose the service for a submitted form: the mesa and the duplas each enter a mão in a different way."""

from scoring.entry.apart import Sending
from scoring.entry.apart import send as send_apart
from scoring.entry.record import Receipt, correct_mao, record_mao
from scoring.errors import Incomplete, MaoRejected
from scoring.forms.mao import MaoForm
from scoring.ledger.trail import Source
from scoring.lifecycle.avulso import is_opener
from scoring.models import MESA, Jogo
from scoring.models.mao import UNSAID
from scoring.table.access import WRITER


def enter(form: MaoForm, seat: str, source: Source) -> Receipt | Sending:
    """Send a form to the service for its jogo and seat. Raises `Incomplete`, and the errors of the service."""
    if not form.is_valid():
        raise Incomplete
    form.ask()
    if form.errors:  # a question about the cards is not answered
        raise MaoRejected((), ())
    side = side_of(seat) or _writer(form)
    if form.correcting:
        opener = seat == MESA and is_opener(form.jogo, {source.device})
        return correct_mao(jogo=form.jogo, **form.sent(), side=side, source=source, opener=opener)
    if side and form.jogo.entry == Jogo.Entry.APART:
        return send_apart(jogo=form.jogo, **form.sent(), side=side, source=source)
    return record_mao(jogo=form.jogo, **form.sent(), side=side, source=source)


def side_of(seat: str) -> str:
    """Return the side of a seat; empty for the mesa."""
    return "" if seat == MESA else seat


def _writer(form: MaoForm) -> str:
    # Only the jogo in which the other dupla confirms needs to know which side writes at the mesa.
    if form.jogo.entry != Jogo.Entry.CONFIRM:
        return ""
    said = form.data.get(WRITER, "")
    return said if said in form.jogo.sides else UNSAID


def writes(jogo: Jogo, seat: str) -> bool:
    """Return whether mãos are entered from this seat."""
    return {
        Jogo.Entry.SCORER: seat == MESA,
        Jogo.Entry.CONFIRM: True,
        Jogo.Entry.APART: seat != MESA,
    }[Jogo.Entry(jogo.entry)]
