"""Free space of the data disk, and recently refused writes."""

import errno
import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, time
from typing import Final

from django.conf import settings

LATELY: Final = 60  # seconds for which a refused write counts
FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
READ_ONLY: Final = frozenset({errno.EROFS})
# SQLite codes of a failed write; they do not tell a full disk from a read-only one.
_FAILED: Final = frozenset(f"SQLITE_IOERR_{name}" for name in ("WRITE", "SHMOPEN", "SHMSIZE", "TRUNCATE"))
_FULL_STATES: Final = ("53100",)  # PostgreSQL: disk_full
_READ_ONLY_STATES: Final = ("25006",)  # read_only_sql_transaction

_refused: dict[str, float] = {}  # time of the last refused write of this process, by reason
_MARK: Final = ".refused-{}"  # file in `PAGES_DIR`, by which web processes tell each other


@dataclass(frozen=True, slots=True)
class Room:
    """Free and total bytes of the data disk."""

    free: int
    total: int

    @property
    def is_low(self) -> bool:
        """Whether free space is below `DISK_LOW`."""
        return self.free < settings.DISK_LOW


def room() -> Room | None:
    """Return the space of the data disk, or None if it cannot be read."""
    folder = Path(settings.VAR_DIR)
    try:
        found = shutil.disk_usage(next(path for path in (folder, *folder.parents) if path.exists()))
    except OSError:
        return None
    return Room(found.free, found.total)


def is_read_only() -> bool:
    """Whether the data folder of an embedded installation is read-only. A server's data are elsewhere: then False."""
    if not settings.EMBEDDED:
        return False
    try:
        return bool(os.statvfs(settings.VAR_DIR).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def refusal(exc: BaseException | None) -> str:
    """Return the reason of a refused write: `full`, `read_only`; empty for other errors."""
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
    """Record a refused write if the exception is one. Return the reason like `refusal`."""
    if why := refusal(exc):
        _refused[why] = monotonic()
        if settings.PAGES_DIR:
            with suppress(OSError):
                (Path(settings.PAGES_DIR) / _MARK.format(why)).touch(mode=0o600)
    return why


def refused_lately(why: str) -> bool:
    """Whether a write was refused for this reason within the last minute, in this process or in one beside it."""
    at = _refused.get(why)
    if at is not None and monotonic() - at < LATELY:
        return True
    if not settings.PAGES_DIR:
        return False
    try:
        marked = (Path(settings.PAGES_DIR) / _MARK.format(why)).stat().st_mtime
    except OSError:
        return False
    return abs(time() - marked) < LATELY


def is_writable_again() -> bool:
    """Whether the database is writable again, so that a restarted process could write.

    SQLite stays read-only as long as the process holds any connection that was opened read-only.
    """
    if not refused_lately("read_only"):
        return False
    database = Path(settings.VAR_DIR) / "canastra.sqlite3"
    return _makes_files() and all(
        os.access(path, os.W_OK) for path in database.parent.glob(f"{database.name}*")
    )


def _makes_files() -> bool:
    # Create a file to find out, because `statvfs` does not show that the kernel made a damaged file system read-only.
    # A full disk is not read-only.
    try:
        tempfile.TemporaryFile(dir=settings.VAR_DIR).close()
    except OSError as exc:
        return exc.errno in FULL
    return True
