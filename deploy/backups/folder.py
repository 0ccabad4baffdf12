"""The folder of backups: file names, access rights and rotation.

A backup has a number, one more than the one made before it. The rotation follows the numbers, because the clock of
the machine may have been wrong for an evening. Backups of earlier versions have no number and count as older.
"""

import fcntl
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from django.conf import settings

DRAFT, LOCK = ".making", ".lock"
DOUBTFUL = "-nao-confere"  # can be opened, but the checks found errors
NAME = re.compile(
    r"canastra-((?P<number>\d{6,})-)?(?P<day>\d{4}-\d\d-\d\d)-\d{6}(-\d+)?"
    rf"(?P<doubtful>{DOUBTFUL})?\.(sqlite3|dump)"
)


@dataclass(frozen=True, slots=True)
class Rotation:
    """The number of backups to keep: the latest, the newest of each day for a number of days, and doubtful ones."""

    last: int = 20
    days: int = 30
    doubtful: int = 3


class Busy(Exception):
    """Another backup or restore is running."""


class Folder:
    """A folder that only its owner may read; created if it is missing."""

    def __init__(self, path: Path | None = None, rotation: Rotation = Rotation()) -> None:
        self.path, self.rotation = path or settings.BACKUP_DIR, rotation

    @contextmanager
    def alone(self, *, wait: bool = False) -> Iterator[None]:
        """Lock the folder for one backup or restore. Raises `Busy`, and `OSError`."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)) as handle:  # noqa: PTH123
            try:
                # The lock ends with the process, even if it is killed.
                fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            except BlockingIOError as exc:
                raise Busy from exc
            yield

    def keep(self, draft: Path, at: datetime, *, verified: bool) -> Path:
        """Rename a complete backup to its final name, once it is on disk; return its path."""
        last = next((found.number for found in _in_order(self._names())), 0)
        end = ("" if verified else DOUBTFUL) + draft.suffix
        path = self.path / f"canastra-{last + 1:06}-{at:%Y-%m-%d-%H%M%S}{end}"
        draft.chmod(0o600)
        # On disk before the rename, so that a final name never means a partial file (docs/decisions/0029).
        to_disk(draft)
        draft.rename(path)
        to_disk(self.path)
        return path

    def copies(self) -> list[Path]:
        """Return all backups, the last one made first."""
        return [self.path / found.name for found in _in_order(self._names())]

    def _names(self) -> list[str]:
        return [path.name for path in self.path.glob("canastra-*")]

    def rotate(self, made: Path) -> None:
        """Delete backups that need not be kept. The one just made stays."""
        stay = kept(self._names(), self.rotation) | {made.name}
        for path in self.copies():
            if path.name not in stay:
                with suppress(FileNotFoundError):
                    path.unlink()


def await_copy() -> None:
    """Wait until a running backup ends. Return at once if the folder does not exist."""
    with suppress(OSError), Folder().alone(wait=True):
        pass


@contextmanager
def room_at(path: Path) -> Iterator[Path]:
    """Provide a temporary folder and delete it afterwards. Remains of a crash are deleted first."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(mode=0o700)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def kept(names: Iterable[str], rotation: Rotation) -> set[str]:
    """Return the names of the backups to keep."""
    ours = _in_order(names)
    # The errors of a doubtful backup may be those of the database, so its file is kept; it never displaces a good
    # one.
    doubtful = [found for found in ours if found.doubtful]
    good = [found for found in ours if not found.doubtful]
    stay = [*good[: rotation.last], *_of_days(good, rotation.days), *doubtful[: rotation.doubtful]]
    return {found.name for found in stay}


class _Named(NamedTuple):
    # The parts of a file name; tuples sort in the order in which the backups were made.
    number: int
    name: str
    day: str
    doubtful: bool


def _in_order(names: Iterable[str]) -> list[_Named]:
    # The last one made first.
    read = [found for name in names if (found := NAME.fullmatch(name))]
    ours = [_Named(int(one["number"] or 0), one[0], one["day"], bool(one["doubtful"])) for one in read]
    return sorted(ours, reverse=True)


def _of_days(good: list[_Named], days: int) -> list[_Named]:
    # A day that is later than that of a backup made afterwards was named by a clock that was ahead: it takes the place
    # of no real day.
    newest: dict[str, _Named] = {}
    counted, earliest = 0, ""
    for found in good:
        if found.day in newest:
            continue
        if counted == days:
            break
        newest[found.day] = found
        if not earliest or found.day < earliest:
            counted, earliest = counted + 1, found.day
    return list(newest.values())


def to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, would survive a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
