"""Responses of public pages: without cookies, with an ETag, and cacheable for one second by any proxy.

Responses of views with `rendered_once` are kept by the server in front of Django and sent to all readers of the same
version (`deploy/readers/front.py`).
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.template.loader import render_to_string
from django.template.response import SimpleTemplateResponse
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language

from tournaments.public.languages import editions

type View = Callable[..., HttpResponseBase]
type Decorator = Callable[[View], View]

FRESH = "public, max-age=1"
HOURLY = "public, max-age=3600"  # for content that changes with a release, or rarely
ASKED = "public, no-cache"  # stored, but revalidated on each use
STOP_POLLING = 286
RENDERED = (
    "canastra.rendered"  # key in the WSGI environ: a function that returns the stored body of a version
)
SEEN = "X-Canastra-Seen"  # header for the front server: a page that sends this mark back gets 204
MOST_RENDERED = 512
INDENT = re.compile(r"\s*\n\s*")  # a third of a big bracket is the indentation of its templates
_rendered: dict[tuple[str, str, str | None], str] = {}


@dataclass(frozen=True)
class RequestKey:
    """The parts of a request that a response depends on, besides host and path. Equal requests get equal responses.

    query: the parameters that the view reads, None for all. headers: the headers it reads. seen: the parameter
    with the mark of the content a page shows; if it equals the mark in `SEEN`, the answer is 204. search: the
    parameter with a search text; responses to a search are not stored.
    """

    query: tuple[str, ...] | None = ()
    seen: str = ""
    search: str = ""
    headers: tuple[bytes, ...] = ()

    @cached_property
    def varies(self) -> frozenset[bytes]:
        """Return the headers that a stored response may name in `Vary`."""
        return frozenset(self.headers)


BY_ACCEPT = RequestKey(query=None, headers=(b"accept",))  # for the API, which rejects unknown parameters


def rendered_once(*query: str, seen: str = "", search: str = "") -> Decorator:
    """Turn a view into one whose response is stored. The view sees its path and these parameters, but no cookies.

    The response names its version (`page`, `text`, `json`, `by_content`); the view runs again when the version
    changes.
    """
    asks = RequestKey(query, seen, search)
    names = {*query, *filter(None, (seen, search))}

    def decorate(view: View) -> View:
        @wraps(view)
        def enter(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            return view(_narrowed(request, names), *args, **kwargs)

        enter.kept_by = asks  # type: ignore[attr-defined]
        return enter

    return decorate


def asks_of(view: object) -> RequestKey | None:
    """Return the `RequestKey` of a view or of its class; None if its responses are not stored."""
    found = getattr(view, "kept_by", None) or getattr(getattr(view, "cls", None), "kept_by", None)
    return found if isinstance(found, RequestKey) else None


def _narrowed(request: HttpRequest, names: set[str]) -> HttpRequest:
    given = request.GET.copy()
    # The view must not depend on anything that is not part of the cache key.
    for name in given.keys() - names:
        del given[name]
    request.META["QUERY_STRING"] = given.urlencode()
    request.GET, request.COOKIES = given, {}  # type: ignore[assignment]  # one of our own
    return request


def unchanged(request: HttpRequest, version: str, *, cache: str = FRESH) -> HttpResponseBase | None:
    """Return a 304 if the client has this version, or a body stored by another process; None if it must be rendered."""
    etag = f'W/"{version}"'
    answer = get_conditional_response(request, etag=etag)
    rendered = request.META.get(RENDERED)
    if answer is None and rendered and (body := rendered(etag)) is not None:
        answer = HttpResponse(body)  # its other headers are stored with it
    return None if answer is None else _marked(answer, etag, cache)


def page(
    request: HttpRequest,
    template: str,
    context: Mapping[str, Any],
    *,
    version: str,
    cache: str = FRESH,
) -> HttpResponse:
    """Render a page.

    Two variables are added to the context. `site`: scheme and host, for absolute URLs; both are part of the cache
    key. `editions`: the page in each language.
    """
    return _marked(HttpResponse(_rendered_page(request, template, context)), f'W/"{version}"', cache)


def text(body: str, *, version: str, kind: str = "text/plain") -> HttpResponse:
    """Return a text response. kind: its media type."""
    answer = HttpResponse(body, content_type=f"{kind}; charset=utf-8")
    return _marked(answer, f'W/"{version}"', FRESH)


def picture(body: bytes, *, version: str) -> HttpResponse:
    """Return a PNG response."""
    return _marked(HttpResponse(body, content_type="image/png"), f'W/"{version}"', FRESH)


def json(data: Mapping[str, Any], *, version: str) -> HttpResponse:
    """Return a JSON response."""
    told = JsonResponse(data, json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})
    return _marked(told, f'W/"{version}"', FRESH)


def page_by_content(request: HttpRequest, template: str, context: Mapping[str, Any]) -> HttpResponseBase:
    """Render a page whose ETag is a digest of its content, for data without a version."""
    return by_content()(lambda _: HttpResponse(_rendered_page(request, template, context)))(request)


def _rendered_page(request: HttpRequest, template: str, context: Mapping[str, Any]) -> str:
    # Rendered without the request, because context processors would read session and user and set a
    # cookie.
    site = request.build_absolute_uri("/")[:-1]
    return render_to_string(template, {**context, "site": site, "editions": editions(request.path_info)})


def by_content(cache: str = FRESH) -> Decorator:
    """Turn a view into one whose ETag is a digest of its content, for cheap pages without a version."""

    def decorate(view: View) -> View:
        @wraps(view)
        def enter(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            answer = view(request, *args, **kwargs)
            if isinstance(answer, SimpleTemplateResponse):
                answer.render()
            # Redirects and errors have no version and are not stored.
            if not isinstance(answer, HttpResponse) or answer.status_code != 200:
                return answer
            version = hashlib.sha256(answer.content).hexdigest()[:20]
            return unchanged(request, version, cache=cache) or _marked(answer, f'W/"{version}"', cache)

        return enter

    return decorate


def once(version: str, part: str, render: Callable[[], str]) -> str:
    """Render a part once for each version and language in this process. The oldest parts are dropped."""
    key = (version, part, get_language())
    if key not in _rendered:
        # A dict keeps its order: the first key is the oldest part.
        while len(_rendered) >= MOST_RENDERED:
            _rendered.pop(next(iter(_rendered)), None)
        _rendered[key] = INDENT.sub("\n", render())
    # Another thread may have dropped the part since.
    return _rendered.get(key) or render()


def reload_page(*, stop: bool) -> HttpResponse:
    """Tell a polling page to reload. stop: stop polling as well."""
    answer = HttpResponse(status=STOP_POLLING if stop else 200)
    answer["HX-Refresh"] = "true"
    answer["Cache-Control"] = FRESH
    return answer


def nothing_new(version: str) -> HttpResponse:
    """Tell a polling page that it is up to date."""
    return _marked(HttpResponse(status=204), f'W/"{version}"', FRESH)


def _marked[Answer: HttpResponseBase](answer: Answer, etag: str, cache: str) -> Answer:
    answer["ETag"], answer["Cache-Control"] = etag, cache
    return answer
