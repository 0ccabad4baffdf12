"""A hanging database affects only the requests that wait for it: they get 503, and the site continues."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from threading import Event
from time import monotonic

import pytest
from django.conf import settings
from django.db import OperationalError, connection
from django.db.backends.signals import connection_created
from django.urls import reverse

from deploy.readers.gate import Gate
from deploy.readers.patience import LIMITS, Patience
from tests.factories import make_tournament
from tests.waiting import stretch
from tournaments.hall import mesas

pytestmark = pytest.mark.postgresql


@contextmanager
def locked(table):
    """Hold a table's lock on another connection, with a short lock timeout for others."""
    with connection.cursor() as mine:
        mine.execute("SET lock_timeout = '200ms'")
    other = connection.copy()
    try:
        with other.cursor() as theirs:
            theirs.execute("BEGIN")
            theirs.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        yield
    finally:
        other.close()
        with connection.cursor() as mine:
            mine.execute("RESET lock_timeout")


@pytest.fixture
def visitor(client):
    client.raise_request_exception = False
    return client


@pytest.mark.django_db(transaction=True)
def test_page_that_waits_in_vain_says_when_to_come_again(visitor):
    tournament = make_tournament(duplas=2)
    address = reverse("tournaments:tournament", args=(tournament.slug,))
    table = reverse("tournaments:mesa", args=(mesas.token(mesas.of_tournament(tournament)[0]),))
    visitor.cookies[settings.LANGUAGE_COOKIE_NAME] = "it"

    with locked("tournaments_tournament"):
        response, in_italian = visitor.get(address), visitor.get(table)

    assert (response.status_code, response["Retry-After"], response["Cache-Control"]) == (
        503,
        "5",
        "no-store",
    )
    assert "O que já estava gravado continua gravado" in response.content.decode()
    assert "Riprovate tra poco" in in_italian.content.decode()
    assert visitor.get(address).status_code == 200


@pytest.mark.django_db(transaction=True)
def test_program_is_told_so_as_a_problem(visitor):
    with locked("tournaments_tournament"):
        response = visitor.get("/api/v1/tournaments/")

    assert (response.status_code, response["Content-Type"]) == (503, "application/problem+json")
    assert response["Retry-After"] == "5"
    assert response.json()["title"] == "Serviço indisponível"


@pytest.fixture
def patience():
    """Return a watch over the connections opened during the test."""
    patience = Patience()
    connection_created.disconnect(
        dispatch_uid="deploy.readers.patience"
    )  # another test may have imported the site's own
    patience.watch()
    yield patience
    connection_created.disconnect(dispatch_uid="deploy.readers.patience")


async def asked(gate):
    """Request a page from a gate. Return the status and the body."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "query_string": b"",
        "http_version": "1.1",
        "headers": [],
    }
    sent = []

    async def receive():
        return {"type": "http.request", "body": b""}

    async def send(message):
        sent.append(message)

    await gate(scope, receive, send)
    return sent[0]["status"], sent[1]["body"].decode()


@pytest.fixture
def stopped():
    """Return the server processes that a test has stopped; they are continued at its end."""
    pids = []
    yield pids
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def site(freezes, stopped):
    """Return an application that queries the database; the first time the server freezes before it answers."""

    def answer(environ, start_response):
        pid = 0
        try:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_backend_pid(), current_setting('statement_timeout')")
                pid, limit = cursor.fetchone()
                if freezes:
                    stopped.append(pid)
                    os.kill(pid, freezes.pop())
                cursor.execute("SELECT 1")
        except OperationalError:
            os.kill(pid, signal.SIGCONT)
            start_response("503 Service Unavailable", [("Content-Type", "text/plain")])
            return [b"cut"]
        finally:
            connection.close()
        start_response("200 OK", [("Content-Type", "text/plain")])
        return [limit.encode()]

    return answer


@pytest.mark.django_db(transaction=True)
def test_site_opens_every_connection_with_these_limits():
    code = """
import django; django.setup()
from deploy import asgi
from django.db import connection
with connection.cursor() as cursor:
    for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
        cursor.execute(f"SHOW {name}")
        print(cursor.fetchone()[0])
"""
    env = os.environ | {"DJANGO_SETTINGS_MODULE": "deploy.settings"}
    done = subprocess.run([sys.executable, "-c", code], env=env, text=True, capture_output=True, check=True)

    assert done.stdout.split() == ["15s", "8s", "30s"]


@pytest.mark.django_db(transaction=True)
def test_thread_that_waits_for_a_frozen_server_is_freed(patience, stopped):
    # Connections are cut, so even a busy machine has to connect within the first five seconds.
    gate = Gate(site([signal.SIGSTOP], stopped), threads=1, answered=5, cut=patience.cut)

    began = monotonic()
    assert asyncio.run(asked(gate)) == (503, "cut")
    assert (seconds := monotonic() - began) < 8 or seconds < 8 * stretch()
    assert asyncio.run(asked(gate)) == (200, LIMITS["statement_timeout"])


@pytest.mark.django_db(transaction=True)
def test_thread_that_comes_to_a_frozen_server_after_its_time_is_freed_too(patience, stopped):
    over = Event()
    asks = site([signal.SIGSTOP], stopped)

    def slow(environ, start_response):
        assert over.wait(30)
        return asks(environ, start_response)

    def cut(thread):
        patience.cut(thread)
        over.set()

    async def two():
        gate = Gate(slow, threads=1, answered=5, cut=cut)
        return await asked(gate), await asked(gate)

    assert asyncio.run(two())[1] == (200, LIMITS["statement_timeout"])


def test_request_that_waits_for_a_busy_thread_is_not_kept_for_ever():
    async def both():
        release = asyncio.Event()

        def slow(environ, start_response):
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result(10)
            start_response("200 OK", [])
            return [b"late"]

        loop = asyncio.get_running_loop()
        gate = Gate(slow, threads=1, answered=0.5)
        sent = []

        async def receive():
            return {"type": "http.request", "body": b""}

        async def send(message):
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": "/", "query_string": b""}
        scope |= {"http_version": "1.1", "headers": []}
        first = asyncio.create_task(gate(scope, receive, send))
        await asyncio.sleep(0.1)
        await gate(scope, receive, send)
        told = [one["status"] for one in sent if "status" in one]
        release.set()
        await first
        return told, sent

    told, sent = asyncio.run(both())
    assert told == [503]
    assert "demora demais" in sent[1]["body"].decode()
