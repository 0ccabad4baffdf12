"""A phone with its outbox: one key for each mão, made once; without a receipt it is sent again, in order.

The meaning of answers and the waits are those of scoring/static/scoring/outbox-queue.js, with a tenth of the waits.
"""

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from random import Random
from threading import Event, Lock
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

KEEP = {401, 403, 408, 429}
WAITS = (0.2, 0.4, 0.8, 1.5, 3.0)
ENOUGH = 20  # seconds without an answer
STORED = frozenset({200, 201})


type Form = dict[str, str] | dict[str, str | list[str]]


@dataclass(frozen=True, slots=True)
class Line:
    """The connection from a phone to the site: the maximum seconds of an answer, and the share of lost answers."""

    delay: float
    loss: float


STEADY, SLOW = Line(0.0, 0.0), Line(0.2, 0.03)


class StoppedError(Exception):
    """Raised on an answer that needs a human, or an unexpected one: no phone makes mistakes here, so it is a fault."""


class UnansweredError(StoppedError):
    """Raised if the run ended before an answer came: the outcome is unknown, and no promise was made."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    location: str
    text: str

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found


@dataclass(slots=True, eq=False)
class Entry:
    """One mão in an outbox. receipts: the answers, one or many."""

    address: str
    partida: int
    number: int
    answers: dict[str, str]
    key: str = field(default_factory=lambda: str(uuid4()))
    receipts: list[int] = field(default_factory=list)

    @property
    def body(self) -> dict[str, str]:
        where = {"partida": str(self.partida), "number": str(self.number), "client_id": self.key}
        return where | self.answers


class Phone:
    """One device. ports: of the hosts of the site; it tries the next one if a host does not answer.

    `stopped`: when to give up. `took`: seconds of each request, answered or not.
    """

    def __init__(self, ports: Sequence[int], rng: Random, stopped: Event, line: Line = STEADY) -> None:
        self.ports, self.rng, self.stopped, self.device = ports, rng, stopped, secrets.token_urlsafe(16)
        self.line = line
        self.took: list[float] = []
        self.retries, self._lock = 0, Lock()

    def get(self, path: str, done: frozenset[int] = frozenset({200})) -> Answer:
        """Read a page, retrying until it is there."""
        return self._until("GET", path, {}, done)

    def post(self, path: str, data: Form, done: frozenset[int] = STORED) -> Answer:
        """Send data until it is stored. Raises `StoppedError`."""
        return self._until("POST", path, data, done)

    def deliver(self, entry: Entry) -> dict[str, Any]:
        """Send a mão until it has its receipt."""
        told = self.post(entry.address, entry.body).told
        entry.receipts.append(told["receipt"])
        return told

    def once(self, method: str, path: str, data: Form, host: int = 0) -> Answer | None:
        """Send one request to one host. None: no answer, so the outcome is unknown."""
        headers = {"Cookie": f"canastra_device={self.device}", "Accept": "text/html"}
        if method == "POST":
            headers |= {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
        port = self.ports[host % len(self.ports)]
        link, started = HTTPConnection("127.0.0.1", port, timeout=ENOUGH), time.monotonic()
        try:
            link.request(method, path, urlencode(data, doseq=True), headers)
            got = link.getresponse()
            answer = Answer(got.status, got.getheader("Location", ""), got.read().decode())
        except (OSError, HTTPException):
            return None
        finally:
            link.close()
            self.took.append(time.monotonic() - started)
        if self.line.delay:
            self.stopped.wait(self.rng.uniform(0, self.line.delay))
        return None if self.rng.random() < self.line.loss else answer

    def _until(self, method: str, path: str, data: Form, done: frozenset[int]) -> Answer:
        tries, host = 0, self.rng.randrange(len(self.ports))
        while True:
            answer = self.once(method, path, data, host)
            if answer and answer.status in done:
                return answer
            if answer and answer.status < 500 and answer.status not in KEEP:
                raise StoppedError(f"{method} {path}: {answer.status} {answer.text[:300]}")
            if self.stopped.wait(WAITS[min(tries, len(WAITS) - 1)] * self.rng.uniform(0.8, 1.2)):
                raise UnansweredError(f"{method} {path}: the run ended without an answer")
            tries, host = tries + 1, host if answer else host + 1
            with self._lock:
                self.retries += 1
