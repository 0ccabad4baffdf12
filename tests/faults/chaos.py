"""Kill the parts of a site at random while it is used, and restart them."""

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from socket import create_connection, socket

from tests.faults.stack import READY_SECONDS, Stack, wait
from tests.waiting import stretch

WHOLE = 0.6  # how often a part dies with all its processes; otherwise only one of them
BETWEEN = 15  # answers between kills, so that play continues on a slow machine
DOWN = 1.5  # seconds at most until it is started again
FAULTS = FROZEN, FULL, HALVES = "PostgreSQL frozen", "disk full", "half-sent bodies"
# A form: a server that hands the request to a thread before its body is complete reads the body there.
HALF = (
    b"POST /entrar/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 500000\r\n\r\nhalf"
)
SENT = 20  # bodies of which only the half is sent, at once, to each host
JOURNAL = 2**20  # bytes of each file that PostgreSQL keeps its journal in


class Chaos:
    """`kills`: the number for each part."""

    def __init__(self, stack: Stack, rng: Random, every: float) -> None:
        self.stack, self.rng, self.every = stack, rng, every
        self.kills: Counter[str] = Counter()
        self._deck, self._halves = Deck([*sorted(stack.parts), *FAULTS], rng), Halves()

    def reign(self, until: Callable[[], bool], answered: Callable[[], int]) -> None:
        """Kill one part after another until a condition is true, each after the site has `answered` some more."""
        strike_at, enough = time.monotonic(), answered() + BETWEEN
        while not until():
            self.stack.revive()
            if time.monotonic() >= strike_at and answered() >= enough:
                self._strike(self._deck.draw())
                strike_at = time.monotonic() + self.rng.uniform(0.5, 1.5) * self.every
                enough = answered() + BETWEEN
            time.sleep(0.05)

    def without(self, names: tuple[str, ...], until: Callable[[], bool]) -> None:
        """Kill these parts, and restart none of them until a condition is true."""
        for name in names:
            self.stack.parts[name].kill()
            self.stack.parts[name].back_at = math.inf
        wait(self._revived(until))

    def power_cut(self, converged: Callable[[], bool]) -> tuple[float, float]:
        """Kill everything at once, and let it restart.

        Return the seconds until the site answers again, which depend on the machine, and until a condition is true.
        """
        self.stack.kill()
        self.kills.update(list(self.stack.parts))
        for part in self.stack.parts.values():
            part.back_at = 0
        slow = READY_SECONDS * stretch()
        up = wait(self._revived(self.stack.answers), slow)
        return up, up + wait(self._revived(converged), slow)

    def _revived(self, condition: Callable[[], bool]) -> Callable[[], bool]:
        def asked() -> bool:
            self.stack.revive()
            return condition()

        return asked

    def _strike(self, name: str) -> None:
        # Always as many draws, whatever is found there: the same seed kills the same parts in the same order.
        whole, which, down = (self.rng.random() for _ in range(3))
        self.kills[name] += 1
        database, seconds = self.stack.parts["PostgreSQL"], 2 * DOWN * down
        if name == HALVES:
            self._halves.send(self.stack.ports)
        elif name == FROZEN:
            database.freeze(seconds)
        elif name == FULL:
            # No table grows any more. Often the journal has room in its file; otherwise PostgreSQL stops there.
            most = 0 if database.disk else JOURNAL
            database.fill(most if whole < WHOLE else int(JOURNAL * which), seconds)
        else:
            part = self.stack.parts[name]
            if whole < WHOLE or not part.kill_one_child(which):
                part.kill()
                part.back_at = time.monotonic() + DOWN * down


class Deck:
    """The order of parts and faults: all once, in an order that is drawn each time."""

    def __init__(self, cards: Sequence[str], rng: Random) -> None:
        self.cards, self.rng = cards, rng
        self._left: list[str] = []

    def draw(self) -> str:
        if not self._left:
            self._left = self.rng.sample(self.cards, len(self.cards))
        return self._left.pop()


class Halves:
    """Requests with incomplete bodies. links: the open connections."""

    def __init__(self) -> None:
        self.links: list[socket] = []

    def send(self, ports: Sequence[int]) -> None:
        """Open some with each host, in place of the last ones."""
        self.close()
        for port in ports:
            with suppress(OSError):  # it may be away
                for _ in range(SENT):
                    self.links.append(create_connection(("127.0.0.1", port), timeout=2))
                    self.links[-1].sendall(HALF)

    def close(self) -> None:
        for link in self.links:
            link.close()
        self.links = []
