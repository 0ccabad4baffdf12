"""The disk is full, memory runs out: nothing acknowledged is lost, and the site goes on after it.

The real program, and the limits of the operating system.
"""

import errno
import re
import resource
import shutil
import sqlite3
import time
import urllib.request
from contextlib import closing, suppress
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from threading import Event
from urllib.parse import urlencode, urlsplit

import pytest

from tests.faults.phone import STORED, Entry, Phone
from tests.faults.table import answers
from tests.programs import Program, family
from tournaments.alarms import disk

SECONDS = 90  # patience of a slow machine


@pytest.fixture
def program(demo_var, tmp_path):
    started = Program(shutil.copytree(demo_var, tmp_path / "var"))
    try:
        yield started.start()
    finally:
        started.kill()


class Hall:
    """A phone at the first table, and a director who has signed in."""

    def __init__(self, program):
        self.program, self.acknowledged = program, {}
        self.phone = Phone(program.port, Random(1), Event())
        self.address = urlsplit(re.search(r"Mesa 1 +(\S+)", program.output())[1]).path
        page = self.phone.get(self.address).text
        place = [int(re.search(rf'name="{name}"\s+value="(\d+)"', page)[1]) for name in ("partida", "number")]
        self.entry = Entry(self.address, *place, answers("A", 42))
        self.desk = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        name, password = re.search(r"usuário (\S+), senha (\S+)", program.output()).groups()
        form = self.read("/entrar/")
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', form)[1]
        self.read("/entrar/", username=name, password=password, csrfmiddlewaretoken=token)

    def read(self, path, **data):
        """Return a page as the director reads it."""
        body = urlencode(data).encode() if data else None
        with self.desk.open(f"{self.program.url}{path}", body, timeout=60) as answer:
            return answer.read().decode()

    def send(self):
        """Send the next mão once; return the answer. What is acknowledged is remembered, and the next one follows."""
        answer = self.phone.once("POST", self.address, self.entry.body)
        if answer and answer.status in STORED:
            told = answer.told
            self.acknowledged[self.entry.key.replace("-", "")] = told["receipt"]
            self.entry = Entry(
                self.address,
                told["next"]["partida"],
                told["next"]["number"],
                answers("AB"[len(self.acknowledged) % 2], 42),
            )
        return answer

    def deliver(self):
        """Send the same until it is stored."""
        eventually(lambda: (answer := self.send()) and answer.status in STORED)


def eventually(condition):
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, f"not within {SECONDS} s"
        time.sleep(0.2)


def ask(program, sql):
    with closing(sqlite3.connect(program.var / "canastra.sqlite3", timeout=20)) as connection:
        return connection.execute(sql).fetchall()


def stored(program, hall):
    """Return the receipts of all that was acknowledged, as they stand in the database."""
    rows = dict(ask(program, "SELECT client_id, id FROM scoring_mao"))
    return {key: rows.get(key) for key in hall.acknowledged}


def swept(program):
    return ask(program, "SELECT at FROM tournaments_pulse WHERE part = 'sweep'")


def nothing_owed(program):
    sql = (
        "SELECT count(*) FROM tournaments_refresh r JOIN tournaments_livetable l USING (tournament_id)"
        " WHERE l.done < r.wanted"
    )
    return ask(program, sql) == [(0,)]


def goes_on(program, hall):
    """The site takes mãos again, brings them to the public page, and has lost and doubled none."""
    before = swept(program)
    hall.deliver()
    eventually(lambda: swept(program) != before)
    eventually(lambda: nothing_owed(program))
    assert stored(program, hall) == hall.acknowledged
    assert ask(program, "PRAGMA integrity_check") == [("ok",)]


def limit(program, which, most):
    """Limit every process of the site; -1 lifts it."""
    for pid in family(program.process.pid):
        _, hard = resource.prlimit(pid, which)
        resource.prlimit(pid, which, (most if most >= 0 else hard, hard))


def test_full_disk_refuses_in_plain_words_and_is_forgotten_once_there_is_room(program):
    hall = Hall(program)
    hall.deliver()
    limit(program, resource.RLIMIT_FSIZE, 4096)

    answer = hall.send()
    assert answer.status == 503
    assert "O computador do torneio está sem espaço, e nada foi gravado agora." in " ".join(
        answer.text.split()
    )
    assert "O disco do servidor está cheio: nada mais é gravado." in hall.read("/painel/")
    assert program.get("/")[0] == 200  # readers go on

    limit(program, resource.RLIMIT_FSIZE, -1)
    goes_on(program, hall)


def test_file_that_can_only_be_read_is_known_for_that(tmp_path):
    file = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE x (y)")
    with (
        closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection,
        pytest.raises(sqlite3.OperationalError) as caught,
    ):
        connection.execute("INSERT INTO x VALUES (1)")

    assert disk.refusal(caught.value) == "read_only"
    assert disk.refusal(OSError(errno.EROFS, "x")) == "read_only"
    assert disk.refusal(OSError(errno.ENOSPC, "x")) == "full"
    assert disk.refusal(ValueError()) == ""


def test_process_without_memory_says_so_or_another_one_takes_its_place(program):
    """A cap that is far below what it has: it is told no at its next wish."""
    hall = Hall(program)
    hall.deliver()
    worker = family(program.process.pid)[1]
    size = int(re.search(r"VmSize:\s+(\d+) kB", Path(f"/proc/{worker}/status").read_text())[1]) * 1024
    resource.prlimit(worker, resource.RLIMIT_AS, (size - 2**28, resource.RLIM_INFINITY))

    seen = [hall.send()]
    seen += [hall.phone.once("POST", "/entrar/", {"x": "y" * 900_000}) for _ in range(12)]
    seen += [hall.send()]
    assert {answer.status for answer in seen if answer} <= {201, 403, 500, 503}
    assert [answer for answer in seen if answer is None or answer.status >= 500]  # it was felt

    with suppress(ProcessLookupError):  # where it has ended, the next one has all the memory it wants
        resource.prlimit(worker, resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    goes_on(program, hall)
