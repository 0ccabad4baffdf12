"""A database of an earlier release is upgraded, and keeps its content."""

import json
import os
import shutil
import sqlite3
from contextlib import closing

import psycopg
import pytest

from tests.upgrade import database
from tests.upgrade.__main__ import RELEASES, run

VERSIONS = sorted(folder.name for folder in RELEASES.iterdir())
LATE = "liga-da-enseada-2026"  # the event of each release in which a dupla came late


def kept(version, found):
    """Return the recorded figures of the release, and the present ones."""
    told = json.loads((RELEASES / version / "release.json").read_text())["figures"]
    return told, {"rows": {name: found["rows"][name] for name in told["rows"]}, "jogos": found["jogos"]}


@pytest.fixture
def postgresql_url():
    """Return the address of an empty database on the private server."""
    server, name = os.environ["DATABASE_URL"], f"upgrade_{os.getpid()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield server.replace("/canastra?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="module", params=VERSIONS)
def upgraded(request, tmp_path_factory):
    """Return a release, the folder of its upgraded SQLite database, and the figures found there."""
    folder = tmp_path_factory.mktemp(request.param)
    sql = (RELEASES / request.param / "sqlite.sql").read_text()
    database.restore_sqlite(sql, folder / database.FILE)
    return request.param, folder, run("upgrade", database.of_sqlite(folder))


def test_sqlite_of_a_release_is_upgraded(upgraded):
    version, folder, figures = upgraded

    told, found = kept(version, figures)

    assert found == told
    with (
        closing(sqlite3.connect(folder / database.FILE)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="append-only"),
    ):
        connection.execute("DELETE FROM scoring_mao")


def assert_named_no_more(found, events=4):
    assert len(found) == events
    for said in found.values():
        assert said.pop("pages") > 10
        before, after = said.pop("sealed")
        assert before == after > 0
        assert said == {"not the new name": [], "the old name": [], "erased": []}


def test_names_in_what_a_release_has_sealed_are_replaced_and_erased(upgraded, complete, tmp_path):
    shutil.copy(upgraded[1] / database.FILE, tmp_path)
    one = () if complete else ("--event", LATE)

    found = run("names", database.of_sqlite(tmp_path), *one)

    assert_named_no_more(found, 4 if complete else 1)


@pytest.mark.proof(
    "in SQLite they are replaced too, and those of today in PostgreSQL by tests/tournaments/clubs"
)
@pytest.mark.postgresql
@pytest.mark.parametrize("version", VERSIONS)
def test_names_in_postgresql_of_a_release_are_replaced_and_erased(version, postgresql_url):
    database.restore_postgresql((RELEASES / version / "postgresql.sql").read_text(), postgresql_url)
    services = {name: os.environ[name] for name in database.VARIABLES if name in os.environ}

    assert_named_no_more(run("names", services | {"DATABASE_URL": postgresql_url}))


@pytest.mark.postgresql
@pytest.mark.parametrize("version", VERSIONS)
def test_postgresql_of_a_release_is_upgraded(version, postgresql_url):
    sql = (RELEASES / version / "postgresql.sql").read_text()
    database.restore_postgresql(sql, postgresql_url)
    services = {name: os.environ[name] for name in database.VARIABLES if name in os.environ}

    told, found = kept(version, run("upgrade", services | {"DATABASE_URL": postgresql_url}))

    assert found == told
    with (
        psycopg.connect(postgresql_url) as connection,
        pytest.raises(psycopg.IntegrityError, match="append-only"),
    ):
        connection.execute("DELETE FROM scoring_mao")
