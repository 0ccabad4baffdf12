"""Make a copy: taken at one moment, opened, checked, and only then given its name."""

import sqlite3
import time
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import Protocol

import psycopg
from django.db import DatabaseError, connection
from django.utils.timezone import localtime, now
from django.utils.translation import gettext as _

from deploy.backups import postgresql, sqlite
from deploy.backups.folder import DRAFT, Folder, room_at
from deploy.backups.inspection import Beside, Unreadable
from scoring.ledger.consistent_read import one_moment
from tournaments.ledger import copies
from tournaments.ledger.figures import Figures, figures
from tournaments.models import Copia

FAILURES = (OSError, DatabaseError, sqlite3.Error, psycopg.Error, Unreadable)


class Engine(Protocol):
    """What knows one kind of database: `sqlite`, `postgresql`. room: a folder for what is not whole yet."""

    DRAFT: str

    def copy(self, to: Path) -> None: ...
    def opened(self, file: Path, room: Path) -> AbstractContextManager[Beside]: ...
    def finish(self, room: Path) -> None: ...
    def closed(self) -> AbstractContextManager[None]: ...
    def is_there(self) -> bool: ...
    def set_aside(self, room: Path) -> None: ...
    def take_place(self, room: Path) -> None: ...


def engine() -> Engine:
    """Return what knows the database of this site."""
    return postgresql if connection.vendor == "postgresql" else sqlite


def make(*, why: Copia.Why, folder: Folder | None = None) -> Copia:
    """Make a copy and note what became of it: also of one that failed, whose `error` says why.

    Raises `Busy` while another one is being made, and `DatabaseError` where the database cannot even note it.
    """
    folder = folder or Folder()
    try:
        with folder.alone():
            return make_alone(why=why, folder=folder)
    except OSError as exc:  # the disk of the copies is away, or nobody may write there
        return copies.note(Copia(at=now(), why=why, error=str(exc)))


def make_alone(*, why: Copia.Why, folder: Folder) -> Copia:
    """Make a copy for whoever has the folder alone."""
    began, copia = time.monotonic(), Copia(at=now(), why=why)
    try:
        with room_at(folder.path / DRAFT) as room:
            draft = room / engine().DRAFT
            copia.at, copia.closed, copia.figures = _take(draft)
            faults = _faults(draft, room, copia.figures)
            path = folder.keep(draft, localtime(copia.at), verified=not faults)
        copia.file, copia.size = path.name, path.stat().st_size
        copia.verified, copia.error = not faults, "\n".join(faults)
        folder.rotate(path)
    except FAILURES as exc:
        copia.error = str(exc).strip() or type(exc).__name__
    copia.seconds = round(time.monotonic() - began, 1)
    return copies.note(copia)


def _take(draft: Path) -> tuple[datetime, str, Figures]:
    """Copy the database, and count it as the copy shows it."""
    with one_moment():
        at, over, held = now(), copies.closed(), figures()
        engine().copy(draft)
    return at, over, held


def _faults(draft: Path, room: Path, held: Figures) -> list[str]:
    """Open a copy and return what the checks find in it. Raises `Unreadable` where it is not what was copied."""
    with engine().opened(draft, room) as beside:
        checked = beside.check()
    engine().finish(room)
    if checked.figures != held:
        raise Unreadable(_("a cópia não tem o que o banco de dados tinha"))
    return checked.faults
