"""Stages, confrontos and standings: what the pages tell, from the same revision, in one shape for every format.

What is told of the whole tournament is told of one stage below its number.
"""

from collections.abc import Iterable
from typing import Any

from django.http import Http404, HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request

from tournaments.api import confrontos, stages
from tournaments.api.views import JSON, MANY, ONE, TournamentReader
from tournaments.publication import lookup, reading
from tournaments.publication.document import StageData
from tournaments.publication.standings_after_round import standings_after
from tournaments.publication.standings_data import GroupStandings


class StagesView(TournamentReader):
    @extend_schema(
        operation_id="stages_list", responses={(200, JSON): stages.StageSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As fases do torneio, na ordem. Um torneio tem pelo menos uma; o que é uma só chave tem esta."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(shown.document["stages"], stages.StageSerializer)


class StageView(TournamentReader):
    @extend_schema(responses={(200, JSON): stages.StageSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Uma fase: o formato, o que se joga nela, quem passa."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return stages.StageSerializer(_stage(shown, kwargs["stage"])).data


class BracketView(TournamentReader):
    @extend_schema(responses={(200, JSON): confrontos.BracketSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Todos os confrontos, fase por fase e rodada por rodada, com o placar dos jogos em andamento.

        Em chave, cada lugar vazio diz por quem espera.
        """
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        told = [{**stage, "rounds": list(_rounds([stage]))} for stage in _stages(shown, kwargs)]
        return confrontos.BracketSerializer({"revision": shown.head.revision, "stages": told}).data


class RoundsView(TournamentReader):
    @extend_schema(responses={(200, JSON): confrontos.RoundSerializer(many=True)} | MANY)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As rodadas divulgadas e as da chave: quem joga com quem, em que mesa, e o resultado."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(list(_rounds(_stages(shown, kwargs))), confrontos.RoundSerializer)


class RoundView(TournamentReader):
    @extend_schema(responses={(200, JSON): confrontos.RoundSerializer} | ONE)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """Uma rodada: quem joga com quem, em que mesa, e o resultado, com o placar dos jogos em andamento."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        rounds = _rounds(_stages(shown, kwargs))
        found = next((each for each in rounds if each["round"] == kwargs["round"]), None)
        if found is None:
            raise Http404
        return confrontos.RoundSerializer(found).data


class StandingsView(TournamentReader):
    @extend_schema(responses={(200, JSON): stages.StandingSerializer(many=True)} | MANY)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A classificação publicada, fase por fase e grupo por grupo, e o que põe cada linha na frente da seguinte."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        rows = [
            row for stage in _stages(shown, kwargs) for row in _standings(stage["number"], stage["standings"])
        ]
        return self.page_of(rows, stages.StandingSerializer)


class RoundStandingsView(TournamentReader):
    @extend_schema(responses={(200, JSON): stages.StandingSerializer(many=True)} | MANY)
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A classificação como ficou depois de uma rodada: o que vem depois não a muda, a não ser uma correção.

        Só existe com a rodada e todas as anteriores encerradas, e não enquanto uma correção aguarda publicação.
        """
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        found = standings_after(shown, kwargs["stage"], kwargs["round"])
        if found is None:
            raise Http404
        return self.page_of(list(_standings(kwargs["stage"], found)), stages.StandingSerializer)


class FinalRankingView(TournamentReader):
    @extend_schema(
        operation_id="final_ranking_list",
        responses={(200, JSON): stages.FinalRowSerializer(many=True)} | MANY,
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """A classificação final: todos em uma lista, por até onde cada um foi. Vazia até o fim da última fase."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(shown.document.get("final_ranking", []), stages.FinalRowSerializer)


class TeamsView(TournamentReader):
    @extend_schema(
        operation_id="teams_list", responses={(200, JSON): stages.TeamSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As equipes, na soma de todas as fases, e o que põe cada uma na frente da seguinte."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        event = shown.document.get("teams")
        return self.page_of(event["rows"] if event else [], stages.TeamSerializer)


class StageTeamsView(TournamentReader):
    @extend_schema(
        operation_id="stage_teams_list", responses={(200, JSON): stages.TeamSerializer(many=True)} | MANY
    )
    def get(self, request: Request, slug: str, **kwargs: Any) -> HttpResponseBase:
        """As equipes em uma fase: a soma do que as duplas de cada uma fizeram nela."""
        return super().get(request, slug, **kwargs)

    def read(self, shown: reading.Shown, **kwargs: Any) -> Any:
        return self.page_of(_stage(shown, kwargs["stage"]).get("teams", []), stages.TeamSerializer)


def _stage(shown: reading.Shown, number: int) -> StageData:
    found = lookup.stage_numbered(shown.document, number)
    if found is None:
        raise Http404
    return found


def _stages(shown: reading.Shown, kwargs: dict[str, Any]) -> list[StageData]:
    """Return the one stage the address names, or all. Raises `Http404`."""
    return [_stage(shown, kwargs["stage"])] if "stage" in kwargs else shown.document["stages"]


def _rounds(told: Iterable[StageData]) -> Iterable[dict[str, Any]]:
    for stage in told:
        for each in stage["rounds"]:
            yield {**each, "stage": stage["number"]}


def _standings(stage: int, groups: Iterable[GroupStandings]) -> Iterable[dict[str, object]]:
    for standings in groups:
        for row in standings["rows"]:
            yield {**row, "stage": stage, "group": standings["group"]}
