"""Attacks of somebody who has no account."""

import re
import socket
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection
from itertools import count, takewhile
from urllib.parse import urlencode

HALF, SLOW, IDLE, GUESSERS = 40, 500, 1500, 4
FILES, HALF_FILES, HALF_FORMS, READERS = 16, 64, 64, 200
MEGABYTE = 2**20
POST = "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
UPLOAD = "/painel/torneios/copa/inscritos/colar/"
PAGE = "/api/v1/schema/"


def unfinished(place):
    """Send bodies and headers that never end."""
    said = (POST.format(path="/avulso/") + "Content-Length: 2000\r\n\r\nregras=").encode()
    return [
        partial(hold, place.port, part) for part in [said] * HALF + [b"GET / HTTP/1.1\r\nHost: 127."] * SLOW
    ]


def unfinished_heads(place):
    """Hold more connections than the web server accepts by default, all from one thread."""
    return [partial(hold_many, place.port, b"GET / HTTP/1.1\r\nHost: 127.", IDLE)]


def guessing(place):
    """Try passwords without a pause, each with another user name."""
    return [partial(guess, place.port, f"palpite-{guesser}") for guesser in range(GUESSERS)]


def files(place):
    """Send whole files without an account."""
    said = (POST.format(path=UPLOAD) + f"Content-Length: {9_600_000}\r\n\r\n").encode()
    return [partial(send, place.port, said + b"x" * 9_600_000)] * FILES


def half_files(place):
    """Send nearly all of the largest files."""
    size = 11 * MEGABYTE
    said = (POST.format(path=UPLOAD) + f"Content-Length: {size}\r\n\r\n").encode()
    return [partial(hold, place.port, said + b"x" * (size - 9))] * HALF_FILES


def half_forms(place):
    """Send nearly all of the largest forms."""
    said = (POST.format(path="/avulso/") + f"Content-Length: {MEGABYTE}\r\n\r\n").encode()
    return [partial(hold, place.port, said + b"x" * (MEGABYTE - 9))] * HALF_FORMS


def slow_readers(place):
    """Ask for a large page that is not kept, and read nothing of it."""
    said = f"GET {PAGE} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a=b\r\n\r\n".encode()
    return [partial(wait, place.port, said)] * READERS


def hold(port, said, over):
    with socket.create_connection(("127.0.0.1", port), timeout=1) as link:
        send_all(link, said, over)
        while not over.is_set():
            with suppress(TimeoutError):
                if not link.recv(1024):
                    return


def hold_many(port, said, number, over):
    links = []
    try:
        while not over.is_set():
            while len(links) < number and not over.is_set():
                with suppress(OSError):
                    links.append(socket.create_connection(("127.0.0.1", port), timeout=0.2))
                    links[-1].sendall(said)
            over.wait(1)
            links = [link for link in links if not is_closed(link)]
    finally:
        for link in links:
            link.close()


def is_closed(link):
    link.setblocking(False)
    try:
        return not link.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True


def send(port, said, over):
    with socket.create_connection(("127.0.0.1", port), timeout=5) as link:
        send_all(link, said, over)
        link.recv(1024)
    over.wait(0.05)


def send_all(link, said, over):
    """Send all bytes, unless the other side or the end of the attack comes first."""
    left = memoryview(said)
    while left and not over.is_set():
        with suppress(TimeoutError):
            left = left[link.send(left) :]


def wait(port, said, over):
    with socket.socket() as link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.settimeout(5)
        link.connect(("127.0.0.1", port))
        link.sendall(said)
        over.wait(10)


def guess(port, name, over):
    link = HTTPConnection("127.0.0.1", port, timeout=60)
    link.request("GET", "/entrar/")
    page = link.getresponse()
    cookie = page.getheader("Set-Cookie").partition(";")[0]
    token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.read().decode())[1]
    headers = {"Cookie": cookie, "Content-Type": "application/x-www-form-urlencoded"}
    for number in takewhile(lambda _: not over.is_set(), count()):
        typed = {"username": f"{name}-{number}", "password": "palpite", "csrfmiddlewaretoken": token}
        link.request("POST", "/entrar/", urlencode(typed), headers)
        link.getresponse().read()


ATTACKS = {
    f"{HALF} half-sent bodies, {SLOW} unfinished heads": unfinished,
    f"{IDLE} unfinished heads": unfinished_heads,
    f"passwords guessed by {GUESSERS} without a pause": guessing,
    f"{FILES} files of 9.6 MB without an account": files,
    f"{HALF_FILES} half-sent files of 11 MB": half_files,
    f"{HALF_FORMS} half-sent forms of 1 MB": half_forms,
    f"{READERS} readers who read nothing": slow_readers,
}
