"""Checks of an evening with the real program: a phone at a table, a director at the desk, and the database."""

import re
import sqlite3
import urllib.request
from contextlib import closing
from http.cookiejar import CookieJar
from random import Random
from threading import Event
from urllib.parse import urlencode, urlsplit

from tests.faults.phone import STORED, Entry, Phone
from tests.faults.table import answers
from tests.waiting import eventually


class Hall:
    """A phone at the first table, and a signed-in director."""

    def __init__(self, program):
        self.program, self.acknowledged = program, {}
        self.phone = Phone([program.port], Random(1), Event())
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
        with self.desk.open(f"{self.program.url}{path}", body, timeout=300) as answer:
            return answer.read().decode()

    def send(self):
        """Send the next mão once and return the answer. An acknowledged mão is remembered, and the next one follows."""
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
        """Send the same mão until it is stored."""
        eventually(lambda: (answer := self.send()) and answer.status in STORED, every=0.2)


def ask(program, sql):
    with closing(sqlite3.connect(program.var / "canastra.sqlite3", timeout=20)) as connection:
        return connection.execute(sql).fetchall()


def stored(program, hall):
    """Return the stored receipts of all acknowledged mãos."""
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
    """Check that the site records mãos again, publishes them, and has lost or doubled none.

    Each mão is a line of the log file, and none of the terminal.
    """
    before = swept(program)
    hall.deliver()
    eventually(lambda: swept(program) != before)
    eventually(lambda: nothing_owed(program))
    assert stored(program, hall) == hall.acknowledged
    assert ask(program, "PRAGMA integrity_check") == [("ok",)]
    assert " INFO " not in program.log.read_text()
    assert " INFO scoring.entry.record:" in (program.var / "canastra.log").read_text()
