"""The client's address behind our proxy. Only our proxy is trusted to name it."""

from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.http import HttpRequest, HttpResponse


class ClientAddress:
    """Middleware that sets `REMOTE_ADDR` from the proxy's header. Active only with `BEHIND_PROXY=1`."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if not settings.BEHIND_PROXY:
            raise MiddlewareNotUsed
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer a request with the client's address."""
        with suppress(ValueError):
            # Our proxy appends the address that it sees; clients can forge the earlier ones.
            last = request.headers.get("X-Forwarded-For", "").rpartition(",")[2]
            request.META["REMOTE_ADDR"] = str(ip_address(last.strip()))
        return self._get_response(request)
