"""Entry card by card: the page with the keypad, its questions while cards are typed, and the step to the summary."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import Http404, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

import rules
from rules import notation
from scoring.forms.cards import CardsForm
from scoring.forms.cards_facts import initial_of
from scoring.forms.mao import MaoForm
from scoring.forms.switching import is_blank, summary_form
from scoring.jogo.draft import lines_of
from scoring.jogo.sheet import sheet
from scoring.models import Jogo
from scoring.models.mao import Lines
from scoring.table.access import HtmxRequest, at_table, carried
from scoring.table.page import (
    before,
    incomplete,
    line_of,
    may_correct,
    next_place,
    of_mao,
    page,
    said_alone,
    to_table,
)
from scoring.table.seat import holding
from scoring.table.sent import dispatch
from scoring.table.sent.json_answers import wanted
from scoring.table.summary import sent
from scoring.wording import messages

SUMMARY, RECORD, BACK = "resumo", "gravar", "cartas"  # values of the buttons; any other value means: check


@dataclass(frozen=True, slots=True)
class CardsPreview:
    """The points of a mão before it is recorded, in the shape of a line of the sheet."""

    lines: Lines
    totals: Mapping[str, rules.Points]


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def enter(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the form of the next mão, card by card."""
    if request.method != "POST":
        if jogo.closed_at or not dispatch.writes(jogo, request.seat):
            return to_table(request, token)
        where = next_place(request, sheet(jogo))
        form = CardsForm(jogo=jogo, initial=where | said_alone(request))
        return page(request, jogo, token, form=form)
    if request.POST.get("fazer") == BACK:
        if is_blank(MaoForm(request.POST, jogo=jogo, initial={})):  # a page to come back to
            return redirect(reverse("scoring:cards", args=(token,), query=carried(request)))
        return page(request, jogo, token, form=_restored(request, jogo), restored=True)
    form = CardsForm(request.POST, jogo=jogo, initial={})
    return _do(request, jogo, token, form)


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def correct(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Serve the form that corrects a recorded mão, card by card."""
    if request.method != "POST":
        if jogo.closed_at and not may_correct(request, jogo):
            return to_table(request, token)
        line = line_of(sheet(jogo), partida, number)
        if line is None:
            raise Http404
        # For a mão entered as a summary, the form starts with the summary.
        known = initial_of(line.mao.cards or line.mao.facts, jogo.load_rules(), jogo.sides)
        known |= {"partida": partida, "number": number, "seen_version": line.mao.version}
        form = CardsForm(jogo=jogo, initial=known | said_alone(request), correcting=True)
        return page(request, jogo, token, form=form)
    data = request.POST.copy()
    data["partida"], data["number"] = str(partida), str(number)
    if data.get("fazer") == BACK:
        if _as_it_stands(jogo, data, partida, number):  # a page to come back to
            where = (token, partida, number)
            return redirect(reverse("scoring:correct_cards", args=where, query=carried(request)))
        return page(request, jogo, token, form=_restored(request, jogo, correcting=True), restored=True)
    form = CardsForm(data, jogo=jogo, initial={}, correcting=True)
    return _do(request, jogo, token, form)


@at_table
@require_POST
def jogada(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Return the description or the error of every combination of a draft, and each side's points. Stores no data."""
    form = CardsForm(request.POST, jogo=jogo, initial={})
    return JsonResponse({"sides": {of_side.side: of_side.as_json() for of_side in form.card_sides()}})


def _do(request: HtmxRequest, jogo: Jogo, token: str, form: CardsForm) -> HttpResponse:
    if wanted(request):
        return sent(request, jogo, token, form)
    if not form.is_valid():
        return incomplete(request, jogo, token, form)
    if form.data.get("fazer") == SUMMARY:
        return page(request, jogo, token, form=summary_form(form))
    form.before = before(form, sheet(jogo))
    verdict = form.judge()
    form.ask()
    records = form.data.get("fazer") == RECORD
    unticked = {str(problem.code) for problem in verdict.warnings} - set(form.acknowledged())
    if records and not (form.errors or verdict.errors or unticked):
        return sent(request, jogo, token, form)
    form.language = messages.language_of(request)
    form.add_problems(verdict.errors, verdict.warnings)
    preview = None if form.errors else CardsPreview(lines_of(verdict), verdict.per_player)
    status = 422 if form.errors or records else 200
    response = page(request, jogo, token, form=form, status=status, preview=preview)
    messages.vary_by_language(response)
    return response


def _as_it_stands(jogo: Jogo, data: QueryDict, partida: int, number: int) -> bool:
    line = line_of(sheet(jogo), partida, number)
    if line is None:
        return False
    given = of_mao(jogo, line.mao, partida)
    values = {name: given[name].value() for name in given.fields.keys() - {"client_id"}}
    texts = {name: "" if value is None or value is False else str(value) for name, value in values.items()}
    return all(data.get(name, "") == text for name, text in texts.items())


def _restored(request: HtmxRequest, jogo: Jogo, *, correcting: bool = False) -> CardsForm:
    ruleset, posted = jogo.load_rules(), request.POST
    try:
        facts = notation.read(posted.get("notation", ""))
    except rules.NotationError:
        facts = {}
    form = CardsForm(jogo=jogo, initial={"alone": posted.get("alone", "")}, correcting=correcting)
    alike = {
        name: posted[name] for name in form.fields if posted.get(name) and name not in ("ending", "notation")
    }
    # an ending without batida; otherwise the cards say which player went out
    if posted.get("ending") in ruleset.endings:
        alike["ending"] = posted["ending"]
    return CardsForm(jogo=jogo, initial=initial_of(facts, ruleset, jogo.sides) | alike, correcting=correcting)
