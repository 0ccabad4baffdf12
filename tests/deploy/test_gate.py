"""The gate in front of the site: a slow, incomplete or too large request delays no other client."""

import asyncio
import socket
import subprocess
import sys
import tracemalloc
from contextlib import ExitStack
from http import HTTPStatus
from resource import RLIM_INFINITY as INFINITY
from threading import Event

import pytest
from django.conf import settings
from django.urls import reverse

from deploy import asgi
from deploy.accounts.sessions import is_signed_in
from deploy.laptop.server import connections
from deploy.readers.gate import HELD, MEGABYTE, SMALL, Gate, _refusal
from tests.factories import make_user
from tests.programs import ROOT, Program, fetch, shares_program
from tests.rows import rows

OF_FILES = ("desk_outbox", "desk_entry_list", "desk_rules", "desk_event_from_file")
HALF = (
    b"POST /avulso/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 2000\r\n\r\nregras=burraco-1"
)


def echo(environ, start_response):
    """Answer with the received method, address and body."""
    body = environ["wsgi.input"].read()
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [environ["REQUEST_METHOD"].encode(), b" ", environ["PATH_INFO"].encode("latin1"), b" ", body]


def scope(path="/mesa/x/", **headers):
    return {
        "type": "http",
        "method": "POST",
        "path": path,
        "query_string": b"",
        "http_version": "1.1",
        "headers": [(name.replace("_", "-").encode(), value) for name, value in headers.items()],
    }


async def answered(gate, asked, *messages, ends=True):
    """Send messages through a gate. Return status and body of the answer; empty without one."""
    waiting, sent = list(messages), []

    async def receive():
        if not waiting and not ends:
            await asyncio.sleep(60)
        return waiting.pop(0)

    async def send(message):
        sent.append(message)

    await gate(asked, receive, send)
    return (sent[0]["status"], sent[1]["body"].decode()) if sent else None


def part(body, *, more=False):
    return {"type": "http.request", "body": body, "more_body": more}


def ask(gate, *messages, asked=None, **options):
    return asyncio.run(answered(gate, asked or scope(), *messages, **options))


def test_body_in_parts_comes_to_the_application_whole():
    gate = Gate(echo, threads=1)
    parts = [part(b"A_table=4", more=True), part(b"7", more=True), part(b"")]

    assert ask(gate, *parts, asked=scope("/mesa/ação/")) == (200, "POST /mesa/ação/ A_table=47")


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        (scope(content_length=b"1001"), []),
        (scope(content_length=b"9" * 4400), []),
        (scope(), [part(b"x" * 600, more=True), part(b"x" * 600, more=True)]),
    ],
    ids=["told", "told-in-4400-digits", "sent"],
)
def test_body_that_is_too_large_is_refused_before_it_is_read(asked, parts):
    status, said = ask(Gate(echo, threads=1, limit=1000), *parts, asked=asked)

    assert status == HTTPStatus.CONTENT_TOO_LARGE
    assert said == "Foi enviado mais do que cabe. Nada foi gravado."


def for_files(*, known=True, **options):
    """Return a gate with an address for files, whose clients are `known` or not."""
    uploads = {
        "uploads": lambda path: path == "/regras/",
        "knows": lambda cookies: known and cookies == "s=1",
    }
    return Gate(echo, **{"threads": 1, "limit": 10, "upload_limit": 20} | uploads | options)


@rows(
    ("path", "size", "known", "status"),
    [
        ("/regras/", 15, True, 200),
        ("/regras/", 25, True, 413),
        ("/avulso/", 15, True, 413),
        ("/regras/", 15, False, 403),
        ("/regras/", 5, False, 200),
    ],
)
def test_upload_may_be_larger_at_its_addresses_for_known_sessions_alone(path, size, known, status):
    asked, body = scope(path, content_length=b"%d" % size, cookie=b"s=1"), part(b"x" * size)
    # A body that is refused is not read: there is no message.
    said = ask(for_files(known=known), *[body] * (status == HTTPStatus.OK), asked=asked)

    assert said[0] == status
    assert ("entre e envie de novo" in said[1]) is (status == HTTPStatus.FORBIDDEN)


def test_large_body_without_its_length_is_refused():
    parts = [part(b"x" * 6, more=True), part(b"x" * 6)]

    assert ask(for_files(), *parts, asked=scope("/regras/", cookie=b"s=1"))[0] == HTTPStatus.CONTENT_TOO_LARGE


def test_upload_waits_where_nobody_can_say_who_sends_it():
    def away(cookies):
        raise OSError

    gate = for_files(knows=away)
    said = ask(gate, asked=scope("/regras/", content_length=b"15"))

    assert said[0] == HTTPStatus.SERVICE_UNAVAILABLE
    assert ask(gate, part(b"x" * 5), asked=scope("/regras/"))[0] == HTTPStatus.OK


@pytest.mark.django_db
def test_session_is_known_while_somebody_is_signed_in(client, django_assert_num_queries):
    name = settings.SESSION_COOKIE_NAME
    with django_assert_num_queries(0):
        assert not is_signed_in("")
        assert not is_signed_in(f"outro={'x' * 32}")
    assert not is_signed_in(f"{name}={'x' * 32}")
    session = client.session  # of a visitor
    session["lingua"] = "it"
    session.save()
    assert not is_signed_in(f"{name}={session.session_key}")

    client.force_login(make_user("ana"))
    cookies = f"a=b; {name}={client.session.session_key}"
    with django_assert_num_queries(1):
        assert is_signed_in(cookies)
    client.logout()
    assert not is_signed_in(cookies)


async def worked_on(gate, *paths):
    """Send a form to each path at once. Return the statuses."""
    asked = [answered(gate, scope(path, content_length=b"5"), part(b"x" * 5)) for path in paths]
    return [status for status, _ in await asyncio.gather(*asked)]


def test_files_are_worked_on_one_at_a_time_and_other_forms_beside_them():
    begun, go_on = [], Event()

    def waits(environ, start_response):
        begun.append(environ["PATH_INFO"])
        if environ["PATH_INFO"] == "/regras/":
            go_on.wait(10)
        return echo(environ, start_response)

    async def four():
        gate = Gate(waits, threads=3, queued=0.3, uploads=lambda path: path == "/regras/")
        files = asyncio.create_task(worked_on(gate, "/regras/", "/regras/"))
        beside = await worked_on(gate, "/mesa/", "/mesa/")
        await asyncio.sleep(0.6)  # the second file has waited long enough
        at_once = sorted(begun)
        go_on.set()
        return at_once, beside, await files, await worked_on(gate, "/regras/")

    assert asyncio.run(four()) == (["/mesa/", "/mesa/", "/regras/"], [200, 200], [200, 503], [200])


def test_body_is_kept_once():
    size, kept = 8 * MEGABYTE, []

    def reads(environ, start_response):
        while environ["wsgi.input"].read(65536):
            kept.append(tracemalloc.get_traced_memory()[0])
        start_response("200 OK", [])
        return []

    async def sent():
        left = size

        async def receive():
            nonlocal left
            left -= 65536
            return part(b"x" * 65536, more=left > 0)

        async def send(message):
            pass

        await Gate(reads, threads=1, limit=size)(scope(), receive, send)

    tracemalloc.start()
    try:
        asyncio.run(sent())
        assert max(kept) >= size
        assert tracemalloc.get_traced_memory()[1] < 1.3 * size
    finally:
        tracemalloc.stop()


def test_body_that_does_not_come_is_not_waited_for():
    status, said = ask(Gate(echo, threads=1, seconds=0.05), part(b"half", more=True), ends=False)

    assert status == HTTPStatus.REQUEST_TIMEOUT
    assert "envie de novo" in said


def test_application_is_not_asked_for_who_goes_away_or_sends_what_cannot_be_read():
    status, said = ask(Gate(None, threads=1), part(b"half", more=True), {"type": "http.disconnect"})

    assert status == HTTPStatus.BAD_REQUEST
    assert "Nada foi gravado" in said


def test_websocket_is_never_accepted():
    assert ask(Gate(None, threads=1), asked={"type": "websocket", "path": "/", "headers": []}) is None


def test_large_bodies_have_a_limit_together_give_it_back_and_keep_no_small_one_out():
    gate = Gate(echo, threads=1, limit=HELD + 1)
    full, large, small = part(b"x" * (HELD - SMALL), more=True), part(b"x" * (SMALL + 1)), part(b"x" * SMALL)

    async def both():
        first = asyncio.create_task(answered(gate, scope(), full, ends=False))
        await asyncio.sleep(0)
        beside = [(await answered(gate, scope(), one))[0] for one in (large, small)]
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        return [*beside, (await answered(gate, scope(), large))[0]]

    assert asyncio.run(both()) == [HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.OK, HTTPStatus.OK]


def test_so_many_requests_are_worked_on_at_once():
    begun, go_on = [], Event()

    def waits(environ, start_response):
        begun.append(environ["PATH_INFO"])
        go_on.wait(10)
        return echo(environ, start_response)

    async def three():
        gate = Gate(waits, threads=2)
        asked = [asyncio.create_task(answered(gate, scope(f"/{n}"), part(b""))) for n in range(3)]
        while len(begun) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        at_once = len(begun)
        go_on.set()
        return at_once, len(await asyncio.gather(*asked))

    assert asyncio.run(three()) == (2, 3)


def test_request_that_was_told_to_come_again_is_not_worked_on_later():
    begun, go_on = [], Event()

    def waits(environ, start_response):
        begun.append(environ["PATH_INFO"])
        go_on.wait(10)
        return echo(environ, start_response)

    async def two():
        gate = Gate(waits, threads=1, answered=0.05, uploads=lambda path: path == "/first/")
        first = asyncio.create_task(answered(gate, scope("/first/"), part(b"")))
        while not begun:
            await asyncio.sleep(0.01)
        second = await answered(gate, scope("/second/"), part(b""))
        await asyncio.sleep(0.01)
        go_on.set()
        await first
        await answered(gate, scope("/first/"), part(b""))  # whatever waited has had its turn
        return second[0]

    assert asyncio.run(two()) == HTTPStatus.SERVICE_UNAVAILABLE
    assert begun == ["/first/", "/first/"]


def test_thread_is_cut_again_until_its_work_is_done_and_no_longer():
    cut, go_on, over = [], Event(), Event()

    def waits(environ, start_response):
        go_on.wait(10)
        over.set()
        return echo(environ, start_response)

    async def one():
        gate = Gate(waits, threads=1, answered=0.05, freed=0.05, cut=cut.append)
        said = await answered(gate, scope(), part(b""))
        while len(cut) < 3 and not over.is_set():  # also once it was answered
            await asyncio.sleep(0.01)
        go_on.set()
        await answered(gate, scope(), part(b""))
        before = len(cut)
        await asyncio.sleep(0.2)
        return said[0], len(cut) - before

    assert asyncio.run(one()) == (HTTPStatus.SERVICE_UNAVAILABLE, 0)
    assert (len(cut) >= 3, len(set(cut))) == (True, 1)


def test_cut_never_meets_the_next_request_of_that_thread():
    go_on, begun, met = Event(), Event(), []

    def waits(environ, start_response):
        if environ["PATH_INFO"] == "/first/":
            go_on.wait(10)
        else:
            begun.set()
        return echo(environ, start_response)

    def cut(thread):
        go_on.set()  # its work ends while it is being cut
        met.append(begun.wait(0.3))

    async def two():
        gate = Gate(waits, threads=1, answered=0.05, cut=cut, uploads=lambda path: path == "/second/")
        both = [answered(gate, scope(path), part(b"")) for path in ("/first/", "/second/")]
        return [status for status, _ in await asyncio.gather(*both)]

    assert asyncio.run(two()) == [HTTPStatus.OK, HTTPStatus.OK]
    assert met == [False]


def test_answer_is_closed_so_that_its_connection_to_the_database_is():
    closed = []

    class Answer(list):
        def close(self):
            closed.append(True)

    assert ask(Gate(lambda *asked: Answer(echo(*asked)), threads=1), part(b""))[0] == HTTPStatus.OK
    assert closed == [True]


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        (HTTPStatus.CONTENT_TOO_LARGE, {}),
        (HTTPStatus.REQUEST_TIMEOUT, {}),
        (HTTPStatus.SERVICE_UNAVAILABLE, {b"retry-after": b"5"}),
    ],
)
def test_refusal_is_kept_nowhere_and_ends_the_connection(status, headers):
    # Otherwise the rest of the body would be taken for the next request.
    start, content = _refusal(status)

    assert dict(start["headers"]) == headers | {
        b"content-type": b"text/plain; charset=utf-8",
        b"content-length": str(len(content)).encode(),
        b"cache-control": b"no-store",
        b"connection": b"close",
    }


def test_site_has_so_many_threads_and_takes_files_at_the_desk_alone():
    site = asgi.gate

    assert (
        site._pool._max_workers == 2
    )  # for each of a server's two processes; a laptop has one process with four
    assert site._cut == asgi.patience.cut
    assert site._knows is asgi.knows
    forms = [reverse(f"tournaments:{name}", args=("copa",)) for name in OF_FILES]
    assert [path for path in forms if not site._uploads(path)] == []
    others = (
        "/painel/torneios/copa/",
        "/painel/torneios/copa/inscritos/3/",
        "/painel/clubes/ilha/regulamentos/3/",
    )
    assert [path for path in (*others, "/inscritos/colar/", "/en/painel/") if site._uploads(path)] == []
    assert (site._limit, site._upload_limit) == (MEGABYTE, 11 * MEGABYTE) == (2**20, 11 * 2**20)


def test_server_needs_nothing_to_be_loaded_before(tmp_path):
    said = "from deploy.asgi import application; print(type(application).__name__)"
    env = {"CANASTRA_VAR": str(tmp_path), "SECRET_KEY": "x" * 50}
    done = subprocess.run([sys.executable, "-c", said], cwd=ROOT, env=env, capture_output=True, text=True)

    assert (done.returncode, done.stdout) == (0, "SiteName\n"), done.stderr


@rows(
    ("soft", "hard", "accepted", "raised"),
    [
        (1024, 1_048_576, 10_000, 10_500),
        (256, INFINITY, 10_000, 10_500),
        (1024, 4096, 3596, 4096),
        (20_000, 20_000, 10_000, None),
        (INFINITY, INFINITY, 10_000, None),
        (256, 256, 64, None),
    ],
)
def test_laptop_accepts_as_many_connections_as_its_open_files_allow(
    monkeypatch, soft, hard, accepted, raised
):
    limits = []
    monkeypatch.setattr("resource.getrlimit", lambda kind: (soft, hard))
    monkeypatch.setattr("resource.setrlimit", lambda kind, given: limits.append(given))

    assert connections() == accepted
    assert limits == ([] if raised is None else [(raised, hard)])


def test_laptop_whose_kernel_refuses_more_open_files_keeps_its_limit(monkeypatch):
    def refuse(kind, given):
        raise ValueError

    monkeypatch.setattr("resource.getrlimit", lambda kind: (2048, INFINITY))
    monkeypatch.setattr("resource.setrlimit", refuse)

    assert connections() == 1548


@shares_program
def test_half_sent_bodies_and_slow_connections_stop_nobody(shared_program: Program):
    # Forty incomplete bodies, and more incomplete headers than the server accepts by default; the site still answers.
    assert connections() > 1200  # this process needs as many open files
    with ExitStack() as sockets:
        links = []
        for said in [HALF] * 40 + [b"GET / HTTP/1.1\r\nHost: 127."] * 1100:
            link = sockets.enter_context(
                socket.create_connection(("127.0.0.1", shared_program.port), timeout=300)
            )
            link.sendall(said)
            links.append(link)

        assert [fetch(f"{shared_program.url}/avulso/")[0] for _ in range(20)] == [200] * 20
        half, *_, head = links
        assert half.recv(99).startswith(b"HTTP/1.1 408 ")  # and they are not kept for ever
        assert head.recv(99) == b""
