"""Programs on the pages of other sites may read what everybody may read: the API, and published data and files.

No cookie goes along, so they read what a stranger reads.
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
    """Add the headers to every answer that is open."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if OPEN.match(request.path):
            for name, value in HEADERS.items():
                response.headers[name] = value
        return response

    return answer
