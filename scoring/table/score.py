"""The score and the rules of a jogo at its table, and the choice of the dealer."""

from collections.abc import Collection

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST, require_safe

from scoring.errors import JogoClosed, ScoringError
from scoring.explain import Terms, asked_for, changes, explain, search
from scoring.input import numbers
from scoring.jogo.sheet import Sheet, sheet
from scoring.jogo.text_export import jogo_text
from scoring.lifecycle import devices
from scoring.lifecycle.dealing import name_dealer
from scoring.models import Jogo
from scoring.table import agreement
from scoring.table.access import NOW, HtmxRequest, at_table, source, status_of
from scoring.table.agreement import calls
from scoring.table.page import (
    context,
    mark,
    page,
    replaced,
    to_table,
)
from scoring.table.seat import holding
from scoring.table.sent.dispatch import side_of
from scoring.wording import messages

MANY = 1000  # an outbox never has as many


@at_table
@require_safe
def table_rules(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the rule set of this jogo in plain words."""
    ruleset = jogo.load_rules()
    wanted = asked_for(request)
    terms = Terms(partidas=jogo.partidas, fixed=jogo.fixed, may_draw=jogo.may_draw)
    context = {
        "jogo": jogo,
        "token": token,
        "ruleset": ruleset,
        "sections": search(explain(ruleset, terms), wanted),
        "wanted": wanted,
        "changes": changes(ruleset),
    }
    return render(request, "scoring/table/rules.html", context)


@at_table
@require_POST
@holding
def dealer(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Store the side that deals a mão."""
    side = request.POST.get("side", "")
    try:
        jogo = name_dealer(jogo=jogo, partida=partida, number=number, side=side, source=source(request))
    except ScoringError as exc:
        # only the score was requested, so reload the whole page, which keeps the typed values
        if request.htmx:
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
    """Serve the score, which pages poll every few seconds: 204 while it has not changed."""
    unsent = request.GET.get("falta", "")
    if (kept := numbers.whole(unsent)) is not None and kept < MANY:
        devices.report_unsent(acesso=request.acesso, device=request.device, unsent=kept)
    now = mark(request, jogo)
    if request.GET.get("visto") == now:
        return HttpResponse(status=204)
    standing = sheet(jogo)
    seen = tuple(numbers.whole(request.GET.get(name, "")) or 0 for name in ("partida", "number"))
    # The phone may be ahead if its outbox is not sent yet.
    behind = all(seen) and seen < standing.next_place
    others = behind and _by_others(standing, seen, {request.device, *request.devices})
    news = {
        "overtaken": others,
        # Another page of this phone recorded it, and its outbox is empty.
        "recorded_here": behind and not others and unsent == "0",
        "replaced": all(seen) and replaced(request),
        "called": _calls(request, standing, token),
        "asked_of": bool(agreement.news(standing, side_of(request.seat))),
    }
    return render(request, "scoring/table/summary.html#placar", context(jogo, token, standing, now) | news)


def _by_others(standing: Sheet, since: tuple[int, ...], own: Collection[str]) -> bool:
    played = [line for one in standing.partidas for line in one.maos if (one.number, line.number) >= since]
    return not played or any(line.mao.device not in own for line in played)


def _calls(request: HtmxRequest, standing: Sheet, token: str) -> str:
    if not calls(standing, request.seat):
        return ""
    if agreement.news(standing, side_of(request.seat)):
        return reverse("scoring:check", args=(token,))
    return reverse("scoring:table", args=(token,), query=NOW)


@at_table
@require_safe
def text(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve every mão of the jogo as plain text, for keeping."""
    return HttpResponse(jogo_text(jogo, sheet(jogo).partidas), content_type="text/plain; charset=utf-8")
