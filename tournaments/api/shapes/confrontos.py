"""Serializers of confrontos: by round, as the bracket of a tournament, and as the list of jogos."""

from typing import Any

from rest_framework import serializers

from tournaments.api.shapes.base import FORMATS, STAGE_STATES, OfRevision
from tournaments.api.shapes.scores import Number, ScoreSerializer
from tournaments.api.shapes.teams import TeamMeetingSerializer
from tournaments.models import Confronto
from tournaments.pairing.entrant import Flag
from tournaments.publication.document.play_data import LETTERS, SIDES
from tournaments.standings.meeting import Status

KINDS = Confronto.Kind.values
CONFRONTO_STATES = ("bye", "waiting", "ready", "playing", "unpublished", "done", "cancelled")
ROUND_STATES = ("posted", "playing", "closed", "cancelled")
JOGO_STATES = ("playing", "unpublished", "done")
OPTIONAL = ("posted_at", "started_at", "teams")  # optional fields of a round
STATUSES = [str(one) for one in Status]
FLAGS = [str(one) for one in Flag]


class PlaceSerializer(serializers.Serializer[Any]):
    """A node of a bracket, by round and position, both from 1."""

    round = serializers.IntegerField()
    position = serializers.IntegerField()


class PlayerSerializer(serializers.Serializer[Any]):
    """One of two single players. `absent`: the player did not come."""

    dupla = serializers.IntegerField(help_text="número do jogador")
    name = serializers.CharField()
    absent = serializers.BooleanField()


class SlotSerializer(serializers.Serializer[Any]):
    """One side of a confronto: a dupla, a bye, or the jogo whose winner or loser will play."""

    dupla = serializers.IntegerField(required=False, help_text="número da dupla")
    name = serializers.CharField(required=False)
    seed = serializers.IntegerField(required=False, allow_null=True)
    pair = PlayerSerializer(many=True, required=False, help_text="no individual: os dois jogadores")
    bye = serializers.BooleanField(required=False)
    winner_of = PlaceSerializer(required=False)
    loser_of = PlaceSerializer(required=False)

    def to_representation(self, instance: Any) -> dict[str, Any]:
        """Return only the fields that the slot has."""
        told = super().to_representation(instance)
        return {key: value for key, value in told.items() if key in instance}


class SlotsSerializer(serializers.Serializer[Any]):
    """The sides of a confronto: `A` and `B`, up to `I` if each player plays alone."""

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return a field for each possible side."""
        return {side: SlotSerializer(required=side in SIDES) for side in LETTERS}


class ConfrontoSerializer(serializers.Serializer[Any]):
    """One confronto. `status`: how it ended, empty before. `points`: its points in the standings."""

    id = serializers.IntegerField(help_text="o mesmo em toda publicação")
    kind = serializers.ChoiceField(choices=KINDS)
    group = serializers.IntegerField(help_text="0 onde não há grupos")
    round = serializers.IntegerField()
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=CONFRONTO_STATES)
    status = serializers.ChoiceField(choices=STATUSES, allow_blank=True)
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reopened = serializers.BooleanField(default=False)
    points = serializers.ListField(
        child=Number(), allow_null=True, help_text="de cada lado, na ordem; um só na folga"
    )
    flags = serializers.ListField(
        child=serializers.ChoiceField(choices=FLAGS), help_text="o que o sorteio não pôde evitar"
    )
    slots = SlotsSerializer()
    jogo = ScoreSerializer(allow_null=True)
    absent = PlayerSerializer(
        many=True,
        required=False,
        help_text="onde cada um joga por si: quem foi sorteado para a mesa e não veio",
    )


class RoundSerializer(serializers.Serializer[Any]):
    """A posted round, or a round of a bracket."""

    stage = serializers.IntegerField(help_text="número da fase")
    round = serializers.IntegerField()
    name = serializers.CharField(
        allow_blank=True, help_text="na eliminatória simples: final, semifinal, quarterfinal, round_of_16 ..."
    )
    state = serializers.ChoiceField(choices=ROUND_STATES)
    seed = serializers.IntegerField(allow_null=True, help_text="semente do sorteio")
    posted_at = serializers.DateTimeField(
        required=False, allow_null=True, help_text="quando foi divulgada; não em chave"
    )
    started_at = serializers.DateTimeField(
        required=False, allow_null=True, help_text="quando começou; não em chave"
    )
    confrontos = ConfrontoSerializer(many=True)
    teams = TeamMeetingSerializer(
        many=True, required=False, help_text="onde equipes se enfrentam, o que vale cada encontro"
    )

    def to_representation(self, instance: Any) -> dict[str, Any]:
        """Return the round, without optional fields that the document does not have."""
        told = super().to_representation(instance)
        return {key: value for key, value in told.items() if key in instance or key not in OPTIONAL}


class RoundDetailSerializer(RoundSerializer, OfRevision):
    """A round, and the revision of the data."""


class StageBracketSerializer(serializers.Serializer[Any]):
    """A stage with all its rounds."""

    number = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True)
    format = serializers.ChoiceField(choices=FORMATS)
    bracket = serializers.BooleanField(help_text="se é jogada em chave")
    state = serializers.ChoiceField(choices=STAGE_STATES)
    rounds = RoundSerializer(many=True)


class BracketSerializer(OfRevision):
    """All confrontos, by stage and round, with the score of jogos in progress."""

    stages = StageBracketSerializer(many=True)


class JogoSerializer(serializers.Serializer[Any]):
    """A jogo in the list: its place in the stage, and its score."""

    id = serializers.UUIDField()
    confronto = serializers.IntegerField(help_text="o confronto em que é jogado, por id")
    stage = serializers.IntegerField(help_text="número da fase")
    kind = serializers.ChoiceField(choices=KINDS)
    round = serializers.IntegerField()
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=JOGO_STATES)
    slots = SlotsSerializer()
    score = ScoreSerializer()


class NumbersSerializer(serializers.Serializer[Any]):
    A = serializers.IntegerField(allow_null=True)
    B = serializers.IntegerField(allow_null=True)


class NamesSerializer(serializers.Serializer[Any]):
    A = serializers.CharField()
    B = serializers.CharField()


class LiveSerializer(serializers.Serializer[Any]):
    """A jogo in progress."""

    confronto = serializers.IntegerField(help_text="o confronto, por id")
    kind = serializers.ChoiceField(choices=KINDS)
    stage = serializers.IntegerField(help_text="número da fase")
    group = serializers.IntegerField(help_text="0 onde não há grupos")
    round = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    names = NamesSerializer()
    duplas = NumbersSerializer(help_text="números das duplas; null onde jogam dois avulsos")
    jogo = ScoreSerializer()
