"""Serializers of a score, shared by the bracket, the list of jogos and the sheet."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.publication.document.play_data import LETTERS, SIDES


@extend_schema_field(OpenApiTypes.NUMBER)
class Number(serializers.Field[Any, Any, Any, Any]):
    """A number as it was published: an integer if it is whole."""

    def to_representation(self, value: Any) -> Any:
        """Return the number unchanged."""
        return value


class Sides(serializers.Serializer[Any]):
    """One number for each side: `A` and `B`, up to `I` if each player plays alone."""

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return a field for each possible side."""
        return {side: Number(required=side in SIDES) for side in LETTERS}


class PartidaSerializer(serializers.Serializer[Any]):
    """One partida and its totals in points."""

    number = serializers.IntegerField()
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    maos = serializers.IntegerField(help_text="quantas mãos")
    totals = Sides()


class ScoreSerializer(serializers.Serializer[Any]):
    """The score of a jogo. `unpublished`: finished but in no revision yet.

    Such a score has no partidas if the director publishes by hand.
    """

    id = serializers.UUIDField()
    state = serializers.ChoiceField(choices=("open", "closed", "unpublished"))
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    won = Sides(help_text="partidas ganhas")
    partidas = PartidaSerializer(many=True)
