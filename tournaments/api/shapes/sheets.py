"""Serializers of the sheet of a jogo: partidas, mãos, lines."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from scoring.jogo.mao_state import MaoState
from tournaments.api.shapes.base import OfRevision
from tournaments.api.shapes.scores import Sides
from tournaments.publication.document.play_data import LETTERS


class LineSerializer(serializers.Serializer[Any]):
    """One reason for points of a side in a mão."""

    code = serializers.CharField()
    points = serializers.IntegerField()
    count = serializers.IntegerField(allow_null=True)


class LinesSerializer(serializers.DictField):
    """The lines by side of the mão. With three players two of them may form a side, as `B+C`."""

    child = LineSerializer(many=True)


class MaoSerializer(serializers.Serializer[Any]):
    """The current (highest) version of a mão."""

    number = serializers.IntegerField()
    version = serializers.IntegerField(source="mao.version")
    corrected = serializers.BooleanField()
    state = serializers.ChoiceField(
        choices=[str(state) for state in MaoState],
        help_text="sent: enviada; confirmed; divergent: as duplas discordam",
    )
    reason = serializers.CharField(source="mao.reason", allow_blank=True, help_text="motivo da correção")
    typed = serializers.BooleanField(help_text="só os totais, sem as contas")
    facts = serializers.SerializerMethodField()
    lines = LinesSerializer()
    totals = Sides()
    running = Sides(help_text="soma da partida depois desta mão")

    @extend_schema_field(OpenApiTypes.OBJECT)
    def get_facts(self, line: Any) -> Any:
        """Return the facts as `rules.judge` takes them; without details `{"totals": {"A": 0, "B": 0}}`."""
        return line.mao.facts


class SheetPartidaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    totals = Sides()
    maos = MaoSerializer(many=True)


class SheetSerializer(serializers.Serializer[Any]):
    """The sheet of a jogo. `unofficial`: finished but in no revision yet.

    If the director publishes by hand, it has only totals while a correction awaits publication, and is empty while
    the result does.
    """

    id = serializers.UUIDField(source="jogo.public_id")
    state = serializers.ChoiceField(choices=("playing", "unofficial", "published", "corrected", "awaiting"))
    mesa = serializers.IntegerField(allow_null=True)
    names = serializers.SerializerMethodField()
    duplas = serializers.DictField(
        source="numbers", child=serializers.IntegerField(allow_null=True), help_text="números das duplas"
    )
    ruleset = serializers.CharField(source="jogo.ruleset")
    options = serializers.DictField(source="jogo.options")
    winner = serializers.ChoiceField(choices=LETTERS, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    won = Sides(allow_null=True, help_text="partidas ganhas")
    partidas = SheetPartidaSerializer(many=True)

    @extend_schema_field({"type": "object", "additionalProperties": {"type": "string"}})
    def get_names(self, found: Any) -> dict[str, str]:
        """Return the label of each side."""
        return {side: found.jogo.label(side) for side in found.jogo.sides}


class JogoDetailSerializer(SheetSerializer, OfRevision):
    """The sheet of a jogo, and the revision of the data."""
