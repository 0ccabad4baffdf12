"""A phone with its outbox: one key for each mão, made once; what has no receipt is sent again, in order.

What an answer means and how long to wait is as in scoring/static/scoring/envios-fila.js, the waits a tenth of them.
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
    """What lies between a phone and the site: seconds at most until an answer comes, and how often one never does."""

    delay: float
    loss: float


STEADY, SLOW = Line(0.0, 0.0), Line(0.2, 0.03)


class StoppedError(Exception):
    """An answer that waits for a human, or none that was expected: here nobody makes mistakes, so it is the site's."""


class UnansweredError(StoppedError):
    """The run ended before an answer came: nobody knows, and nothing was promised."""


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
    """One mão as it lies in an outbox. receipts: what came back, once or many times."""

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
    """One device. ports: of the hosts of the site, any of which it is led to, and to the next one where none answers.

    `stopped`: when to give up. `took`: seconds of each request, answered or not.
    """

    def __init__(self, ports: Sequence[int], rng: Random, stopped: Event, line: Line = STEADY) -> None:
        self.ports, self.rng, self.stopped, self.device = ports, rng, stopped, secrets.token_urlsafe(16)
        self.line = line
        self.took: list[float] = []
        self.retries, self._lock = 0, Lock()

    def get(self, path: str, done: frozenset[int] = frozenset({200})) -> Answer:
        """Read a page, until it is there."""
        return self._until("GET", path, {}, done)

    def post(self, path: str, data: Form, done: frozenset[int] = STORED) -> Answer:
        """Send something until it is known to be stored. Raises `StoppedError`."""
        return self._until("POST", path, data, done)

    def deliver(self, entry: Entry) -> dict[str, Any]:
        """Send a mão until it has its receipt."""
        told = self.post(entry.address, entry.body).told
        entry.receipts.append(told["receipt"])
        return told

    def once(self, method: str, path: str, data: Form, host: int = 0) -> Answer | None:
        """Ask one host once. None: no answer, nobody knows what has come of it."""
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
