"""A program with tables of any rule set, for tests that kill it and start it again."""

import os
import re
import shutil
import subprocess
from contextlib import contextmanager

from tests.browser.weak_network import asked_over
from tests.programs import Program, fetch

DUPLAS = ["Ana e Bia", "Caio e Davi"]
HALL = "mesa.salao"  # a name that is no loopback: to a browser plain http, like 192.168.0.10
TABLE = ("regulamento-1", {"target": 3000}, DUPLAS)


@contextmanager
def served(demo_var, folder, jogos, **variables):
    """Serve a copy of the demo with jogos of these names beside it: key, options and labels of each.

    Yield the program and the addresses of their tables by name. The program is killed at the end.
    """
    var = folder / "var"
    shutil.copytree(demo_var, var)
    with asked_over(os.environ.get("LINE"), Program(var, **variables)) as program:
        tables = open_tables(program, jogos) if jogos else {}
        try:
            yield program.start(), tables
        finally:
            program.kill()


def up(program):
    """Let a program serve: a test before may have killed it."""
    if program.process.poll() is not None:
        program.start()
    return program


def open_tables(program, jogos):
    """Open a jogo for each name: key, options and labels; return the addresses of their tables."""
    told = dict(said(program, f"open_jogos({jogos!r})", "JOGO"))
    return {name: f"{program.url}/mesa/{token}/" for name, token in told.items()}


def private_pages(program):
    """Return the addresses of a block of mesas, of a mesa without a jogo and of a dupla of the demo's tournament."""
    return {name: f"{program.url}/{name}/{token}/" for name, token in said(program, "keys()", "CHAVE")}


def said(program, call, word):
    """Return what a call of `tests.browser.inside` prints behind a word: the name and the rest of each line."""
    script = f"from tests.browser import inside; inside.{call}"
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command", script]
    ran = subprocess.run(command, env=program.env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [line.split(maxsplit=2)[1:] for line in ran.stdout.splitlines() if line.startswith(f"{word} ")]


def printed(program):
    """Return the address of one table, as the program prints it."""
    return re.search(r"http://\S+/mesa/\S+", program.output())[0]


def stored(address):
    """Return the mãos that the server has of a table: one line each."""
    return re.findall(r"^# (\d+\.\d+ v\d+: .*)$", fetch(f"{address}folha.txt")[1], re.MULTILINE)
