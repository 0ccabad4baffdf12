"""CORS: pages of other sites may read the API and published data and files.

Cookies are not allowed, so such pages read only public data.
"""

import re
from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse

OPEN: Final = re.compile(r"/api/v1/|/(?:torneios|clubes)/.*\.(?:json|jsonl|atom|ics|txt)$")
HEADERS: Final = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
    "Access-Control-Allow-Headers": "If-None-Match",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
    "Access-Control-Max-Age": "86400",
}


def read_from_anywhere(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware that adds the CORS headers to public answers."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if OPEN.match(request.path):
            for name, value in HEADERS.items():
                response.headers[name] = value
        return response

    return answer
