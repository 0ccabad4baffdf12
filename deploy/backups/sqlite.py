"""SQLite: copied by its backup call, put back by one rename."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connection, connections

from deploy import vardir
from deploy.backups.folder import to_disk
from deploy.backups.inspection import Beside, Unreadable, environment

DRAFT = vardir.DATABASE  # the name by which the settings find it
JOURNALS = ("-wal", "-shm")


def copy(to: Path) -> None:
    """Copy what the read transaction of the caller's sees. Writers go on: their pages are in the journal."""
    to.touch(mode=0o600)
    with closing(sqlite3.connect(to)) as target:
        connection.connection.backup(target)


@contextmanager
def opened(file: Path, room: Path) -> Iterator[Beside]:
    """Open a copy as a database of its own, in a folder of its own. Raises `Unreadable`."""
    database = room / vardir.DATABASE
    if file != database:
        shutil.copyfile(file, database)
        database.chmod(0o600)
    try:
        with closing(sqlite3.connect(database)) as found:
            [(state,)] = found.execute("PRAGMA quick_check(1)")
            if state != "ok":
                raise Unreadable(state)
            applied = set(found.execute("SELECT app, name FROM django_migrations"))
    except sqlite3.DatabaseError as exc:
        raise Unreadable(str(exc)) from exc
    yield Beside(environment(CANASTRA_VAR=str(room)), applied)


def finish(room: Path) -> None:
    """Make one file of it again, without a journal beside it."""
    with closing(sqlite3.connect(room / vardir.DATABASE)) as found:
        found.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def closed() -> Iterator[None]:
    """Keep the site from being started while the block lasts. Raises `vardir.Stop` where it runs."""
    vardir.prepare(settings.VAR_DIR)
    with vardir.lock(settings.VAR_DIR):
        yield


def is_there() -> bool:
    """Whether there is a database that could be lost, readable or not. Looking at nothing has made an empty file."""
    path = settings.VAR_DIR / vardir.DATABASE
    if not path.exists():
        return False
    try:
        with closing(sqlite3.connect(path)) as found:
            return bool(found.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone())
    except sqlite3.DatabaseError:
        return True


def set_aside(room: Path) -> None:
    """Copy a database that cannot be opened byte by byte, with its journal."""
    for end in ("", *JOURNALS):
        if (path := settings.VAR_DIR / (vardir.DATABASE + end)).exists():
            shutil.copy2(path, room / path.name)
            (room / path.name).chmod(0o600)


def take_place(room: Path) -> None:
    """Put the database of a folder in the place of the present one. Nobody has either open."""
    place, fresh = settings.VAR_DIR / vardir.DATABASE, room / vardir.DATABASE
    connections.close_all()
    finish(room)
    to_disk(fresh)
    for end in JOURNALS:  # of the old one: they would be taken for parts of the new
        place.with_name(place.name + end).unlink(missing_ok=True)
    fresh.replace(place)
    to_disk(settings.VAR_DIR)
