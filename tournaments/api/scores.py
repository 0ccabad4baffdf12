"""The shapes of a score: what the bracket, the list of jogos and a sheet share."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.publication.play_data import LETTERS, SIDES


@extend_schema_field(OpenApiTypes.NUMBER)
class Number(serializers.Field[Any, Any, Any, Any]):
    """A number as it is published: whole where it is whole."""

    def to_representation(self, value: Any) -> Any:
        """Return it as it is."""
        return value


class Sides(serializers.Serializer[Any]):
    """One number for each side: `A` and `B`, and on to `I` where each plays for himself."""

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return a field for each side that there may be."""
        return {side: Number(required=side in SIDES) for side in LETTERS}


class PartidaSerializer(serializers.Serializer[Any]):
    """One partida and its totals in points."""

    number = serializers.IntegerField()
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    maos = serializers.IntegerField(help_text="quantas mãos")
    totals = Sides()


class ScoreSerializer(serializers.Serializer[Any]):
    """How a jogo stands. `unpublished`: over, in no revision yet; no partidas where that is by hand."""

    id = serializers.UUIDField()
    state = serializers.ChoiceField(choices=("open", "closed", "unpublished"))
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    won = Sides(help_text="partidas ganhas")
    partidas = PartidaSerializer(many=True)
