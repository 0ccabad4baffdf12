"""A network between phone and server that simulates faults. It parses only the method and length of HTTP requests."""

import os
import socket
import socketserver
import threading
import time
from contextlib import contextmanager, suppress
from itertools import count

LINES = {
    "300ms": (0.3, 0),
    "900ms": (0.9, 0),
    "2500ms": (2.5, 0),
    "3-percent-lost": (0.05, 33),
}
PATIENCE = 40_000  # ms
DELAY, _LOSE = LINES.get(os.environ.get("LINE"), (0, 0))  # seconds before each answer of all that is asked
PORTAL = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 22\r\nConnection: close\r\n\r\n"
    b"<p>Aceite o Wi-Fi</p>\n"
)


def saying(status):
    """Return an empty answer with this status."""
    return b"HTTP/1.1 %d Answer\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % status


BUSY = saying(503)


class Network(socketserver.ThreadingTCPServer):
    """`mode`, for a POST: `open`: transmitted; `lost`: it arrives, its answer does not; or a fixed answer.

    `slow`: it arrives, and waits for another mode. `gone`, for any method: no request gets through. `arrived`: the
    bodies that reached the server. delay: seconds before any answer. lose: one in this many polls of a page gets no
    answer. `pages`: so many of the next page loads reach the server, and their answers are lost.
    """

    allow_reuse_address, daemon_threads = True, True

    def __init__(self, port, delay=0, lose=0):
        super().__init__(("127.0.0.1", 0), Carried)
        self.to, self.mode, self.delay, self.lose = port, "open", delay, lose
        self.arrived, self.asked, self.pages = [], count(1), 0

    def loses(self, head):
        """Return whether the answer to this request is lost."""
        if self.pages and b"Sec-Fetch-Dest: document" in head:
            self.pages -= 1
            return True
        return bool(self.lose) and b"Sec-Fetch-Dest: empty" in head and next(self.asked) % self.lose == 0

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class Carried(socketserver.BaseRequestHandler):
    """One connection for one request: the server is asked to close it."""

    def handle(self):
        with suppress(OSError):
            head, rest = self._head()
            if self.server.mode == "gone":
                return
            mode = self.server.mode if head.startswith(b"POST") else "open"
            if isinstance(mode, bytes):
                self.request.sendall(mode)
                return
            if head.startswith(b"POST"):
                self.server.arrived.append(rest.decode())
            answer = self._ask(head, rest)
            while mode == "slow":
                time.sleep(0.02)
                mode = self.server.mode
            time.sleep(self.server.delay)
            if mode == "open" and not self.server.loses(head):
                self.request.sendall(answer)

    def _head(self):
        """Return the headers of the request and its whole body."""
        seen = b""
        while b"\r\n\r\n" not in seen:
            seen += self._some()
        head, body = seen.split(b"\r\n\r\n", 1)
        lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"connection:")]
        length = next((int(line[15:]) for line in lines if line.lower().startswith(b"content-length:")), 0)
        while len(body) < length:
            body += self._some()
        return b"\r\n".join([*lines, b"Connection: close"]), body

    def _some(self):
        part = self.request.recv(65536)
        if not part:
            raise OSError
        return part

    def _ask(self, head, body):
        with socket.create_connection(("127.0.0.1", self.server.to), timeout=10) as link:
            link.sendall(head + b"\r\n\r\n" + body)
            parts = []
            while part := link.recv(65536):
                parts.append(part)
        return b"".join(parts)


@contextmanager
def network(port, delay=0, lose=0):
    """Run a network to the server on this port; see `Network`."""
    with Network(port, delay, lose) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def asked_over(line, program):
    """Make a program reachable over one of the lines; without a line, directly."""
    if not line:
        yield program
        return
    with network(program.port, *LINES[line]) as between:
        program.url = between.url
        yield program
