"""Where a request waits until all of it is there: whoever sends slowly, or half, holds no thread of the site.

A server that hands a request to a thread before its body has come lets four half-sent bodies stop four threads. Here
bodies are read by the event loop, bounded in size, time and number, and only then a thread works on the request. Nor
does a thread wait for ever for a database that does not answer (`deploy/patience.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from io import BytesIO
from threading import get_ident
from typing import Any, Final

from asgiref.wsgi import WsgiToAsgiInstance

type Message = MutableMapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]

MEGABYTE: Final = 2**20
SECONDS: Final = 15  # for a whole body: forms of a table have 2 KB
ANSWERED: Final = 25  # seconds that the site may take for an answer, and
UPLOADED: Final = 180  # where files come
FREED: Final = 3  # until a thread that was freed has its answer
HELD: Final = 64 * MEGABYTE  # of all bodies that are being read
_LATE: Final = "A página demora demais a responder. Tente de novo daqui a pouco."
_SAID: Final = {
    HTTPStatus.REQUEST_TIMEOUT: "Chegou devagar demais. Nada foi gravado: envie de novo.",
    HTTPStatus.CONTENT_TOO_LARGE: "Foi enviado mais do que cabe. Nada foi gravado.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Muita gente envia ao mesmo tempo. Nada foi gravado: tente daqui a pouco.",
}


class _Refused(Exception):
    """A body that is not read to its end, or a request that has waited for too long."""

    def __init__(self, status: HTTPStatus, said: str = "") -> None:
        super().__init__(status)
        self.status, self.said = status, said


class Gate:
    """A WSGI application as ASGI. `threads` requests are worked on at once; the others wait here, whole.

    limit: bytes of a body, at an address for which `uploads` is true `upload_limit`. seconds: for a whole body.
    answered: seconds until an answer, at such an address `uploaded`; then `cut` is told the thread, and may free it.
    """

    def __init__(
        self,
        application: Any,
        *,
        threads: int,
        uploads: Callable[[str], bool] = lambda path: False,
        limit: int = MEGABYTE,
        upload_limit: int = 11 * MEGABYTE,
        seconds: float = SECONDS,
        answered: float = ANSWERED,
        uploaded: float = UPLOADED,
        cut: Callable[[int], None] = lambda thread: None,
    ) -> None:
        self._application, self._uploads = application, uploads
        self._limit, self._upload_limit, self._seconds = limit, upload_limit, seconds
        self._answered, self._uploaded, self._cut = answered, uploaded, cut
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="request")
        self._held = 0  # bytes; only the event loop counts

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request. Of who goes away before its end nothing is asked of the application."""
        parts: list[bytes] = []
        try:
            async with asyncio.timeout(self._seconds):
                if not await self._read(scope, receive, parts):
                    return
            start, content = await self._work(scope, b"".join(parts))
        except TimeoutError:
            start, content = _refusal(HTTPStatus.REQUEST_TIMEOUT)
        except MemoryError:
            start, content = _refusal(HTTPStatus.SERVICE_UNAVAILABLE)
        except _Refused as exc:
            start, content = _refusal(exc.status, exc.said)
        finally:
            self._held -= sum(map(len, parts))
        await send(start)
        await send({"type": "http.response.body", "body": content})

    async def _work(self, scope: Message, body: bytes) -> tuple[Message, bytes]:
        """Let a thread answer a request that is here. One that takes too long is freed, and is heard once more."""
        thread: list[int] = []
        work = asyncio.get_running_loop().run_in_executor(self._pool, self._answer, scope, body, thread)
        await asyncio.wait({work}, timeout=self._uploaded if self._uploads(scope["path"]) else self._answered)
        if not work.done() and thread:
            self._cut(thread[0])
            await asyncio.wait({work}, timeout=FREED)
        if not work.done():
            work.cancel()  # it waits for a thread, or its thread for something else than the database
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE, _LATE)
        return work.result()

    async def _read(self, scope: Message, receive: Receive, parts: list[bytes]) -> bool:
        """Read a body into `parts`; return whether it is whole."""
        limit = self._upload_limit if self._uploads(scope["path"]) else self._limit
        told = dict(scope["headers"]).get(b"content-length", b"0")
        if told.isdigit() and int(told[:20]) > limit:
            raise _Refused(HTTPStatus.CONTENT_TOO_LARGE)
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return False
            part = message.get("body", b"")
            size += len(part)
            if size > limit:
                raise _Refused(HTTPStatus.CONTENT_TOO_LARGE)
            if self._held + len(part) > HELD:
                raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE)
            parts.append(part)
            self._held += len(part)
            if not message.get("more_body"):
                return True

    def _answer(self, scope: Message, body: bytes, thread: list[int]) -> tuple[Message, bytes]:
        """Let the application work on a request, in a `thread`; return the start of its answer, and the rest."""
        thread.append(get_ident())
        request = WsgiToAsgiInstance(self._application)  # type: ignore[no-untyped-call]
        request.scope = scope
        environ = request.build_environ(scope, BytesIO(body))  # type: ignore[no-untyped-call]
        answer = self._application(environ, request.start_response)
        try:
            content = b"".join(answer)
        finally:
            getattr(answer, "close", lambda: None)()
        return request.response_start, content


def _refusal(status: HTTPStatus, said: str = "") -> tuple[Message, bytes]:
    content = (said or _SAID[status]).encode()
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(content)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
        *([(b"retry-after", b"5")] if status == HTTPStatus.SERVICE_UNAVAILABLE else []),
    ]
    return {"type": "http.response.start", "status": int(status), "headers": headers}, content
