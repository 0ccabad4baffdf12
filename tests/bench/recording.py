"""Mãos recorded a second through the service, compared with the same statements through psycopg on the same server.

Every mão belongs to a mesa of one event: all of them request a refresh for its readers. The two take turns: A B A B.
The lower bound is one locked read, one insert and one update. The CPU cost of each is printed too.
"""

import os
from functools import partial
from statistics import median
from time import perf_counter
from uuid import uuid4

from django.core.management import call_command
from django.db import connection

from scoring.entry.record import record_mao
from scoring.models import Jogo
from tests.bench.mesas import FACTS, LEAST, MAOS, PLAIN, plainly, run
from tests.factories import TABLE

CLIENTS = (1, 16)
ROUNDS = 3
AIMS = {"the same statements": "aim 0.35", "lock, insert, update": ""}


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    for clients in CLIENTS:
        runs = {name: [] for name in WAYS}
        for _ in range(ROUNDS):
            for name, work in WAYS.items():
                runs[name].append(run(work, clients))
        load = os.getloadavg()[0]
        yield f"mãos recorded by {clients} client{'s' if clients > 1 else ''}, PostgreSQL with fsync, load {load:.1f}"
        yield from told(runs, "record_mao", AIMS)


def told(runs, name, aims):
    """Yield the figures of each way, and the ratio."""
    for way, some in runs.items():
        rate, own = median(one.rate for one in some), median(one.own for one in some)
        half, slowest = median(one.half for one in some), median(one.slowest for one in some)
        times = f"p50 {half * 1000:>6.1f} ms   p99 {slowest * 1000:>6.1f} ms"
        yield f"  {way:<28} {rate:>7,.0f}/s   {times}   {own * 1e6:>6,.0f} µs of its own"
    for other, aim in aims.items():
        ratio = median(mine.rate / beside.rate for mine, beside in zip(runs[name], runs[other], strict=True))
        yield f"  to {other:<25} {ratio:>9.2f}    {aim}".rstrip()


def record(share, took):
    """Run one client: every mão of its jogos, through the service."""
    try:
        for jogo in Jogo.objects.filter(pk__in=[mesa.jogo for mesa in share]):
            for number in range(1, MAOS + 1):
                start = perf_counter()
                record_mao(jogo=jogo, partida=1, number=number, facts=FACTS, client_id=uuid4(), source=TABLE)
                took.append(perf_counter() - start)
    finally:
        connection.close()


BESIDE = {
    "the same statements": partial(plainly, PLAIN),
    "lock, insert, update": partial(plainly, LEAST),
}
WAYS = {"record_mao": record, **BESIDE}
