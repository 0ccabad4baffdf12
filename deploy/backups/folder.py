"""The folder of backups: file names, access rights and rotation."""

import fcntl
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.conf import settings

DRAFT, LOCK = ".making", ".lock"
DOUBTFUL = "-nao-confere"  # can be opened, but the checks found errors
NAME = re.compile(
    rf"canastra-(?P<day>\d{{4}}-\d\d-\d\d)-\d{{6}}(-\d+)?(?P<doubtful>{DOUBTFUL})?\.(sqlite3|dump)"
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
        stem, end = f"canastra-{at:%Y-%m-%d-%H%M%S}", ("" if verified else DOUBTFUL) + draft.suffix
        path, more = self.path / (stem + end), 1
        while path.exists():  # two backups in one second
            more += 1
            path = self.path / f"{stem}-{more}{end}"
        draft.chmod(0o600)
        # On disk before the rename, so that a final name never means a partial file (docs/decisions/0029).
        to_disk(draft)
        draft.rename(path)
        to_disk(self.path)
        return path

    def copies(self) -> list[Path]:
        """Return all backups, the newest first."""
        found = (path for path in self.path.glob("canastra-*") if NAME.fullmatch(path.name))
        return sorted(found, key=lambda path: path.name, reverse=True)

    def rotate(self, made: Path) -> None:
        """Delete backups that need not be kept.

        The one just made stays, even if the clock was wrong when it got its name.
        """
        stay = kept((path.name for path in self.copies()), self.rotation) | {made.name}
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
    ours = sorted(filter(NAME.fullmatch, names), reverse=True)
    # The errors of a doubtful backup may be those of the database, so its file is kept; it never displaces a good
    # one.
    doubtful = [name for name in ours if DOUBTFUL in name]
    good = [name for name in ours if DOUBTFUL not in name]
    newest: dict[str, str] = {}
    for name in good:
        newest.setdefault(name[9:19], name)
    of_days = list(newest.values())[: rotation.days]
    return {*good[: rotation.last], *of_days, *doubtful[: rotation.doubtful]}


def to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, would survive a power cut."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
