"""Links back to the page from which another one was opened: a mesa of the Salão or a dupla, named in the URL."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from scoring.input import numbers

HALL, DUPLA = "salao", "dupla"

type Origin = Mapping[str, int]


def origin(request: HttpRequest) -> Origin:
    """Return the mesa or dupla that the URL names as the origin of the page; an empty mapping if it names none."""
    said = ((name, numbers.whole(request.GET.get(name, ""))) for name in (HALL, DUPLA))
    # One origin at most: a mesa goes before a dupla.
    return dict([(name, number) for name, number in said if number is not None][:1])


def carried(request: HttpRequest) -> str:
    """Return the query string that passes the origin on to the next page; empty if there is no origin."""
    return urlencode(origin(request))


def way_back(request: HttpRequest, slug: str, otherwise: str, *args: int) -> str:
    """Return the URL of the mesa or dupla from which the page was opened; without an origin the URL of `otherwise`."""
    match origin(request):
        case {"salao": confronto}:
            return reverse("tournaments:desk_mesas", args=(slug,), query={"de": confronto}) + "#gaveta"
        case {"dupla": number}:
            return reverse("tournaments:desk_contact", args=(slug, number))
    return reverse(otherwise, args=(slug, *args))
