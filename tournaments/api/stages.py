"""The shapes of stages: rounds of meetings, tables with what set each row above the next, who goes on."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.api.brackets import CONFRONTO_STATES, KINDS, SlotsSerializer
from tournaments.api.scores import SIDES, ScoreSerializer
from tournaments.api.serializers import Pair, PenaltySerializer
from tournaments.pairing.entrant import Flag
from tournaments.plan import formats
from tournaments.standings.meeting import Status

FORMATS = list(formats.FORMATS)
STATUSES = [str(one) for one in Status]
FLAGS = [str(one) for one in Flag]


class ComparedSerializer(serializers.Serializer[Any]):
    """One of those placed next in a group, compared across groups for the last places."""

    place = serializers.IntegerField()
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    group = serializers.IntegerField()
    goes_on = serializers.BooleanField()


class StageSerializer(serializers.Serializer[Any]):
    """A stage, without what was played in it."""

    number = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True)
    format = serializers.ChoiceField(choices=FORMATS)
    state = serializers.CharField(help_text="planned, playing ou closed")
    seed = serializers.IntegerField(allow_null=True, help_text="semente do sorteio")
    groups = serializers.IntegerField(help_text="quantas tabelas")
    partidas = serializers.IntegerField(allow_null=True, help_text="por jogo")
    maos = serializers.IntegerField(allow_null=True, help_text="por jogo, onde se joga por mãos")
    target = serializers.IntegerField(
        allow_null=True, required=False, help_text="pontos da partida, onde não são os do torneio"
    )
    minutes = serializers.IntegerField(required=False, help_text="do relógio, 0 sem ele")
    vp = serializers.BooleanField(help_text="pontos por tabela de VP")
    order = serializers.ListField(child=serializers.CharField(), help_text="critérios, na ordem")
    top = serializers.IntegerField(allow_null=True, help_text="quantas passam, de cada grupo")
    others = serializers.IntegerField(help_text="e quantas das seguintes")
    fair = serializers.CharField(help_text="como estas são comparadas")
    rounds = serializers.SerializerMethodField(help_text="números das rodadas afixadas")
    compared = ComparedSerializer(many=True)

    @extend_schema_field({"type": "array", "items": {"type": "integer"}})
    def get_rounds(self, stage: Any) -> list[int]:
        """Return the numbers of the rounds that are posted."""
        return [each["round"] for each in stage["rounds"]]


class MeetingSerializer(serializers.Serializer[Any]):
    """One confronto. `status` says how it ended and is empty until then; `points` what it gave in the standings."""

    kind = serializers.ChoiceField(choices=KINDS)
    group = serializers.IntegerField(help_text="0 onde não há grupos")
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=CONFRONTO_STATES)
    status = serializers.ChoiceField(choices=STATUSES, allow_blank=True)
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reopened = serializers.BooleanField(default=False)
    points = serializers.ListField(
        child=serializers.FloatField(), allow_null=True, help_text="de A e de B; um só na folga"
    )
    flags = serializers.ListField(
        child=serializers.ChoiceField(choices=FLAGS), help_text="o que o sorteio não pôde evitar"
    )
    slots = SlotsSerializer()
    jogo = ScoreSerializer(allow_null=True)


class StageRoundSerializer(serializers.Serializer[Any]):
    """A round that is posted; of a bracket without state and seed of its own."""

    round = serializers.IntegerField()
    name = serializers.CharField(default="", help_text="nas chaves: final, semifinal ...")
    state = serializers.CharField(allow_null=True, default=None, help_text="posted, playing ou closed")
    seed = serializers.IntegerField(allow_null=True, default=None)
    confrontos = MeetingSerializer(many=True)


class CriterionSerializer(serializers.Serializer[Any]):
    by = serializers.CharField()
    value = serializers.FloatField()


class AboveSerializer(serializers.Serializer[Any]):
    """The first criterion that parts a row from the next, with both values."""

    by = serializers.CharField()
    value = serializers.FloatField(allow_null=True)
    next = serializers.FloatField(allow_null=True)


class TeamDuplaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    name = serializers.CharField()


class TeamSerializer(serializers.Serializer[Any]):
    """A team: its duplas, and what they made summed. Before anything is played all share the places."""

    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    team = serializers.IntegerField()
    name = serializers.CharField()
    duplas = TeamDuplaSerializer(many=True)
    points = serializers.FloatField()
    jogos = Pair(child=serializers.IntegerField(), help_text="ganhos, perdidos")
    partidas = Pair(child=serializers.IntegerField(), help_text="ganhas, perdidas")
    made = Pair(child=serializers.FloatField(), help_text="pró, contra")
    criteria = CriterionSerializer(many=True)
    above = AboveSerializer(allow_null=True)
    disqualified = serializers.BooleanField()


class RankSerializer(serializers.Serializer[Any]):
    """A row of a table. In a knockout only place, dupla, jogos and partidas are told: its rounds say the rest."""

    group = serializers.IntegerField()
    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    jogos = Pair(child=serializers.IntegerField(), help_text="ganhos, perdidos")
    partidas = Pair(child=serializers.IntegerField(), help_text="ganhas, perdidas")
    criteria = CriterionSerializer(many=True, default=list)
    above = AboveSerializer(allow_null=True, default=None)
    penalties = PenaltySerializer(many=True, default=list)
    disqualified = serializers.BooleanField(default=False)
    until_round = serializers.IntegerField(allow_null=True, default=None)
    goes_on = serializers.BooleanField()
