"""The rows of all tables as stored: which tables have any, and how to read, insert and delete them.

PostgreSQL copies them as lines of text, without parsing values.
"""

from collections.abc import Collection, Iterable
from contextlib import contextmanager
from functools import cache

from django.apps import apps
from django.db import connection

type Rows = dict[object, object]  # by key: a line of COPY, or the values of SQLite

OF_DJANGO = {"contenttypes", "sites"}  # filled by the migrations; permissions are too


@cache
def all_tables() -> dict[str, str]:
    """Return the key column of every table, by table."""
    models = apps.get_models(include_auto_created=True)
    return {one._meta.db_table: one._meta.pk.column for one in models if one._meta.managed}


@cache
def tables() -> tuple[str, ...]:
    """Return the tables that tests fill."""
    models = apps.get_models(include_auto_created=True)
    of_django = {one._meta.db_table for one in models if one._meta.app_label in OF_DJANGO}
    return tuple(sorted(set(all_tables()) - of_django - {"auth_permission"}))


def filled(names: Iterable[str]) -> list[str]:
    """Return those of these tables that have rows."""
    asked = (f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM \"{name}\")" for name in names)
    with connection.cursor() as cursor:
        cursor.execute(" UNION ALL ".join(asked))
        return [name for (name,) in cursor]


@cache
def _columns(table: str) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute(f'SELECT * FROM "{table}" WHERE 1 = 0')
        return [column[0] for column in cursor.description]


def read(table: str) -> Rows:
    """Return the rows of a table in physical order."""
    names = _columns(table)
    key = names.index(all_tables()[table])
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f'COPY "{table}" TO STDOUT') as copy:
                lines = b"".join(copy).splitlines(keepends=True)
            return {line.rstrip(b"\n").split(b"\t")[key].decode(): line for line in lines}
        # With a sign before it a column has no converter in Python: the stored value is not turned into a date.
        cursor.execute(f'SELECT {", ".join(f'+"{name}"' for name in names)} FROM "{table}"')
        return {row[key]: row for row in cursor.fetchall()}


def put(table: str, rows: Collection[object]) -> None:
    """Insert rows into a table exactly as they were read."""
    if not rows:
        return
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f'COPY "{table}" FROM STDIN') as copy:
                copy.write(b"".join(rows))
        else:
            places = ", ".join(["%s"] * len(_columns(table)))
            cursor.executemany(f'INSERT INTO "{table}" VALUES ({places})', list(rows))


def remove(table: str, keys: Collection[object]) -> None:
    """Delete the rows with these keys from a table."""
    if not keys:
        return
    places = ", ".join(f"'{key}'" for key in keys)
    with connection.cursor() as cursor:
        cursor.execute(f'DELETE FROM "{table}" WHERE "{all_tables()[table]}" IN ({places})')


@contextmanager
def unwatched():
    """Disable all triggers of PostgreSQL during the block, including those of foreign keys."""
    if connection.vendor != "postgresql":
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")
        yield
        cursor.execute("SET LOCAL session_replication_role = origin")
