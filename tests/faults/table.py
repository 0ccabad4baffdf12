"""One mesa: its players find the jogo by its QR, play it and enter it in the mode of the tournament.

Mãos are deliberately also sent twice at once, again long after they were recorded, and before their turn.
"""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Event as Signal
from threading import Lock, Thread
from uuid import uuid4

from tests.faults.event import MAOS, Event
from tests.faults.phone import STEADY, Entry, Line, Phone, StoppedError, UnansweredError
from tests.scoring.typed import TYPED

SEAT = re.compile(r"/mesa/[\w-]+/")
AGAIN, TOGETHER, EARLY, DIFFERENT, LATER = 0.15, 0.15, 0.1, 0.25, 0.4  # how often
GO = frozenset({200, 302})


class Hall:
    """The state shared by all tables: the events, the finished jogos of each, whether a fault occurred."""

    def __init__(self, ports: Sequence[int], pause: float, events: list[Event], line: Line = STEADY) -> None:
        self.ports, self.pause, self.events, self.line = ports, pause, events, line
        self.confirmations: list[str] = []
        self.faults: list[str] = []
        self.over: Counter[int] = Counter()
        self.lock, self.stopped = Lock(), Signal()

    def answered(self) -> int:
        """Return the number of receipts."""
        return sum(len(entry.receipts) for event in self.events for entry in list(event.sent))

    def finished(self, event: Event) -> None:
        with self.lock:
            self.over[event.tournament.pk] += 1

    def goes_on(self, event: Event) -> bool:
        return not self.stopped.is_set() and not self.is_over(event)

    def is_over(self, event: Event) -> bool:
        return self.over[event.tournament.pk] >= event.jogos

    @contextmanager
    def open(self) -> Iterator[None]:
        """Run the phones during the block; none outlives it."""
        try:
            yield
        finally:
            self.stopped.set()

    def fault(self, sentence: str) -> None:
        self.faults.append(sentence)
        self.stopped.set()


class Table(Thread):
    """The phones at one mesa, one jogo after the other."""

    def __init__(self, hall: Hall, event: Event, door: str, seed: str) -> None:
        super().__init__(name=f"{event.entry} {door}", daemon=True)
        self.hall, self.event, self.door, self.rng = hall, event, door, Random(seed)
        self.mesa, self.a, self.b = (
            Phone(hall.ports, Random(f"{seed} {seat}"), hall.stopped, hall.line)
            for seat in ("mesa", "A", "B")
        )
        self.hands = ThreadPoolExecutor(2)
        self.enter: Callable[[list[Entry], int], None] = getattr(self, f"_{event.entry}")

    def run(self) -> None:
        try:
            while self.hall.goes_on(self.event):
                found = self.mesa.get(self.door, GO)
                if found.status == 200:  # nothing to play here yet
                    time.sleep(0.3)
                else:
                    self._play(found.location)
        except UnansweredError:
            pass  # `verdict.unfinished` tells
        except StoppedError as exc:
            self.hall.fault(f"{self.name}: {exc}")
        except Exception as exc:  # noqa: BLE001 -- told with the verdict
            self.hall.fault(f"{self.name}: {exc!r}")

    def _play(self, address: str) -> None:
        self.address = address
        if self.event.entry != "scorer":
            self.seat_a, self.seat_b = self._seats(address)
        self.waiting: list[Entry] = []
        script = self._script(address if self.event.entry == "scorer" else self.seat_a)
        for at in range(len(script)):
            if not self.hall.goes_on(self.event):
                return
            self.enter(script, at)
            time.sleep(self.rng.uniform(0, 2 * self.hall.pause))
        self.hall.finished(self.event)

    def _seats(self, address: str) -> list[str]:
        # Each dupla's seat is found by its private link.
        sheet = self.mesa.get(f"{address}folha.txt").text
        here = sorted((name for name in self.event.duplas if name in sheet), key=sheet.index)
        pages = [
            phone.get(self.event.duplas[name]).text
            for phone, name in zip((self.a, self.b), here, strict=True)
        ]
        return [SEAT.findall(page)[0] for page in pages]

    def _script(self, address: str) -> list[Entry]:
        # All mãos in their order, with a key for each.
        winners = [self.rng.choice("AB") for _ in range(self.event.size.partidas)]
        return [
            Entry(address, partida, number, answers(won, self.rng.randint(42, 55)))
            for partida, won in enumerate(winners, start=1)
            for number in range(1, MAOS + 1)
        ]

    def _scorer(self, script: list[Entry], at: int) -> None:
        self._record(self.mesa, script, at)

    def _confirm(self, script: list[Entry], at: int) -> None:
        # One dupla enters; the other confirms, now or two mãos later, and always before the jogo would end.
        self._record(self.a, script, at)
        self.waiting.append(script[at])
        if at + 1 < len(script) and self.rng.random() < LATER:
            return
        key, maos = str(uuid4()), [f"{one.partida}.{one.number}.1" for one in self.waiting]
        for _ in range(2 if self.rng.random() < AGAIN else 1):
            self.b.post(f"{self.seat_b}conferir/", {"mao": maos, "client_id": key})
        self.hall.confirmations.append(key)  # acknowledged
        self.waiting = []

    def _apart(self, script: list[Entry], at: int) -> None:
        # Both duplas send at once; if they differ, one of them sends the other's version.
        said = script[at]
        other = Entry(self.seat_b, said.partida, said.number, said.answers)
        theirs = [other]
        if self.rng.random() < DIFFERENT:
            wrong = answers(said.answers["ending"], 41)
            theirs.insert(0, Entry(self.seat_b, said.partida, said.number, wrong))
        self.event.sent.extend([said, *theirs])
        self._early(self.a, script, at)
        mine = self.hands.submit(self.a.deliver, said)
        self.b.deliver(theirs[0])
        mine.result()
        state = [self.b.deliver(entry)["state"] for entry in theirs[1:]]
        state = state or [self.b.deliver(other)["state"]]
        if state != ["confirmado"]:
            raise StoppedError(f"both said the same, and it is {state}")

    def _record(self, phone: Phone, script: list[Entry], at: int) -> None:
        entry = script[at]
        self.event.sent.append(entry)
        self._early(phone, script, at)
        twin = self.hands.submit(phone.deliver, entry) if self.rng.random() < TOGETHER else None
        phone.deliver(entry)
        if twin:
            twin.result()
        if self.rng.random() < AGAIN:  # a retry that comes late, behind others
            phone.deliver(self.rng.choice(script[: at + 1]))

    def _early(self, phone: Phone, script: list[Entry], at: int) -> None:
        # Sometimes the mão after the next one is sent: it is refused, and accepted in its turn.
        if at + 1 < len(script) and self.rng.random() < EARLY:
            answer = phone.once("POST", script[at + 1].address, script[at + 1].body)
            if answer and answer.status < 500 and answer.told.get("code") != "mao_out_of_order":
                raise StoppedError(f"a mão before its turn: {answer.status} {answer.text[:300]}")


def answers(won: str, cards: int) -> dict[str, str]:
    """Return the form data of a mão, won by a side with this many tens of cards on the table."""
    lost = "B" if won == "A" else "A"
    of = {"A": won, "B": lost}
    typed = {
        of.get(name[0], "") + name[1:] if name[1] == "-" else name: value for name, value in TYPED.items()
    }
    return typed | {"ending": won, f"{won}-table": str(cards)}
