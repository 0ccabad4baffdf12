"""The JSON answers to an outbox (docs/decisions/0010-two-duplas-one-truth.md), or a page instead for browsers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NotRequired, TypedDict
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, JsonResponse

from scoring.entry import record
from scoring.entry.apart import Sending, SentState
from scoring.errors import KeyReused, MaoConflict, MaoRejected, Refused, ScoringError
from scoring.forms.mao import MaoForm
from scoring.jogo.mao_state import MaoState
from scoring.jogo.sheet import Sheet, sheet
from scoring.ledger.trail_lines import Facts, Totals
from scoring.models import Mao
from scoring.table.access import status_of
from scoring.table.page import shown_by
from scoring.wording import messages

STATES = {MaoState.CONFIRMED: "confirmado", MaoState.DIVERGENT: "divergente"}
SENT_STATES = {
    SentState.WAITING: "enviado",
    SentState.AGREED: "confirmado",
    SentState.DIVERGENT: "divergente",
}


class MaoAnswer(TypedDict):
    """The current version of a mão. `receipt`: its number on the sheet; `totals`: the points of this mão."""

    receipt: int
    partida: int
    number: int
    version: int
    state: str
    totals: Totals
    facts: Facts


class NextMao(TypedDict):
    """The next mão to enter, with the points before it."""

    partida: int
    number: int
    before: Totals


class StoredAnswer(TypedDict, total=False):
    """The answer about stored data: for a mão all of `MaoAnswer`, for one side's entry its place, state and receipt.

    `page`: the query or path that shows it, below the table's address.
    """

    receipt: int
    partida: int
    number: int
    version: int
    state: str
    totals: Totals
    facts: Facts
    maos: list[MaoAnswer]  # the mãos of a verdict
    next: NextMao | None
    replay: bool
    page: str


class ProblemAnswer(TypedDict):
    """One problem, with the field it belongs to."""

    code: str
    side: str | None
    field: str | None
    message: str
    severity: str


class RefusalAnswer(TypedDict):
    """A refusal. `standing`: the version that is stored instead; `sent`: the facts sent, if they differ."""

    code: str
    message: str
    problems: NotRequired[list[ProblemAnswer]]
    standing: NotRequired[MaoAnswer]
    sent: NotRequired[Facts]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: its status tells the outbox how to treat its entry, its body is shown to the scorer."""

    status: int
    body: StoredAnswer | RefusalAnswer


def wanted(request: HttpRequest) -> bool:
    """Return whether the sender prefers JSON to a page."""
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
    """Call a service, then answer an outbox in JSON or a browser with a page. All views answer through this function.

    send: calls the service; raises `ScoringError`. in_json: returns the answer to an outbox. done: returns the page
    after success. refused: returns the page for a refusal. form: the submitted form, if any.
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
    """Call a service and return the answer to an outbox, for the phone or for the desk with the phone's export."""
    try:
        return in_json(send())
    except ScoringError as exc:
        return refused(exc, form)


def respond(answer: Answer) -> JsonResponse:
    """Return an answer as an HTTP response."""
    response = JsonResponse(answer.body, status=answer.status)
    messages.vary_by_language(response)
    return response


def refused(exc: ScoringError, form: MaoForm | None = None) -> Answer:
    """Return the answer for a refusal."""
    body: RefusalAnswer = {"code": exc.code, "message": messages.refusal(exc)}
    match exc:
        case MaoRejected():
            body["problems"] = _problems(form, exc) if form else []
            body["message"] = _message(form, exc) or body["message"]
        case MaoConflict():
            body["standing"] = of_mao(exc.standing)
        case KeyReused():
            body["standing"] = of_mao(exc.standing)
            if form:
                body["sent"] = form.facts()
        case Refused():
            body["problems"] = []
    return Answer(status_of(exc), body)


def _message(form: MaoForm | None, exc: MaoRejected) -> str:
    if form is None:
        return ""
    asked = [str(sentence) for sentences in form.errors.values() for sentence in sentences]
    problems = (*messages.said_once(exc.errors), *messages.said_once(exc.warnings))
    return " ".join(dict.fromkeys([*asked, *map(form.sentence, problems)]))


def _problems(form: MaoForm, exc: MaoRejected) -> list[ProblemAnswer]:
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


def stored(receipt: record.Receipt | Sending) -> Answer:
    """Return the receipt of a mão or of one side's entry: 201, or 200 if it was stored before."""
    standing = sheet(receipt.jogo)
    side = receipt.envio.side if isinstance(receipt, Sending) else ""
    # Under separate entry, a side goes on from its own last entry.
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
    """Return the answer about a version; the state of a replaced one is "enviado"."""
    lines = (standing or sheet(mao.partida.jogo)).lines
    state = next((line.state for line in lines if line.mao.pk == mao.pk), MaoState.SENT)
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
