"""A separate disk is really full, and has space again; PostgreSQL reports it with the error that the site expects."""

import errno

import psycopg
import pytest

from tests import services
from tests.faults.disk import disk, mounted
from tournaments.alarms.disk import refusal


def test_full_disk_says_so_until_there_is_room(tmp_path):
    (tmp_path / "before").write_text("x")

    def write_on_it():
        with disk(tmp_path) as room:
            (tmp_path / "first").write_bytes(b"x" * 100_000)
            room.leave(0)
            with (tmp_path / "second").open("wb", buffering=0) as file:
                with pytest.raises(OSError, match="No space") as refused:
                    [file.write(b"x" * 50_000) for _ in range(9)]
                room.give_room()
                assert file.write(b"x" * 1_000_000) == 1_000_000
            assert refused.value.errno == errno.ENOSPC
            assert (tmp_path / "first").stat().st_size == 100_000
            assert not (tmp_path / "before").exists()

    mounted(write_on_it)
    assert [file.name for file in tmp_path.iterdir()] == ["before"]


def test_postgresql_calls_a_full_disk_what_the_site_knows_it_by():
    def ask_for_too_much():
        with services.folder("canastra-pg-", services.unprivileged("postgres")) as home, disk(home) as room:
            made = services.postgresql_in(home, durable=False, journal=1)
            with services.running(made):
                services.create_database(home)
                with psycopg.connect(made.address, autocommit=True) as database:
                    database.execute("CREATE TABLE x (y text)")
                    room.leave(0)
                    with pytest.raises(psycopg.OperationalError) as refused:
                        database.execute(
                            "INSERT INTO x SELECT repeat('x', 1000) FROM generate_series(1, 2000)"
                        )
                room.give_room()
        return refused.value

    refused = mounted(ask_for_too_much)

    assert not refused or (refused.sqlstate, refusal(refused)) == ("53100", "full")
