"""What one process of a server has rendered, for the others: in a folder in memory, by address and version.

Django's cache of files: bounded in number, each file written whole or not at all. Nobody but this server's processes
may write there, since a file of it is believed.
"""

import os
from collections.abc import Hashable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from django.core.cache.backends.filebased import FileBasedCache

from deploy.shelf import Bodies, Headers

MOST: Final = 400  # answers; one of 400 duplas has 150 KB, packed
SECONDS: Final = 600

type Rendered = tuple[Headers, Bodies]


class CommonShelf:
    """The folder. `run` parts what other processes than those of this start have left."""

    def __init__(self, folder: Path, run: str = "") -> None:
        self._run = run or str(os.getppid())
        self._cache = FileBasedCache(
            str(folder), {"OPTIONS": {"MAX_ENTRIES": MOST}, "TIMEOUT": SECONDS, "KEY_PREFIX": self._run}
        )

    def take(self, key: Hashable, etag: bytes) -> Rendered | None:
        """Return what another process has rendered."""
        with suppress(Exception):  # a file that is no good is none
            found: Rendered | None = self._cache.get(_name(key, etag))
            return found
        return None

    def give(self, key: Hashable, etag: bytes, rendered: Rendered) -> None:
        """Leave it for the others; where there is no room it is left out."""
        with suppress(OSError):
            self._cache.set(_name(key, etag), rendered)


class InCommon:
    """The shelf as a view asks it at one address, once it knows the version and before it renders."""

    def __init__(self, shelf: CommonShelf, key: Hashable) -> None:
        self._shelf, self._key = shelf, key
        self.found: Rendered | None = None

    def __call__(self, etag: str) -> bytes | None:
        """Return the body of a version that another process has rendered."""
        self.found = self._shelf.take(self._key, etag.encode("latin1"))
        return self.found[1].of[b""] if self.found else None

    def give(self, etag: bytes, rendered: Rendered) -> None:
        """Leave what was rendered here for the others."""
        self._shelf.give(self._key, etag, rendered)


def _name(key: Hashable, etag: bytes) -> str:
    return sha256(repr((key, etag)).encode()).hexdigest()
