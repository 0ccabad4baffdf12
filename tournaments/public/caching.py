"""How public pages are answered: no cookies, an ETag, and a second of caching for any proxy in between."""

import hashlib
import re
from collections.abc import Callable, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response

FRESH = "public, max-age=1"
ASKED = "public, no-cache"  # kept, and asked for each time whether it has changed
STOP_POLLING = 286
MOST_RENDERED = 64
INDENT = re.compile(r"\s*\n\s*")  # a third of a big bracket is the indentation of its templates
_rendered: dict[tuple[str, str], str] = {}


def unchanged(request: HttpRequest, version: str, *, cache: str = FRESH) -> HttpResponseBase | None:
    """Return 304 where the reader holds this version already, else None."""
    etag = f'W/"{version}"'
    answer = get_conditional_response(request, etag=etag)
    return None if answer is None else _marked(answer, etag, cache)


def page(
    template: str,
    context: Mapping[str, Any],
    *,
    version: str,
    cache: str = FRESH,
) -> HttpResponse:
    """Render without the request: no context processor then touches session or user, so no cookie is set."""
    return _marked(HttpResponse(render_to_string(template, dict(context))), f'W/"{version}"', cache)


def text(body: str, *, version: str, kind: str = "text/plain") -> HttpResponse:
    """Answer text: plain, or of another kind."""
    answer = HttpResponse(body, content_type=f"{kind}; charset=utf-8")
    return _marked(answer, f'W/"{version}"', FRESH)


def json(data: Mapping[str, Any], *, version: str) -> HttpResponse:
    """Answer plain data."""
    return _marked(JsonResponse(data), f'W/"{version}"', FRESH)


def page_by_content(request: HttpRequest, template: str, context: Mapping[str, Any]) -> HttpResponseBase:
    """As `page`, for what has no version of its own: the ETag is taken from what was rendered."""
    body = render_to_string(template, dict(context))
    version = hashlib.sha256(body.encode()).hexdigest()[:20]
    return unchanged(request, version) or _marked(HttpResponse(body), f'W/"{version}"', FRESH)


def once(version: str, part: str, render: Callable[[], str]) -> str:
    """Return a part rendered once for each version in this process; the oldest are forgotten."""
    key = (version, part)
    if key not in _rendered:
        while len(_rendered) >= MOST_RENDERED:
            _rendered.pop(next(iter(_rendered)), None)
        _rendered[key] = INDENT.sub("\n", render())
    return _rendered.get(key) or render()


def reload_page(*, stop: bool) -> HttpResponse:
    """Tell a polling page to load itself anew; `stop`: there will be no more news."""
    answer = HttpResponse(status=STOP_POLLING if stop else 200)
    answer["HX-Refresh"] = "true"
    answer["Cache-Control"] = FRESH
    return answer


def nothing_new() -> HttpResponse:
    """Tell a polling page that it is up to date."""
    answer = HttpResponse(status=204)
    answer["Cache-Control"] = FRESH
    return answer


def _marked[Answer: HttpResponseBase](answer: Answer, etag: str, cache: str) -> Answer:
    answer["ETag"], answer["Cache-Control"] = etag, cache
    return answer
