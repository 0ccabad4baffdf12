"""The waiting time of a table in another event while the director ends, rings or prints a round of 120 tables.

The server is the image's: granian with two workers, and PostgreSQL with fsync. Some phones post mãos one after
another. The director requests the page of the act, and sends its form as the browser does. The processor time is that
of the server for the act and for the mãos meanwhile.
"""

import logging
import os
import re
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import batched
from socket import create_connection
from threading import Event, Thread
from time import perf_counter, sleep
from urllib.parse import urlencode

from django.conf import settings
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from tests.bench.mesas import MAOS, make_mesas
from tests.bench.posting import answer, request
from tests.bench.site import site
from tests.factories import director_of, go_on, jogos_being_played, make_stages, record
from tournaments.models import Confronto

TABLES, PHONES, JOGOS = 120, 4, 400  # jogos: enough for all mãos of one measurement
SWISS = {"format": "swiss", "rounds": 5, "partidas": 1, "pace": "round"}
PAUSE, BEFORE = 0.05, 4.0  # seconds between two mãos of a phone, and of mãos before the act
AIM = "aim 1.5 s, 500 ms"


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    settings.ALLOWED_HOSTS = ["testserver"]
    yield f"an act for {TABLES} tables while {PHONES} phones post mãos, load {os.getloadavg()[0]:.1f}"
    logging.disable(logging.INFO)  # every mão is logged
    for name, act in ACTS.items():
        (stage,) = make_stages(SWISS, duplas=2 * TABLES, target=3000)
        go_on(stage)
        for jogo in jogos_being_played(stage.tournament):
            record(jogo)
        tokens = [mesa.token for mesa in make_mesas(JOGOS)]
        with site() as web:
            desk = Desk(web.port, stage.tournament)
            desk.page("desk_mesas")  # the first page of a process imports its modules
            with phones(web.port, tokens) as took:
                sleep(BEFORE)
                own, start = web.own(), perf_counter()
                act(desk)
                end = perf_counter()
                spent = web.own() - own
        waits = [seconds for at, seconds in took if at + seconds > start and at < end]
        yield (
            f"  {name:<42} {end - start:>5.2f} s, processor {spent:>5.2f} s,"
            f" longest wait of {len(waits)} mãos {max(waits, default=0) * 1000:>4.0f} ms  {AIM}"
        )
    logging.disable(logging.NOTSET)


class Desk:
    """A director of an event, signed in, whose requests reach the server over HTTP."""

    def __init__(self, port, tournament):
        self.port, self.tournament = port, tournament
        client = Client()
        client.force_login(director_of(tournament.club))
        self.session = f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"

    def page(self, name, *args, query=""):
        """Return a page as text, and keep its token for the form."""
        status, body = self._send("GET", self._path(name, *args) + query)
        assert status == 200, (status, body[:500])
        if found := re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', body):
            self.token = found[1]
        return body

    def send(self, name, *args, **fields):
        """Send a form; it must be accepted."""
        status, body = self._send("POST", self._path(name, *args), csrfmiddlewaretoken=self.token, **fields)
        assert status == 302, (status, body[:500])

    def _path(self, name, *args):
        return reverse(f"tournaments:{name}", args=(self.tournament.slug, *args))

    def _send(self, method, path, **fields):
        link = HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Cookie": "; ".join((self.session, getattr(self, "csrf", "")))}
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        link.request(method, path, urlencode(fields, doseq=True), headers)
        got = link.getresponse()
        for cookie in got.headers.get_all("Set-Cookie", ()):
            if cookie.startswith(settings.CSRF_COOKIE_NAME):
                self.csrf = cookie.partition(";")[0]
        return got.status, got.read().decode()


def end_rest(desk):
    """End all jogos of the round as they are."""
    page = desk.page("desk_rest", 1, query="?rodada=1")
    seen = re.search(r'name="visto" value="(\w+)"', page)[1]
    desk.send("desk_rest", 1, how="as_it_stands", reason="A sala fecha", visto=seen, rodada="1")


def ring(desk, in_play):
    """Ring the bell at all tables."""
    desk.page("desk_bell")
    rows = Confronto.objects.being_played().filter(tournament=desk.tournament)
    desk.send("desk_bell", in_play=in_play, rodada="1.1", tables=list(rows.values_list("pk", flat=True)))


ACTS = {
    "the rest is ended": end_rest,
    "the bell, the mão in play counts": lambda desk: ring(desk, "sim"),
    "the bell, the jogos end at once": lambda desk: ring(desk, "nao"),
    "blank súmulas": lambda desk: desk.page("print_sheets", 1),
    "the Salão": lambda desk: desk.page("desk_mesas"),
}


@contextmanager
def phones(port, tokens):
    """Post mãos during the block, from each phone one after another; yield the start and the seconds of each."""
    took, over = [], Event()

    def go_on_posting(share):
        with create_connection(("127.0.0.1", port)) as link, link.makefile("rb") as answers:
            for token in share:
                for number in range(1, MAOS + 1):
                    if over.is_set():
                        return
                    start = perf_counter()
                    link.sendall(request(token, number))
                    status, body = answer(answers)
                    assert status == 201, (status, body)
                    took.append((start, perf_counter() - start))
                    over.wait(PAUSE)

    shares = batched(tokens, JOGOS // PHONES, strict=True)
    threads = [Thread(target=go_on_posting, args=(share,)) for share in shares]
    for one in threads:
        one.start()
    try:
        yield took
    finally:
        over.set()
        for one in threads:
            one.join()
