"""The root of the API, and the JSON Schemas of exported data. The schemas are generated files, served unchanged."""

import hashlib
import json
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from django.conf import settings
from django.http import Http404, HttpResponseBase
from django.urls import NoReverseMatch
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse

from tournaments.api.reader import JSON, PROBLEMS, Reader, tells
from tournaments.public import caching

FOLDER = settings.BASE_DIR / "docs" / "schemas"
NAMES = ("tournament-document", "live-row", "trail-line", "log-line", "person-data", "event-file")
SLUG = "-slug-"  # placeholder for the slug of a tournament


class Schema(NamedTuple):
    """A JSON Schema and the digest of its file."""

    content: Any
    digest: str


@cache
def schema_named(name: str) -> Schema:
    """Return a schema by name. Each file is read once. Raises `Http404`."""
    if name not in NAMES:
        raise Http404
    text = (FOLDER / f"{name}.json").read_bytes()
    return Schema(json.loads(text), hashlib.sha256(text).hexdigest()[:20])


class AddressesSerializer(serializers.Serializer[Any]):
    """The addresses of the API."""

    tournaments = serializers.URLField()
    clubs = serializers.URLField()
    guide = serializers.URLField(help_text="a página de referência, para pessoas")
    openapi = serializers.URLField(help_text="o documento OpenAPI")
    schemas = serializers.DictField(child=serializers.URLField(), help_text="JSON Schema, por nome")
    of_tournament = serializers.DictField(
        child=serializers.CharField(), help_text="o que há de cada torneio: endereços com `{slug}`, por nome"
    )


@tells(AddressesSerializer, named="root")
class Root(Reader):
    """Onde tudo está: torneios, clubes, o documento OpenAPI, e os JSON Schemas do que se publica e se registra."""

    def get(self, request: Request) -> HttpResponseBase:
        """Answer the addresses."""
        schemas = {name: reverse("tournaments:api-json-schema", [name], request=request) for name in NAMES}
        addresses: dict[str, Any] = {
            name: reverse(f"tournaments:api-{name}", request=request)
            for name in ("tournaments", "clubs", "guide")
        }
        addresses |= {
            "openapi": reverse("tournaments:api-schema", request=request),
            "schemas": schemas,
            "of_tournament": {
                name: f"{request.build_absolute_uri('/')[:-1]}{path}"
                for name, path in paths_of_tournament().items()
            },
        }
        return Response(addresses)


@cache
def paths_of_tournament() -> dict[str, str]:
    """Return the paths directly below a tournament, by their last part."""
    below = reverse("tournaments:api-tournament", [SLUG])
    # Imported here, because the module of the URLs imports this one.
    names = (one.name for one in import_module("tournaments.api.urls").urlpatterns if one.name)
    found = {}
    for name in names:
        with suppress(NoReverseMatch):
            path = reverse(f"tournaments:{name}", [SLUG])
            if path.startswith(below) and path != below:
                found[path.removeprefix(below).strip("/")] = path.replace(SLUG, "{slug}")
    return found


class OpenApi(SpectacularAPIView):
    kept_by = caching.BY_ACCEPT


class JsonSchema(Reader):
    """One JSON Schema."""

    @extend_schema(
        operation_id="json_schema",
        parameters=[OpenApiParameter("name", location=OpenApiParameter.PATH, enum=NAMES)],
        responses={(200, JSON): OpenApiTypes.OBJECT} | PROBLEMS,
    )
    def get(self, request: Request, name: str) -> HttpResponseBase:
        """O JSON Schema de um documento, da linha ao vivo ou de uma linha de registro."""
        schema = schema_named(name)
        if answer := caching.unchanged(request._request, schema.digest, cache=caching.HOURLY):  # noqa: SLF001 -- Django's own
            return answer
        headers = {"ETag": f'W/"{schema.digest}"', "Cache-Control": caching.HOURLY}
        return Response(schema.content, headers=headers)
