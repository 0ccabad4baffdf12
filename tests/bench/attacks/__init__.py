"""The waiting time of a table during attacks on the hall: mãos posted one after another, under each attack.

Measured on a laptop as `make run` serves it, and on a server: a real nginx, the image's granian, PostgreSQL. Beside
the times stands the largest memory of the web processes, and of nginx with its temporary files, which are memory of
its container.
"""

import os
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPException
from itertools import islice
from multiprocessing import get_context
from statistics import quantiles
from threading import Event
from time import perf_counter, sleep

from django.core.management import call_command

from tests.bench.attacks import members, strangers
from tests.bench.attacks.places import laptop, server
from tests.bench.mesas import MAOS
from tests.bench.posting import answer, request

JOGOS, PAUSE, BEGUN = (
    12,
    0.05,
    1,
)  # jogos of one measurement; seconds between two mãos, and before the first mão of an attack
WARM = 4  # jogos before the first measurement: a server that has just started is slower
AIM = "aim p99 500 ms"
ATTACKS = {"nobody attacks": lambda place: []} | strangers.ATTACKS | members.ATTACKS


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    for where, served in (("laptop", laptop), ("server", server)):
        yield f"mãos posted one by one, {where}, load {os.getloadavg()[0]:.1f}"
        with served(JOGOS * len(ATTACKS) + WARM) as place:
            shares = iter(place.tokens)
            post_all(place.port, list(islice(shares, WARM)))
            for name, attack in ATTACKS.items():
                share = list(islice(shares, JOGOS))
                with place.memory() as memory, under(attack(place)):
                    cuts = quantiles(post_all(place.port, share), n=100)
                times = f"p50 {cuts[49] * 1000:>6.0f} ms   p99 {cuts[98] * 1000:>6.0f} ms   {AIM}"
                yield f"  {name:<44} {times}   {memory()}"


def post_all(port, tokens):
    """Post the mãos of these jogos, each on a separate connection; return the seconds of each."""
    took = []
    for token in tokens:
        for number in range(1, MAOS + 1):
            start = perf_counter()
            with socket.create_connection(("127.0.0.1", port)) as link, link.makefile("rb") as answers:
                link.sendall(request(token, number))
                status, body = answer(answers)
            assert status == 201, (status, body)
            took.append(perf_counter() - start)
            sleep(PAUSE)
    return took


@contextmanager
def under(attacks):
    """Run each attack in a thread of another process during the block, restarted whenever it is disconnected.

    In this process they would delay the clock of the table. An attack that ends in any other way is invalid, and ends
    the measurement.
    """
    context = get_context("fork")
    over = context.Event()
    attackers = context.Process(target=attack, args=(attacks, over))
    attackers.start()
    try:
        sleep(BEGUN)
        yield
    finally:
        over.set()
        attackers.join()
    assert attackers.exitcode == 0


def attack(attacks, over):
    """Run the attacks until it is over."""
    ended = Event()

    def go_on(attack):
        while not ended.is_set():
            try:
                attack(ended)
            except (OSError, HTTPException):
                ended.wait(0.2)

    with ThreadPoolExecutor(len(attacks) or 1) as pool:
        running = [pool.submit(go_on, one) for one in attacks]
        over.wait()
        ended.set()
        for one in running:
            one.result()
