"""PostgreSQL backups: made by `pg_dump`, opened by `pg_restore` beside the database, put in place by two renames."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import psycopg
from django.db import connection, connections
from django.utils.translation import gettext as _
from psycopg import sql

from deploy.backups.inspection import Beside, UnreadableBackup, environment
from deploy.laptop import vardir

DRAFT = "canastra.dump"
INSTALLED = Path("/usr/lib/postgresql")  # Debian's folder for the programs of each version
MAINTENANCE = "postgres"  # the database to connect to while ours is renamed

type Link = psycopg.Connection[tuple[Any, ...]]


def copy(to: Path) -> None:
    """Copy the snapshot of the caller's transaction, which is REPEATABLE READ. Writers do not wait."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_export_snapshot()")
        [snapshot] = cursor.fetchone()
    to.touch(mode=0o600)
    _run(
        "pg_dump",
        "--format=custom",
        f"--snapshot={snapshot}",
        f"--file={to}",
        f"--dbname={_address(_name())}",
    )


@contextmanager
def opened(file: Path, room: Path) -> Iterator[Beside]:
    """Restore a backup into a database beside ours, and drop it afterwards. Raises `UnreadableBackup`."""
    beside = _beside(room)
    with _connected(MAINTENANCE) as link:
        _drop(link, beside)  # left by a killed run
        _create(link, beside)
    try:
        whose = [
            "--no-owner",
            "--no-privileges",
        ]  # the restoring role owns it; `restrict_role` grants the rights
        how = ["--exit-on-error", "--single-transaction"]
        _run("pg_restore", *whose, *how, f"--dbname={_address(beside)}", str(file))
        try:
            with _connected(beside) as link:
                applied = set(link.execute("SELECT app, name FROM django_migrations").fetchall())
        except psycopg.DatabaseError as exc:
            raise UnreadableBackup(str(exc)) from exc
        yield Beside(environment(DATABASE_URL=_address(beside, password=True)), applied)
    finally:
        with _connected(MAINTENANCE) as link:
            _drop(link, beside)


@contextmanager
def closed() -> Iterator[None]:
    """Raise `vardir.Stop` if the database has other connections.

    A connection that is opened later makes the rename fail.
    """
    connections.close_all()
    with _connected(MAINTENANCE) as link:
        open_here = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND backend_type = 'client backend'"
        )
        [(others,)] = link.execute(open_here, [_name()])
    if others:
        raise vardir.Stop(
            _("o banco de dados está aberto por %(others)s conexões: pare antes o site.") % {"others": others}
        )
    yield


def is_there() -> bool:
    """Return whether the database holds tables that could be lost."""
    with connection.cursor() as cursor:
        return bool(connection.introspection.table_names(cursor))


def set_aside(room: Path) -> None:
    """Do nothing, because the replaced database is kept under another name."""


def finish(room: Path) -> None:
    """Do nothing, because a dump was opened as a separate database."""


def take_place(room: Path) -> None:
    """Replace our database by the one beside it, and keep ours under another name.

    If that fails, both stay unchanged.
    """
    connections.close_all()
    rename = sql.SQL("ALTER DATABASE {} RENAME TO {}")
    with _connected(MAINTENANCE) as link:
        _drop(link, old_name())
        with link.transaction():
            link.execute(rename.format(sql.Identifier(_name()), sql.Identifier(old_name())))
            link.execute(rename.format(sql.Identifier(_beside(room)), sql.Identifier(_name())))


def old_name() -> str:
    """Return the name under which the last replaced database is kept, until the next one is replaced."""
    return f"{_name()}_antes"


def _name() -> str:
    return str(connection.settings_dict["NAME"])


def _beside(room: Path) -> str:
    return f"{_name()}_{room.name.strip('.')}"


def _address(name: str, *, password: bool = False) -> str:
    # The password is left out for commands, because other users can read their arguments.
    known = connection.settings_dict
    parts = {"user": known["USER"], "host": known["HOST"], "port": known["PORT"], **known["OPTIONS"]}
    if password:
        parts["password"] = known["PASSWORD"]
    query = urlencode({key: value for key, value in parts.items() if value}, quote_via=quote)
    return f"postgresql:///{quote(name, safe='')}?{query}"


def _connected(name: str) -> Link:
    return psycopg.connect(_address(name, password=True), autocommit=True)


def _create(link: Link, name: str) -> None:
    # The new database has the encoding and collation of ours.
    like = "SELECT pg_encoding_to_char(encoding), datcollate, datctype FROM pg_database WHERE datname = %s"
    [found] = link.execute(like, [_name()])
    make = sql.SQL("CREATE DATABASE {} TEMPLATE template0 ENCODING {} LC_COLLATE {} LC_CTYPE {}")
    link.execute(make.format(sql.Identifier(name), *map(sql.Literal, found)))


def _drop(link: Link, name: str) -> None:
    link.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(sql.Identifier(name)))


def _run(program: str, *words: str) -> None:
    password = connection.settings_dict["PASSWORD"]
    env = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    done = subprocess.run(  # noqa: S603 -- a program of PostgreSQL's
        [_found(program), *words], env=env, text=True, capture_output=True, check=False
    )
    if done.returncode:
        raise UnreadableBackup(done.stderr.strip().splitlines()[-1])


def _found(program: str) -> str:
    # The newest program can copy every older server too.
    of_debian = INSTALLED.glob(f"*/bin/{program}")
    newest = max(of_debian, key=lambda path: int(path.parent.parent.name), default=None)
    path = str(newest) if newest else shutil.which(program)
    if not path:
        raise UnreadableBackup(
            _("falta o programa %(program)s (pacote postgresql-client)") % {"program": program}
        )
    return path
