"""Buffer each request until it is complete, so that slow or incomplete requests hold no thread of the site.

If a server gave a request to a thread before its body had arrived, four incomplete bodies would block four threads.
Here the event loop reads bodies, with limits of size, time and number, and only then a thread works on the request. A
thread does not wait forever for a silent database either (`deploy/readers/patience.py`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
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
QUEUED: Final = 15  # seconds for which an upload waits for the one before it; nginx waits 20
SMALL: Final = 64 * 1024  # bytes; a smaller body is always read, so that nobody's large bodies delay a mão
HELD: Final = 32 * MEGABYTE  # of all other bodies at the same time, without the one upload
_LATE: Final = "A página demora demais a responder. Tente de novo daqui a pouco."
_SAID: Final = {
    HTTPStatus.BAD_REQUEST: "O envio chegou estragado. Nada foi gravado: envie de novo.",
    HTTPStatus.REQUEST_TIMEOUT: "Chegou devagar demais. Nada foi gravado: envie de novo.",
    HTTPStatus.CONTENT_TOO_LARGE: "Foi enviado mais do que cabe. Nada foi gravado.",
    HTTPStatus.FORBIDDEN: "Só quem entrou envia arquivos deste tamanho. Nada foi gravado: entre e envie de novo.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Muita gente envia ao mesmo tempo. Nada foi gravado: tente daqui a pouco.",
}
_BEHIND: Final = "Outro arquivo está sendo lido. Nada foi gravado: tente daqui a pouco."

logger = logging.getLogger(__name__)


class _Refused(Exception):
    """A body that is too large or too slow, or a request that waited too long."""

    def __init__(self, status: HTTPStatus, said: str = "") -> None:
        super().__init__(status)
        self.status, self.said = status, said


class _Body(BytesIO):
    """The body of a request. It is written once, and the application reads it from here, so there is one copy of it.

    size: its bytes. counted: those that count towards `HELD`.
    """

    size = counted = 0


class Gate:
    """A WSGI application as ASGI. `threads` requests are processed at once; the others wait here, complete.

    limit: bytes of a body. At addresses for which `uploads` is true, one request at a time is processed, and a client
    whose cookies `knows` accepts may send `upload_limit` bytes; `knows` runs in a thread and may use the database.
    seconds: for a complete body. queued: seconds until the upload before this one is processed. answered, uploaded:
    seconds until an answer, or an answer to an upload. After that `cut` is called with the thread, which it may free,
    and again every `freed` seconds until the work is done, because the thread may block again.
    """

    def __init__(
        self,
        application: Any,
        *,
        threads: int,
        uploads: Callable[[str], bool] = lambda path: False,
        knows: Callable[[str], bool] = lambda cookies: False,
        limit: int = MEGABYTE,
        upload_limit: int = 11 * MEGABYTE,
        seconds: float = SECONDS,
        queued: float = QUEUED,
        answered: float = ANSWERED,
        uploaded: float = UPLOADED,
        freed: float = FREED,
        cut: Callable[[int], None] = lambda thread: None,
    ) -> None:
        self._application, self._uploads, self._knows = application, uploads, knows
        self._limit, self._upload_limit, self._seconds = limit, upload_limit, seconds
        self._queued, self._answered, self._uploaded = queued, answered, uploaded
        self._freed, self._cut = freed, cut
        # held while cutting, so that a thread does not start the next request meanwhile
        self._cutting = Lock()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="request")
        self._turn = asyncio.Lock()  # of the uploads
        self._held = 0  # bytes; only the event loop changes it

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request. A request whose client goes away before its end does not reach the application."""
        if scope["type"] != "http":  # a WebSocket is never accepted
            return
        body = _Body()
        try:
            async with AsyncExitStack() as turn:
                await self._read(scope, receive, body, turn)
                start, content = await self._answer(scope, body, turn)
        except TimeoutError:
            start, content = _refusal(HTTPStatus.REQUEST_TIMEOUT)
        except MemoryError:
            start, content = _refusal(HTTPStatus.SERVICE_UNAVAILABLE)
        except _Refused as exc:
            start, content = _refusal(exc.status, exc.said)
        finally:
            self._held -= body.counted
        await send(start)
        await send({"type": "http.response.body", "body": content})

    async def _answer(self, scope: Message, body: _Body, turn: AsyncExitStack) -> tuple[Message, bytes]:
        upload = scope["method"] == "POST" and self._uploads(scope["path"])
        if upload and body.size <= self._limit:  # a larger one has its turn already
            await self._take(turn)
        body.seek(0)
        return await self._work(
            partial(self._asked, scope, body), self._uploaded if upload else self._answered
        )

    async def _take(self, turn: AsyncExitStack) -> None:
        # An import may need much memory and time, whatever the size of its file.
        try:
            async with asyncio.timeout(self._queued):
                await turn.enter_async_context(self._turn)
        except TimeoutError as exc:
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE, _BEHIND) from exc

    async def _work[T](self, job: Callable[[], T], seconds: float) -> T:
        thread: list[int] = []
        work = self._pool.submit(self._run, job, thread)
        answer = asyncio.wrap_future(work)
        await asyncio.wait({answer}, timeout=seconds)
        if not answer.done() and not work.cancel():  # a thread is working on it
            self._free(work, thread)
            await asyncio.wait({answer}, timeout=self._freed)
        if not answer.done():
            answer.cancel()
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE, _LATE)
        return answer.result()

    def _free(self, work: Future[Any], thread: list[int]) -> None:
        # Repeated until the work is done, also long after the answer.
        if work.done():
            return
        with self._cutting:
            for one in thread:
                self._cut(one)
        asyncio.get_running_loop().call_later(self._freed, self._free, work, thread)

    async def _read(self, scope: Message, receive: Receive, body: _Body, turn: AsyncExitStack) -> None:
        limit, told = self._limit, dict(scope["headers"]).get(b"content-length", b"0")
        # Cut to 20 digits, because the header may hold any number of them.
        if told.isdigit() and (size := int(told[:20])) > limit:
            limit = await self._admit(scope, size, turn)
        async with asyncio.timeout(self._seconds):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    # The client has gone away, or what it sends cannot be read.
                    raise _Refused(HTTPStatus.BAD_REQUEST)
                self._add(message.get("body", b""), body, limit)
                if not message.get("more_body"):
                    return

    async def _admit(self, scope: Message, size: int, turn: AsyncExitStack) -> int:
        # Return the limit of a large upload, when it is its turn. Strangers get no turn.
        if size > self._upload_limit or not self._uploads(scope["path"]):
            raise _Refused(HTTPStatus.CONTENT_TOO_LARGE)
        cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie").decode("latin1")
        try:
            known = await self._work(partial(self._knows, cookies), self._answered)
        except _Refused:
            raise
        except Exception as exc:
            logger.exception("The session of an upload could not be read.")
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE, _LATE) from exc
        if not known:
            raise _Refused(HTTPStatus.FORBIDDEN)
        await self._take(turn)
        return self._upload_limit

    def _add(self, part: bytes, body: _Body, limit: int) -> None:
        size = body.size + len(part)
        if size > limit:
            raise _Refused(HTTPStatus.CONTENT_TOO_LARGE)
        counted = size if size > SMALL and limit == self._limit else 0
        if counted and self._held - body.counted + counted > HELD:
            raise _Refused(HTTPStatus.SERVICE_UNAVAILABLE)
        self._held += counted - body.counted
        body.size, body.counted = size, counted
        body.write(part)

    def _run[T](self, job: Callable[[], T], thread: list[int]) -> T:
        # `thread` holds the id of the thread as long as it works on the job.
        thread.append(get_ident())
        try:
            return job()
        finally:
            with self._cutting:
                thread.clear()

    def _asked(self, scope: Message, body: _Body) -> tuple[Message, bytes]:
        request = WsgiToAsgiInstance(self._application)  # type: ignore[no-untyped-call]
        request.scope = scope
        environ = request.build_environ(scope, body)  # type: ignore[no-untyped-call]
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
