"""Who deals, said at the table: the score comes back with it, the form that is being typed stays."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from scoring import messages
from scoring.dealing import name_dealer
from scoring.doorway import HtmxRequest, at_table, carried, source
from scoring.errors import JogoClosed, Refused
from scoring.models import Jogo
from scoring.seat_pages import holding
from scoring.sheet import sheet
from scoring.table_page import context, mark, page


@at_table
@require_POST
@holding
def dealer(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Say who deals the mão to be played next."""
    try:
        jogo = name_dealer(jogo=jogo, side=request.POST.get("side", ""), source=source(request))
    except JogoClosed as exc:
        return page(request, exc.jogo, token, status=409)
    except Refused as exc:
        return page(request, jogo, token, status=422, refusal=messages.refusal(exc))
    if request.htmx:
        seen = mark(request, jogo)
        return render(request, "scoring/table.html#placar", context(jogo, token, sheet(jogo), seen))
    return redirect(reverse("scoring:table", args=(token,), query=carried(request)))
