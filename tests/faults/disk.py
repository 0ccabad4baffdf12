"""A disk of its own for a program, which is really full where it is filled: a file system in memory, of a size."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

SIZE = 2**30  # bytes at most; what is not written takes no memory
TRIES = 50  # until it is filled, while it is written to


class Disk:
    """A file system that is mounted on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def leave(self, room: int) -> None:
        """Leave so many bytes free, about: whatever comes after them finds no space."""
        for _ in range(TRIES):
            found = os.statvfs(self.folder)
            used = (found.f_blocks - found.f_bfree) * found.f_frsize
            if self._resize(used + max(room, found.f_frsize)):
                return
            time.sleep(0.01)  # it has grown in this instant
        raise SystemExit(f"{self.folder} could not be filled")

    def give_room(self) -> None:
        """Let there be all the room again."""
        assert self._resize(SIZE)

    def _resize(self, size: int) -> bool:
        return _mount("-o", f"remount,size={size}", str(self.folder))


@contextmanager
def disk(folder: Path) -> Iterator[Disk]:
    """Mount one on a folder while the block lasts; it is its owner's alone, as the folder was."""
    owner = folder.stat()
    options = f"size={SIZE},mode=700,uid={owner.st_uid},gid={owner.st_gid}"
    assert _mount("-t", "tmpfs", "-o", options, "canastra", str(folder))
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@cache
def is_possible() -> bool:
    """Return whether we may mount: root may, where nothing keeps it from it."""
    asked = ["unshare", "--mount", "mount", "-t", "tmpfs", "canastra", "/mnt"]
    return os.geteuid() == 0 and subprocess.run(asked, capture_output=True, check=False).returncode == 0


def of_our_own() -> None:
    """Let what this thread and its programs mount be seen by nobody else, and be gone with them, however they end."""
    os.unshare(os.CLONE_NEWNS)
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)


def mounted[T](act: Callable[[], T]) -> T | None:
    """Do something that mounts, in a thread whose mounts nobody else sees; return what it returns.

    Where we may not mount it is not done, and nothing is returned.
    """

    def mounting() -> T:
        of_our_own()
        return act()

    if not is_possible():
        return None
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(mounting).result()


def _mount(*words: str) -> bool:
    return subprocess.run(["mount", *words], capture_output=True, check=False).returncode == 0
