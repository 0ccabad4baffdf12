"""Requests whose end can be read in two ways: nginx passes one request on or none, and so does the web server alone."""

import re
import socket
import threading
from contextlib import contextmanager, suppress

import pytest

from tests.deploy.door import door
from tests.programs import shares_program
from tests.rows import rows

INNER = b"GET /entrar/?contrabando HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HEAD = b"POST /avulso/ HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"


def length(body, name=b"Content-Length", value=b""):
    return name + b": " + (value or b"%d" % len(body)) + b"\r\n"


# Each with a request inside what one reader takes for the body.
AMBIGUOUS = {
    "length-and-chunks": HEAD + length(b"0\r\n\r\n" + INNER) + CHUNKED + b"\r\n0\r\n\r\n" + INNER,
    "chunks-and-length": HEAD
    + CHUNKED
    + length(b"0\r\n\r\n")
    + b"\r\n"
    + b"%x\r\n" % len(INNER)
    + INNER
    + b"\r\n0\r\n\r\n",
    "two-lengths": HEAD + length(b"") + length(INNER) + b"\r\n" + INNER,
    "length-with-plus": HEAD + length(INNER, value=b"+%d" % len(INNER)) + b"\r\n" + INNER,
    "length-in-hexadecimal": HEAD + length(INNER, value=b"0x%x" % len(INNER)) + b"\r\n" + INNER,
    "length-list": HEAD + length(INNER, value=b"0, %d" % len(INNER)) + b"\r\n" + INNER,
    "length-negative": HEAD + length(INNER, value=b"-1") + b"\r\n" + INNER,
    "space-before-colon": HEAD + length(INNER, b"Content-Length ") + b"\r\n" + INNER,
    "underscore": HEAD + length(INNER, b"Content_Length") + b"\r\n" + INNER,
    "folded": HEAD + b"X: a\r\n " + length(INNER) + b"\r\n" + INNER,
    "unknown-coding": HEAD + b"Transfer-Encoding: xchunked\r\n" + length(INNER) + b"\r\n" + INNER,
    "coding-twice": HEAD + CHUNKED + b"Transfer-Encoding: identity\r\n" + b"\r\n0\r\n\r\n" + INNER,
    "coding-with-tab": HEAD + b"Transfer-Encoding:\tchunked\r\n" + length(INNER) + b"\r\n0\r\n\r\n" + INNER,
    "lone-carriage-return": HEAD + b"X: a\r" + length(INNER) + b"\r\n" + INNER,
    "zero-byte": HEAD + b"X: a\0b\r\n" + length(INNER) + b"\r\n" + INNER,
    "size-with-more-digits": HEAD + CHUNKED + b"\r\n" + b"f" * 20 + b"\r\n" + INNER,
    "size-negative": HEAD + CHUNKED + b"\r\n-1\r\n" + INNER,
    "chunk-with-lone-newline": HEAD + CHUNKED + b"\r\n0\n\n" + INNER,
    "extension-with-newline": HEAD + CHUNKED + b"\r\n0;a\n\r\n\r\n" + INNER,
    "version-0.9": b"GET /avulso/\r\n" + INNER,
    "version-1.0-with-chunks": HEAD.replace(b"1.1", b"1.0") + CHUNKED + b"\r\n0\r\n\r\n" + INNER,
    "get-with-a-body": b"GET /avulso/ HTTP/1.1\r\nHost: 127.0.0.1\r\n" + length(INNER) + b"\r\n" + INNER,
}


@contextmanager
def recorder():
    """Answer each request with two bytes; yield the port, and the bytes of each connection."""
    server, heard = socket.create_server(("127.0.0.1", 0)), []

    def answer(line, taken):
        with line, suppress(OSError):
            line.settimeout(5)
            while part := line.recv(65536):
                taken += part
                if b"\r\n\r\n" in taken:
                    line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
                    return

    def serve():
        with suppress(OSError):
            while True:
                line, _ = server.accept()
                heard.append(bytearray())
                threading.Thread(target=answer, args=(line, heard[-1]), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    with server:
        yield server.getsockname()[1], heard


@pytest.fixture(scope="module")
def behind_nginx(tmp_path_factory):
    with recorder() as (site, heard), door(tmp_path_factory.mktemp("door"), site) as port:
        yield port, heard


def answers(port, said):
    """Return the statuses of all answers to these bytes, until the connection is closed, or quiet after the first."""
    found = b""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line, suppress(OSError):
        line.sendall(said)
        while part := line.recv(65536):
            found += part
            line.settimeout(0.3)
    return re.findall(r"HTTP/1\.1 (\d+) ", found.decode(errors="replace"))


def is_one_request(heard):
    """Return whether bytes are one request whose length is told in one way, and no more than that."""
    head, _, body = bytes(heard).partition(b"\r\n\r\n")
    lengths = re.findall(rb"(?im)^content-length: *(\d+)\r?$", head)
    return b"transfer-encoding" not in head.lower() and [len(body)] == ([*map(int, lengths)] or [0])


@rows("kind", AMBIGUOUS)
def test_nginx_passes_on_requests_with_one_length_alone(behind_nginx, kind):
    port, heard = behind_nginx
    heard.clear()
    said = answers(port, AMBIGUOUS[kind])

    assert [bytes(one) for one in heard if not is_one_request(one)] == []
    # As many as it answers: none is hidden in another.
    assert len(heard) == (1 if kind == "version-0.9" else said.count("200"))


# Two requests one after the other: the first has no length that counts.
TWO = {"underscore"}


@shares_program
@rows("kind", AMBIGUOUS)
def test_web_server_alone_answers_one_request_or_refuses_it(shared_program, kind):
    said = answers(shared_program.port, AMBIGUOUS[kind])

    assert len(said) == (2 if kind in TWO else 1), said
    assert not [status for status in said if status.startswith("5")]
