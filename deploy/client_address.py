"""Who asks, where a proxy of ours stands in front: it says the address of its client, and nobody else is believed."""

from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.http import HttpRequest, HttpResponse


class ClientAddress:
    """Put the address that the proxy names where Django looks for it. Used with `BEHIND_PROXY=1` alone."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if not settings.BEHIND_PROXY:
            raise MiddlewareNotUsed
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a request; the last address of the list is the one that our proxy has seen itself."""
        with suppress(ValueError):
            last = request.headers.get("X-Forwarded-For", "").rpartition(",")[2]
            request.META["REMOTE_ADDR"] = str(ip_address(last.strip()))
        return self._get_response(request)
