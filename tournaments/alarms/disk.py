"""The disk of the data: how much room there is, and whether it refused something lately."""

import errno
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from django.conf import settings

LATELY: Final = 60  # seconds that a refused write is remembered for
FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
READ_ONLY: Final = frozenset({errno.EROFS})
# A write failed; SQLite does not say whether for want of room or because the disk only lets read.
_FAILED: Final = frozenset(f"SQLITE_IOERR_{name}" for name in ("WRITE", "SHMOPEN", "SHMSIZE", "TRUNCATE"))
_FULL_STATES: Final = ("53100",)  # of PostgreSQL: disk_full
_READ_ONLY_STATES: Final = ("25006",)  # read_only_sql_transaction

_refused: dict[str, float] = {}  # of this process: when a write was last refused, and why


@dataclass(frozen=True, slots=True)
class Room:
    """Bytes of the disk that holds the data."""

    free: int
    total: int

    @property
    def is_low(self) -> bool:
        """Whether somebody should make room now."""
        return self.free < settings.DISK_LOW


def room() -> Room | None:
    """Return the room of the disk that holds the data; None where it cannot be asked."""
    folder = Path(settings.VAR_DIR)
    try:
        found = shutil.disk_usage(next(path for path in (folder, *folder.parents) if path.exists()))
    except OSError:
        return None
    return Room(found.free, found.total)


def is_read_only() -> bool:
    """Whether nothing can be written where a laptop keeps its data. A server's data are not in that folder."""
    if not settings.EMBEDDED:
        return False
    try:
        return bool(os.statvfs(settings.VAR_DIR).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def refusal(exc: BaseException | None) -> str:
    """Return why a disk refused what was written: `full`, `read_only`; empty where it was something else."""
    while exc is not None:
        name, state = str(getattr(exc, "sqlite_errorname", "")), getattr(exc, "sqlstate", None)
        number = getattr(exc, "errno", None) if isinstance(exc, OSError) else None
        if name == "SQLITE_FULL" or state in _FULL_STATES or number in FULL:
            return "full"
        if name in _FAILED:
            return "full" if _makes_files() else "read_only"
        if name.startswith("SQLITE_READONLY") or state in _READ_ONLY_STATES or number in READ_ONLY:
            return "read_only"
        exc = exc.__cause__
    return ""


def note_refusal(exc: BaseException | None) -> str:
    """Remember that a write was refused just now, where an error says so. Return why, as `refusal` does."""
    if why := refusal(exc):
        _refused[why] = monotonic()
    return why


def refused_lately(why: str) -> bool:
    """Whether this process had a write refused within the last minute."""
    at = _refused.get(why)
    return at is not None and monotonic() - at < LATELY


def is_writable_again() -> bool:
    """Whether a database that this process could lately only read can be written now: by a process that opens it anew.

    SQLite goes on reading for as long as any connection of the process is open that was opened so.
    """
    if not refused_lately("read_only"):
        return False
    database = Path(settings.VAR_DIR) / "canastra.sqlite3"
    return _makes_files() and all(
        os.access(path, os.W_OK) for path in database.parent.glob(f"{database.name}*")
    )


def _makes_files() -> bool:
    """Whether a file can be made where the data are; also where there is no room in it.

    Only trying tells: the kernel turns a damaged file system read-only without saying so in `statvfs`.
    """
    try:
        tempfile.TemporaryFile(dir=settings.VAR_DIR).close()
    except OSError as exc:
        return exc.errno in FULL
    return True
