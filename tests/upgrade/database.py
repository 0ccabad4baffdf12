"""Dumps as plain SQL of the tables and their rows, restored with the libraries that the site uses."""

import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import psycopg

from tests.packages import postgresql_programs

FILE = "canastra.sqlite3"  # as `deploy.settings` names it
VARIABLES = (
    "DATABASE_URL",
    "CELERY_BROKER_URL",
    "CANASTRA_TEST_SERVICES",
    "CANASTRA_TEST_VAR",
)  # variables that lead to a database


def of_sqlite(folder: Path) -> dict[str, str]:
    """Return the environment for the SQLite database in a folder."""
    return {"CANASTRA_TEST_VAR": str(folder)}


def dump_sqlite(database: Path) -> str:
    """Return a SQLite database as SQL."""
    with closing(sqlite3.connect(database)) as connection:
        return "".join(f"{statement}\n" for statement in connection.iterdump())


def restore_sqlite(sql: str, database: Path) -> None:
    """Make a SQLite database from a dump."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(sql)


def dump_postgresql(url: str) -> str:
    """Return a PostgreSQL database as SQL without its owner and the version of the server."""
    programs = postgresql_programs()
    assert programs
    command = [
        str(programs / "pg_dump"),
        "--no-owner",
        "--no-privileges",
        "--inserts",
        "--rows-per-insert=50",
    ]
    done = subprocess.run([*command, f"--dbname={url}"], check=True, capture_output=True, text=True)
    # The lines before the first statement have versions and session settings; newer releases add psql commands.
    _, create, statements = done.stdout.partition("CREATE ")
    return create + re.sub(r"^\\(un)?restrict .*\n", "", statements, flags=re.MULTILINE)


def restore_postgresql(sql: str, url: str) -> None:
    """Fill an empty PostgreSQL database from a dump."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql)
