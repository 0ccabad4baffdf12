"""Pages in parts: each part has a mark, and a reader gets only the parts that changed.

All requests use the address of the page:

- without parameters: the whole page;
- with `v`, the mark of all parts that the page shows: 204 if they are unchanged, even if the event changed elsewhere;
  otherwise the marks of all parts, and the HTML of the changed ones if this process knows what the page shows;
- with `p`: the HTML of these parts.

Equal requests get equal responses, so they can be cached.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from tournaments.public import caching
from tournaments.publication import reading
from tournaments.publication.reading import Head, PublicData

MOST = 40  # parts in one request
MOST_SHOWN = 2048  # page versions whose marks are kept

_shown: dict[str, Mapping[str, str]] = {}  # marks of the parts, by the mark of the page


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a page. mark: digest of the HTML."""

    mark: str
    html: SafeString


type Parts = Mapping[str, Part]
type Context = Mapping[str, Any] | Callable[[], Mapping[str, Any]]


def part(head: Head, key: str, template: str, context: Context) -> Part:
    """Render a part once for all readers of a version.

    key: unique among the parts of the tournament. context: the context, or a function that returns it if it needs
    a query.
    """

    def render() -> str:
        return render_to_string(template, dict(context() if callable(context) else context))

    text = caching.once(head.version, key, render)
    return Part(_mark(text), mark_safe(text))  # noqa: S308 -- a rendered template


def moving(view: caching.View) -> caching.View:
    """Turn a view of the shown data into a view of the slug. A client with the current version gets 304.

    Raises `Http404` for a draft and for an unknown tournament.
    """

    @wraps(view)
    def enter(request: HttpRequest, slug: str, **more: Any) -> HttpResponseBase:
        head = reading.head(slug)
        return caching.unchanged(request, head.version) or view(request, reading.shown(head), **more)

    return enter


def answer(
    request: HttpRequest, shown: PublicData, template: str, context: Mapping[str, Any], parts: Parts
) -> HttpResponse:
    """Return a page, the marks of its parts, or some of the parts, as the request asks."""
    version, all_marks = shown.head.version, marks(parts)
    mark = _mark(str(all_marks))
    before = _shown.get(request.GET.get("v", ""))
    _remember(mark, all_marks)
    if "p" in request.GET:
        # Limited, because a client can send any number of names.
        wanted = request.GET["p"].split(",")[:MOST]
        found = {name: [parts[name].mark, parts[name].html] for name in wanted if name in parts}
        return _for_a_page(mark, {"parts": found}, version)
    if "v" in request.GET:
        # The event may have changed, but not the parts of this page.
        if request.GET["v"] == mark:
            return caching.nothing_new(version)
        moved = {name: parts[name].html for name in _moved(before, all_marks)}
        return _for_a_page(mark, {"parts": all_marks, "html": moved}, version)
    more = {"parts": parts, "mark": mark, "shown": shown, "head": shown.head, "document": shown.document}
    return caching.page(request, template, {**context, **more}, version=version)


def _for_a_page(mark: str, more: Mapping[str, object], version: str) -> HttpResponse:
    told = caching.json({"v": mark, **more}, version=version)
    # The front server answers 204 to pages that send this mark.
    told[caching.SEEN] = mark
    return told


def _remember(mark: str, all_marks: Mapping[str, str]) -> None:
    # A dict keeps its order: the first key is the oldest page version.
    while len(_shown) >= MOST_SHOWN:
        _shown.pop(next(iter(_shown)), None)
    _shown[mark] = all_marks


def _moved(before: Mapping[str, str] | None, now: Mapping[str, str]) -> list[str]:
    # The page loads single parts if its content is unknown here, or if parts were added or removed.
    if before is None or before.keys() != now.keys():
        return []
    return [name for name, mark in now.items() if before[name] != mark]


def marks(parts: Parts) -> dict[str, str]:
    """Return the mark of each part by its name."""
    return {name: one.mark for name, one in parts.items()}


def batches[Row](rows: Iterable[Row], size: int) -> dict[int, list[Row]]:
    """Return rows in groups of `size`, by number from 1. A changed row makes only its group be sent again."""
    found: dict[int, list[Row]] = {}
    for at, row in enumerate(rows):
        found.setdefault(at // size + 1, []).append(row)
    return found


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
