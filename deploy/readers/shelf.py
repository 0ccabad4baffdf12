"""Rendered and compressed answers as bytes, limited in size, with the current version of each family.

Only the event loop reads and writes here, so no locks are needed.
"""

import zlib
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Final

import brotli

from tournaments.public import caching

type Headers = Sequence[tuple[bytes, bytes]]

MEGABYTE: Final = 2**20
HELD: Final = 64 * MEGABYTE  # of all bodies together, in each process
MOST: Final = 4096  # answers
EARLIER: Final = 8  # earlier versions of a page that may still be open: some seconds' worth
SMALL: Final = 500  # bytes below which a body is not compressed
# higher levels would take half a second for a page of 400 duplas and save a tenth of its bytes
BROTLI, GZIP = 5, 6
OF_A_BODY: Final = (b"content-type", b"content-language", b"content-disposition")
# Headers that apply to whole pages only; they are two thirds of the bytes of a polling answer.
OF_A_PAGE: Final = {
    b"content-security-policy",
    b"cross-origin-opener-policy",
    b"permissions-policy",
    b"referrer-policy",
    b"x-frame-options",
}
SEEN: Final = caching.SEEN.lower().encode()
WITHOUT_A_BODY: Final = {b"vary", b"x-content-type-options"}  # without effect in an answer without a body
_GZIP_WINDOW: Final = 31  # tells zlib to write the header and trailer of a gzip file


class Bodies:
    """One body in each encoding, by its name; uncompressed under an empty name."""

    def __init__(self, plain: bytes) -> None:
        self.digest = sha256(plain).digest()
        self.of: dict[bytes, bytes] = {b"": plain}
        if len(plain) >= SMALL:
            self.of[b"br"] = brotli.compress(plain, quality=BROTLI)
            self.of[b"gzip"] = zlib.compress(plain, level=GZIP, wbits=_GZIP_WINDOW)

    @cached_property
    def size(self) -> int:
        """The bytes of all encodings together."""
        return sum(map(len, self.of.values()))


@dataclass(eq=False, slots=True)
class CachedAnswer:
    """One cached answer.

    family: the group of addresses whose versions follow each other. headers: those that are the same for all readers.
    earlier: marks of earlier answers at this address, newest first, without the current one.
    """

    family: Hashable
    etag: bytes
    headers: Headers
    bodies: Bodies
    earlier: tuple[bytes, ...] = ()
    _heads: dict[tuple[int, bytes], Headers] = field(default_factory=dict)

    @property
    def seen(self) -> bytes:
        """The mark of a page that shows this answer already; empty if the answer has no mark."""
        return next((value for name, value in self.headers if name == SEEN), b"")

    def head(self, status: int, encoding: bytes) -> Headers:
        """Return the headers of a 200 in an encoding, or of an answer without a body.

        Answers for parts of pages get fewer headers.
        """
        known = self._heads.get((status, encoding))
        if known is None:
            known = self._heads[status, encoding] = self._head(status, encoding)
        return known

    def _head(self, status: int, encoding: bytes) -> Headers:
        left = {SEEN, *(OF_A_BODY if status != 200 else ())}
        if status == 204 or self.seen:
            left |= OF_A_PAGE
        if status == 204:
            left |= WITHOUT_A_BODY
        headers = [one for one in self.headers if one[0] not in left]
        if status != 200:
            return headers
        length = (b"content-length", str(len(self.bodies.of[encoding])).encode())
        return [*headers, *([(b"content-encoding", encoding)] if encoding else []), length]


@dataclass(slots=True)
class CurrentVersion:
    """The current version of a family.

    read_at: the start of the last check that found it. floor: a check that began before this time and found another
    version is ignored, because a newer version has been served since.
    """

    etag: bytes = b""
    read_at: float = float("-inf")
    floor: float = float("-inf")

    def saw(self, etag: bytes, began: float, now: float) -> bool:
        """Record the result of a check; return False if the check has to be repeated."""
        if etag == self.etag:
            self.read_at = max(self.read_at, began)
            return True
        # An older version must not follow a newer one (docs/decisions/0050).
        if began < self.floor:
            return False
        self.etag, self.read_at, self.floor = etag, began, now
        return True


class Shelf:
    """The cached answers, limited in number and in bytes; the least recently used ones are dropped first."""

    def __init__(self, *, most: int = MOST, held: int = HELD) -> None:
        self._most, self._held_most = most, held
        self._kept: OrderedDict[Hashable, CachedAnswer] = OrderedDict()
        self._standings: OrderedDict[Hashable, CurrentVersion] = OrderedDict()
        self._bodies: dict[bytes, Bodies] = {}
        self._uses: dict[bytes, int] = {}
        self.held = 0  # bytes
        self._forgotten = float("-inf")

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> CachedAnswer | None:
        """Return an answer, current or not."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def bodies(self, digest: bytes) -> Bodies | None:
        """Return a compressed body by its digest, because pages at several addresses may be equal."""
        return self._bodies.get(digest)

    def put(self, key: Hashable, kept: CachedAnswer) -> None:
        """Store an answer, unless it is larger than the limit for all answers."""
        if (before := self._kept.get(key)) and before.seen:
            stood = (before.seen, *before.earlier)
            kept.earlier = tuple(one for one in stood if one != kept.seen)[:EARLIER]
        self.drop(key)
        if kept.bodies.size > self._held_most:
            return
        digest = kept.bodies.digest
        self._kept[key] = kept
        self._uses[digest] = self._uses.get(digest, 0) + 1
        if self._uses[digest] == 1:
            self._bodies[digest] = kept.bodies
            self.held += kept.bodies.size
        while len(self._kept) > self._most or self.held > self._held_most:
            self.drop(next(iter(self._kept)))

    def drop(self, key: Hashable) -> None:
        """Remove an answer."""
        old = self._kept.pop(key, None)
        if old is None:
            return
        digest = old.bodies.digest
        self._uses[digest] -= 1
        if not self._uses[digest]:
            del self._uses[digest]
            self.held -= self._bodies.pop(digest).size

    def standing(self, family: Hashable) -> CurrentVersion:
        """Return the current version of a family."""
        found = self._standings.get(family)
        if found is None:
            found = self._standings[family] = CurrentVersion(floor=self._forgotten)
        return found

    def stands(self, kept: CachedAnswer) -> bool:
        """Return whether an answer has the current version."""
        return self.standing(kept.family).etag == kept.etag

    def saw(self, kept: CachedAnswer, began: float, now: float) -> bool:
        """Record that a check which began then found this answer; return False if the check has to be repeated."""
        taken = self.standing(kept.family).saw(kept.etag, began, now)
        self._standings.move_to_end(kept.family)
        while len(self._standings) > self._most:
            self._standings.popitem(last=False)
            self._forgotten = now  # checks of forgotten families that are under way no longer count
        return taken


def family_of(etag: bytes, key: Hashable) -> Hashable:
    """Return the family of a version: the part before its `~`; without one, its address."""
    family, tilde, _ = etag.partition(b"~")
    return family if tilde else key


def encoding_for(accepted: bytes) -> bytes:
    """Return the best encoding that a reader accepts (RFC 9110, 12.5.3): brotli before gzip; may be empty."""
    weights = dict(map(_weighed, accepted.lower().split(b",")))
    other = weights.get(b"*", 0.0)
    best, weight = b"", 0.0
    for encoding in (b"br", b"gzip"):
        if (given := weights.get(encoding, other)) > weight:
            best, weight = encoding, given
    return best


def _weighed(part: bytes) -> tuple[bytes, float]:
    name, _, rest = part.partition(b";")
    _, equals, weight = rest.partition(b"q=")
    try:
        return name.strip(), float(weight) if equals else 1.0
    except ValueError:
        return name.strip(), 0.0


def holds(condition: bytes, etag: bytes) -> bool:
    """Return whether `If-None-Match` contains this version, by the weak comparison."""
    if condition == etag:
        return True
    tags = [one.strip().removeprefix(b"W/") for one in condition.split(b",")]
    return b"*" in tags or etag.removeprefix(b"W/") in tags
