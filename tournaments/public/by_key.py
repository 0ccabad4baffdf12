"""The way in with an address alone: what its token opens, or a page that says that it opens nothing."""

from collections.abc import Callable
from functools import wraps

from django.core.exceptions import ObjectDoesNotExist
from django.http import HttpResponse
from django.shortcuts import render

from scoring.table.access import HtmxRequest

type Page = Callable[[HtmxRequest, str], HttpResponse]


def opened_by[K](find: Callable[[str], K]) -> Callable[[Callable[[HtmxRequest, K, str], HttpResponse]], Page]:
    """Turn `view(request, found, token)` into a page of the token; unknown: 404 in plain words."""

    def decorate(view: Callable[[HtmxRequest, K, str], HttpResponse]) -> Page:
        @wraps(view)
        def enter(request: HtmxRequest, token: str) -> HttpResponse:
            try:
                found = find(token)
            except ObjectDoesNotExist:
                return render(request, "scoring/table/unknown.html", status=404)
            return view(request, found, token)

        return enter

    return decorate
