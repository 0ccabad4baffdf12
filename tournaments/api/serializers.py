"""The shapes the API answers in. They read plain payloads: what is told was decided in `reading`."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

SIDES = ("A", "B")
STATES = "open, running ou finished"
CONFRONTO_STATES = ("bye", "waiting", "ready", "playing", "unpublished", "done")


class Sides(serializers.Serializer[Any]):
    """One number for each side."""

    A = serializers.IntegerField()
    B = serializers.IntegerField()


class ClubSerializer(serializers.Serializer[Any]):
    name = serializers.CharField()
    slug = serializers.SlugField()
    city = serializers.CharField(allow_blank=True)


class TournamentSerializer(serializers.Serializer[Any]):
    """A tournament in a list."""

    slug = serializers.SlugField()
    name = serializers.CharField()
    club = ClubSerializer()
    place = serializers.CharField(allow_blank=True)
    starts_on = serializers.DateField()
    ends_on = serializers.DateField()
    state = serializers.CharField(source="shown_state", help_text=STATES)


class RevisionSerializer(serializers.Serializer[Any]):
    """Which revision the answer is taken from."""

    number = serializers.IntegerField()
    at = serializers.DateTimeField()
    digest = serializers.CharField(help_text="SHA-256 do JSON publicado")
    reason = serializers.CharField(allow_blank=True)


class TournamentDetailSerializer(serializers.Serializer[Any]):
    """A tournament as published, with the revision it was read from."""

    slug = serializers.SlugField()
    name = serializers.CharField()
    club = ClubSerializer()
    place = serializers.CharField(allow_blank=True)
    starts_on = serializers.DateField()
    ends_on = serializers.DateField()
    state = serializers.CharField(help_text=STATES)
    ruleset = serializers.CharField()
    options = serializers.DictField()
    partidas = serializers.IntegerField()
    fixed = serializers.BooleanField()
    draw_seed = serializers.IntegerField(allow_null=True)
    drawn_at = serializers.DateTimeField(allow_null=True)
    revision = RevisionSerializer(allow_null=True)


class DuplaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    name = serializers.CharField()
    seed = serializers.IntegerField(allow_null=True)
    players = serializers.ListField(child=serializers.CharField())


class PlaceSerializer(serializers.Serializer[Any]):
    """A node of the bracket, by round and position, both from 1."""

    round = serializers.IntegerField()
    position = serializers.IntegerField()


class SlotSerializer(serializers.Serializer[Any]):
    """One side of a confronto: a dupla, a bye, or whom it waits for."""

    dupla = serializers.IntegerField(required=False, help_text="número da dupla")
    name = serializers.CharField(required=False)
    seed = serializers.IntegerField(required=False, allow_null=True)
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


class PartidaSerializer(serializers.Serializer[Any]):
    """One partida and its totals in points."""

    number = serializers.IntegerField()
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    maos = serializers.IntegerField(help_text="quantas mãos")
    totals = Sides()


class ScoreSerializer(serializers.Serializer[Any]):
    """How a jogo stands. Without partidas while its result awaits publication."""

    id = serializers.UUIDField()
    state = serializers.ChoiceField(choices=("open", "closed", "unpublished"))
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    won = Sides(help_text="partidas ganhas")
    partidas = PartidaSerializer(many=True)


class ConfrontoSerializer(serializers.Serializer[Any]):
    kind = serializers.ChoiceField(choices=("main", "third"))
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


@extend_schema_field({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2})
class Pair(serializers.ListField):
    """Two numbers: won and lost, or for and against."""


class StandingSerializer(serializers.Serializer[Any]):
    place = serializers.IntegerField()
    place_to = serializers.IntegerField(help_text="igual a place quando o lugar não é dividido")
    dupla = serializers.IntegerField()
    name = serializers.CharField()
    jogos = Pair(child=serializers.IntegerField(), help_text="ganhos, perdidos")
    walkovers = Pair(child=serializers.IntegerField(), help_text="ganhos, perdidos por W.O.")
    partidas = Pair(child=serializers.IntegerField(), help_text="ganhas, perdidas")
    points = Pair(child=serializers.IntegerField(), help_text="pró, contra")
    difference = serializers.IntegerField()
    canastras = serializers.DictField(child=serializers.IntegerField(), help_text="por tipo")
    why = serializers.CharField()
    why_round = serializers.CharField()
    why_opponent = serializers.CharField(allow_null=True)
    why_walkover = serializers.BooleanField()


class JogoSerializer(serializers.Serializer[Any]):
    """A jogo in the list: where it stands in the bracket, and its score."""

    id = serializers.UUIDField()
    kind = serializers.ChoiceField(choices=("main", "third"))
    round = serializers.IntegerField()
    position = serializers.IntegerField()
    mesa = serializers.IntegerField(allow_null=True)
    state = serializers.ChoiceField(choices=("playing", "unpublished", "done"))
    slots = SlotsSerializer()
    score = ScoreSerializer()


class LineSerializer(serializers.Serializer[Any]):
    """Why a side has points in a mão."""

    code = serializers.CharField()
    points = serializers.IntegerField()
    count = serializers.IntegerField(allow_null=True)


class LinesSerializer(serializers.Serializer[Any]):
    A = LineSerializer(many=True)
    B = LineSerializer(many=True)


class MaoSerializer(serializers.Serializer[Any]):
    """One mão as it stands: the highest version of it."""

    number = serializers.IntegerField()
    version = serializers.IntegerField(source="mao.version")
    corrected = serializers.BooleanField()
    reason = serializers.CharField(source="mao.reason", allow_blank=True, help_text="motivo da correção")
    facts = serializers.SerializerMethodField()
    lines = LinesSerializer()
    totals = Sides()
    running = Sides(help_text="soma da partida depois desta mão")

    @extend_schema_field(OpenApiTypes.OBJECT)
    def get_facts(self, line: Any) -> Any:
        """Return the facts in the form of `rules.judge`."""
        return line.mao.facts


class SheetPartidaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    totals = Sides()
    maos = MaoSerializer(many=True)


class JogoDetailSerializer(serializers.Serializer[Any]):
    """The sheet of a jogo. Empty while its result awaits publication, totals alone while a correction does."""

    id = serializers.UUIDField(source="jogo.public_id")
    state = serializers.ChoiceField(choices=("playing", "published", "corrected", "awaiting"))
    mesa = serializers.IntegerField(allow_null=True)
    names = serializers.SerializerMethodField()
    duplas = serializers.DictField(
        source="numbers", child=serializers.IntegerField(allow_null=True), help_text="números das duplas"
    )
    ruleset = serializers.CharField(source="jogo.ruleset")
    options = serializers.DictField(source="jogo.options")
    winner = serializers.ChoiceField(choices=SIDES, allow_blank=True)
    reason = serializers.CharField(allow_blank=True)
    won = Sides(allow_null=True, help_text="partidas ganhas")
    partidas = SheetPartidaSerializer(many=True)

    @extend_schema_field({"type": "object", "additionalProperties": {"type": "string"}})
    def get_names(self, found: Any) -> dict[str, str]:
        """Return the labels of the two sides."""
        return {side: found.jogo.label(side) for side in SIDES}


class ProblemSerializer(serializers.Serializer[Any]):
    """A refusal (RFC 9457)."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    instance = serializers.CharField()
