"""Errors of the API as problem details (RFC 9457), in Portuguese."""

import logging
from collections.abc import Mapping
from typing import Any

from django.db import InterfaceError, OperationalError
from django.http import Http404
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions, status
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.views import exception_handler

from tournaments.api import asked

logger = logging.getLogger(__name__)

CONTENT_TYPE = "application/problem+json"
# Title and advice by status.
SENTENCES: Mapping[int, tuple[str | Promise, str | Promise]] = {
    status.HTTP_400_BAD_REQUEST: (_("Pedido inválido"), _("Confira os parâmetros do endereço.")),
    status.HTTP_404_NOT_FOUND: (_("Não encontrado"), _("Não há nada publicado neste endereço.")),
    status.HTTP_405_METHOD_NOT_ALLOWED: (
        _("Método não permitido"),
        _("A API é somente de leitura: use GET, HEAD ou OPTIONS."),
    ),
    status.HTTP_406_NOT_ACCEPTABLE: (
        _("Formato não disponível"),
        _("A API responde em application/json."),
    ),
    status.HTTP_503_SERVICE_UNAVAILABLE: (
        _("Serviço indisponível"),
        _("O banco de dados não respondeu a tempo: tente de novo daqui a pouco."),
    ),
}


class Away(exceptions.APIException):
    """The database does not answer. wait: seconds, sent as `Retry-After`."""

    status_code = status.HTTP_503_SERVICE_UNAVAILABLE
    wait = 5


def problem_details(exc: Exception, context: dict[str, Any]) -> Response | None:
    """Return the response for an exception of an API view; None for a bug, which then becomes a 500."""
    if isinstance(exc, Http404):
        exc = exceptions.NotFound()
    if isinstance(exc, OperationalError | InterfaceError):
        logger.error("The database is away or late.", exc_info=exc)
        # 503 instead of 500, because the database is expected back: clients may try again.
        exc = Away()
    answer = exception_handler(exc, context)
    if answer is None:
        return None
    title, detail = SENTENCES.get(answer.status_code, SENTENCES[status.HTTP_400_BAD_REQUEST])
    answer.data = {
        "type": "about:blank",
        "title": str(title),
        "status": answer.status_code,
        "detail": str(detail),
        "instance": context["request"].path,
    }
    if isinstance(exc, exceptions.ValidationError):
        answer.data["errors"] = exc.detail
    answer.content_type = CONTENT_TYPE
    # The next request may succeed.
    answer["Cache-Control"] = "no-store"
    return answer


class Page(PageNumberPagination):
    """A page of a list with the revision of the data. A page beyond the end is a 404."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 100
    revision: Mapping[str, Any] | None = None

    def get_paginated_response(self, data: Any) -> Response:
        """Return the page with its revision."""
        answer = super().get_paginated_response(data)
        answer.data = {"revision": self.revision, **answer.data}
        return answer

    def get_paginated_response_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the OpenAPI schema of a list."""
        whole = super().get_paginated_response_schema(schema)
        revision = {"allOf": [{"$ref": "#/components/schemas/Revision"}], "nullable": True}
        names = ("revision", "count", "next", "previous", "results")
        shapes = {"revision": revision} | whole["properties"]
        return whole | {"required": list(names), "properties": {name: shapes[name] for name in names}}

    def get_schema_operation_parameters(self, view: Any) -> list[dict[str, Any]]:
        """Return an empty list: the page parameters are declared as `PAGES`."""
        return []


PAGES = (
    asked.number(Page.page_query_param, "que página da lista"),
    asked.number("page_size", f"quantas linhas por página, até {Page.max_page_size}"),
)
