"""Where a phone goes once its jogo is over: back the way it came, which leads to the next one."""

import re
from typing import Final

from django.http import HttpRequest, HttpResponse

COOKIE: Final = "canastra_proximo"
_AGE: Final = 60 * 60 * 24 * 7
_LOCAL: Final = re.compile(r"(/[\w-]+)+/")


def remember(request: HttpRequest, response: HttpResponse, table: str) -> None:
    """Let the pages below the address `table` lead back to the page that is being asked for."""
    response.set_cookie(
        COOKIE, request.path, _AGE, path=table, httponly=True, samesite="Lax", secure=request.is_secure()
    )


def onward(request: HttpRequest) -> str:
    """Return the address a phone came by; empty where it is not known."""
    return address_in(request, COOKIE)


def address_in(request: HttpRequest, cookie: str) -> str:
    """Return the address of this site, without its name, that a cookie holds; empty where it holds none."""
    held = request.COOKIES.get(cookie, "")
    return held if _LOCAL.fullmatch(held) else ""
