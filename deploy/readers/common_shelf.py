"""Rendered answers shared between the processes of a server: files in a folder in memory, by address and version.

This is Django's file cache: limited in number, each file written completely or not at all. Only this server's
processes may write to the folder, because its files are trusted.
"""

import os
from collections.abc import Hashable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from django.core.cache.backends.filebased import FileBasedCache

from deploy.readers.shelf import Bodies, Headers

MOST: Final = 400  # answers; one of 400 duplas has 150 KB, compressed
SECONDS: Final = 600

type Rendered = tuple[Headers, Bodies]


class CommonShelf:
    """The shared folder. `run` separates the files of this start from those of earlier ones."""

    def __init__(self, folder: Path, run: str = "") -> None:
        self._run = run or str(os.getppid())
        self._cache = FileBasedCache(
            str(folder), {"OPTIONS": {"MAX_ENTRIES": MOST}, "TIMEOUT": SECONDS, "KEY_PREFIX": self._run}
        )

    def take(self, key: Hashable, etag: bytes) -> Rendered | None:
        """Return an answer that another process has rendered."""
        with suppress(Exception):  # ignore a damaged file
            found: Rendered | None = self._cache.get(_name(key, etag))
            return found
        return None

    def give(self, key: Hashable, etag: bytes, rendered: Rendered) -> None:
        """Store an answer for the other processes, if there is room."""
        with suppress(OSError):
            self._cache.set(_name(key, etag), rendered)


class InCommon:
    """The shared folder for one address. A view calls it with the version, before it renders."""

    def __init__(self, shelf: CommonShelf, key: Hashable) -> None:
        self._shelf, self._key = shelf, key
        self.found: Rendered | None = None

    def __call__(self, etag: str) -> bytes | None:
        """Return the body of a version that another process has rendered."""
        self.found = self._shelf.take(self._key, etag.encode("latin1"))
        return self.found[1].of[b""] if self.found else None

    def give(self, etag: bytes, rendered: Rendered) -> None:
        """Store an answer for the other processes."""
        self._shelf.give(self._key, etag, rendered)


def _name(key: Hashable, etag: bytes) -> str:
    return sha256(repr((key, etag)).encode()).hexdigest()
