"""The dupla that writes at the mesa, if the other one confirms: asked once and stored in a cookie of the phone."""

from django.http import HttpResponseBase
from django.urls import reverse

from scoring.forms.mao import Writer
from scoring.models import MESA, Jogo
from scoring.table.access import WRITER, HtmxRequest

_COOKIE = "canastra_dupla"
_AGE = 60 * 60 * 24 * 7


def writer_at(request: HtmxRequest, jogo: Jogo) -> Writer | None:
    """Return the question which dupla writes, with the known answer, if the form of the mesa has to ask it."""
    if jogo.entry != Jogo.Entry.CONFIRM or request.seat != MESA:
        return None
    places = (request.POST, request.GET, {WRITER: request.COOKIES.get(_COOKIE, "")})
    said = next((place[WRITER] for place in places if WRITER in place), "")
    labels = {side: jogo.label(side) for side in jogo.sides}
    return Writer(said if said in labels else "", labels)


def remember[R: HttpResponseBase](request: HtmxRequest, jogo: Jogo, token: str, response: R) -> R:
    """Store the writing dupla of a form in a cookie for this table; return the response."""
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
