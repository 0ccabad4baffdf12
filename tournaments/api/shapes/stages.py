"""Serializers of stages and standings: places, criteria, qualification."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.api.shapes.base import FORMATS, STAGE_STATES, OfRevision
from tournaments.api.shapes.scores import Number
from tournaments.api.shapes.teams import RankedTeamSerializer, TeamDuplaSerializer
from tournaments.plan.fields import Pace
from tournaments.standings.knockout import PlaceReason
from tournaments.standings.penalties import Sanction

SANCTIONS = [str(one) for one in Sanction]
PACES = [str(one) for one in Pace]
FATES = [str(one) for one in PlaceReason]


@extend_schema_field({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2})
class Pair(serializers.ListField):
    """Two numbers: won and lost, or for and against. They may end in a half, because some results are a mean."""

    child = Number()


class PenaltySerializer(serializers.Serializer[Any]):
    sanction = serializers.ChoiceField(choices=SANCTIONS)
    amount = serializers.IntegerField()
    round = serializers.IntegerField()
    reason = serializers.CharField()


class ComparedSerializer(serializers.Serializer[Any]):
    """A dupla of the next place in its group, compared across groups for the last places."""

    place = serializers.IntegerField()
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    group = serializers.IntegerField()
    goes_on = serializers.BooleanField()


class StageSerializer(serializers.Serializer[Any]):
    """A stage without its rounds."""

    number = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True)
    format = serializers.ChoiceField(choices=FORMATS)
    bracket = serializers.BooleanField(help_text="se é jogada em chave")
    state = serializers.ChoiceField(choices=STAGE_STATES)
    seed = serializers.IntegerField(allow_null=True, help_text="semente do sorteio")
    pace = serializers.ChoiceField(
        choices=PACES, required=False, help_text="rodada a rodada, ou cada jogo assim que pode; não em chave"
    )
    groups = serializers.IntegerField(help_text="quantas tabelas")
    lists = serializers.ChoiceField(
        choices=("lines", "sections"),
        required=False,
        help_text="de um Mitchell de linhas (1 Norte-Sul, 2 Leste-Oeste) ou setores classificados à parte",
    )
    counts = serializers.ChoiceField(
        choices=("sum", "tables"),
        required=False,
        help_text="onde equipes se enfrentam: as duas mesas somadas valem um resultado, ou cada uma o seu",
    )
    partidas = serializers.IntegerField(allow_null=True, help_text="por jogo")
    maos = serializers.IntegerField(allow_null=True, help_text="por jogo, onde se joga por mãos")
    target = serializers.IntegerField(
        allow_null=True, help_text="pontos da partida, onde não são os do torneio"
    )
    minutes = serializers.IntegerField(help_text="do relógio, 0 sem ele")
    vp = serializers.BooleanField(help_text="pontos por tabela de VP")
    order = serializers.ListField(child=serializers.CharField(), help_text="critérios, na ordem")
    top = serializers.IntegerField(allow_null=True, help_text="quantas passam, de cada grupo")
    others = serializers.IntegerField(help_text="e quantas das seguintes")
    fair = serializers.CharField(help_text="como estas são comparadas")
    rounds = serializers.SerializerMethodField(help_text="números das rodadas divulgadas")
    compared = ComparedSerializer(many=True)

    @extend_schema_field({"type": "array", "items": {"type": "integer"}})
    def get_rounds(self, stage: Any) -> list[int]:
        """Return the numbers of the posted rounds."""
        return [each["round"] for each in stage["rounds"]]


class StageDetailSerializer(StageSerializer, OfRevision):
    """A stage, and the revision of the data."""


class CriterionSerializer(serializers.Serializer[Any]):
    by = serializers.CharField()
    value = Number()


class AboveSerializer(serializers.Serializer[Any]):
    """The first criterion that separates a row from the next, with both values."""

    by = serializers.CharField()
    value = Number(allow_null=True)
    next = Number(allow_null=True)


class TeamSerializer(serializers.Serializer[Any]):
    """A team: its duplas and their summed results. Before the first result all teams share a place."""

    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    team = serializers.IntegerField()
    name = serializers.CharField()
    duplas = TeamDuplaSerializer(many=True)
    points = Number()
    jogos = Pair(help_text="ganhos, perdidos")
    partidas = Pair(help_text="ganhas, perdidas")
    made = Pair(help_text="pró, contra")
    criteria = CriterionSerializer(many=True)
    above = AboveSerializer(allow_null=True)
    disqualified = serializers.BooleanField()


class FateSerializer(serializers.Serializer[Any]):
    """In a knockout: how far a dupla advanced, and the opponent that decided it."""

    code = serializers.ChoiceField(choices=FATES)
    round = serializers.CharField(help_text="final, semifinal, quarterfinal, round_of_16 ...")
    opponent = serializers.CharField(allow_null=True)
    walkover = serializers.BooleanField()


class StandingSerializer(serializers.Serializer[Any]):
    """A row of the standings, the same for all formats."""

    stage = serializers.IntegerField(help_text="número da fase")
    group = serializers.IntegerField(help_text="0 onde não há grupos")
    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    points = Number(help_text="de classificação: VP, ou os dos jogos ganhos")
    jogos = Pair(help_text="ganhos, perdidos")
    walkovers = Pair(help_text="ganhos, perdidos por W.O.")
    partidas = Pair(help_text="ganhas, perdidas")
    made = Pair(help_text="pontos na mesa: pró, contra")
    canastras = serializers.DictField(child=serializers.IntegerField(), help_text="por tipo")
    batidas = serializers.IntegerField()
    criteria = CriterionSerializer(many=True)
    above = AboveSerializer(allow_null=True)
    fate = FateSerializer(allow_null=True)
    penalties = PenaltySerializer(many=True)
    disqualified = serializers.BooleanField()
    until_round = serializers.IntegerField(allow_null=True, help_text="a última rodada de quem saiu")
    goes_on = serializers.BooleanField()
    team = RankedTeamSerializer(required=False, help_text="onde equipes se enfrentam, de quem é a linha")


class FinalRowSerializer(serializers.Serializer[Any]):
    """A row of the final ranking: the place, and how far the dupla advanced."""

    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    stage = serializers.IntegerField(help_text="número da última fase em que esteve, 0 se nenhuma")
    group = serializers.IntegerField(help_text="0 onde não há grupos")
    stage_place = serializers.IntegerField(help_text="o lugar nessa fase")
    stage_place_to = serializers.IntegerField(help_text="igual a stage_place quando não é dividido")
    points = Number(
        allow_null=True, help_text="de classificação nessa fase: VP, ou os dos jogos ganhos; null em chave"
    )
    made = Pair(allow_null=True, help_text="pontos na mesa nessa fase: pró, contra; null em chave")
    fate = FateSerializer(allow_null=True)
    left = serializers.BooleanField(help_text="se saiu do torneio")
    disqualified = serializers.BooleanField()
    team = RankedTeamSerializer(required=False, help_text="onde equipes se enfrentam, de quem é a linha")
