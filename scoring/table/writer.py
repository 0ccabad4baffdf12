"""Which dupla writes at the mesa, where the other one confirms: said once, and remembered by that phone."""

from django.http import HttpResponseBase
from django.urls import reverse

from scoring.forms.mao import Writer
from scoring.models import MESA, Jogo
from scoring.table.access import WRITER, HtmxRequest

_COOKIE = "canastra_dupla"
_AGE = 60 * 60 * 24 * 7


def writer_at(request: HtmxRequest, jogo: Jogo) -> Writer | None:
    """Return what a form of the mesa asks about who writes, and what is known; None where nobody is asked."""
    if jogo.entry != Jogo.Entry.CONFIRM or request.seat != MESA:
        return None
    places = (request.POST, request.GET, {WRITER: request.COOKIES.get(_COOKIE, "")})
    said = next((place[WRITER] for place in places if WRITER in place), "")
    labels = {side: jogo.label(side) for side in jogo.sides}
    return Writer(said if said in labels else "", labels)


def remember[R: HttpResponseBase](request: HtmxRequest, jogo: Jogo, token: str, response: R) -> R:
    """Let the phone keep what a form of the mesa said about who writes, for this table; return the response."""
    writer = writer_at(request, jogo)
    if writer and WRITER in request.POST:
        response.set_cookie(
            _COOKIE,
            writer.said,
            _AGE,
            path=reverse("scoring:table", args=(token,)),
            httponly=True,
            samesite="Lax",
            secure=request.is_secure(),
        )
    return response
