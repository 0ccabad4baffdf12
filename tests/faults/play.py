"""One run: everything is made, played while it is killed, and judged."""

import time
from dataclasses import dataclass
from random import Random

from django.db import connection

from tests.faults import event as events
from tests.faults import verdict
from tests.faults.chaos import Chaos
from tests.faults.stack import Stack, wait
from tests.faults.table import Hall, Table

MODES = ("scorer", "confirm", "apart")
CONVERGED = 10  # seconds after the last kill, the start of the programs on a slow machine not counted
WARM = 3  # jogos before the broker hangs: a server that has just started is slow for other reasons
AT_ONCE = 1  # second, for an answer while the broker hangs
FEWEST = 3  # kills of each part, or it was no chaos


@dataclass(frozen=True, slots=True)
class Plan:
    """pause: mean seconds a table takes for a mão; every: mean seconds from one kill to the next."""

    size: events.Size
    pause: float
    every: float
    patience: int


SHORT = Plan(events.Size(groups=1, mesas=2, partidas=5), pause=0.5, every=1.5, patience=480)
LONG = Plan(events.Size(groups=5, mesas=10, partidas=10), pause=1.2, every=2.5, patience=1800)


def without_broker(stack: Stack, seed: int) -> list[str]:
    """Play while Redis hangs, then let it go on: answered at once, and swept up later."""
    made = events.make(events.Size(groups=1, mesas=1, partidas=1))
    hall, redis = Hall(stack.port, pause=0), stack.parts["Redis"]
    connection.close()
    table = Table(hall, made, made.mesas[0], f"{seed} without broker")
    with hall.open():
        table.start()
        wait(lambda: hall.over.get("scorer", 0) >= WARM or not table.is_alive())
        redis.freeze()
        warm, told = len(table.mesa.took), len(hall.entries["scorer"])
        table.join(60)
        redis.thaw()
    slowest, maos = max(table.mesa.took[warm:]), len(hall.entries["scorer"]) - told
    seconds = wait(lambda: verdict.converged([made]), 30)
    print(
        f"Redis stopped: {maos} mãos, slowest answer {slowest:.2f} s; swept up {seconds:.1f} s after it went on"
    )
    found = [*verdict.faults(hall, [made])]
    return found + ([f"an answer took {slowest:.2f} s"] if slowest >= AT_ONCE else [])


def with_chaos(stack: Stack, seed: int, plan: Plan) -> list[str]:
    """Play a whole event of each mode while parts are killed; at the end the power goes."""
    made = [events.make(plan.size, mode) for mode in MODES]
    connection.close()
    hall, chaos = Hall(stack.port, plan.pause), Chaos(stack, Random(seed), plan.every)
    tables = [
        Table(hall, one, door, f"{seed} {one.entry} {at}")
        for one in made
        for at, door in enumerate(one.mesas)
    ]
    started = time.monotonic()
    deadline = started + plan.patience
    with hall.open():
        for table in tables:
            table.start()
        chaos.reign(
            lambda: not any(table.is_alive() for table in tables) or time.monotonic() > deadline,
            hall.answered,
        )
    played = time.monotonic() - started
    up, seconds = chaos.power_cut(lambda: verdict.converged(made))
    found = [*verdict.faults(hall, made)]
    _tell(hall, tables, chaos)
    print(f"played {played:.0f} s; after the last kill up again in {up:.1f} s, converged in {seconds:.1f} s")
    found += [f"converged only after {seconds:.1f} s"] if seconds - up > CONVERGED else []
    return found + [
        f"{name}: {kills} kills are no chaos" for name, kills in chaos.kills.items() if kills < FEWEST
    ]


def _tell(hall: Hall, tables: list[Table], chaos: Chaos) -> None:
    phones = [phone for table in tables for phone in (table.mesa, table.a, table.b)]
    entries = [entry for of_mode in hall.entries.values() for entry in of_mode]
    retries, receipts = sum(phone.retries for phone in phones), hall.answered()
    print(f"{len(entries)} sent, {receipts} receipts, {retries} requests sent again")
    print("killed: " + ", ".join(f"{name} {kills}" for name, kills in sorted(chaos.kills.items())))
