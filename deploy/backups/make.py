"""Make a backup: taken at one moment, opened, checked, and only then given its final name."""

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
from deploy.backups.inspection import Beside, UnreadableBackup
from scoring.ledger.consistent_read import one_moment
from tournaments.ledger import copies
from tournaments.ledger.figures import LedgerFigures, figures
from tournaments.models import Backup

FAILURES = (OSError, DatabaseError, sqlite3.Error, psycopg.Error, UnreadableBackup)


class Engine(Protocol):
    """The functions for one kind of database: `sqlite` or `postgresql`. room: a temporary folder."""

    DRAFT: str

    def copy(self, to: Path) -> None: ...
    def opened(self, file: Path, room: Path) -> AbstractContextManager[Beside]: ...
    def finish(self, room: Path) -> None: ...
    def closed(self) -> AbstractContextManager[None]: ...
    def is_there(self) -> bool: ...
    def set_aside(self, room: Path) -> None: ...
    def take_place(self, room: Path) -> None: ...


def engine() -> Engine:
    """Return the functions for the database of this site."""
    return postgresql if connection.vendor == "postgresql" else sqlite


def make(*, why: Backup.Why, folder: Folder | None = None) -> Backup:
    """Make a backup and record the result, also of a failed one, with the reason in `error`.

    Raises `Busy` while another backup is running, and `DatabaseError` if the database cannot record the result.
    """
    folder = folder or Folder()
    try:
        with folder.alone():
            return make_alone(why=why, folder=folder)
    except OSError as exc:  # the disk of the backups is missing or read-only
        return copies.note(Backup(at=now(), why=why, error=str(exc)))


def make_alone(*, why: Backup.Why, folder: Folder) -> Backup:
    """Make a backup; the caller holds the lock of the folder."""
    began, copia = time.monotonic(), Backup(at=now(), why=why)
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


def _take(draft: Path) -> tuple[datetime, str, LedgerFigures]:
    # One snapshot for the figures and the backup, so that they can be compared.
    with one_moment():
        at, over, held = now(), copies.closed(), figures()
        engine().copy(draft)
    return at, over, held


def _faults(draft: Path, room: Path, held: LedgerFigures) -> list[str]:
    with engine().opened(draft, room) as beside:
        checked = beside.check()
    engine().finish(room)
    # A backup with other figures than the database had is not a copy of it.
    if checked.figures != held:
        raise UnreadableBackup(_("a cópia não tem o que o banco de dados tinha"))
    return checked.faults
