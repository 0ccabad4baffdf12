"""Buffer each request until it is complete, so that slow or incomplete requests hold no thread of the site.

If a server gave a request to a thread before its body had arrived, four incomplete bodies would block four threads.
Here the event loop reads bodies, with limits of size, time and number, and only then a thread works on the request. A
thread does not wait forever for a silent database either (`deploy/patience.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import Future, ThreadPoolExecutor
from http import HTTPStatus
from io import BytesIO
from threading import Lock, get_ident
from time import monotonic
from typing import Any, Final

from asgiref.wsgi import WsgiToAsgiInstance

type Message = MutableMapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]

MEGABYTE: Final = 2**20
SECONDS: Final = 15  # for a whole body; forms of a table have 2 KB
ANSWERED: Final = 25  # seconds for an answer
UPLOADED: Final = 180  # seconds for an answer to an upload
FREED: Final = 3  # seconds until a freed thread has its answer; then it is freed again
HELD: Final = 64 * MEGABYTE  # of all bodies being read at the same time
_LATE: Final = "A página demora demais a responder. Tente de novo daqui a pouco."
_SAID: Final = {
    HTTPStatus.REQUEST_TIMEOUT: "Chegou devagar demais. Nada foi gravado: envie de novo.",
    HTTPStatus.CONTENT_TOO_LARGE: "Foi enviado mais do que cabe. Nada foi gravado.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Muita gente envia ao mesmo tempo. Nada foi gravado: tente daqui a pouco.",
}


class _Refused(Exception):
    """A body that is too large or too slow, or a request that waited too long."""

    def __init__(self, status: HTTPStatus, said: str = "") -> None:
        super().__init__(status)
        self.status, self.said = status, said


class Gate:
    """A WSGI application as ASGI. `threads` requests are processed at once; the others wait here, complete.

    limit: bytes of a body. upload_limit: the same for addresses for which `uploads` is true. seconds: for a complete
    body. answered, uploaded: seconds until an answer, or an answer to an upload. After that `cut` is called with the
    thread, which it may free, and again every `freed` seconds until the work is done, because the thread may block
    again.
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
        freed: float = FREED,
        cut: Callable[[int], None] = lambda thread: None,
    ) -> None:
        self._application, self._uploads = application, uploads
        self._limit, self._upload_limit, self._seconds = limit, upload_limit, seconds
        self._answered, self._uploaded, self._freed, self._cut = answered, uploaded, freed, cut
        # held while cutting, so that a thread does not start the next request meanwhile
        self._cutting = Lock()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="request")
        self._held = 0  # bytes; only the event loop changes it

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request. A request whose client goes away before its end is dropped."""
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
        thread: list[int] = []
        work = self._pool.submit(self._answer, scope, body, thread)
        answer = asyncio.wrap_future(work)
        await asyncio.wait(
            {answer}, timeout=self._uploaded if self._uploads(scope["path"]) else self._answered
        )
        if not answer.done() and not work.cancel():  # a thread is working on it
            self._free(work, thread)
            await asyncio.wait({answer}, timeout=self._freed)
        if not answer.done():
            answer.cancel()
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE, _LATE)
        return answer.result()

    def _free(self, work: Future[tuple[Message, bytes]], thread: list[int]) -> None:
        # Repeated until the work is done, also long after the answer.
        if work.done():
            return
        with self._cutting:
            for one in thread:
                self._cut(one)
        asyncio.get_running_loop().call_later(self._freed, self._free, work, thread)

    async def _read(self, scope: Message, receive: Receive, parts: list[bytes]) -> bool:
        limit = self._upload_limit if self._uploads(scope["path"]) else self._limit
        told = dict(scope["headers"]).get(b"content-length", b"0")
        # Cut to 20 digits, because the header may hold any number of them.
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
        # `thread` holds the id of the thread as long as it works on the request.
        thread.append(get_ident())
        try:
            return self._asked(scope, body)
        finally:
            with self._cutting:
                thread.clear()

    def _asked(self, scope: Message, body: bytes) -> tuple[Message, bytes]:
        request = WsgiToAsgiInstance(self._application)  # type: ignore[no-untyped-call]
        request.scope = scope
        environ = request.build_environ(scope, BytesIO(body))  # type: ignore[no-untyped-call]
        environ |= scope.get("environ", {})
        scope["began"] = monotonic()
        answer = self._application(environ, request.start_response)
        try:
            # Joined here, so that a slow reader holds no thread either (docs/decisions/0022).
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
