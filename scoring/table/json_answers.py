"""What an outbox is told: the answers of docs/decisions/0010-two-duplas-one-truth.md, as plain data and as JSON."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, JsonResponse

import rules
from scoring.entry import record as entry
from scoring.entry.apart import Outcome, Sending
from scoring.errors import JogoClosed, KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms.mao import MaoForm
from scoring.jogo.mao_state import State
from scoring.jogo.sheet import Sheet, sheet
from scoring.models import MESA, Mao
from scoring.table.access import HtmxRequest, source
from scoring.table.dispatch import enter
from scoring.table.page import shown_by
from scoring.wording import messages

STATES = {State.CONFIRMED: "confirmado", State.DIVERGENT: "divergente"}
SENT_STATES = {Outcome.WAITING: "enviado", Outcome.AGREED: "confirmado", Outcome.DIVERGENT: "divergente"}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: the status says what the outbox does with its entry, the body what people read."""

    status: int
    body: dict[str, Any]


def wanted(request: HttpRequest) -> bool:
    """Return whether the sender would rather have JSON than a page."""
    return request.get_preferred_type(["text/html", "application/json"]) == "application/json"


def answered(request: HtmxRequest, form: MaoForm) -> JsonResponse:
    """Send a form through its verb and answer as JSON."""
    form.language = messages.language_of(request)
    return respond(deliver(form, source(request), request.seat))


def respond(answer: Answer) -> JsonResponse:
    """Return an answer as the response to an outbox."""
    response = JsonResponse(answer.body, status=answer.status)
    messages.vary_by_language(response)
    return response


def incomplete() -> Answer:
    """Answer what no page of ours sends."""
    return Answer(422, {"code": "incomplete", "message": str(MaoForm.error_messages["incomplete"])})


def deliver(form: MaoForm, by: entry.Source, seat: str = MESA) -> Answer:
    """Send a form through its verb, whoever brings it: the phone itself, or the desk with what a phone exported."""
    if not form.is_valid():
        return incomplete()
    form.ask()
    if form.errors:
        return _rejected(form, (), ())
    try:
        return stored(enter(form, seat, by))
    except ScoringError as exc:
        return refused(form, exc)


def stored(receipt: entry.Receipt | Sending) -> Answer:
    """Return the receipt of a mão, or of what one side sent: 201, or 200 where it was stored before.

    `page`: what the address of the table needs to show it.
    """
    standing = sheet(receipt.jogo)
    told = of_mao(receipt.mao, standing) if receipt.mao else {}
    if isinstance(receipt, Sending):
        envio = receipt.envio
        where = {"receipt": envio.pk, "partida": envio.partida, "number": envio.number}
        told = where | {"state": SENT_STATES[receipt.outcome]} | told
    side = receipt.envio.side if isinstance(receipt, Sending) else ""
    told |= {
        "next": _next(standing, side),
        "replay": receipt.replay,
        "page": f"?{urlencode(shown_by(receipt))}",
    }
    return Answer(200 if receipt.replay else 201, told)


def refused(form: MaoForm | None, exc: ScoringError) -> Answer:
    """Return what stands in the way. Anything that is no refusal is raised again. form: where something was typed."""
    message = messages.refusal(exc)
    match exc:
        case MaoRejected() if form:
            return _rejected(form, exc.errors, exc.warnings)
        case MaoConflict():
            return Answer(409, {"code": "conflict", "message": message, "standing": of_mao(exc.standing)})
        case KeyReused():
            both = {"standing": of_mao(exc.standing)} | ({"sent": form.facts()} if form else {})
            return Answer(422, {"code": "key_reused", "message": message, **both})
        case JogoClosed():
            return Answer(409, {"code": "jogo_closed", "message": message})
        case Refused():
            return Answer(422, {"code": exc.code, "message": message, "problems": []})
    raise exc


def of_mao(mao: Mao, standing: Sheet | None = None) -> dict[str, Any]:
    """Return what is told of a version that stands. `receipt`: its number on the sheet; `totals`: of this mão."""
    return {
        "receipt": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "state": _state(mao, standing or sheet(mao.partida.jogo)),
        "totals": mao.totals,
        "facts": mao.facts,
    }


def _state(mao: Mao, standing: Sheet) -> str:
    """Say how a version stands; one that was replaced only that it was sent."""
    lines = (line for partida in standing.partidas for line in partida.maos)
    state = next((line.state for line in lines if line.mao.pk == mao.pk), State.SENT)
    words = ["corrigido" if mao.corrected else "", STATES.get(state, "")]
    return " e ".join(filter(None, words)) or "enviado"


def _next(standing: Sheet, side: str) -> dict[str, Any] | None:
    """Return the mão to enter next, with the points before it; None once the jogo is over.

    side: who sent it, where each enters apart: it goes on from what it has sent itself.
    """
    if standing.over or standing.awaiting:
        return None
    partida, number = standing.next_for(side) if side else standing.next_place
    where = {"partida": partida, "number": number}
    return where | {"before": standing.current.totals}


def _rejected(form: MaoForm, errors: Iterable[rules.Problem], warnings: Iterable[rules.Problem]) -> Answer:
    asked = [
        {"code": "unanswered", "side": None, "field": field, "message": str(sentence), "severity": "error"}
        for field, sentences in form.errors.items()
        for sentence in sentences
    ]
    found = [_problem(form, problem) for problem in (*errors, *warnings)]
    message = " ".join(dict.fromkeys(str(one["message"]) for one in (*asked, *found)))
    return Answer(422, {"code": "rejected", "message": message, "problems": asked + found})


def _problem(form: MaoForm, problem: rules.Problem) -> dict[str, Any]:
    return {
        "code": str(problem.code),
        "side": problem.side,
        "field": problem.field,
        "message": form.sentence(problem),
        "severity": str(problem.severity),
    }
