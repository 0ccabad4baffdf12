"""A real nginx with the configuration of a club's server: what it says itself, and what it tells the site."""

from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Thread

import pytest

from tests.deploy.door import door, exchange
from tests.services import free_port

PAGES = count(1)
FRONT = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"
READER = "203.0.113.9"


class Echo(BaseHTTPRequestHandler):
    """Says which headers it got; one page is gone, with a body of the site's own."""

    def do_GET(self):
        body = b"da casa" if self.path == "/nada/" else bytes(str(self.headers), "utf-8")
        self.send_response(404 if self.path == "/nada/" else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


@contextmanager
def echo():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


def asked(port, *headers, path=""):
    path = path or f"/torneios/{next(PAGES)}/"  # another one each time: pages are kept for a second
    lines = [f"GET {path} HTTP/1.1", "Host: torneio.example.org", "Connection: close", *headers]
    return exchange(port, "\r\n".join([*lines, "", ""]).encode())


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    with echo() as site, door(tmp_path_factory.mktemp("alone"), site) as port:
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
    said = asked(
        alone, f"X-Forwarded-For: {READER}", "X-Forwarded-Proto: https", "X-Forwarded-Host: x.example"
    )

    assert "X-Forwarded-For: 127.0.0.1\n" in said
    assert "X-Forwarded-Proto: http\n" in said
    assert "x.example" not in said


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


@pytest.mark.parametrize(
    ("request_", "status", "said"),
    [
        pytest.param(
            b"POST /mesa/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\nConnection: close\r\n\r\n",
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
    assert said in body
    assert "nginx" not in body


def test_page_of_the_site_stays_what_the_site_said(alone):
    assert asked(alone, path="/nada/").endswith("da casa")


def test_reader_is_told_in_portuguese_that_the_server_is_coming_back(nobody):
    head, _, body = asked(nobody).partition("\n\n")

    assert head.startswith("HTTP/1.1 503 ")
    assert "Retry-After: 5" in head
    assert "O que já estava gravado continua gravado." in body
