"""Before the gate: what everybody may read is answered with bytes that were rendered and compressed once.

A public page, part of a page or API answer (`tournaments.public.caching.rendered_once`) is asked of the site as by a
reader who holds nothing, once for each version, and kept (`deploy/shelf.py`). Which version stands is known here: it
was read within the last half second, by one request for all. docs/decisions/0050-rendered-once.md.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from deploy import metrics, request_id
from deploy.common_shelf import CommonShelf, InCommon, Rendered
from deploy.reader import ID, Wanted, wanted
from deploy.shelf import Bodies, Headers, Kept, Shelf, family_of, holds
from tournaments.public.caching import RENDERED

type Message = MutableMapping[str, Any]
type Receive = Callable[[], Awaitable[Message]]
type Send = Callable[[Message], Awaitable[None]]
type Application = Callable[[Message, Receive, Send], Awaitable[None]]
type Answer = tuple[int, Headers, bytes]

LATEST: Final = 0.5  # seconds for which a version that was read may be told
EARLY: Final = 0.25  # seconds after which it is read again, while it still may
TRIES: Final = 4
OK, NOTHING, UNCHANGED, FAILED = 200, 204, 304, 500
_OF_ONE_READER: Final = {b"content-length", b"vary", ID}

logger = logging.getLogger(__name__)


class Front:
    """The site as it is behind its gate, with a shelf before it."""

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
        self._flights: dict[Hashable, asyncio.Task[Kept | Answer]] = {}
        self._press = ThreadPoolExecutor(1, thread_name_prefix="press")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request."""
        began = monotonic()
        asked = wanted(scope)
        if asked is None:
            await self._gate(scope, receive, send)
            return
        found = await self._found(asked, scope)
        if isinstance(found, Kept) and asked.seen in found.earlier:
            found = await self._found(asked.since(), scope)
        status, headers, body = _told(found, asked) if isinstance(found, Kept) else found
        metrics.count(status, monotonic() - began)
        if not asked.seen:  # nobody asks about what an open page is told each second
            headers = [*headers, (ID, asked.name.encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _found(self, asked: Wanted, scope: Message) -> Kept | Answer:
        """Return the answer that stands, or what the site says in its place."""
        for _ in range(TRIES):
            kept = self.shelf.get(asked.key)
            if kept is None or not self.shelf.stands(kept):
                found = await self._shared(asked.key, asked, scope, None)
                if not isinstance(found, Kept) or self.shelf.stands(found):
                    return found
                continue
            age = self._clock() - self.shelf.standing(kept.family).read_at
            if age < LATEST:
                if age > EARLY:
                    self._flight(kept.family, asked, scope, kept)  # nobody waits for it
                return kept
            found = await self._shared(kept.family, asked, scope, kept)
            if isinstance(found, Kept) and self.shelf.stands(kept):
                return kept  # it was read while this reader waited, however long that took
            if not isinstance(found, Kept) and found[0] >= FAILED:
                return found
        return (await self._asked(asked, scope, None, None))[0]

    async def _shared(
        self, name: Hashable, asked: Wanted, scope: Message, kept: Kept | None
    ) -> Kept | Answer:
        """Return what one request finds for all that wait for it; it goes on where they go away."""
        return await asyncio.shield(self._flight(name, asked, scope, kept))

    def _flight(
        self, name: Hashable, asked: Wanted, scope: Message, kept: Kept | None
    ) -> asyncio.Task[Kept | Answer]:
        flight = self._flights.get(name)
        if flight is None:
            flight = self._flights[name] = asyncio.create_task(self._read(asked, scope, kept))
            flight.add_done_callback(lambda done: self._landed(name, done))
        return flight

    def _landed(self, name: Hashable, flight: asyncio.Task[Kept | Answer]) -> None:
        self._flights.pop(name, None)
        if not flight.cancelled() and (exc := flight.exception()):
            logger.error("A public page could not be read.", exc_info=exc)

    async def _read(self, asked: Wanted, scope: Message, kept: Kept | None) -> Kept | Answer:
        """Ask the site for an answer and keep it; for one that is kept, whether it stands."""
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
        self, asked: Wanted, scope: Message, kept: Kept | None, found: InCommon | None
    ) -> tuple[Answer, float]:
        """Ask the site as a reader who holds nothing, or `kept`; return its answer, and when it began with it."""
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

    async def _made(self, asked: Wanted, answer: Answer, common: InCommon | None) -> Kept | None:
        """Return an answer as it is kept, compressed; None for one that is not for everybody, or has no version."""
        status, headers, body = answer
        said = dict(headers)
        varies = {one.strip().lower() for one in said.get(b"vary", b"").split(b",")} - {b""}
        if (
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
        return Kept(family_of(etag, asked.key), etag, *rendered)


def _pressed(
    headers: Headers, body: bytes, known: Bodies | None, etag: bytes, common: InCommon | None
) -> Rendered:
    """Compress an answer, and leave it for the other processes. Off the event loop."""
    rendered = headers, known or Bodies(body)
    if common:
        common.give(etag, rendered)
    return rendered


def _told(kept: Kept, asked: Wanted) -> Answer:
    """Return a kept answer as this reader takes it."""
    if asked.seen and asked.seen == kept.seen:
        return NOTHING, kept.head(NOTHING, b""), b""
    if asked.condition and holds(asked.condition, kept.etag):
        return UNCHANGED, kept.head(UNCHANGED, b""), b""
    encoding = asked.encoding if asked.encoding in kept.bodies.of else b""
    return OK, kept.head(OK, encoding), kept.bodies.of[encoding]
