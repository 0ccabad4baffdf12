"""An answer cache before the gate: public answers are rendered and compressed once, then served as bytes.

A public page, part of a page or API answer (`tournaments.public.caching.rendered_once`) is requested from the site
once for each version, as if by a reader without a cached copy, and kept (`deploy/readers/shelf.py`). The current
version is read at most half a second ago, by one request for all readers. See docs/decisions/0050-rendered-once.md.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from deploy.monitoring import metrics, request_id
from deploy.readers.common_shelf import CommonShelf, InCommon, Rendered
from deploy.readers.reader import ID, Wanted, wanted
from deploy.readers.shelf import Bodies, CachedAnswer, Headers, Shelf, family_of, holds
from tournaments.public.caching import RENDERED

type Message = MutableMapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]
type Application = Callable[[Message, Receive, Send], Awaitable[None]]
type Answer = tuple[int, Headers, bytes]

LATEST: Final = 0.5  # seconds for which a version may be served after it was checked
EARLY: Final = 0.25  # seconds after which it is checked again in the background
TRIES: Final = 4
OK, NOTHING, UNCHANGED, FAILED = 200, 204, 304, 500
_OF_ONE_READER: Final = {b"content-length", b"vary", ID}

logger = logging.getLogger(__name__)


class Front:
    """The site with an answer cache before its gate."""

    def __init__(
        self,
        gate: Application,
        *,
        shelf: Shelf | None = None,
        common: CommonShelf | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._gate, self._clock, self._common = gate, clock, common
        self.shelf = shelf or Shelf()
        self._flights: dict[Hashable, asyncio.Task[CachedAnswer | Answer]] = {}
        self._press = ThreadPoolExecutor(1, thread_name_prefix="press")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        began = monotonic()
        asked = wanted(scope)
        if asked is None:
            await self._gate(scope, receive, send)
            return
        found = await self._found(asked, scope)
        if isinstance(found, CachedAnswer) and asked.seen in found.earlier:
            found = await self._found(asked.since(), scope)
        status, headers, body = _told(found, asked) if isinstance(found, CachedAnswer) else found
        metrics.count(status, monotonic() - began)
        if not asked.seen:  # the polling of open pages needs no request id
            headers = [*headers, (ID, asked.name.encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _found(self, asked: Wanted, scope: Message) -> CachedAnswer | Answer:
        # A new version may be published while one is being read, so it may take several attempts.
        for _ in range(TRIES):
            kept = self.shelf.get(asked.key)
            if kept is None or not self.shelf.stands(kept):
                found = await self._shared(asked.key, asked, scope, None)
                if not isinstance(found, CachedAnswer) or self.shelf.stands(found):
                    return found
                continue
            age = self._clock() - self.shelf.standing(kept.family).read_at
            if age < LATEST:
                if age > EARLY:
                    self._flight(kept.family, asked, scope, kept)  # in the background
                return kept
            found = await self._shared(kept.family, asked, scope, kept)
            if isinstance(found, CachedAnswer) and self.shelf.stands(kept):
                return kept  # it was checked while this reader waited
            if not isinstance(found, CachedAnswer) and found[0] >= FAILED:
                return found
        return (await self._asked(asked, scope, None, None))[0]

    async def _shared(
        self, name: Hashable, asked: Wanted, scope: Message, kept: CachedAnswer | None
    ) -> CachedAnswer | Answer:
        # All waiting readers share one request. It is shielded, so that it continues if a reader goes away.
        return await asyncio.shield(self._flight(name, asked, scope, kept))

    def _flight(
        self, name: Hashable, asked: Wanted, scope: Message, kept: CachedAnswer | None
    ) -> asyncio.Task[CachedAnswer | Answer]:
        flight = self._flights.get(name)
        if flight is None:
            flight = self._flights[name] = asyncio.create_task(self._read(asked, scope, kept))
            flight.add_done_callback(lambda done: self._landed(name, done))
        return flight

    def _landed(self, name: Hashable, flight: asyncio.Task[CachedAnswer | Answer]) -> None:
        self._flights.pop(name, None)
        if not flight.cancelled() and (exc := flight.exception()):
            logger.error("A public page could not be read.", exc_info=exc)

    async def _read(self, asked: Wanted, scope: Message, kept: CachedAnswer | None) -> CachedAnswer | Answer:
        answer: Answer = (FAILED, [], b"")
        for _ in range(TRIES):
            found = InCommon(self._common, asked.key) if self._common else None
            answer, began = await self._asked(asked, scope, kept, found)
            if answer[0] == UNCHANGED and kept is not None:
                if self.shelf.saw(kept, began, self._clock()):
                    return kept
                continue
            made = await self._made(asked, answer, found)
            if made is None:
                self.shelf.drop(asked.key)
                return answer
            if self.shelf.saw(made, began, self._clock()):
                self.shelf.put(asked.key, made)
                return made
        return answer

    async def _asked(
        self, asked: Wanted, scope: Message, kept: CachedAnswer | None, found: InCommon | None
    ) -> tuple[Answer, float]:
        # Ask as a reader without a cached copy, or with `kept`.
        condition = [(b"if-none-match", kept.etag)] if kept else []
        inner: Message = {
            **scope,
            "method": "GET",
            "query_string": asked.query,
            "headers": [*asked.headers, *condition],
            "environ": {metrics.COUNTED: True, request_id.NAMED: asked.name, RENDERED: found},
            "began": self._clock(),
        }
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            said.append(message)

        await self._gate(inner, receive, send)
        start, *rest = said
        headers = [one for one in start["headers"] if one[0] != ID]
        return (start["status"], headers, b"".join(one["body"] for one in rest)), inner["began"]

    async def _made(self, asked: Wanted, answer: Answer, common: InCommon | None) -> CachedAnswer | None:
        # Only public answers with a version are kept.
        status, headers, body = answer
        said = dict(headers)
        varies = {one.strip().lower() for one in said.get(b"vary", b"").split(b",")} - {b""}
        if (
            # A view that forgets the version is slower, but never served wrong (docs/decisions/0050).
            status != OK
            or not said.get(b"etag", b"").startswith(b'W/"')
            or not said.get(b"cache-control", b"").startswith(b"public")
            or b"set-cookie" in said
            or b"content-encoding" in said
            or varies - asked.varies
        ):
            return None
        shown = [one for one in headers if one[0] not in _OF_ONE_READER]
        vary = b", ".join([*filter(None, [said.get(b"vary")]), b"Accept-Encoding"])
        etag = said[b"etag"]
        rendered = common.found if common else None
        if rendered is None:
            known = self.shelf.bodies(sha256(body).digest())
            press = partial(_pressed, [*shown, (b"vary", vary)], body, known, etag, common)
            rendered = await asyncio.get_running_loop().run_in_executor(self._press, press)
        return CachedAnswer(family_of(etag, asked.key), etag, *rendered)


def _pressed(
    headers: Headers, body: bytes, known: Bodies | None, etag: bytes, common: InCommon | None
) -> Rendered:
    # Runs in a thread, because compression would block the event loop.
    rendered = headers, known or Bodies(body)
    if common:
        common.give(etag, rendered)
    return rendered


def _told(kept: CachedAnswer, asked: Wanted) -> Answer:
    if asked.seen and asked.seen == kept.seen:
        return NOTHING, kept.head(NOTHING, b""), b""
    if asked.condition and holds(asked.condition, kept.etag):
        return UNCHANGED, kept.head(UNCHANGED, b""), b""
    encoding = asked.encoding if asked.encoding in kept.bodies.of else b""
    return OK, kept.head(OK, encoding), kept.bodies.of[encoding]
