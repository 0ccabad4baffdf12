"""What the API tells of stages, rounds and tables: what the pages tell, from the same revision."""

from typing import Any

from django.http import Http404, HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request

from tournaments.api import stages
from tournaments.api.views import JSON, MANY, ONE, TournamentReader
from tournaments.publication import lookup as told
from tournaments.publication import reading
from tournaments.publication import table_after_round as stood


class Stages(TournamentReader):
    @extend_schema(
        operation_id="stages_list", responses={(200, JSON): stages.StageSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As fases do torneio, na ordem. Um torneio que é uma só chave não tem fases: veja `bracket`."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(told.stages(shown.payload), stages.StageSerializer)


class StageRound(TournamentReader):
    @extend_schema(responses={(200, JSON): stages.StageRoundSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Uma rodada afixada: quem joga com quem, em que mesa, e o resultado, com o placar dos jogos em andamento."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        stage = _stage(shown, kwargs["stage"])
        found = next((each for each in stage["rounds"] if each["round"] == kwargs["round"]), None)
        if found is None:
            raise Http404
        return stages.StageRoundSerializer(found).data


class StageStandings(TournamentReader):
    @extend_schema(
        operation_id="stage_standings_list",
        responses={(200, JSON): stages.RankSerializer(many=True)} | MANY,
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A classificação publicada de uma fase, grupo por grupo, e o que põe cada linha na frente da seguinte."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(_ranks(_stage(shown, kwargs["stage"])["standings"]), stages.RankSerializer)


class RoundStandings(TournamentReader):
    @extend_schema(
        operation_id="round_standings_list",
        responses={(200, JSON): stages.RankSerializer(many=True)} | MANY,
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A classificação como ficou depois de uma rodada: o que vem depois não a muda, a não ser uma correção.

        Só existe com a rodada e todas as anteriores encerradas, e não enquanto uma correção aguarda publicação.
        """
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        tables = stood.tables_after(shown, kwargs["stage"], kwargs["round"])
        if tables is None:
            raise Http404
        return self.page_of(_ranks(tables), stages.RankSerializer)


class Teams(TournamentReader):
    @extend_schema(
        operation_id="teams_list", responses={(200, JSON): stages.TeamSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As equipes, na soma de todas as fases, e o que põe cada uma na frente da seguinte."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        event = shown.payload.get("teams")
        return self.page_of(event["rows"] if event else [], stages.TeamSerializer)


class StageTeams(TournamentReader):
    @extend_schema(
        operation_id="stage_teams_list", responses={(200, JSON): stages.TeamSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As equipes em uma fase: a soma do que as duplas de cada uma fizeram nela."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(_stage(shown, kwargs["stage"]).get("teams", []), stages.TeamSerializer)


def _stage(shown: reading.Shown, number: int) -> told.Payload:
    found = told.stage_numbered(shown.payload, number)
    if found is None:
        raise Http404
    return found


def _ranks(tables: list[told.Payload]) -> list[told.Payload]:
    """Return the rows of all tables, each with its group."""
    return [row | {"group": table["group"]} for table in tables for row in table["rows"]]
