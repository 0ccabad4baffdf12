"""Pages of an avulso jogo, which belongs to no event: open one without login, and share its addresses."""

from typing import NamedTuple

import segno
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from scoring import tokens
from scoring.avulso.form import FIRST, AvulsoForm
from scoring.errors import Refused
from scoring.lifecycle.avulso import is_opener, open_avulso
from scoring.lifecycle.rename import rename_jogo
from scoring.models import FOLLOW, MESA, Jogo
from scoring.table.access import (
    DEVICE_COOKIE,
    DEVICE_FIELD,
    HtmxRequest,
    at_table,
    by_device,
    carried,
    in_language,
    source,
    status_of,
)
from scoring.wording import messages


class Way(NamedTuple):
    """An address of a jogo, with its purpose as title, and its QR code."""

    title: str
    side: str
    address: str
    svg: SafeString


@csrf_exempt  # a forger could send the request directly as well, and a phone may refuse cookies
@require_http_methods(["GET", "HEAD", "POST"])
@by_device
@in_language
def new(request: HtmxRequest) -> HttpResponse:
    """Serve the form for the names and the rules (`?regras=` selects them), and open the jogo.

    A device that opens too many jogos within an hour gets status 429. Choosing other rules serves the form of those
    rules, with the typed names kept.
    """
    shown = request.POST.get("ruleset", "")
    wanted = request.POST.get("regras", shown)
    if wanted != shown:
        typed = {name: str(value) for name, value in request.POST.items() if len(name) == 1}
        return render(request, "scoring/avulso/new.html", {"form": AvulsoForm(None, wanted, typed)})
    form = AvulsoForm(request.POST or None, request.GET.get("regras", FIRST))
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                chosen, answers = form.chosen(), form.cleaned_data
                jogo = open_avulso(
                    labels=form.names(),
                    ruleset=chosen.base,
                    options=chosen.options,
                    overrides=chosen.overrides,
                    partidas=int(answers["partidas"]),
                    entry=answers["entry"],
                    source=source(request),
                    address=request.META.get("REMOTE_ADDR", ""),
                )
                return redirect(
                    reverse("scoring:share", args=(tokens.current(jogo),), query=carried(request))
                )
            except Refused as exc:
                form.add_error(None, messages.refusal(exc))
                status = status_of(exc)
    return render(request, "scoring/avulso/new.html", {"form": form}, status=status)


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
def share(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve all addresses of the jogo with QR codes to the mesa that opened it, which can erase the names here."""
    follow, opened_it = tokens.current(jogo, FOLLOW), is_opener(jogo, request.devices)
    if follow is None or request.seat != MESA or (request.method == "POST" and not opened_it):
        raise Http404
    if request.method == "POST":
        nameless = [_("Lado %(side)s") % {"side": side} for side in jogo.sides]
        rename_jogo(jogo=jogo, labels=nameless, reason="", source=source(request))
        return redirect(reverse("scoring:share", args=(token,), query=carried(request)))
    if DEVICE_FIELD in request.GET and DEVICE_COOKIE in request.COOKIES:
        return redirect("scoring:share", token)  # a copied address must not contain the name of the device
    seats = jogo.sides if jogo.entry != Jogo.Entry.SCORER else ()
    ways = [_way(request, _("Só acompanhar: não grava nada"), follow)]
    ways += [_way(request, jogo.label(side), tokens.current(jogo, side) or "", side) for side in seats]
    ways.append(_way(request, _("Anotar em outro celular, nesta mesa"), token))
    shown = {"jogo": jogo, "token": token, "ways": ways, "rules": jogo.load_rules(), "opened_it": opened_it}
    return render(request, "scoring/avulso/share.html", shown)


def _way(request: HtmxRequest, title: str, token: str, side: str = "") -> Way:
    address = request.build_absolute_uri(reverse("scoring:table", args=(token,)))
    svg = segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=4)
    svg = svg.replace(
        "<svg", '<svg width="208" height="208"', 1
    )  # for a browser that does not read the style sheet
    return Way(title, side, address, mark_safe(svg))  # noqa: S308 -- made of our own address: paths and numbers only
