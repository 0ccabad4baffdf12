"""The disk of the data: how much room there is, and whether it refused something lately."""

import errno
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from django.conf import settings

LATELY: Final = 60  # seconds that a refused write is remembered for
FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
READ_ONLY: Final = frozenset({errno.EROFS})
_FULL: Final = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_TRUNCATE")
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
        if name in _FULL or state in _FULL_STATES or number in FULL:
            return "full"
        if name.startswith("SQLITE_READONLY") or state in _READ_ONLY_STATES or number in READ_ONLY:
            return "read_only"
        exc = exc.__cause__
    return ""


def note_refusal(why: str) -> None:
    """Remember that a write was refused just now."""
    _refused[why] = monotonic()


def refused_lately(why: str) -> bool:
    """Whether this process had a write refused within the last minute."""
    at = _refused.get(why)
    return at is not None and monotonic() - at < LATELY
