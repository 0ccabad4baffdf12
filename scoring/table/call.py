"""Call the director ("Chamar o diretor") from any page of a table, on any device that has the address."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from scoring.errors import ScoringError
from scoring.lifecycle.call import call_director
from scoring.models import FOLLOW, Jogo
from scoring.table.access import HtmxRequest, at_table, source, status_of
from scoring.table.page import to_table
from scoring.wording import messages


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
def call(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Ask for confirmation, then call the director; the table shows the call. The device takes no seat by it."""
    if request.seat == FOLLOW:
        raise Http404
    shown = {"jogo": jogo, "token": token}
    if request.method != "POST":
        return render(request, "scoring/table/call.html", shown)
    try:
        call_director(jogo=jogo, seat=request.seat, source=source(request))
    except ScoringError as exc:
        shown["refusal"] = messages.refusal(exc)
        return render(request, "scoring/table/call.html", shown, status=status_of(exc))
    return to_table(request, token)
