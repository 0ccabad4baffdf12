"""Pages of an avulso jogo, which belongs to no event: open one without login, and share its addresses."""

from typing import Any, NamedTuple

import segno
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from scoring import tokens
from scoring.avulso.form import TABLE, AvulsoForm
from scoring.avulso.games import PAIRS, TABLES, TRIOS, game_of, games
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
from scoring.table.page import page
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
    """Ask how many people play (`?jogam=`), then which game (`?regras=`), then for the names, and open the jogo.

    A device that opens too many jogos within an hour gets status 429.
    """
    if request.method == "POST":
        return _open(request, AvulsoForm(request.POST))
    key, table = request.GET.get("regras", ""), request.GET.get(TABLE, "")
    tables = (table,) if table else (PAIRS, *TABLES, TRIOS)  # the rules alone name a game as well
    game = next((found for one in tables if (found := game_of(key, one))), None)
    step: dict[str, object] = {"games": games(table), "tables": TABLES.items()}
    if game:
        step = {"form": AvulsoForm(game=game)}
    return render(request, "scoring/avulso/new.html", step | {"at": reverse("avulso")})


def _open(request: HtmxRequest, form: AvulsoForm) -> HttpResponse:
    status, wait = 422, 0
    if form.is_valid():
        chosen, answers = form.chosen(), form.cleaned_data
        try:
            return _opened(
                request,
                labels=form.names(),
                ruleset=chosen.base,
                options=chosen.options,
                overrides=chosen.overrides,
                partidas=int(answers["partidas"]),
                entry=answers["entry"],
            )
        except Refused as exc:
            form.add_error(None, messages.refusal(exc))
            status, wait = status_of(exc), seconds_of(exc)
    at = reverse("avulso", query={TABLE: form.game.table, "regras": form.game.key})
    response = render(request, "scoring/avulso/new.html", {"form": form, "at": at}, status=status)
    return come_again(response, wait)


def _opened(request: HtmxRequest, **settings: Any) -> HttpResponse:
    address = request.META.get("REMOTE_ADDR", "")
    jogo = open_avulso(**settings, source=source(request), address=address)
    return redirect(reverse("scoring:share", args=(tokens.current(jogo),), query=carried(request)))


@at_table
@require_POST
def again(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Open another jogo with the same names and rules, for the mesa that opened this one."""
    if request.seat != MESA or not is_opener(jogo, request.devices):
        raise Http404
    how = ("labels", "ruleset", "options", "overrides", "partidas", "entry")
    try:
        return _opened(request, **{name: getattr(jogo, name) for name in how})
    except Refused as exc:
        refused = page(request, jogo, token, status=status_of(exc), refusal=messages.refusal(exc))
        return come_again(refused, seconds_of(exc))


def seconds_of(exc: Refused) -> int:
    """Return the seconds after which a refused request may be made again, or 0."""
    return int(exc.params.get("seconds", 0))


def come_again(response: HttpResponse, seconds: int) -> HttpResponse:
    """Return the response with the seconds to wait, if there are any, for programs and browsers."""
    if seconds:
        response["Retry-After"] = str(seconds)
    return response


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
