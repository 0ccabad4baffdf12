"""How a jogo stands and how it is counted, as its table reads it; and who deals, said at the table."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET, require_POST, require_safe

from scoring.errors import JogoClosed, ScoringError
from scoring.explain import Terms, changes, explain
from scoring.jogo.sheet import sheet
from scoring.jogo.text_export import jogo_text
from scoring.lifecycle.dealing import name_dealer
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table, source, status_of
from scoring.table.agreement import calls
from scoring.table.page import (
    context,
    mark,
    page,
    replaced,
    to_table,
)
from scoring.table.seat import holding
from scoring.wording import messages


@at_table
@require_safe
def table_rules(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """The rule set of this jogo in plain words."""
    ruleset = jogo.load_rules()
    terms = Terms(partidas=jogo.partidas, fixed=jogo.fixed, may_draw=jogo.may_draw)
    context = {
        "jogo": jogo,
        "token": token,
        "ruleset": ruleset,
        "sections": explain(ruleset, terms),
        "changes": changes(ruleset),
    }
    return render(request, "scoring/table/rules.html", context)


@at_table
@require_POST
@holding
def dealer(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Say who deals a mão."""
    side = request.POST.get("side", "")
    try:
        jogo = name_dealer(jogo=jogo, partida=partida, number=number, side=side, source=source(request))
    except ScoringError as exc:
        if request.htmx:  # only the score was asked for: the page is opened anew, and what was typed is on it
            return to_table(request, token, status=status_of(exc))
        jogo = exc.jogo if isinstance(exc, JogoClosed) else jogo
        return page(request, jogo, token, status=status_of(exc), refusal=messages.refusal(exc))
    if request.htmx:
        seen = mark(request, jogo)
        return render(request, "scoring/table/summary.html#placar", context(jogo, token, sheet(jogo), seen))
    return to_table(request, token)


@at_table
@require_GET
def score(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """The score alone, asked for every few seconds: 204 while it is the one already on the screen."""
    now = mark(request, jogo)
    if request.GET.get("visto") == now:
        return HttpResponse(status=204)
    standing = sheet(jogo)
    seen = (request.GET.get("partida", ""), request.GET.get("number", ""))
    # A phone may be ahead: its outbox has not been sent yet.
    overtaken = all(one.isdecimal() for one in seen) and tuple(map(int, seen)) < standing.next_place
    news = {"overtaken": overtaken, "replaced": all(seen) and replaced(request)}
    news["called"] = calls(standing, request.seat)
    return render(request, "scoring/table/summary.html#placar", context(jogo, token, standing, now) | news)


@at_table
@require_safe
def text(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Every mão of the jogo as plain text, to keep."""
    return HttpResponse(jogo_text(jogo, sheet(jogo).partidas), content_type="text/plain; charset=utf-8")
