"""The program that serves the tables of all files in a process, for any rule set; it is unplugged, or killed."""

import os
import re
import shutil
import socket
import subprocess
import threading
from contextlib import contextmanager, suppress

from tests.browser.weak_network import asked_over
from tests.chromium import HALL
from tests.programs import Program, fetch
from tests.services import free_port

DUPLAS = ["Ana e Bia", "Caio e Davi"]
TABLE = ("regulamento-1", {"target": 3000}, DUPLAS)
PLACES = 20  # lines that a page may have open at once


class Plug:
    """A port that forwards to another one.

    Unplugged, it accepts no connection and cuts all open ones, like a dead server.
    """

    def __init__(self, to):
        self.to, self.port = to, free_port()
        self.ear, self.lines, self.turn = None, set(), threading.Lock()
        self.put_in()

    def put_in(self):
        if self.ear is None:
            self.ear = socket.create_server(("127.0.0.1", self.port), backlog=PLACES)
            threading.Thread(target=self._listen, args=(self.ear,), daemon=True).start()

    def pull(self):
        with self.turn:
            ear, self.ear = self.ear, None
            for line in self.lines:
                _cut(line)
        if ear is not None:
            _cut(ear)
            ear.close()

    def _listen(self, ear):
        with suppress(OSError):  # it was pulled out
            while True:
                phone, _address = ear.accept()
                threading.Thread(target=self._carry, args=(phone,), daemon=True).start()

    def _carry(self, phone):
        with suppress(OSError), phone, socket.create_connection(("127.0.0.1", self.to)) as server:
            ends = {phone, server}
            with self.turn:
                if self.ear is None:
                    return
                self.lines |= ends
            back = threading.Thread(target=_pour, args=(server, phone), daemon=True)
            back.start()
            _pour(phone, server)
            back.join()
            with self.turn:
                self.lines -= ends


def _pour(one, other):
    with suppress(OSError):
        while part := one.recv(65536):
            other.sendall(part)
    _cut(one)
    _cut(other)


def _cut(line):
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


class Site:
    """A program behind a plug. For a phone it is killed and started at once; the rest is the program's.

    really: `kill()` kills the program every time, as in `make proof`.
    """

    def __init__(self, program, really):
        self.program, self.really = program, really
        self.plug = Plug(program.port)
        self.port, self.url = self.plug.port, f"http://127.0.0.1:{self.plug.port}"
        self.hand, self.director = None, None

    def __getattr__(self, name):
        return getattr(self.program, name)

    def kill(self, really=False):
        """Make the site unreachable for pages; end the program itself if asked for."""
        self.plug.pull()
        if really or self.really:
            self.program.kill()

    def start(self):
        """Serve again after `kill()`."""
        if self.program.process.poll() is not None:
            self.program.start()
        self.plug.put_in()
        return self

    def said(self, call, word):
        """Return what a call of `tests.browser.inside` prints after a word: the name and the rest of each line.

        One process, inside the data of the program, carries out all calls.
        """
        if self.hand is None:
            script = "from tests.browser import inside; inside.obey()"
            command = [*self.program.command, "manage", "shell", "--verbosity", "0", "--command", script]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
            self.hand = subprocess.Popen(command, env=self.program.env, **pipes)
        print(call, file=self.hand.stdin, flush=True)
        lines = list(iter(self.hand.stdout.readline, "DONE\n"))
        assert "" not in lines, f"{call} ended: its error is above"
        return [line.strip().split(maxsplit=2)[1:] for line in lines if line.startswith(f"{word} ")]

    def end(self):
        self.plug.pull()
        if self.hand is not None:
            self.hand.stdin.close()
            self.hand.stdout.close()
            self.hand.wait(20)
        self.program.kill()


@contextmanager
def running(demo_var, folder, really=False):
    """Serve a copy of the demo, also under a hall's host name; it is killed at the end."""
    var = folder / "var"
    shutil.copytree(demo_var, var)
    site = Site(Program(var, ALLOWED_HOSTS=f"127.0.0.1,localhost,{HALL}").start(), really)
    try:
        with asked_over(os.environ.get("LINE"), site):
            yield site
    finally:
        site.end()


def open_tables(site, jogos):
    """Open a jogo for each name, with key, options and labels. Return the addresses of their tables."""
    told = dict(site.said(f"open_jogos({jogos!r})", "JOGO")) if jogos else {}
    return {name: f"{site.url}/mesa/{token}/" for name, token in told.items()}


def private_pages(site):
    """Return the addresses of a block of mesas, of a mesa without a jogo and of a dupla, in a new event."""
    return {name: f"{site.url}/{name}/{token}/" for name, token in site.said("keys()", "CHAVE")}


def printed(site):
    """Return the printed address of one table of the demo, rewritten to the plug."""
    return re.search(r"http://\S+/mesa/\S+", site.output())[0].replace(site.printed, site.url)


def stored(address):
    """Return the server's mãos of a table, one line each."""
    return re.findall(r"^# (\d+\.\d+ v\d+: .*)$", fetch(f"{address}folha.txt")[1], re.MULTILINE)
