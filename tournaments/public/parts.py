"""A page that moves: its parts have a mark each, and a reader is sent those that are no longer as it has them.

One address serves all. With `v`, the mark of all parts that a page shows: 204 where these still are so, whatever else
moved in the event; else the mark of each, and what is new in those that moved since, as far as this process has seen
what the page shows. With `p`: these parts. Without either: the page. Who asks for the same is told the same.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from tournaments.public import caching as answers
from tournaments.publication import reading
from tournaments.publication.reading import Head, Shown

MOST = 40  # parts that are asked for at once
MOST_SHOWN = 2048  # versions of pages whose marks are remembered

_shown: dict[str, Mapping[str, str]] = {}  # the marks of parts, by the mark of all of them


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a page. mark: equal marks of one part are the same text."""

    mark: str
    html: SafeString


type Parts = Mapping[str, Part]
type Context = Mapping[str, Any] | Callable[[], Mapping[str, Any]]


def part(head: Head, key: str, template: str, context: Context) -> Part:
    """Render a part, once for all readers of a version.

    key: what tells it from any other part of the tournament. context: or what reads it, where that costs a query.
    """

    def render() -> str:
        return render_to_string(template, dict(context() if callable(context) else context))

    text = answers.once(head.version, key, render)
    return Part(_mark(text), mark_safe(text))  # noqa: S308 -- a rendered template


def moving(view: answers.View) -> answers.View:
    """Turn a view of what is shown of a tournament into one of its address: a browser that holds it is answered 304.

    Raises `Http404` for a draft as for an unknown one.
    """

    @wraps(view)
    def enter(request: HttpRequest, slug: str, **more: Any) -> HttpResponseBase:
        head = reading.head(slug)
        return answers.unchanged(request, head.version) or view(request, reading.shown(head), **more)

    return enter


def answer(
    request: HttpRequest, shown: Shown, template: str, context: Mapping[str, Any], parts: Parts
) -> HttpResponse:
    """Answer a page, the marks of its parts, or some of these."""
    version, all_marks = shown.head.version, marks(parts)
    mark = _mark(str(all_marks))
    before = _shown.get(request.GET.get("v", ""))
    _remember(mark, all_marks)
    if "p" in request.GET:
        wanted = request.GET["p"].split(",")[:MOST]
        found = {name: [parts[name].mark, parts[name].html] for name in wanted if name in parts}
        return _for_a_page(mark, {"parts": found}, version)
    if "v" in request.GET:
        if request.GET["v"] == mark:
            return answers.nothing_new(version)
        moved = {name: parts[name].html for name in _moved(before, all_marks)}
        return _for_a_page(mark, {"parts": all_marks, "html": moved}, version)
    more = {"parts": parts, "mark": mark, "shown": shown, "head": shown.head, "document": shown.document}
    return answers.page(request, template, {**context, **more}, version=version)


def _for_a_page(mark: str, more: Mapping[str, object], version: str) -> HttpResponse:
    """Answer what an open page has asked for."""
    told = answers.json({"v": mark, **more}, version=version)
    told[answers.SEEN] = mark
    return told


def _remember(mark: str, all_marks: Mapping[str, str]) -> None:
    while len(_shown) >= MOST_SHOWN:
        _shown.pop(next(iter(_shown)), None)
    _shown[mark] = all_marks


def _moved(before: Mapping[str, str] | None, now: Mapping[str, str]) -> list[str]:
    """Return the parts that differ; none where it is not known what a page shows, or where parts came or went."""
    if before is None or before.keys() != now.keys():
        return []
    return [name for name, mark in now.items() if before[name] != mark]


def marks(parts: Parts) -> dict[str, str]:
    """Return the mark of each part by its name."""
    return {name: one.mark for name, one in parts.items()}


def batches[Row](rows: Iterable[Row], size: int) -> dict[int, list[Row]]:
    """Return rows in groups of this size, by number from 1: one that moves costs its own group."""
    found: dict[int, list[Row]] = {}
    for at, row in enumerate(rows):
        found.setdefault(at // size + 1, []).append(row)
    return found


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
