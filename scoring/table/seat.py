"""Pages that write from a seat, for the device that holds it. Other devices see the score and may take over."""

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate
from urllib.parse import parse_qsl, urlencode
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from scoring.errors import DeviceReplaced
from scoring.jogo.sheet import sheet
from scoring.lifecycle import devices
from scoring.models import FOLLOW, Confirmation, Jogo, Mao, Submission
from scoring.table.access import DEVICE_FIELD, NOW, HtmxRequest, at_table, carried, source, status_of
from scoring.table.page import context, mark, replaced, to_table
from scoring.table.sent import json_answers

TAKE = "assumir"  # form field: take the seat over, then process the form
FREE = "livre"  # sent by a page once it has loaded: takes the seat if no device holds it
ASKED = "pedida"  # the page requested when another device held the seat

type SeatView[**P] = Callable[Concatenate[HtmxRequest, Jogo, str, P], HttpResponse]


def holding[**P](view: SeatView[P]) -> SeatView[P]:
    """Run `view(request, jogo, token)` for the device that holds the seat, which is the first that sends something.

    Any other device sees the score and since when the seat is held. A form that it had posted is returned with the
    page (403), to be sent again after taking over; a form that is already stored gets its receipt again, on any
    device. In a closed jogo seats are not held.
    """

    @wraps(view)
    def enter(
        request: HtmxRequest, jogo: Jogo, token: str, /, *args: P.args, **kwargs: P.kwargs
    ) -> HttpResponse:
        if request.seat == FOLLOW:
            return _follows(request, jogo, token)
        try:
            if jogo.closed_at is None:
                _hold(request)
        except DeviceReplaced as exc:
            if not _stored(jogo, request.POST.get("client_id", "")):
                return _elsewhere(request, jogo, token, exc)
        return view(request, jogo, token, *args, **kwargs)

    return enter


@at_table
@require_POST
def take_over(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Take over the seat, with `livre` only if no device holds it, and redirect to the page that was requested."""
    if request.seat == FOLLOW:
        return _follows(request, jogo, token)
    if FREE in request.POST:
        if jogo.closed_at is None and not request.acesso.device:
            with suppress(DeviceReplaced):
                devices.hold(acesso=request.acesso, device=request.device)
    elif jogo.closed_at is None:
        request.acesso = devices.take_over(acesso=request.acesso, source=source(request))
    if json_answers.wanted(request):
        return JsonResponse({"seat": request.seat, "held": not replaced(request), "page": ""})
    return redirect(_asked(request, token))


def _asked(request: HtmxRequest, token: str) -> str:
    table, asked = reverse("scoring:table", args=(token,)), request.POST.get(ASKED, "")
    path, _, query = (asked if asked.startswith(table) else table).partition("?")
    carries = dict(parse_qsl(query, keep_blank_values=True)) | carried(request)
    return f"{path}?{urlencode(carries or NOW)}"


def _follows(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    seen = mark(request, jogo)
    if request.htmx and request.GET.get("visto") == seen:
        return HttpResponse(status=204)
    status = 403 if request.method == "POST" else 200
    part = "#mesa" if request.htmx else ""
    shown = context(jogo, token, sheet(jogo), seen) | {"follows": True, "reads": True}
    return render(request, f"scoring/table/follow.html{part}", shown, status=status)


def _hold(request: HtmxRequest) -> None:
    # Only a device that sends something holds the seat: the answer to a page load may never arrive.
    if request.method == "POST" and TAKE in request.POST:
        request.acesso = devices.take_over(acesso=request.acesso, source=source(request))
        return
    if request.acesso.device in request.devices:
        request.device = request.acesso.device  # its name at the seat, though a newer name came first
    if request.method == "POST":
        devices.hold(acesso=request.acesso, device=request.device)
    elif replaced(request):
        raise DeviceReplaced(request.acesso)


def _stored(jogo: Jogo, client_id: str) -> bool:
    try:
        key = UUID(client_id)
    except ValueError:
        return False
    kept: tuple[QuerySet[Any], ...] = (
        Mao.objects.filter(partida__jogo=jogo),
        Submission.objects.filter(jogo=jogo),
        Confirmation.objects.filter(mao__partida__jogo=jogo),
    )
    return any(rows.filter(client_id=key).exists() for rows in kept)


def _elsewhere(request: HtmxRequest, jogo: Jogo, token: str, exc: DeviceReplaced) -> HttpResponse:
    sent = request.method == "POST"
    if sent and json_answers.wanted(request):
        return json_answers.respond(json_answers.refused(exc))
    # the response would replace only the score, so redirect instead
    if request.htmx and request.htmx.target == "placar":
        return to_table(request, token, status=status_of(exc))
    posted = [
        (name, value)
        for name, values in request.POST.lists()
        for value in values
        if name not in {TAKE, DEVICE_FIELD} and isinstance(value, str)
    ]
    request.acesso = exc.acesso
    seen = mark(request, jogo)
    shown = context(jogo, token, sheet(jogo), seen) | {
        "held": exc.acesso,
        "sent": sent,
        "posted": posted,
        "reads": True,
    }
    part = "#mesa" if request.htmx else ""
    return render(request, f"scoring/table/held.html{part}", shown, status=status_of(exc) if sent else 200)
