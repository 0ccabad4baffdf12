"""Entry of a mão by its totals alone, one number a side, if the director allows it."""

from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from scoring.forms.mao import MaoForm
from scoring.forms.switching import TO_TOTALS, is_blank, to_totals
from scoring.forms.totals import TotalsForm
from scoring.jogo.sheet import sheet
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table, carried
from scoring.table.page import line_of, next_place, of_mao, page, to_table
from scoring.table.seat import holding
from scoring.table.sent import dispatch
from scoring.table.summary import sent, turned


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def enter(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the form for the totals of the next mão or of the whole partida; redirect if nothing is typed yet."""
    if request.method != "POST":
        standing = sheet(jogo)
        closed = standing.over or standing.awaiting
        if closed or not jogo.totals_allowed or not dispatch.writes(jogo, request.seat):
            return to_table(request, token)
        form = TotalsForm(jogo=jogo, initial=next_place(request, standing))
        return page(request, jogo, token, form=form)
    if request.POST.get("fazer") == TO_TOTALS:
        count = MaoForm(request.POST, jogo=jogo, initial={})
        # The form is empty and asks for the same mão as this address, so redirect to a page that can be reloaded.
        where = {name: count.data.get(name) for name in ("partida", "number")}
        asked = {name: str(number) for name, number in next_place(request, sheet(jogo)).items()}
        if where == asked and is_blank(count):
            return redirect(reverse("scoring:totals", args=(token,), query=carried(request)))
        return turned(request, jogo, token, count, to_totals)
    return sent(request, jogo, token, TotalsForm(request.POST, jogo=jogo, initial={}))


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def correct(request: HtmxRequest, jogo: Jogo, token: str, partida: int, number: int) -> HttpResponse:
    """Serve the form that corrects a recorded mão by its totals."""
    if request.method != "POST":
        line = line_of(sheet(jogo), partida, number)
        if line is None:
            raise Http404
        if jogo.closed_at or not jogo.totals_allowed:
            return to_table(request, token)
        if line.typed:
            return page(request, jogo, token, form=of_mao(jogo, line.mao, partida))
        where = {"partida": partida, "number": number, "seen_version": line.mao.version}
        return page(request, jogo, token, form=TotalsForm(jogo=jogo, initial=where, correcting=True))
    data = request.POST.copy()
    data["partida"], data["number"] = str(partida), str(number)
    if data.get("fazer") == TO_TOTALS:
        form = MaoForm(data, jogo=jogo, initial={}, correcting=True)
        return turned(request, jogo, token, form, to_totals)
    return sent(request, jogo, token, TotalsForm(data, jogo=jogo, initial={}, correcting=True))
