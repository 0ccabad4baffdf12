"""The way back to where a page was opened from, a mesa of the Salão or a dupla: its address says which."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse

from scoring.input import numbers

HALL, DUPLA = "salao", "dupla"

type Origin = Mapping[str, int]


def origin(request: HttpRequest) -> Origin:
    """Return from where a page was opened, as it stands in its address: the mesa or the dupla, or nothing."""
    said = ((name, numbers.whole(request.GET.get(name, ""))) for name in (HALL, DUPLA))
    return dict([(name, number) for name, number in said if number is not None][:1])


def carried(request: HttpRequest) -> str:
    """Return the part of an address that says the same on the next page; empty where there is none."""
    return urlencode(origin(request))


def way_back(request: HttpRequest, slug: str, otherwise: str, *args: int) -> str:
    """Return the address of the mesa or the dupla that the page was opened from; without one, that of `otherwise`."""
    match origin(request):
        case {"salao": confronto}:
            return reverse("tournaments:desk_mesas", args=(slug,), query={"de": confronto}) + "#gaveta"
        case {"dupla": number}:
            return reverse("tournaments:desk_contact", args=(slug, number))
    return reverse(otherwise, args=(slug, *args))
