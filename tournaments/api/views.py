"""What the API answers. Everybody may read it; what may be read is decided in `reading` and `disclosure`."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.http import Http404, HttpResponseBase
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer
from rest_framework.views import APIView

from tournaments.api import confrontos, serializers, sheets
from tournaments.ledger.seals import link_data
from tournaments.models import Selo
from tournaments.public import caching as answers
from tournaments.public.disclosure import disclosed
from tournaments.publication import reading
from tournaments.publication.document import TournamentDocument

PROBLEM = OpenApiResponse(serializers.ProblemSerializer, description="Problema (RFC 9457)")
JSON = "application/json"
MEDIA = "application/problem+json"
ONE = {(404, MEDIA): PROBLEM, (406, MEDIA): PROBLEM}
READ_ONLY = ["get", "head", "options"]
MANY = {(400, MEDIA): PROBLEM} | ONE


class Reader(GenericAPIView[Any]):
    """Read only: GET, HEAD and OPTIONS. Each answer has an ETag and may be kept for a second."""

    http_method_names = READ_ONLY

    def told(self, data: Any, version: str) -> Response:
        """Return the answer for a version."""
        return Response(data, headers={"ETag": f'W/"{version}"', "Cache-Control": answers.FRESH})

    def page_of(self, rows: Any, serializer: type[BaseSerializer[Any]]) -> Any:
        """Return the page of the rows that was asked for. Raises `ValidationError`, `NotFound`."""
        page = self.paginate_queryset(rows)
        return self.get_paginated_response(serializer(page, many=True).data).data


class TournamentReader(Reader, ABC):
    """Something of one tournament: unchanged as long as the tournament's version is."""

    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Answer 304, or what `read` tells. Raises `Http404` for a draft as for an unknown one."""
        head = reading.head(slug)
        if answer := answers.unchanged(request._request, head.version):  # noqa: SLF001 -- Django's own request
            return answer
        return self.told(self.read(reading.shown(head), **kwargs), head.version)

    @abstractmethod
    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        """Return the data to tell."""


class TournamentsView(Reader):
    """The tournaments that may be read, the newest first."""

    @extend_schema(
        operation_id="tournaments_list",
        responses={(200, JSON): serializers.TournamentSerializer(many=True)} | {(400, MEDIA): PROBLEM},
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Torneios publicados, do mais novo ao mais antigo."""
        data = self.page_of(reading.listed(), serializers.TournamentSerializer)
        version = hashlib.sha256(json.dumps(data, default=str).encode()).hexdigest()[:20]
        return answers.unchanged(request._request, version) or self.told(data, version)  # noqa: SLF001


class TournamentView(TournamentReader):
    @extend_schema(responses={(200, JSON): serializers.TournamentDetailSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Um torneio, como foi publicado."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        club, head = shown.head.tournament.club, shown.document["tournament"]
        data = head | {"club": club, "revision": shown.head.revision}
        data["previous"] = shown.document.get("previous")
        return serializers.TournamentDetailSerializer(data).data


class DuplasView(TournamentReader):
    @extend_schema(
        operation_id="duplas_list", responses={(200, JSON): serializers.DuplaSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As duplas inscritas, por número."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(shown.document["duplas"], serializers.DuplaSerializer)


class LinksView(TournamentReader):
    @extend_schema(
        operation_id="links_list", responses={(200, JSON): serializers.LinkSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Os selos da cadeia do torneio, do primeiro ao último."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        page = self.paginate_queryset(
            Selo.objects.filter(tournament=shown.head.tournament).order_by("number")
        )
        links = [link_data(link) for link in page or ()]
        return self.get_paginated_response(serializers.LinkSerializer(links, many=True).data).data


class JogosView(TournamentReader):
    @extend_schema(
        operation_id="jogos_list", responses={(200, JSON): confrontos.JogoSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Os jogos publicados e os que estão sendo jogados, na ordem da chave ou das rodadas."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(list(_jogos(shown.document)), confrontos.JogoSerializer)


class JogoView(TournamentReader):
    @extend_schema(responses={(200, JSON): sheets.JogoDetailSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A folha de um jogo: partidas e mãos, com fatos, parcelas e totais."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        jogo: UUID = kwargs["jogo"]
        found = disclosed(shown, [jogo])
        if not found:
            raise Http404
        return sheets.JogoDetailSerializer(found[0]).data


class UnknownView(APIView):
    """Every other address of the API."""

    http_method_names = READ_ONLY

    @extend_schema(exclude=True)
    def get(self, request: Request, **kwargs: Any) -> HttpResponseBase:
        """Nothing is here."""
        raise Http404


def _jogos(document: TournamentDocument) -> Iterable[dict[str, object]]:
    for stage in document["stages"]:
        for each in stage["rounds"]:
            for one in each["confrontos"]:
                if score := one["jogo"]:
                    yield {**one, "stage": stage["number"], "id": score["id"], "score": score}
