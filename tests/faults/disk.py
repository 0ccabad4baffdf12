"""A separate disk for a program that can really be full: a file system in memory of a fixed size."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

SIZE = 2**30  # maximum bytes; unwritten bytes take no memory
TRIES = 50  # until it is filled, while it is written to


class Disk:
    """A file system that is mounted on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def leave(self, room: int) -> None:
        """Leave about this many bytes free; later writes find no space."""
        for _ in range(TRIES):
            found = os.statvfs(self.folder)
            used = (found.f_blocks - found.f_bfree) * found.f_frsize
            if self._resize(used + max(room, found.f_frsize)):
                return
            time.sleep(0.01)  # it has grown in this instant
        raise SystemExit(f"{self.folder} could not be filled")

    def give_room(self) -> None:
        """Free all the space again."""
        assert self._resize(SIZE)

    def _resize(self, size: int) -> bool:
        return _mount("-o", f"remount,size={size}", str(self.folder))


@contextmanager
def disk(folder: Path) -> Iterator[Disk]:
    """Mount a disk on a folder during the block, with the folder's owner and mode."""
    owner = folder.stat()
    options = f"size={SIZE},mode=700,uid={owner.st_uid},gid={owner.st_gid}"
    assert _mount("-t", "tmpfs", "-o", options, "canastra", str(folder))
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@cache
def is_possible() -> bool:
    """Return whether mounting is permitted: for root, unless the environment forbids it."""
    asked = ["unshare", "--mount", "mount", "-t", "tmpfs", "canastra", "/mnt"]
    return os.geteuid() == 0 and subprocess.run(asked, capture_output=True, check=False).returncode == 0


def of_our_own() -> None:
    """Make mounts of this thread and its programs private, so that they disappear with them in any case."""
    os.unshare(os.CLONE_NEWNS)
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)


def mounted[T](act: Callable[[], T]) -> T | None:
    """Run a function that mounts, in a thread with private mounts. Return its result.

    Without permission to mount, return None.
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
