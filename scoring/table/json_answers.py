"""The answers to an outbox, the JSON of docs/decisions/0010-two-duplas-one-truth.md; and what is a page instead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NotRequired, TypedDict
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, JsonResponse

from scoring.entry import record as entry
from scoring.entry.apart import Outcome, Sending
from scoring.errors import KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms.mao import MaoForm
from scoring.jogo.mao_state import State
from scoring.jogo.sheet import Sheet, sheet
from scoring.ledger.trail_lines import Facts, Totals
from scoring.models import Mao
from scoring.table.access import status_of
from scoring.table.page import shown_by
from scoring.wording import messages

STATES = {State.CONFIRMED: "confirmado", State.DIVERGENT: "divergente"}
SENT_STATES = {Outcome.WAITING: "enviado", Outcome.AGREED: "confirmado", Outcome.DIVERGENT: "divergente"}


class MaoAnswer(TypedDict):
    """A version that stands. `receipt`: its number on the sheet; `totals`: of this mão."""

    receipt: int
    partida: int
    number: int
    version: int
    state: str
    totals: Totals
    facts: Facts


class NextMao(TypedDict):
    """The mão to enter next, with the points before it."""

    partida: int
    number: int
    before: Totals


class StoredAnswer(TypedDict, total=False):
    """What was stored: of a mão all of `MaoAnswer`; of what one side sent first its place, its state and its receipt.

    `page`: what the address of the table needs to show it.
    """

    receipt: int
    partida: int
    number: int
    version: int
    state: str
    totals: Totals
    facts: Facts
    maos: list[MaoAnswer]  # those that a word is about
    next: NextMao | None
    replay: bool
    page: str


class ProblemAnswer(TypedDict):
    """One thing that stands in the way, with the field it belongs to."""

    code: str
    side: str | None
    field: str | None
    message: str
    severity: str


class RefusalAnswer(TypedDict):
    """Why nothing was stored. `standing`: what stands instead; `sent`: what was sent, where that is another thing."""

    code: str
    message: str
    problems: NotRequired[list[ProblemAnswer]]
    standing: NotRequired[MaoAnswer]
    sent: NotRequired[Facts]


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: the status says what the outbox does with its entry, the body what people read."""

    status: int
    body: StoredAnswer | RefusalAnswer


def wanted(request: HttpRequest) -> bool:
    """Return whether the sender would rather have JSON than a page."""
    return request.get_preferred_type(["text/html", "application/json"]) == "application/json"


def answered[R](
    request: HttpRequest,
    send: Callable[[], R],
    *,
    in_json: Callable[[R], Answer],
    done: Callable[[R], HttpResponse],
    refused: Callable[[ScoringError], HttpResponse],
    form: MaoForm | None = None,
) -> HttpResponse:
    """Do what was sent, then answer an outbox in JSON and a browser with a page: the one way from verb to answer.

    send: the verb; raises `ScoringError`. in_json: its receipt for an outbox; done: the page after it; refused: the
    page that says why not. form: where something was typed.
    """
    if wanted(request):
        if form:
            form.language = messages.language_of(request)
        return respond(answer(send, in_json, form))
    try:
        receipt = send()
    except ScoringError as exc:
        return refused(exc)
    return done(receipt)


def answer[R](send: Callable[[], R], in_json: Callable[[R], Answer], form: MaoForm | None = None) -> Answer:
    """Do what was sent, and return the answer to an outbox: to the phone itself, or by the desk with its export."""
    try:
        return in_json(send())
    except ScoringError as exc:
        return refused(exc, form)


def respond(answer: Answer) -> JsonResponse:
    """Return an answer as the response to an outbox."""
    response = JsonResponse(answer.body, status=answer.status)
    messages.vary_by_language(response)
    return response


def refused(exc: ScoringError, form: MaoForm | None = None) -> Answer:
    """Return what stands in the way."""
    body: RefusalAnswer = {"code": exc.code, "message": messages.refusal(exc)}
    match exc:
        case MaoRejected():
            body["problems"] = _problems(form, exc) if form else []
            sentences = dict.fromkeys(problem["message"] for problem in body["problems"])
            body["message"] = " ".join(sentences) or body["message"]
        case MaoConflict():
            body["standing"] = of_mao(exc.standing)
        case KeyReused():
            body["standing"] = of_mao(exc.standing)
            if form:
                body["sent"] = form.facts()
        case Refused():
            body["problems"] = []
    return Answer(status_of(exc), body)


def _problems(form: MaoForm, exc: MaoRejected) -> list[ProblemAnswer]:
    """Return what the form itself asks, then what the rules found."""
    asked: list[ProblemAnswer] = [
        {"code": "unanswered", "side": None, "field": field, "message": str(sentence), "severity": "error"}
        for field, sentences in form.errors.items()
        for sentence in sentences
    ]
    found: list[ProblemAnswer] = [
        {
            "code": str(problem.code),
            "side": problem.side,
            "field": problem.field,
            "message": form.sentence(problem),
            "severity": str(problem.severity),
        }
        for problem in (*exc.errors, *exc.warnings)
    ]
    return asked + found


def stored(receipt: entry.Receipt | Sending) -> Answer:
    """Return the receipt of a mão, or of what one side sent: 201, or 200 where it was stored before."""
    standing = sheet(receipt.jogo)
    side = receipt.envio.side if isinstance(receipt, Sending) else ""
    # Where each enters apart, a side goes on from what it has sent itself.
    partida, number = standing.next_for(side) if side else standing.next_place
    following: NextMao = {"partida": partida, "number": number, "before": standing.current.totals}
    body: StoredAnswer = {
        "next": None if standing.over or standing.awaiting else following,
        "replay": receipt.replay,
        "page": f"?{urlencode(shown_by(receipt))}",
    }
    if isinstance(receipt, Sending):
        envio = receipt.envio
        body |= {"receipt": envio.pk, "partida": envio.partida, "number": envio.number}
        body["state"] = SENT_STATES[receipt.outcome]
    if receipt.mao:
        body = {**body, **of_mao(receipt.mao, standing)}
        if receipt.mao.void:
            body["state"] = "desfeita"
    return Answer(200 if receipt.replay else 201, body)


def of_mao(mao: Mao, standing: Sheet | None = None) -> MaoAnswer:
    """Return what is said of a version; of one that was replaced only that it was sent."""
    lines = (standing or sheet(mao.partida.jogo)).lines
    state = next((line.state for line in lines if line.mao.pk == mao.pk), State.SENT)
    words = ["corrigido" if mao.corrected else "", STATES.get(state, "")]
    return {
        "receipt": mao.pk,
        "partida": mao.partida.number,
        "number": mao.number,
        "version": mao.version,
        "state": " e ".join(filter(None, words)) or "enviado",
        "totals": mao.totals,
        "facts": mao.facts,
    }
