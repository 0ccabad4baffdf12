"""One run: everything is created, played while parts are killed, and judged."""

import time
from dataclasses import dataclass
from random import Random

from django.db import connection

from scoring.models import AuditEntry, Mao, Submission
from tests.faults import event as events
from tests.faults import verdict
from tests.faults.chaos import FAULTS, Chaos
from tests.faults.phone import SLOW
from tests.faults.stack import READY_SECONDS, Stack, wait
from tests.faults.table import Hall, Table
from tests.waiting import stretch
from tournaments import refresh_queue

MODES = ("scorer", "confirm", "apart")
WARM = 3  # jogos before the broker hangs: a server that has just started is slow for other reasons


@dataclass(frozen=True, slots=True)
class Plan:
    """pause: mean seconds a table takes for a mão; every: mean seconds from one kill to the next.

    patience: seconds without any receipt after which the run is given up, on any machine. kills: the minimum for each
    part, including the power cut, for a valid run.
    """

    size: events.Size
    pause: float
    every: float
    patience: int
    kills: int


ONE_MESA = events.Size(groups=1, mesas=1, partidas=1)
SHORT = Plan(events.Size(groups=1, mesas=2, partidas=3), pause=0.3, every=1.5, patience=120, kills=2)
LONG = Plan(events.Size(groups=5, mesas=10, partidas=10), pause=1.2, every=2.5, patience=240, kills=10)


def without_broker(stack: Stack, seed: int) -> list[str]:
    """Play while Redis hangs, then continue it: answers are immediate, and the sweep publishes later."""
    made = events.make(ONE_MESA)
    hall, redis = Hall(stack.ports, 0, [made]), stack.parts["Redis"]
    connection.close()
    table = Table(hall, made, made.mesas[0], f"{seed} without broker")
    stalled = Stalled(hall, SHORT.patience)
    with hall.open():
        table.start()
        wait(lambda: hall.over[made.tournament.pk] >= WARM or not table.is_alive())
        redis.freeze()
        warm, again, told = len(table.mesa.took), table.mesa.retries, len(made.sent)
        wait(lambda: not table.is_alive() or stalled(), 60)
        redis.thaw()
        wait(lambda: not table.is_alive() or stalled(), READY_SECONDS)
    took, again = table.mesa.took[warm:], table.mesa.retries - again
    slow = stretch()
    seconds = wait(lambda: verdict.converged([made]), 30 * slow)
    print(
        f"Redis stopped: {len(made.sent) - told} mãos, {len(took)} requests, slowest {max(took, default=0):.2f} s,"
        f" {again} sent again; swept up {seconds:.1f} s after it went on"
    )
    _say_unfinished(hall)
    return [*verdict.faults(hall), *verdict.slow(took, again, slow)]


def with_chaos(stack: Stack, seed: int, plan: Plan) -> list[str]:
    """Play an event of each mode while parts are killed, one more without a worker; then cut the power."""
    _spread_tables()
    made, last = [events.make(plan.size, mode) for mode in MODES], events.make(ONE_MESA)
    connection.close()
    hall, chaos = Hall(stack.ports, plan.pause, [*made, last], SLOW), Chaos(stack, Random(seed), plan.every)
    tables = [
        Table(hall, one, door, f"{seed} {one.entry} {at}")
        for one in made
        for at, door in enumerate(one.mesas)
    ]
    behind = Table(hall, last, last.mesas[0], f"{seed} behind")
    started = time.monotonic()
    with hall.open():
        for table in tables:
            table.start()
        stalled = Stalled(hall, plan.patience)
        chaos.reign(lambda: _over(tables) or stalled(), hall.answered)
        hall.pause = 0
        behind.start()
        chaos.without(("worker", "beat"), lambda: _over([behind]))
    played, due = time.monotonic() - started, refresh_queue.behind()
    up, seconds = chaos.power_cut(lambda: verdict.converged(hall.events))
    _tell(hall, [*tables, behind], chaos)
    print(f"played {played:.0f} s; {len(due)} tournaments owed at the power cut")
    print(f"answered again {up:.1f} s after it, converged {seconds - up:.1f} s later", flush=True)
    _say_unfinished(hall)
    found = [*verdict.faults(hall), *verdict.late(up, seconds, stretch()), *_too_easy(chaos, plan)]
    return found if last.tournament.pk in due else [*found, "nothing was owed at the power cut"]


def _spread_tables() -> None:
    # A low fill factor makes growing tables the first to run out of space on a full disk.
    with connection.cursor() as cursor:
        for model in (Mao, Submission, AuditEntry):
            cursor.execute(f"ALTER TABLE {model._meta.db_table} SET (fillfactor = 10)")


class Stalled:
    """Whether no answer came for this many seconds. The total duration depends on the machine."""

    def __init__(self, hall: Hall, patience: float) -> None:
        self.hall, self.patience = hall, patience
        self.answered, self.at = -1, time.monotonic()

    def __call__(self) -> bool:
        if (answered := self.hall.answered()) != self.answered:
            self.answered, self.at = answered, time.monotonic()
        return time.monotonic() - self.at > self.patience


def _say_unfinished(hall: Hall) -> None:
    for sentence in verdict.unfinished(hall):
        print(f"NOT FINISHED {sentence}", flush=True)


def _over(tables: list[Table]) -> bool:
    return not any(table.is_alive() for table in tables)


def _too_easy(chaos: Chaos, plan: Plan) -> list[str]:
    wanted = dict.fromkeys(chaos.stack.parts, plan.kills) | dict.fromkeys(FAULTS, plan.kills - 1)
    return [
        f"{name}: {chaos.kills[name]} times are no chaos"
        for name, least in wanted.items()
        if chaos.kills[name] < least
    ]


def _tell(hall: Hall, tables: list[Table], chaos: Chaos) -> None:
    phones = [phone for table in tables for phone in (table.mesa, table.a, table.b)]
    sent = sum(len(event.sent) for event in hall.events)
    retries = sum(phone.retries for phone in phones)
    print(f"{sent} sent, {hall.answered()} receipts, {retries} requests sent again")
    print("killed: " + ", ".join(f"{name} {kills}" for name, kills in sorted(chaos.kills.items())))
    said = chaos.stack.parts["PostgreSQL"].output()  # of its log there was room for
    refused = {words: said.count(words) for words in ("No space left on device", "File too large")}
    print(f"PostgreSQL told of writes that the full disk refused: {refused}")
