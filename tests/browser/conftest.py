"""One running program with tables of several rule sets, for the pages that take a mão card by card."""

import shutil

import pytest

from tests.browser.opened import open_tables
from tests.programs import Program

DUPLAS = ["Ana e Bia", "Caio e Davi"]
JOGOS = {
    "buraco": ("buraco-1", {"jokers": 2}, DUPLAS),
    "regulamento": ("regulamento-1", {"target": 3000}, DUPLAS),
    "written": ("regulamento-1", {"target": 3000}, DUPLAS),
    "burraco": ("burraco-1", {}, DUPLAS),
    "open": ("open-dirty-1", {}, DUPLAS),
    "idle": ("burraco-1", {}, DUPLAS),
}


@pytest.fixture(scope="session")
def card_tables(demo_var, tmp_path_factory):
    """The addresses of tables that have no mão yet, by name, in one running program."""
    var = tmp_path_factory.mktemp("cards") / "var"
    shutil.copytree(demo_var, var)
    program = Program(var)
    addresses = open_tables(program, JOGOS)
    try:
        program.start()
        yield addresses
    finally:
        program.kill()
