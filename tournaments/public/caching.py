"""How public pages are answered: no cookies, an ETag, and a second of caching for any proxy in between.

What is `rendered_once` is kept before the site, and sent to all readers of a version (`deploy/front.py`).
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
HOURLY = "public, max-age=3600"  # of what changes with the program, or seldom
ASKED = "public, no-cache"  # kept, and asked for each time whether it has changed
STOP_POLLING = 286
RENDERED = "canastra.rendered"  # in the environ: what gives the body of a version that was rendered already
SEEN = "X-Canastra-Seen"  # to who keeps the answer: what a page says that shows this already, which is then told 204
MOST_RENDERED = 512
INDENT = re.compile(r"\s*\n\s*")  # a third of a big bracket is the indentation of its templates
_rendered: dict[tuple[str, str, str | None], str] = {}


@dataclass(frozen=True)
class Asks:
    """What of a request an answer is made of, besides its host and path: to everybody who asks the same it is the same.

    query: the parameters that are read, None for all; headers: the headers. seen: the parameter by which a page says
    what it shows: where it says what the answer has in `SEEN`, that is 204. search: the parameter that makes the
    answer one of its own.
    """

    query: tuple[str, ...] | None = ()
    seen: str = ""
    search: str = ""
    headers: tuple[bytes, ...] = ()

    @cached_property
    def varies(self) -> frozenset[bytes]:
        """Return what an answer may depend on by its own word, and be kept."""
        return frozenset(self.headers)


BY_ACCEPT = Asks(query=None, headers=(b"accept",))  # of the API: what else it does not know it refuses


def rendered_once(*query: str, seen: str = "", search: str = "") -> Decorator:
    """Turn a view into one whose answer is kept: of a request it sees its address and these parameters, no cookie.

    Its answer says its version (`page`, `text`, `json`, `by_content`): while that stands it is not asked again.
    """
    asks = Asks(query, seen, search)
    names = {*query, *filter(None, (seen, search))}

    def decorate(view: View) -> View:
        @wraps(view)
        def enter(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            return view(_narrowed(request, names), *args, **kwargs)

        enter.kept_by = asks  # type: ignore[attr-defined]
        return enter

    return decorate


def asks_of(view: object) -> Asks | None:
    """Return what a view, or the class of one, reads of a request, where its answers are kept."""
    found = getattr(view, "kept_by", None) or getattr(getattr(view, "cls", None), "kept_by", None)
    return found if isinstance(found, Asks) else None


def _narrowed(request: HttpRequest, names: set[str]) -> HttpRequest:
    given = request.GET.copy()
    for name in given.keys() - names:
        del given[name]
    request.META["QUERY_STRING"] = given.urlencode()
    request.GET, request.COOKIES = given, {}  # type: ignore[assignment]  # one of our own
    return request


def unchanged(request: HttpRequest, version: str, *, cache: str = FRESH) -> HttpResponseBase | None:
    """Return 304 where the reader holds this version already; what another process has rendered of it; or None."""
    etag = f'W/"{version}"'
    answer = get_conditional_response(request, etag=etag)
    rendered = request.META.get(RENDERED)
    if answer is None and rendered and (body := rendered(etag)) is not None:
        answer = HttpResponse(body)  # its other headers are kept with it
    return None if answer is None else _marked(answer, etag, cache)


def page(
    request: HttpRequest,
    template: str,
    context: Mapping[str, Any],
    *,
    version: str,
    cache: str = FRESH,
) -> HttpResponse:
    """Answer a page.

    `site` is for addresses that have to be whole: scheme and host are in the key of what is kept. `editions`: the page
    in each language.
    """
    return _marked(HttpResponse(_rendered_page(request, template, context)), f'W/"{version}"', cache)


def text(body: str, *, version: str, kind: str = "text/plain") -> HttpResponse:
    """Answer text: plain, or of another kind."""
    answer = HttpResponse(body, content_type=f"{kind}; charset=utf-8")
    return _marked(answer, f'W/"{version}"', FRESH)


def picture(body: bytes, *, version: str) -> HttpResponse:
    """Answer a picture, PNG."""
    return _marked(HttpResponse(body, content_type="image/png"), f'W/"{version}"', FRESH)


def json(data: Mapping[str, Any], *, version: str) -> HttpResponse:
    """Answer plain data."""
    told = JsonResponse(data, json_dumps_params={"ensure_ascii": False, "separators": (",", ":")})
    return _marked(told, f'W/"{version}"', FRESH)


def page_by_content(request: HttpRequest, template: str, context: Mapping[str, Any]) -> HttpResponseBase:
    """As `page`, for what has no version of its own: the ETag is taken from what was rendered."""
    return by_content()(lambda _: HttpResponse(_rendered_page(request, template, context)))(request)


def _rendered_page(request: HttpRequest, template: str, context: Mapping[str, Any]) -> str:
    """Render without the request: no context processor then touches session or user, so no cookie is set."""
    site = request.build_absolute_uri("/")[:-1]
    return render_to_string(template, {**context, "site": site, "editions": editions(request.path_info)})


def by_content(cache: str = FRESH) -> Decorator:
    """Turn a view into one whose version is its content: for what has no version of its own and costs little."""

    def decorate(view: View) -> View:
        @wraps(view)
        def enter(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            answer = view(request, *args, **kwargs)
            if isinstance(answer, SimpleTemplateResponse):
                answer.render()
            if not isinstance(answer, HttpResponse) or answer.status_code != 200:
                return answer
            version = hashlib.sha256(answer.content).hexdigest()[:20]
            return unchanged(request, version, cache=cache) or _marked(answer, f'W/"{version}"', cache)

        return enter

    return decorate


def once(version: str, part: str, render: Callable[[], str]) -> str:
    """Return a part rendered once for each version and language in this process; the oldest are forgotten."""
    key = (version, part, get_language())
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


def nothing_new(version: str) -> HttpResponse:
    """Tell a polling page that it is up to date."""
    return _marked(HttpResponse(status=204), f'W/"{version}"', FRESH)


def _marked[Answer: HttpResponseBase](answer: Answer, etag: str, cache: str) -> Answer:
    answer["ETag"], answer["Cache-Control"] = etag, cache
    return answer
