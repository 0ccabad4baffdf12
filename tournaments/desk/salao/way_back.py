"""The way back to the Salão, for a page that was opened from a mesa there: its address says from which."""

from django.http import HttpRequest
from django.urls import reverse

from scoring.input import numbers

HALL = "salao"


def way_back(request: HttpRequest, slug: str, otherwise: str) -> str:
    """Return the address of the Salão with the mesa that the page was opened from; without one, that of `otherwise`."""
    confronto = numbers.whole(request.GET.get(HALL, ""))
    if confronto is None:
        return reverse(otherwise, args=(slug,))
    return reverse("tournaments:desk_mesas", args=(slug,), query={"de": confronto})
