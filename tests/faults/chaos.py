"""Kills the parts of a site at random while it is used, and starts them again."""

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from socket import create_connection, socket

from tests.faults.stack import READY_SECONDS, Stack, stretch, wait

WHOLE = 0.6  # how often a part dies with all its processes; otherwise it loses one of them
BETWEEN = 15  # answers from one kill to the next: however slow the machine, the play goes on
DOWN = 1.5  # seconds at most until it is started again
FROZEN, HALVES = "PostgreSQL frozen", "half-sent bodies"
HALF = b"POST /entrar/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500000\r\n\r\nhalf"
SENT = 20  # bodies of which only the half is sent, at once


class Chaos:
    """`kills`: how many of each part."""

    def __init__(self, stack: Stack, rng: Random, every: float) -> None:
        self.stack, self.rng, self.every = stack, rng, every
        self.kills: Counter[str] = Counter()
        self._deck: list[str] = []
        self._halves: list[socket] = []

    def reign(self, until: Callable[[], bool], answered: Callable[[], int]) -> None:
        """Kill one part after the other, until something is true: each once the site has `answered` some more."""
        strike_at, enough = time.monotonic(), answered() + BETWEEN
        while not until():
            self.stack.revive()
            if time.monotonic() >= strike_at and answered() >= enough:
                self._strike(self._next())
                strike_at = time.monotonic() + self.rng.uniform(0.5, 1.5) * self.every
                enough = answered() + BETWEEN
            time.sleep(0.05)

    def without(self, names: tuple[str, ...], until: Callable[[], bool]) -> None:
        """Kill these parts, and start none of them again until something is true."""
        for name in names:
            self.stack.parts[name].kill()
            self.stack.parts[name].back_at = math.inf
        wait(self._revived(until))

    def power_cut(self, converged: Callable[[], bool]) -> tuple[float, float]:
        """Kill everything at once, and let it come back.

        Return the seconds until the site answers again, which are the machine's, and until something is true.
        """
        self.stack.kill()
        self.kills.update(list(self.stack.parts))
        for part in self.stack.parts.values():
            part.back_at = 0
        slow = READY_SECONDS * stretch()
        up = wait(self._revived(self.stack.answers), slow)
        return up, up + wait(self._revived(converged), slow)

    def _revived(self, condition: Callable[[], bool]) -> Callable[[], bool]:
        """Return a condition that is asked while a supervisor is at work."""

        def asked() -> bool:
            self.stack.revive()
            return condition()

        return asked

    def _next(self) -> str:
        """Return whose turn it is: all parts and faults once, in an order that is drawn each time."""
        if not self._deck:
            cards = [*sorted(self.stack.parts), FROZEN, HALVES]
            self._deck = self.rng.sample(cards, len(cards))
        return self._deck.pop()

    def _strike(self, name: str) -> None:
        # Always as many draws, whatever is found there: the same seed kills the same parts in the same order.
        whole, which, down = (self.rng.random() for _ in range(3))
        self.kills[name] += 1
        if name == HALVES:
            self._send_halves()
            return
        if name == FROZEN:
            part = self.stack.parts["PostgreSQL"]
            part.freeze()
            part.thaw_at = time.monotonic() + 2 * DOWN * down
            return
        part = self.stack.parts[name]
        if whole < WHOLE or not part.kill_one_child(which):
            part.kill()
            part.back_at = time.monotonic() + DOWN * down

    def _send_halves(self) -> None:
        """Begin requests whose bodies never come, in the place of the last ones."""
        for one in self._halves:
            one.close()
        self._halves = []
        with suppress(OSError):  # the web may be away
            for _ in range(SENT):
                self._halves.append(create_connection(("127.0.0.1", self.stack.port), timeout=2))
                self._halves[-1].sendall(HALF)
