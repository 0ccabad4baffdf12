"""Serve the pages of a table to a phone by its token alone, with the headers and cookies that every answer needs."""

import re
import secrets
from collections.abc import Callable
from functools import wraps
from typing import Concatenate

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.gzip import gzip_page
from django_htmx.middleware import HtmxDetails

from scoring import tokens
from scoring.entry.record import Source
from scoring.errors import ScoringError
from scoring.models import FOLLOW, Jogo, SeatKey
from scoring.wording import line_ups, messages

DEVICE_COOKIE = "canastra_device"
DEVICE_FIELD = "aparelho"
WRITER = "dupla"  # the form field with the dupla that writes at the mesa
BACK_COOKIE = "canastra_volta"  # the page with the list of several tables, for a scorer of several tables
DEVICE_AGE = 60 * 60 * 24 * 400  # seconds; the longest that a browser keeps a cookie
_STATUS = {"conflict": 409, "jogo_closed": 409, "device_replaced": 403, "avulso_too_many": 429}
NOW = {"agora": "1"}  # asks for the present state: a phone that keeps a copy of the page waits for the answer
NEXT_COOKIE = "canastra_proximo"  # the page that leads to the next jogo
_NEXT_AGE = 60 * 60 * 24 * 7
_LOCAL = re.compile(r"(/[\w-]+)+/", re.ASCII)
DEVICE_NAME = re.compile(r"[\w-]{16,64}", re.ASCII)


class HtmxRequest(HttpRequest):
    htmx: HtmxDetails
    device: str
    devices: tuple[str, ...]  # every name that it sent: a waiting form may be written under an older one
    back: str  # the address of the list of several tables; empty for a scorer of one table
    seat: str
    acesso: SeatKey


def at_table[**P](
    view: Callable[Concatenate[HtmxRequest, Jogo, str, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, str, P], HttpResponse]:
    """Turn `view(request, jogo, token)` into a page of the table with that token. An unknown token gets a 404 page.

    The view is exempt from the CSRF check because the secret address itself is the permission: a person who knows it
    could also send the request directly, a cookie adds no protection, and a scorer's phone may refuse cookies.
    """

    @wraps(view)
    def enter(request: HtmxRequest, token: str, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        try:
            request.acesso = tokens.find(token)
        except SeatKey.DoesNotExist:
            return render(request, "scoring/table/unknown.html", status=404)
        request.seat, jogo = request.acesso.seat, request.acesso.jogo
        line_ups.speak(line_ups.OF_SIZE.get(jogo.load_rules().players))
        return view(request, jogo, token, *args, **kwargs)

    return csrf_exempt(gzip_page(by_device(in_language(enter))))  # type: ignore[arg-type,return-value]  # the token comes by name


def in_language[Asked: HttpRequest, **P](
    view: Callable[Concatenate[Asked, P], HttpResponse],
) -> Callable[Concatenate[Asked, P], HttpResponse]:
    """Run a view in the language of the address, or without a prefix in the language chosen at the table."""

    @wraps(view)
    def enter(request: Asked, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        of_address = translation.get_language()
        chosen = messages.chosen_language(request) if of_address == settings.LANGUAGE_CODE else ""
        language = chosen or of_address
        with translation.override(language):
            response = view(request, *args, **kwargs)
        patch_vary_headers(response, ["Cookie"])
        response["Content-Language"] = language  # for the service worker, which keeps one page for all tables
        return response

    return enter  # type: ignore[return-value]  # its first argument comes without a name


def by_device[**P](
    view: Callable[Concatenate[HtmxRequest, P], HttpResponse],
) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """Turn a view into a page without login: it identifies the device and keeps the secret address from leaking.

    A device gets its name by a cookie when it sends a form or sits at a seat, never when it only reads. A phone that
    refuses cookies sends its name with each form, in the field `aparelho`.
    """

    @wraps(view)
    def enter(request: HtmxRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        known = (
            request.COOKIES.get(DEVICE_COOKIE, ""),
            request.POST.get(DEVICE_FIELD, ""),
            request.GET.get(DEVICE_FIELD, ""),
        )
        request.devices = tuple(filter(DEVICE_NAME.fullmatch, known))
        request.device = next(iter(request.devices), "") or secrets.token_urlsafe(16)
        request.back = address_in(request, BACK_COOKIE)
        response = view(request, *args, **kwargs)
        # The address is a key: no cache keeps the page, no link and no search engine gives it away.
        response["Cache-Control"] = "no-store"
        response["Referrer-Policy"] = "no-referrer"
        response["X-Robots-Tag"] = "noindex, nofollow"
        if request.method == "POST" or getattr(request, "seat", FOLLOW) != FOLLOW:
            secure = request.is_secure()
            response.set_cookie(
                DEVICE_COOKIE, request.device, DEVICE_AGE, httponly=True, samesite="Lax", secure=secure
            )
        return response

    return enter  # type: ignore[return-value]  # the middleware has made it a HtmxRequest


def status_of(exc: ScoringError) -> int:
    """Return the HTTP status for a refusal, the same for a page and for JSON."""
    return _STATUS.get(exc.code, 422)


def source(request: HtmxRequest) -> Source:
    """Return the source of a write: the device, and the person if one is signed in."""
    user = request.user
    return Source(actor=user if user.is_authenticated else None, device=request.device)


def carried(request: HtmxRequest) -> dict[str, str]:
    """Return the query for an address if the browser sent no cookie: the name of the device, and the writing dupla."""
    if DEVICE_COOKIE in request.COOKIES or DEVICE_FIELD not in request.POST:
        return {}
    writer = {WRITER: request.POST[WRITER]} if WRITER in request.POST else {}
    return {DEVICE_FIELD: request.device} | writer


def remember(request: HttpRequest, response: HttpResponse, table: str) -> None:
    """Make the pages below the address `table` link back to the requested page."""
    response.set_cookie(
        NEXT_COOKIE,
        request.path,
        _NEXT_AGE,
        path=table,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure(),
    )


def address_in(request: HttpRequest, cookie: str) -> str:
    """Return the path of this site that a cookie holds, or an empty string."""
    held = request.COOKIES.get(cookie, "")
    return held if _LOCAL.fullmatch(held) else ""
