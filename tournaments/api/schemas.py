"""Where the API begins; and the JSON Schemas of what crosses a border: generated files, served as they are."""

import hashlib
import json
from functools import cache
from typing import Any, NamedTuple

from django.conf import settings
from django.http import Http404, HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from tournaments.api.responses import CONTENT_TYPE
from tournaments.api.serializers import ProblemSerializer
from tournaments.public import caching as answers

FOLDER = settings.BASE_DIR / "docs" / "schemas"
NAMES = ("tournament-document", "live-row", "trail-line", "log-line", "person-data", "event-file")
HOURLY = "public, max-age=3600"  # they change with the program alone
READ_ONLY = ["get", "head", "options"]
PROBLEM = OpenApiResponse(ProblemSerializer, description="Problema (RFC 9457)")


class Schema(NamedTuple):
    """A JSON Schema, and the digest of its file."""

    content: Any
    digest: str


@cache
def schema_named(name: str) -> Schema:
    """Return a schema by its name. Raises `Http404`. Each file is read once."""
    if name not in NAMES:
        raise Http404
    text = (FOLDER / f"{name}.json").read_bytes()
    return Schema(json.loads(text), hashlib.sha256(text).hexdigest()[:20])


class AddressesSerializer(serializers.Serializer[Any]):
    """Where the API goes on."""

    tournaments = serializers.URLField()
    openapi = serializers.URLField(help_text="o documento OpenAPI")
    schemas = serializers.DictField(child=serializers.URLField(), help_text="JSON Schema, por nome")


class Root(APIView):
    """The addresses below which everything is."""

    http_method_names = READ_ONLY

    @extend_schema(operation_id="root", responses=AddressesSerializer)
    def get(self, request: Request) -> HttpResponseBase:
        """Os torneios, o documento OpenAPI e os JSON Schemas do que se publica e se registra."""
        schemas = {name: reverse("tournaments:api-json-schema", [name], request=request) for name in NAMES}
        addresses = {
            "tournaments": reverse("tournaments:api-tournaments", request=request),
            "openapi": reverse("tournaments:api-schema", request=request),
            "schemas": schemas,
        }
        return Response(addresses, headers={"Cache-Control": HOURLY})


class JsonSchema(APIView):
    """One JSON Schema."""

    http_method_names = READ_ONLY

    @extend_schema(
        operation_id="json_schema",
        parameters=[OpenApiParameter("name", location=OpenApiParameter.PATH, enum=NAMES)],
        responses={(200, "application/json"): OpenApiTypes.OBJECT, (404, CONTENT_TYPE): PROBLEM},
    )
    def get(self, request: Request, name: str) -> HttpResponseBase:
        """O JSON Schema de um documento, da linha ao vivo ou de uma linha de registro."""
        schema = schema_named(name)
        if answer := answers.unchanged(request._request, schema.digest, cache=HOURLY):  # noqa: SLF001 -- Django's own
            return answer
        headers = {"ETag": f'W/"{schema.digest}"', "Cache-Control": HOURLY}
        return Response(schema.content, headers=headers)
