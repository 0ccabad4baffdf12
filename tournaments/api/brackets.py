"""The shapes of the bracket and of the list of jogos."""

from typing import Any

from rest_framework import serializers

from tournaments.api.scores import SIDES, ScoreSerializer
from tournaments.api.serializers import RevisionSerializer
from tournaments.models import Confronto

KINDS = Confronto.Kind.values
CONFRONTO_STATES = ("bye", "waiting", "ready", "playing", "unpublished", "done")


class PlaceSerializer(serializers.Serializer[Any]):
    """A node of the bracket, by round and position, both from 1."""

    round = serializers.IntegerField()
    position = serializers.IntegerField()


class PlayerSerializer(serializers.Serializer[Any]):
    """One of two single players; `absent` where it was not there."""

    dupla = serializers.IntegerField(help_text="número do jogador")
    name = serializers.CharField()
    absent = serializers.BooleanField()


class SlotSerializer(serializers.Serializer[Any]):
    """One side of a confronto: a dupla, a bye, or whom it waits for."""

    dupla = serializers.IntegerField(required=False, help_text="número da dupla")
    name = serializers.CharField(required=False)
    seed = serializers.IntegerField(required=False, allow_null=True)
    pair = PlayerSerializer(many=True, required=False, help_text="no individual: os dois jogadores")
    bye = serializers.BooleanField(required=False)
    winner_of = PlaceSerializer(required=False)
    loser_of = PlaceSerializer(required=False)

    def to_representation(self, instance: Any) -> dict[str, Any]:
        """Return what the slot is, and nothing of what it is not."""
        told = super().to_representation(instance)
        return {key: value for key, value in told.items() if key in instance}


class SlotsSerializer(serializers.Serializer[Any]):
    A = SlotSerializer()
    B = SlotSerializer()


class ConfrontoSerializer(serializers.Serializer[Any]):
    kind = serializers.ChoiceField(choices=KINDS)
    round = serializers.IntegerField()
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=CONFRONTO_STATES)
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reopened = serializers.BooleanField(default=False)
    slots = SlotsSerializer()
    jogo = ScoreSerializer(allow_null=True)


class RoundSerializer(serializers.Serializer[Any]):
    round = serializers.IntegerField()
    name = serializers.CharField(help_text="final, semifinal, quarterfinal, round_of_16 ...")
    confrontos = ConfrontoSerializer(many=True)


class BracketSerializer(serializers.Serializer[Any]):
    """The whole bracket, with the score of the jogos being played."""

    revision = RevisionSerializer(allow_null=True)
    rounds = RoundSerializer(many=True)


class JogoSerializer(serializers.Serializer[Any]):
    """A jogo in the list: where it stands in its bracket or round, and its score."""

    id = serializers.UUIDField()
    kind = serializers.ChoiceField(choices=KINDS)
    round = serializers.IntegerField()
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=("playing", "unpublished", "done"))
    slots = SlotsSerializer()
    score = ScoreSerializer()
