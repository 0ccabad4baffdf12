"""The reference page of the API: a first tour, and all addresses, read from the OpenAPI document."""

from functools import cache
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponseBase
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from tournaments.public import caching
from tournaments.public.shared.embed import PARTS
from tournaments.publication import reading


class TourStep(NamedTuple):
    """One step of the tour."""

    said: str
    commands: list[str]


class QueryParameter(NamedTuple):
    """A query parameter."""

    name: str
    said: str


class Address(NamedTuple):
    """One address with its description and its parameters."""

    path: str
    said: str
    asks: list[QueryParameter]


@caching.rendered_once()
@require_safe
def guide(request: HttpRequest) -> HttpResponseBase:
    """Show the reference page. The examples use the newest tournament, so that readers can try them."""
    newest = reading.public().order_by("-starts_on", "-pk").first()
    of_newest = reverse("tournaments:api-tournament", args=(newest.slug if newest else "copa",))
    site = request.build_absolute_uri(reverse("tournaments:api-root"))
    context = {
        "steps": _steps(site, request.build_absolute_uri(of_newest)),
        "shown": _shown_elsewhere(request, newest.slug if newest else "copa"),
        "document": request.build_absolute_uri(reverse("tournaments:api-schema")),
        "addresses": addresses(),
    }
    return caching.page_by_content(request, "tournaments/api/guide.html", context)


def _shown_elsewhere(request: HttpRequest, slug: str) -> dict[str, str]:
    framed = {part: reverse("tournaments:embed", args=(slug, part)) for part in PARTS}
    framed["mesa"] = reverse("tournaments:overlay", args=(slug, 1))
    return {name: request.build_absolute_uri(address) for name, address in framed.items()}


def _steps(site: str, tournament: str) -> list[TourStep]:
    def curl(*addresses: str) -> list[str]:
        return [f"curl '{one}'" if "?" in one else f"curl {one}" for one in addresses]

    return [
        TourStep(_("Onde tudo está:"), curl(site)),
        TourStep(_("Os torneios em andamento:"), curl(f"{site}tournaments/?state=running")),
        TourStep(_("A classificação de um, a última publicada:"), curl(f"{tournament}standings/")),
        TourStep(_("O que se joga agora, com o placar:"), curl(f"{tournament}live/")),
        TourStep(_("Onde joga quem se procura:"), curl(f"{tournament}where/?q=a")),
        TourStep(
            _("O torneio inteiro, com todas as mãos, em um pedido:"),
            curl(f"{tournament}event.jsonl"),
        ),
        TourStep(_("Para uma planilha:"), curl(f"{tournament}standings.csv", f"{tournament}results.csv")),
    ]


# The OpenAPI document does not change while the process runs.
@cache
def addresses() -> list[Address]:
    """Return all addresses of the API, read from its OpenAPI document."""
    whole = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    paths: dict[str, Any] = whole["paths"]
    return [_address(path, operation["get"]) for path, operation in paths.items()]


def _address(path: str, operation: dict[str, Any]) -> Address:
    parameters = operation.get("parameters", [])
    asks = [
        QueryParameter(one["name"], one.get("description", "")) for one in parameters if one["in"] == "query"
    ]
    return Address(path, operation.get("description", ""), asks)
