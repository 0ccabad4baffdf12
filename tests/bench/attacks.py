"""The waiting time of a table during attacks on the hall: mãos posted one after another, under each attack.

Measured on a laptop as `make run` serves it, and on a server: a real nginx, the image's granian, PostgreSQL.
"""

import os
import re
import socket
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from itertools import count, islice, takewhile
from pathlib import Path
from statistics import quantiles
from threading import Event
from time import perf_counter, sleep
from urllib.parse import urlencode

from django.core.management import call_command

from tests.bench.mesas import MAOS, make_mesas
from tests.bench.posting import answer, request
from tests.bench.site import site
from tests.browser.opened import Site, open_tables
from tests.deploy.door import door
from tests.programs import ROOT, Program

JOGOS, PAUSE, BEGUN = (
    12,
    0.05,
    1,
)  # jogos of one measurement; seconds between two mãos, and before the first mão of an attack
WARM = 4  # jogos before the first measurement: a server that has just started is slower
HALF, SLOW, GUESSERS = 40, 500, 4
AIM = "aim p99 500 ms"
TABLE = ("regulamento-1", {"target": 5000}, ["A", "B"])
POST = "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    for where, served in (("laptop", laptop), ("server", server)):
        yield f"mãos posted one by one, {where}, load {os.getloadavg()[0]:.1f}"
        with served(JOGOS * len(ATTACKS) + WARM) as (port, tokens):
            shares = iter(tokens)
            post_all(port, list(islice(shares, WARM)))
            for name, attack in ATTACKS.items():
                share = list(islice(shares, JOGOS))
                with under(attack(port)):
                    cuts = quantiles(post_all(port, share), n=100)
                yield f"  {name:<44} p50 {cuts[49] * 1000:>6.0f} ms   p99 {cuts[98] * 1000:>6.0f} ms   {AIM}"


@contextmanager
def laptop(jogos):
    """Serve as `make run` does; yield the port and the tokens of tables."""
    with tempfile.TemporaryDirectory(prefix="canastra-bench-") as home:
        program = Program(Path(home) / "var", DEMO="0")
        served = Site(program, really=True)
        try:
            program.start()
            direct(program)
            tables = open_tables(served, dict.fromkeys(map(str, range(jogos)), TABLE))
            yield program.port, [address.split("/")[-2] for address in tables.values()]
        finally:
            served.end()


def direct(program):
    """Create a user for the site, because an empty site has no sign-in page, but asks for its first director."""
    env = program.env | {"DJANGO_SUPERUSER_PASSWORD": "so-para-medir-9-letras"}
    typed = ("--noinput", "--username=direcao", "--email=direcao@example.org")
    command = [sys.executable, ROOT / "deploy" / "run.py", "manage", "createsuperuser", *typed]
    subprocess.run(command, env=env, check=True, capture_output=True)


@contextmanager
def server(jogos):
    """Serve as the containers do; yield the port of nginx and the tokens of tables."""
    mesas = make_mesas(jogos)
    with (
        tempfile.TemporaryDirectory(prefix="canastra-bench-") as home,
        site() as web,
        door(Path(home), web.port) as port,
    ):
        yield port, [mesa.token for mesa in mesas]


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


def nobody(port):
    """Run no attack, as the baseline."""
    return []


def unfinished(port):
    """Send bodies and headers that never end."""
    said = (POST.format(path="/avulso/") + "Content-Length: 2000\r\n\r\nregras=").encode()
    return [partial(hold, port, part) for part in [said] * HALF + [b"GET / HTTP/1.1\r\nHost: 127."] * SLOW]


def guessing(port):
    """Try passwords without a pause, each with another user name."""
    return [partial(guess, port, f"palpite-{guesser}") for guesser in range(GUESSERS)]


def hold(port, said, over):
    with socket.create_connection(("127.0.0.1", port), timeout=1) as link:
        link.sendall(said)
        while not over.is_set():
            with suppress(TimeoutError):
                if not link.recv(1024):
                    return


def guess(port, name, over):
    link = HTTPConnection("127.0.0.1", port, timeout=60)
    link.request("GET", "/entrar/")
    page = link.getresponse()
    cookie = page.getheader("Set-Cookie").partition(";")[0]
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.read().decode())[1]
    headers = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
    for number in takewhile(lambda _: not over.is_set(), count()):
        typed = {"username": f"{name}-{number}", "password": "palpite", "csrfmiddlewaretoken": token}
        link.request("POST", "/entrar/", urlencode(typed), headers)
        link.getresponse().read()


@contextmanager
def under(attacks):
    """Run each attack in a thread during the block, restarted whenever it is disconnected.

    An attack that ends in any other way is invalid, and ends the measurement.
    """
    over = Event()

    def go_on(attack):
        while not over.is_set():
            try:
                attack(over)
            except (OSError, HTTPException):
                over.wait(0.2)

    with ThreadPoolExecutor(len(attacks) or 1) as pool:
        running = [pool.submit(go_on, attack) for attack in attacks]
        try:
            over.wait(BEGUN)
            yield
        finally:
            over.set()
        for one in running:
            one.result()


ATTACKS = {
    "nobody attacks": nobody,
    f"{HALF} half-sent bodies, {SLOW} unfinished heads": unfinished,
    f"passwords guessed by {GUESSERS} without a pause": guessing,
}
