"""The phones of a run under chaos: the chosen host, the valid answers, the durations."""

from contextlib import suppress
from random import Random
from socket import create_server, socket
from threading import Event, Thread, Timer

from tests.faults.phone import Line, Phone


def test_line_that_loses_every_answer_leaves_none():
    with create_server(("127.0.0.1", 0)) as server:
        Thread(target=answer_once, args=(server, set()), daemon=True).start()
        phone = Phone([server.getsockname()[1]], Random(0), Event(), Line(0.0, 1.0))
        assert phone.once("GET", "/", {}) is None


def answer_once(server, asked):
    link, _ = server.accept()
    with link:
        link.recv(1000)
        asked.add(server)
        link.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")


def test_request_without_an_answer_took_its_time():
    with socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        phone = Phone([nobody.getsockname()[1]], Random(0), Event())
        assert phone.once("GET", "/", {}) is None
    assert len(phone.took) == 1


def test_phone_goes_to_the_other_host_where_one_does_not_answer():
    with socket() as nobody, create_server(("127.0.0.1", 0)) as server:
        nobody.bind(("127.0.0.1", 0))
        for ports in ([nobody, server], [server, nobody]):
            Thread(target=answer_once, args=(server, set()), daemon=True).start()
            phone = Phone([one.getsockname()[1] for one in ports], Random(0), given_up())
            assert phone.get("/").text == "ok"


def test_phone_is_led_to_either_host():
    with create_server(("127.0.0.1", 0)) as one, create_server(("127.0.0.1", 0)) as other:
        phone, asked = Phone([one.getsockname()[1], other.getsockname()[1]], Random(0), given_up()), set()
        for server in (one, other):
            Thread(target=answer_all, args=(server, asked), daemon=True).start()
        for _ in range(20):
            phone.get("/")
        assert len(asked) == 2


def answer_all(server, asked):
    with suppress(OSError):  # the test is over
        while True:
            answer_once(server, asked)


def given_up():
    """Return a short time limit after which a phone gives up."""
    stopped = Event()
    timer = Timer(30, stopped.set)
    timer.daemon = True
    timer.start()
    return stopped
