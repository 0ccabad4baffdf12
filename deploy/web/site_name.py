"""One spelling of the site's name in each request, because absolute addresses are made of it.

`NAME.`, `name:1234` and `name` are the same site for `ALLOWED_HOSTS`. A stranger who asked for a link to another
person's new password could put each of them into that e-mail.
"""

from collections.abc import Awaitable, Callable, Collection, MutableMapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from django.http.request import split_domain_port

type Message = MutableMapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]
type Application = Callable[[Message, Receive, Send], Awaitable[None]]

_SPELLINGS: Final = 256  # names that are kept in memory
_OF_THE_MACHINE: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})


class SiteName:
    """An ASGI application that is given each request with the site's name in one spelling.

    names: those of `ALLOWED_HOSTS`. ports: those under which the site is reached; None keeps any. proxied: whether a
    proxy is in front. Programs of this machine, such as a health check, do not come through it, and may then ask by an
    address of the machine.
    """

    def __init__(
        self,
        application: Application,
        *,
        names: Collection[str],
        ports: Collection[int] | None,
        proxied: bool,
    ) -> None:
        self._application, self._proxied = application, proxied
        self._own = next((name.removeprefix(".") for name in names if name != "*"), "")
        self._ports = None if ports is None else {str(port) for port in ports} - {"80", "443"}
        self._spelt = lru_cache(_SPELLINGS)(self._spell)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            headers = scope["headers"]
            direct = self._proxied and not any(name == b"x-forwarded-for" for name, _ in headers)
            scope["headers"] = [
                (name, self._spelt(value, direct)) if name == b"host" else (name, value)
                for name, value in headers
            ]
        await self._application(scope, receive, send)

    def _spell(self, value: bytes, direct: bool) -> bytes:
        name, port = split_domain_port(value.decode("latin1"))
        if not name:  # not valid, which Django refuses
            return value
        if direct and self._own and name in _OF_THE_MACHINE:
            return self._own.encode()
        kept = port and (self._ports is None or port in self._ports)
        return (f"{name}:{port}" if kept else name).encode("latin1")


def ports_of(origins: Collection[str]) -> set[int]:
    """Return the ports that origins such as `https://name:8443` name."""
    return {port for origin in origins if (port := urlsplit(origin).port)}
