"""Pages that are opened by a secret token in the address."""

from collections.abc import Callable
from functools import wraps

from django.core.exceptions import ObjectDoesNotExist
from django.http import HttpResponse
from django.shortcuts import render

from scoring.table.access import HtmxRequest

type Page = Callable[[HtmxRequest, str], HttpResponse]


def opened_by[K](find: Callable[[str], K]) -> Callable[[Callable[[HtmxRequest, K, str], HttpResponse]], Page]:
    """Turn `view(request, found, token)` into a view of the token. An unknown token gives a 404 with an explanation."""

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
