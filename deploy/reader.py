"""What a request for a public answer comes to: its address as the view understands it, and what the reader holds."""

from collections.abc import Hashable, MutableMapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from django.core.exceptions import SuspiciousOperation
from django.http import QueryDict
from django.urls import Resolver404, resolve
from django.utils.http import urlencode

from deploy import request_id
from deploy.shelf import Headers, encoding_for
from tournaments.public import languages
from tournaments.public.caching import Asks, asks_of

ADDRESSES: Final = 4096  # that are remembered as they were understood
LONGEST: Final = 300  # characters of a path, of a query, and of a header that a key may hold
ID: Final = request_id.HEADER.lower().encode()
NO_VERSION: Final = "-"  # what the site is told that the page shows
# Whoever says one of these means more than to read: the site decides itself.
_MORE: Final = {b"if-match", b"if-unmodified-since", b"transfer-encoding", b"content-length"}
_OF_ANSWER: Final = (b"host", b"x-forwarded-proto")
_CLIENT: Final = b"x-forwarded-for"
_encoding = lru_cache(maxsize=256)(encoding_for)


@dataclass(slots=True)
class Wanted:
    """What somebody asks for. key: all that its answer is made of; query and headers: what the site is asked with.

    seen: the version that the page shows already; condition: that which the reader holds; varies: what the answer may
    say that it depends on; name: the id of the request.
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
        """Return what is asked for by whoever shows a version that stood: what has changed since."""
        query = self.query.removesuffix(NO_VERSION.encode()) + self.seen
        return replace(self, key=(self.key, self.seen), query=query, seen=b"")


def wanted(scope: MutableMapping[str, Any]) -> Wanted | None:
    """Return what is asked for; None where the answer is not one that is kept."""
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
def _asks(path: str) -> Asks | None:
    """Return what the view of an address reads of a request, where its answers are kept."""
    try:
        return asks_of(resolve(languages.split(path)[1]).func)
    except Resolver404:
        return None


@lru_cache(maxsize=ADDRESSES)
def _understood(asks: Asks, given: bytes) -> tuple[bytes, bytes] | None:
    """Return a query as the view understands it, and the version that the page shows; None for a search."""
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
