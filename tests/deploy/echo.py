"""A site for tests of what is in front of it: it answers with the headers that it has received."""

from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Barrier, BrokenBarrierError, Thread

HELD = "/segurada/"  # answers only once two requests wait


class Echo(BaseHTTPRequestHandler):
    """Echoes the received headers. One page is gone, with a body of the site, and one waits for a second reader."""

    two = Barrier(2)

    def do_GET(self):
        body = b"da casa" if self.path == "/nada/" else bytes(str(self.headers), "utf-8")
        if self.path.startswith(HELD):
            with suppress(BrokenBarrierError):
                self.two.wait(4)
            body = b"alone" if self.two.broken else b"two"
        if kind := self.headers["X-Kind"]:
            body = body.ljust(2000)
        self.send_response(404 if self.path == "/nada/" else 200)
        self.send_header("Content-Type", kind or "text/plain")
        if vary := self.headers["X-Vary"]:
            self.send_header("Vary", vary)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.do_GET()

    def log_message(self, *args):
        pass


@contextmanager
def echo():
    """Serve the echo on a free port during the block; yield the port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
