"""Parse a request for a public answer: the address as its view reads it, and the version that the reader has."""

from collections.abc import Hashable, MutableMapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from django.core.exceptions import SuspiciousOperation
from django.http import QueryDict
from django.urls import Resolver404, resolve
from django.utils.http import urlencode

from deploy.monitoring import request_id
from deploy.readers.shelf import Headers, encoding_for
from tournaments.public import languages
from tournaments.public.caching import RequestKey, asks_of

ADDRESSES: Final = 4096  # addresses whose parsing is cached
LONGEST: Final = 300  # limit in characters of a path, a query, and the headers of a cache key
ID: Final = request_id.HEADER.lower().encode()
NO_VERSION: Final = "-"  # the version sent to the site in place of the reader's own
# Requests with one of these headers are not plain reads, so the site answers them itself.
_MORE: Final = {b"if-match", b"if-unmodified-since", b"transfer-encoding", b"content-length"}
_OF_ANSWER: Final = (b"host", b"x-forwarded-proto")
_CLIENT: Final = b"x-forwarded-for"
_encoding = lru_cache(maxsize=256)(encoding_for)


@dataclass(slots=True)
class Wanted:
    """A request for a public answer.

    key: everything the answer depends on. query, headers: the request to the site. seen: the version that the page
    shows already. condition: the version in the reader's cache. varies: the headers that the answer may vary by.
    name: the id of the request.
    """

    key: Hashable
    query: bytes
    headers: Headers
    seen: bytes
    condition: bytes
    encoding: bytes
    varies: frozenset[bytes]
    name: str

    def since(self) -> "Wanted":
        """Return a request for the changes since the version that the page shows."""
        query = self.query.removesuffix(NO_VERSION.encode()) + self.seen
        return replace(self, key=(self.key, self.seen), query=query, seen=b"")


def wanted(scope: MutableMapping[str, Any]) -> Wanted | None:
    """Return the request if its answer can be cached, else `None`."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return None
    path, given = scope["path"], scope["query_string"]
    if len(path) > LONGEST or len(given) > LONGEST:
        return None
    asks = _asks(path)
    understood = asks and _understood(asks, given)
    if asks is None or not understood:
        return None
    query, seen = understood
    said = dict(scope["headers"])
    of_answer = tuple([(name, said[name]) for name in (*_OF_ANSWER, *asks.headers) if name in said])
    if not _MORE.isdisjoint(said) or sum([len(value) for _, value in of_answer]) > LONGEST:
        return None
    return Wanted(
        key=(path, query, scope.get("scheme"), of_answer),
        query=query,
        headers=[*of_answer, *([(_CLIENT, said[_CLIENT])] if _CLIENT in said else [])],
        seen=seen,
        condition=said.get(b"if-none-match", b""),
        encoding=_encoding(said.get(b"accept-encoding", b"")),
        varies=asks.varies,
        name=request_id.name_of(said.get(ID, b"").decode("latin1")),
    )


@lru_cache(maxsize=ADDRESSES)
def _asks(path: str) -> RequestKey | None:
    try:
        return asks_of(resolve(languages.split(path)[1]).func)
    except Resolver404:
        return None


@lru_cache(maxsize=ADDRESSES)
def _understood(asks: RequestKey, given: bytes) -> tuple[bytes, bytes] | None:
    if not given or asks.query is None:
        return given, b""
    try:
        read = QueryDict(given)
    except SuspiciousOperation:
        return None
    if asks.search and read.get(asks.search, ""):
        return None
    query = [(name, read[name]) for name in asks.query if name in read]
    seen = read.get(asks.seen, "") if asks.seen else ""
    if seen:
        query.append((asks.seen, NO_VERSION))
    return urlencode(query).encode(), seen.encode(errors="replace")
