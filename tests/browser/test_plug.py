"""The plug of the test network: pulled, the server is unreachable for a phone; plugged in, it is reachable again."""

import http.client
import threading
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.browser.opened import Plug

pytestmark = pytest.mark.browser


class Answers(BaseHTTPRequestHandler):
    """A server that keeps connections open."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def plug():
    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        plug = Plug(server.server_address[1])
        yield plug
        plug.pull()
        server.shutdown()


def asked(line):
    line.request("GET", "/")
    with line.getresponse() as answer:
        return answer.status


def test_pulled_plug_cuts_the_lines_there_are_and_takes_no_other(plug):
    with closing(http.client.HTTPConnection("127.0.0.1", plug.port)) as line:
        assert asked(line) == asked(line) == 204

        plug.pull()

        with pytest.raises(http.client.RemoteDisconnected):
            asked(line)
        with pytest.raises(ConnectionRefusedError):
            asked(line)

    plug.put_in()
    with closing(http.client.HTTPConnection("127.0.0.1", plug.port)) as line:
        assert asked(line) == 204
