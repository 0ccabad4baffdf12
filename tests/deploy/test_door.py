"""A real nginx with the configuration of a club's server: its own answers, and the headers it passes to the site."""

import re
import select
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count

import pytest

from tests.deploy.door import door, exchange
from tests.deploy.echo import HELD, echo
from tests.rows import rows
from tests.services import free_port

PAGES = count(1)
FRONT = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"
READER = "203.0.113.9"
PLAIN, HASHED = "mesa.css", "mesa.0123456789ab.css"


def asked(port, *headers, path=""):
    path = (
        path or f"/torneios/{next(PAGES)}/"
    )  # a new address each time, because pages are cached for a second
    return exchange(port, head("GET", path, "Connection: close", *headers))


def head(method, path, *headers):
    lines = [f"{method} {path} HTTP/1.1", "Host: torneio.example.org", *headers, "", ""]
    return "\r\n".join(lines).encode()


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    home = tmp_path_factory.mktemp("alone")
    (home / "static").mkdir()
    for name in (PLAIN, HASHED, f"{PLAIN}.gz"):
        (home / "static" / name).write_text(f"/* {name} */")
    with echo() as site, door(home, site) as port:
        yield port


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    with echo() as site, door(tmp_path_factory.mktemp("behind"), site, front=FRONT) as port:
        yield port


@pytest.fixture(scope="module")
def nobody(tmp_path_factory):
    with door(tmp_path_factory.mktemp("nobody"), free_port()) as port:
        yield port


def test_site_is_told_who_asks_and_nothing_that_a_client_claims(alone):
    claimed = ["X-Forwarded-Proto: https", "X-Forwarded-Host: x.example", "X-Request-ID: of-x.example"]
    said = asked(alone, f"X-Forwarded-For: {READER}", *claimed)

    assert "X-Forwarded-For: 127.0.0.1\n" in said
    assert "X-Forwarded-Proto: http\n" in said
    assert "Host: torneio.example.org\n" in said
    assert re.search(r"^X-Request-ID: [0-9a-f]{32}$", said, re.MULTILINE)
    assert "x.example" not in said


@pytest.mark.parametrize(
    "kind",
    [
        *(
            "text/html",
            "text/plain",
            "text/css",
            "text/javascript",
            "application/javascript",
            "image/svg+xml",
        ),
        *("application/json", "application/problem+json", "application/manifest+json"),
    ],
)
def test_answer_is_packed_for_who_can_unpack_it_and_caches_know_that_it_differs(alone, kind):
    said = asked(alone, f"X-Kind: {kind}", "Accept-Encoding: gzip")
    plain = asked(alone, f"X-Kind: {kind}")

    assert "Content-Encoding: gzip\n" in said
    assert "Content-Encoding" not in plain
    assert "Vary: Accept-Encoding\n" in said
    assert "Vary: Accept-Encoding\n" in plain


@rows(
    ("of_the_site", "vary"),
    [
        ("Cookie", "Cookie, Accept-Encoding"),
        ("accept-encoding", "accept-encoding"),
        ("Cookie, Accept-Encoding", "Cookie, Accept-Encoding"),
        ("", "Accept-Encoding"),
    ],
)
def test_answer_says_once_by_what_it_differs(alone, of_the_site, vary):
    page = f"/torneios/{next(PAGES)}/"
    asking = [f"X-Vary: {of_the_site}", "X-Kind: text/html", "Accept-Encoding: gzip"]
    for _kept in range(2):
        assert re.findall(r"(?i)^vary: (.*)$", asked(alone, *asking, path=page), re.MULTILINE) == [vary]


@pytest.mark.parametrize(("name", "kept"), [(PLAIN, "max-age=60"), (HASHED, "max-age=31536000, immutable")])
def test_static_file_says_how_long_it_is_kept_and_what_it_is(alone, name, kept):
    said = asked(alone, path=f"/static/{name}")

    assert f"Cache-Control: public, {kept}\n" in said
    assert "X-Content-Type-Options: nosniff\n" in said
    assert "Content-Security-Policy: frame-ancestors 'none'\n" in said
    assert said.endswith(f"/* {name} */")


def test_static_file_that_was_packed_beforehand_is_given_so(alone):
    said = asked(alone, "Accept-Encoding: gzip", path=f"/static/{PLAIN}")

    assert "Content-Encoding: gzip\n" in said
    assert said.endswith(f"/* {PLAIN}.gz */")


def test_reader_of_a_slow_page_does_not_wait_for_the_one_before_him(alone):
    with ThreadPoolExecutor(2) as readers:
        said = list(readers.map(lambda _: asked(alone, path=HELD), range(2)))

    assert all(page.endswith("two") for page in said)


def test_proxy_in_front_is_believed_who_asks_and_that_it_was_asked_by_https(behind):
    said = asked(behind, f"X-Forwarded-For: {READER}", "X-Forwarded-Proto: https")

    assert f"X-Forwarded-For: {READER}\n" in said
    assert "X-Forwarded-Proto: https\n" in said


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param([f"X-Forwarded-For: {READER}"], id="says-nothing-of-it"),
        pytest.param([f"X-Forwarded-For: {READER}", "X-Forwarded-Proto: http"], id="asked-by-http"),
        pytest.param(["X-Forwarded-Proto: https"], id="not-through-it"),
        pytest.param([f"X-Forwarded-For: {READER}", "X-Forwarded-Proto: httpsx"], id="something-else"),
    ],
)
def test_https_is_not_believed_where_the_proxy_in_front_does_not_say_it(behind, headers):
    assert "X-Forwarded-Proto: http\n" in asked(behind, *headers)


UPLOAD, MESA = "/painel/torneios/copa/inscritos/colar/", "/mesa/x/"


@rows(
    ("path", "size", "status"),
    [
        (MESA, 10**6, 200),
        (MESA, 1_100_000, 413),
        (UPLOAD, 11_000_000, 200),
        (UPLOAD, 12_000_000, 413),
        ("/painel/torneios/copa/", 1_100_000, 413),
        ("/painel/torneios/copa/inscritos/3/", 1_100_000, 413),
        ("/torneios/copa/inscritos/colar/", 1_100_000, 413),
    ],
)
def test_body_may_be_larger_where_the_desk_takes_files_alone(alone, path, size, status):
    body = b"x" * size * (status == 200)  # one that is refused is not read
    said = exchange(alone, head("POST", path, f"Content-Length: {size}", "Connection: close") + body)

    assert said.startswith(f"HTTP/1.1 {status} ")


def test_few_large_bodies_at_once_come_from_an_address_and_from_all(tmp_path):
    large, small = (
        head("POST", UPLOAD, f"Content-Length: {size}", "Connection: close") for size in (10_000, 9999)
    )
    with echo() as site, door(tmp_path, site) as port, ExitStack() as lines:

        def half(number):
            """Send a large body that does not end, from an address of this machine; return its connection."""
            line = socket.create_connection(("127.0.0.1", port), 5, (f"127.0.0.{number}", 0))
            lines.enter_context(line).sendall(large + b"x")
            return line

        for sender in range(1, 5):
            # One of five is refused, which is not always the last, because nginx has two processes.
            (line,), *_ = select.select([half(sender) for _ in range(5)], [], [], 30)
            refused = line.recv(9999).decode()
            assert refused.startswith("HTTP/1.1 429 "), refused
            assert "Retry-After: 5" in refused
            assert "Muitos envios ao mesmo tempo" in refused
        assert half(5).recv(99).startswith(b"HTTP/1.1 429 ")  # of another sender, but the seventeenth
        said = exchange(port, small + b"x" * 9999)
        assert said.startswith("HTTP/1.1 200 ")  # what a table sends is never counted


def test_log_of_nginx_holds_no_key(tmp_path):
    key = "kQ3Zr0aVd4nEoXwY7b1m2g"
    with echo() as site, door(tmp_path, site) as port:
        for path in (
            f"/telao/{key}/",
            f"/telao/{key}/?p=1",
            f"/entrar/?next=%2Ftelao%2F{key}%2F",
            f"/avulso/?aparelho={key}",
        ):
            asked(port, path=path)
        asked(port, path="/painel/torneios/copa/telao/")
        log = (tmp_path / "access.log").read_text()

    assert log.count("/telao/*** ") == 3
    assert "/painel/torneios/copa/telao/ " in log
    assert key not in log


@pytest.mark.parametrize(
    ("request_", "status", "said"),
    [
        pytest.param(
            b"POST /mesa/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 12000000\r\nConnection: close\r\n\r\n",
            413,
            "O envio é grande demais",
            id="large",
        ),
        pytest.param(
            b"GET /static/x.css HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            404,
            "Página não",
            id="static",
        ),
        *(
            pytest.param(
                f"GET /.said/{page} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode(),
                404,
                "Página não",
                id=f"own-{page}",
            )
            for page in ("away", "unknown", "large", "unread")
        ),
        pytest.param(
            b"POST /static/x HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            404,
            "Página não",
            id="verb",
        ),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: a b c\r\nConnection: close\r\n\r\n",
            400,
            "O servidor não entendeu",
            id="host",
        ),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
            400,
            "O servidor não entendeu",
            id="head",
        ),
        pytest.param(
            b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
            400,
            "O servidor não entendeu",
            id="address",
        ),
    ],
)
def test_what_nginx_says_itself_is_in_portuguese(alone, request_, status, said):
    answer = exchange(alone, request_)
    head, _, body = answer.partition("\n\n")

    assert head.startswith(f"HTTP/1.1 {status} ")
    assert "charset=utf-8" in head
    assert "Cache-Control: no-store" in head
    assert "X-Content-Type-Options: nosniff\n" in head
    assert "frame-ancestors 'none'" in head
    assert "Server: nginx\n" in head  # and not which
    assert said in body
    assert "nginx" not in body


def test_page_of_the_site_stays_what_the_site_said(alone):
    assert asked(alone, path="/nada/").endswith("da casa")


def test_reader_is_told_in_portuguese_that_the_server_is_coming_back(nobody):
    head, _, body = asked(nobody).partition("\n\n")

    assert head.startswith("HTTP/1.1 503 ")
    assert "Retry-After: 5" in head
    assert "charset=utf-8" in head
    assert "Cache-Control: no-store" in head
    assert "O que já estava gravado continua gravado." in body
