"""The reference page of the API: the first ten minutes, and every address, as the OpenAPI document has them."""

from functools import cache
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from tournaments.public import caching as answers
from tournaments.publication import reading


class Asks(NamedTuple):
    """A parameter behind the `?`."""

    name: str
    said: str


class Address(NamedTuple):
    """One address, what it tells, and what it may be asked."""

    path: str
    said: str
    asks: list[Asks]


@require_safe
def guide(request: HttpRequest) -> HttpResponseBase:
    """How a program reads the site. The examples are of the newest tournament, so that each can be tried."""
    newest = reading.public().order_by("-starts_on", "-pk").first()
    slug = newest.slug if newest else "copa"
    context = {
        "root": request.build_absolute_uri(reverse("tournaments:api-root")),
        "slug": slug,
        "tournament": request.build_absolute_uri(reverse("tournaments:api-tournament", args=(slug,))),
        "addresses": addresses(),
    }
    return answers.page_by_content(request, "tournaments/api/guide.html", context)


@cache
def addresses() -> list[Address]:
    """Return every address of the API, read from its own OpenAPI document."""
    whole = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    paths: dict[str, Any] = whole["paths"]
    return [_address(path, operation["get"]) for path, operation in paths.items()]


def _address(path: str, operation: dict[str, Any]) -> Address:
    parameters = operation.get("parameters", [])
    asks = [Asks(one["name"], one.get("description", "")) for one in parameters if one["in"] == "query"]
    return Address(path, operation.get("description", ""), asks)
