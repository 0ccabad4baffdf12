"""SQLite backups: made by SQLite's backup call, put in place by one rename."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connection, connections

from deploy.backups.folder import to_disk
from deploy.backups.inspection import Beside, UnreadableBackup, environment
from deploy.laptop import vardir

DRAFT = vardir.DATABASE  # the name that the settings expect
JOURNALS = ("-wal", "-shm")


def copy(to: Path) -> None:
    """Copy the snapshot of the caller's read transaction. Writers continue, because their pages are in the journal."""
    to.touch(mode=0o600)
    with closing(sqlite3.connect(to)) as target:
        connection.connection.backup(target)


@contextmanager
def opened(file: Path, room: Path) -> Iterator[Beside]:
    """Open a copy of a backup as a database in a separate folder. Raises `UnreadableBackup`."""
    database = room / vardir.DATABASE
    if file != database:
        shutil.copyfile(file, database)
        database.chmod(0o600)
    try:
        with closing(sqlite3.connect(database)) as found:
            [(state,)] = found.execute("PRAGMA quick_check(1)")
            if state != "ok":
                raise UnreadableBackup(state)
            applied = set(found.execute("SELECT app, name FROM django_migrations"))
    except sqlite3.DatabaseError as exc:
        raise UnreadableBackup(str(exc)) from exc
    yield Beside(environment(CANASTRA_VAR=str(room)), applied)


def finish(room: Path) -> None:
    """Merge the journal into the database file."""
    with closing(sqlite3.connect(room / vardir.DATABASE)) as found:
        found.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def closed() -> Iterator[None]:
    """Prevent the site from starting within the block. Raises `vardir.Stop` if it runs."""
    vardir.prepare(settings.VAR_DIR)
    with vardir.lock(settings.VAR_DIR):
        yield


def is_there() -> bool:
    """Return whether there is a database that could be lost, readable or not."""
    path = settings.VAR_DIR / vardir.DATABASE
    if not path.exists():
        return False
    # Opening a missing database creates an empty file, so an empty one does not count.
    try:
        with closing(sqlite3.connect(path)) as found:
            return bool(found.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone())
    except sqlite3.DatabaseError:
        return True


def set_aside(room: Path) -> None:
    """Copy an unreadable database byte by byte, with its journal."""
    for end in ("", *JOURNALS):
        if (path := settings.VAR_DIR / (vardir.DATABASE + end)).exists():
            shutil.copy2(path, room / path.name)
            (room / path.name).chmod(0o600)


def take_place(room: Path) -> None:
    """Replace the present database by the one in a folder. Neither may be open."""
    place, fresh = settings.VAR_DIR / vardir.DATABASE, room / vardir.DATABASE
    connections.close_all()
    finish(room)
    to_disk(fresh)
    for end in JOURNALS:  # of the old database; SQLite would apply them to the new one
        place.with_name(place.name + end).unlink(missing_ok=True)
    fresh.replace(place)
    to_disk(settings.VAR_DIR)
