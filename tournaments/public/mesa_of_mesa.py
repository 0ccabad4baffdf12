"""The way in for who sits at a mesa: its QR, or its spoken code. No login."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import HttpResponseClientRedirect

from scoring import tokens
from scoring.table import access as onward
from scoring.table.access import HtmxRequest, by_device
from tournaments.errors import TournamentError
from tournaments.hall import codes, mesas
from tournaments.models import Mesa
from tournaments.public import mesa_of_mesa_now as mesa_now
from tournaments.public.by_key import opened_by
from tournaments.public.mesa_of_code_form import CodeForm


@require_safe
@by_device
@opened_by(mesas.find)
def mesa(request: HtmxRequest, found: Mesa, token: str) -> HttpResponse:
    """Lead to the jogo that is played at the mesa now; else say what comes next, and lead there when it begins."""
    now = mesa_now.at(found)
    if now.jogo and (key := tokens.current(now.jogo)):
        table = reverse("scoring:table", args=(key,))
        response = _go(request, table)
        onward.remember(request, response, table)
        return response
    part = "#agora" if request.htmx else ""
    context = {"mesa": found, "now": now, "token": token}
    return render(request, f"tournaments/mesa.html{part}", context)


@csrf_exempt  # a phone may refuse cookies; who can forge this request could as well send it
@require_http_methods(["GET", "HEAD", "POST"])
@by_device
def code(request: HtmxRequest) -> HttpResponse:
    """Take the number of a mesa and its code, and lead to it. Too many wrong ones: 429, and how long to wait."""
    form = CodeForm(request.POST or None)
    seconds: int | str = 0
    if request.method == "POST" and form.is_valid():
        try:
            found = codes.enter(**form.cleaned_data, device=request.device)
            return redirect("tournaments:mesa", mesas.printed(found))
        except TournamentError as exc:
            form.refuse(exc)
            seconds = exc.params.get("seconds", 0)
    status = 429 if seconds else 422 if form.errors else 200
    response = render(request, "tournaments/code.html", {"form": form, "wait": seconds}, status=status)
    if seconds:
        response["Retry-After"] = str(seconds)
    return response


def _go(request: HtmxRequest, address: str) -> HttpResponse:
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)
