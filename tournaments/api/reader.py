"""Base classes of the API views: read-only, one shape, with ETag and with the revision of the data."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from django.http import HttpResponseBase
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_view
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer

from tournaments.api.asked import Parameter, asked, number
from tournaments.api.responses import CONTENT_TYPE, PAGES, Page
from tournaments.api.shapes import base
from tournaments.public import caching
from tournaments.publication import reading

JSON = "application/json"
READ_ONLY = ["get", "head", "options"]
REVISION = number(
    "revision", "a publicação que se quer ler, como foi feita; sem ele, a última e o placar ao vivo"
)
PROBLEM = OpenApiResponse(base.ProblemSerializer, description="Problema (RFC 9457)")
PROBLEMS = {(status, CONTENT_TYPE): PROBLEM for status in (400, 404, 406)}

type Shape = type[BaseSerializer[Any]]


class Reader(GenericAPIView[Any]):
    """A read-only view: GET, HEAD and OPTIONS. Answers have an ETag and may be cached for one second.

    asks: the accepted parameters. asked: their values in this request. shape: serializer of the answer, or of each
    row of a list.
    """

    http_method_names = READ_ONLY
    kept_by = caching.BY_ACCEPT
    pagination_class = Page
    asks: ClassVar[tuple[Parameter, ...]] = ()
    shape: ClassVar[Shape]
    asked: dict[str, Any]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Parse the parameters. Raises `ValidationError`."""
        super().initial(request, *args, **kwargs)
        self.asked = asked(request.query_params, self.asks)

    def told(self, data: Any, version: str) -> Response:
        """Return the response for a version of the data."""
        return Response(data, headers={"ETag": f'W/"{version}"', "Cache-Control": caching.FRESH})

    def page_of(self, rows: Any) -> Any:
        """Return the requested page of the rows. Raises `NotFound`."""
        page = self.of_page(self.paginate_queryset(rows) or [])
        return self.get_paginated_response(self.shape(page, many=True).data).data

    def of_page(self, rows: list[Any]) -> list[Any]:
        """Return the rows of one page in the form to serialize."""
        return rows


class TournamentReader(Reader, ABC):
    """Data of one tournament. The ETag is the version of the tournament, or of the requested revision."""

    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Answer 304 or the data of `read`. Raises `Http404` for a draft and for an unknown tournament."""
        head = reading.head(slug)
        if pinned := self.asked.get(REVISION.name):
            head = reading.pinned(head, pinned)
        if answer := caching.unchanged(request._request, head.version):  # noqa: SLF001 -- Django's own request
            return answer
        return self.told(self.answer(reading.shown(head), **kwargs), head.version)

    def answer(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        """Return the serialized data."""
        return self.shape(self.read(shown, **kwargs), context={"revision": shown.head.revision}).data

    @abstractmethod
    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        """Return the data to serialize."""


class TournamentList(TournamentReader, ABC):
    """A list of one tournament, in pages."""

    def answer(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        """Return the requested page."""
        self.paginator.revision = base.revision_data(shown.head.revision)  # type: ignore[union-attr]
        return self.page_of(self.read(shown, **kwargs))

    @abstractmethod
    def read(self, shown: reading.PublicData, **kwargs: Any) -> Sequence[Any] | Any:
        """Return the rows of all pages."""


def tells[View: type[Reader]](
    shape: Shape, *, named: str = "", many: bool = False, asks: Iterable[Parameter] = (), media: str = JSON
) -> Callable[[View], View]:
    """Declare the answer of a view, for the view and for the OpenAPI document, which uses the docstring of the view.

    named: operation id, if it is not derived from the address. many: the answer is a list in pages.
    """

    def decorate(view: View) -> View:
        view.asks, view.shape = (*asks, *(PAGES if many else ())), shape
        said = extend_schema(
            operation_id=named or None,
            description=view.__doc__,
            parameters=[one.documented for one in view.asks],
            responses={(200, media): shape(many=True) if many else shape} | PROBLEMS,
        )
        return extend_schema_view(get=said)(view)

    return decorate
