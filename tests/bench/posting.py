"""A mão through the whole stack, from the posted form to the JSON answer.

The server is the image's: granian, two workers. Each client is a phone with one persistent connection. The same mãos
are written through psycopg alone, from as many clients; the two take turns.
"""

import os
import socket
from functools import partial
from statistics import median
from time import perf_counter
from urllib.parse import urlencode
from uuid import uuid4

from django.core.management import call_command

from tests.bench.mesas import DEVICE, JOGOS, MAOS, run
from tests.bench.recording import BESIDE, told
from tests.bench.site import site

CLIENTS, ROUNDS = 16, 3
AIMS = {"the same statements": "aim 0.22", "lock, insert, update": ""}
TYPED = {
    "A-table": "22",
    "A-hand": "11",
    "A-clean": "3",
    "A-morto": "taken",
    "B-table": "11",
    "B-hand": "22",
    "B-morto": "taken",
    "ending": "A",
    "mortos_to_stock": "0",
}
REQUEST = (
    "POST /mesa/{token}/ HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: canastra_device={device}\r\n"
    "Accept: application/json\r\nAccept-Encoding: gzip\r\nAccept-Language: pt-BR\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
)


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    with site() as web:
        ways = {"POST": partial(post, web.port), **BESIDE}
        runs, own = {name: [] for name in ways}, []
        for _ in range(ROUNDS):
            for name, work in ways.items():
                before = web.own()
                runs[name].append(run(work, CLIENTS))
                own += [web.own() - before] if name == "POST" else []
    load = os.getloadavg()[0]
    yield f"mãos posted by {CLIENTS} clients, granian and PostgreSQL with fsync, load {load:.1f}"
    yield from told(runs, "POST", AIMS)
    yield f"  one POST costs the server {median(own) / (CLIENTS * (JOGOS + 1) * MAOS) * 1e6:,.0f} µs of the processor"


def post(port, share, took):
    """Run one client: every mão of its jogos."""
    with socket.create_connection(("127.0.0.1", port)) as link, link.makefile("rb") as answers:
        for mesa in share:
            for number in range(1, MAOS + 1):
                start = perf_counter()
                link.sendall(request(mesa.token, number))
                status, body = answer(answers)
                assert status == 201, (status, body)
                took.append(perf_counter() - start)


def request(token, number):
    """Return the bytes of the request that records a mão."""
    typed = TYPED | {"partida": "1", "number": str(number), "client_id": str(uuid4())}
    body = urlencode(typed)
    return REQUEST.format(token=token, device=DEVICE, length=len(body), body=body).encode()


def answer(answers):
    """Return status and body of one answer; the connection stays open."""
    status, length = int(answers.readline().split()[1]), 0
    while (line := answers.readline().strip()) != b"":
        name, _, value = line.partition(b":")
        length = int(value) if name.lower() == b"content-length" else length
    return status, answers.read(length)
