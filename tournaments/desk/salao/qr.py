"""Cards of an event for printing: one for each mesa with QR and code, one for each dupla with its private link."""

from functools import lru_cache
from typing import Any

import segno
from django.contrib import messages
from django.http import HttpResponse
from django.http.request import split_domain_port
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from scoring.input import numbers
from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.forms import ReasonForm
from tournaments.hall import codes, mesas
from tournaments.models.access.keys import Key

KEPT = 1024  # drawings of 2 kB: the mesas and duplas of a few large events


@desk("GET", "POST")
def desk_qr(request: DeskRequest, slug: str) -> HttpResponse:
    """Show one card for each mesa, valid for the whole event.

    Issue a new code, or unlock a code after too many wrong attempts.
    """
    tournament = permissions.directed_tournament(request.user, slug)
    form = ReasonForm(request.POST or None)
    asked, there = numbers.whole(request.POST.get("mesa", "")), mesas.made(tournament)
    needed = mesas.needed(tournament)
    missing = needed - {mesa.number for mesa in there}
    # A refused form stores nothing, so it does not create the mesas either.
    if missing and (request.method != "POST" or (form.is_valid() and asked in missing)):
        there = mesas.make(tournament, missing)
    chosen = next((mesa for mesa in there if mesa.number == asked), None)
    if chosen and request.POST.get("acao") == "desbloquear":
        mesas.unlock(mesa=chosen, source=source(request))
        messages.success(request, _("%(mesa)s: o código pode ser tentado de novo.") % {"mesa": chosen})
        return redirect("tournaments:desk_qr", slug)
    if chosen and form.is_valid():
        mesas.new_code(mesa=chosen, source=source(request), **form.cleaned_data)
        messages.success(request, _("%(mesa)s: código novo. Imprima o cartão outra vez.") % {"mesa": chosen})
        return redirect("tournaments:desk_qr", slug)
    spoken = ((mesa, mesas.code(mesa)) for mesa in there if mesa.number in needed)
    cards = [(mesa, *printed(request, "mesa", mesa), f"{code[:3]} {code[3:]}") for mesa, code in spoken]
    context = {
        "tournament": tournament,
        "cards": cards,
        "chosen": chosen,
        "form": form,
        "tried": codes.tried(tournament),
        "code_address": request.build_absolute_uri(reverse("tournaments:code")),
    }
    return _page(request, "qr", context)


@desk("GET", "POST")
def desk_links(request: DeskRequest, slug: str) -> HttpResponse:
    """Show one card for each dupla with its private link, to print or copy; issue a new link."""
    tournament = permissions.directed_tournament(request.user, slug)
    form = ReasonForm(request.POST or None)
    asked = numbers.whole(request.POST.get("dupla", ""))
    # A refused form stores nothing, so it does not create links either.
    opened = request.method != "POST"
    if opened or (form.is_valid() and tournament.dupla_set.filter(number=asked or 0).exists()):
        there = mesas.duplas_of(tournament)
    else:
        there = mesas.links_made(tournament)
    chosen = next((key for key in there if key.dupla.number == asked), None)
    if chosen and form.is_valid():
        # The service needs the tournament; this saves reading it again.
        chosen.dupla.tournament = tournament
        mesas.new_link(dupla=chosen.dupla, source=source(request), **form.cleaned_data)
        messages.success(request, _("%(dupla)s: link novo. O anterior não abre mais.") % {"dupla": chosen})
        return redirect("tournaments:desk_links", slug)
    cards = [(key.dupla, *printed(request, "own", key)) for key in there]
    context = {"tournament": tournament, "cards": cards, "form": form}
    return _page(request, "links", context | {"chosen": chosen.dupla if chosen else None})


def _page(request: DeskRequest, name: str, context: dict[str, Any]) -> HttpResponse:
    refused = request.method == "POST"
    context["only_here"] = only_here(request)
    return render(request, f"tournaments/desk/{name}.html", context, status=422 if refused else 200)


def printed(request: DeskRequest, name: str, key: Key) -> tuple[str, SafeString]:
    """Return the absolute URL of a key and its QR; both empty if the key has to be issued again."""
    token = mesas.token(key)
    if token is None:
        return "", SafeString("")
    address = request.build_absolute_uri(reverse(f"tournaments:{name}", args=(token,)))
    return address, drawn(address)


@lru_cache(KEPT)
def drawn(address: str) -> SafeString:
    """Return the QR of a URL as SVG. Cached: drawing takes 7 ms, and a page shows one for each mesa or dupla."""
    svg = segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=4)
    # For a browser that ignores the style sheet.
    svg = svg.replace("<svg", '<svg width="208" height="208"', 1)
    return mark_safe(svg)  # noqa: S308 -- made of our own address: paths and numbers only


def only_here(request: DeskRequest) -> bool:
    """Return whether the site was opened by a loopback address, which no phone in the hall can reach."""
    host, _port = split_domain_port(request.get_host())
    return host in {"localhost", "127.0.0.1", "[::1]"}
