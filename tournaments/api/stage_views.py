"""Stages, confrontos and standings: the data of the pages, from the same revision, in one shape for all formats.

`stages/N/...` serves for one stage what the other addresses serve for the whole tournament. The docstring of a view is
its description in the OpenAPI document and on the reference page, so it is in Portuguese.
"""

from collections.abc import Iterable
from typing import Any

from django.http import Http404

from tournaments.api import asked
from tournaments.api.reader import REVISION, TournamentList, TournamentReader, tells
from tournaments.api.shapes import confrontos, stages
from tournaments.publication import lookup, reading
from tournaments.publication.document.shape import StageData, TournamentDocument
from tournaments.publication.document.standings_after_round import standings_after
from tournaments.publication.document.standings_data import GroupStandings

GROUP = asked.number("group", "a de um grupo", least=0)


@tells(stages.StageSerializer, named="stages_list", many=True, asks=(REVISION,))
class StagesView(TournamentList):
    """As fases do torneio, na ordem. Um torneio tem pelo menos uma; o que é uma só chave tem esta."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return shown.document["stages"]


@tells(stages.StageDetailSerializer, asks=(REVISION,))
class StageView(TournamentReader):
    """Uma fase: o formato, o que se joga nela, quem passa."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return _stage(shown, kwargs["stage"])


@tells(confrontos.BracketSerializer, asks=(REVISION,))
class BracketView(TournamentReader):
    """Todos os confrontos, fase por fase e rodada por rodada, com o placar dos jogos em andamento.

    Em chave, cada lugar vazio diz por quem espera.
    """

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return {"stages": [stage | {"rounds": list(_rounds([stage]))} for stage in _stages(shown, kwargs)]}


@tells(confrontos.RoundSerializer, many=True, asks=(REVISION,))
class RoundsView(TournamentList):
    """As rodadas divulgadas e as da chave: quem joga com quem, em que mesa, e o resultado."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return list(_rounds(_stages(shown, kwargs)))


@tells(confrontos.RoundDetailSerializer, asks=(REVISION,))
class RoundView(TournamentReader):
    """Uma rodada: quem joga com quem, em que mesa, e o resultado, com o placar dos jogos em andamento."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        rounds = _rounds(_stages(shown, kwargs))
        found = next((each for each in rounds if each["round"] == kwargs["round"]), None)
        if found is None:
            raise Http404
        return found


@tells(stages.StandingSerializer, many=True, asks=(REVISION, GROUP))
class StandingsView(TournamentList):
    """A classificação publicada, fase por fase e grupo por grupo, e o que põe cada linha na frente da seguinte."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        group = self.asked[GROUP.name]
        rows = [
            row for stage in _stages(shown, kwargs) for row in standings(stage["number"], stage["standings"])
        ]
        return [row for row in rows if group in {None, row["group"]}]


@tells(stages.StandingSerializer, many=True)
class RoundStandingsView(TournamentList):
    """A classificação como ficou depois de uma rodada: o que vem depois não a muda, a não ser uma correção.

    Só existe com a rodada e todas as anteriores encerradas, e não enquanto uma correção aguarda publicação.
    """

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        found = standings_after(shown, kwargs["stage"], kwargs["round"])
        if found is None:
            raise Http404
        return list(standings(kwargs["stage"], found))


@tells(stages.FinalRowSerializer, named="final_ranking_list", many=True, asks=(REVISION,))
class FinalRankingView(TournamentList):
    """A classificação final: todos em uma lista, por até onde cada um foi. Vazia até o fim da última fase."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return list(_with_points(shown.document))


@tells(stages.TeamSerializer, named="teams_list", many=True, asks=(REVISION,))
class TeamsView(TournamentList):
    """As equipes, na soma de todas as fases, e o que põe cada uma na frente da seguinte."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        event = shown.document.get("teams")
        return event["rows"] if event else []


@tells(stages.TeamSerializer, named="stage_teams_list", many=True, asks=(REVISION,))
class StageTeamsView(TournamentList):
    """As equipes em uma fase: a soma do que as duplas de cada uma fizeram nela."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        return _stage(shown, kwargs["stage"]).get("teams", [])


def _stage(shown: reading.PublicData, number: int) -> StageData:
    found = lookup.stage_numbered(shown.document, number)
    if found is None:
        raise Http404
    return found


def _stages(shown: reading.PublicData, kwargs: dict[str, Any]) -> list[StageData]:
    return [_stage(shown, kwargs["stage"])] if "stage" in kwargs else shown.document["stages"]


def _with_points(document: TournamentDocument) -> Iterable[dict[str, Any]]:
    stages = {stage["number"]: stage for stage in document["stages"]}
    for row in document.get("final_ranking", []):
        line = lookup.points_line(stages[row["stage"]], row) if row["stage"] else None
        yield {**row, "points": line and line["points"], "made": line and line["made"]}


def _rounds(told: Iterable[StageData]) -> Iterable[dict[str, Any]]:
    for stage in told:
        for each in stage["rounds"]:
            yield {**each, "stage": stage["number"]}


def standings(stage: int, groups: Iterable[GroupStandings]) -> Iterable[dict[str, object]]:
    """Yield the rows of the standings of a stage, each with its stage and group."""
    for one in groups:
        for row in one["rows"]:
            yield {**row, "stage": stage, "group": one["group"]}
