"""The shapes the API answers in. They read plain payloads: what is told was decided in `reading`."""

from typing import Any

from rest_framework import serializers

from tournaments.plan import formats

FORMATS = list(formats.FORMATS)
STAGE_STATES = ("planned", "playing", "closed")
STATES = "open, running ou finished"


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


class LinkSerializer(serializers.Serializer[Any]):
    """A link of the chain of a tournament: its digest is taken of that of the link before and of the other fields."""

    tournament_id = serializers.IntegerField()
    number = serializers.IntegerField()
    at = serializers.CharField(help_text="ISO 8601, como entra no selo")
    of = serializers.ChoiceField(choices=("jogo", "log", "publication"))
    jogo_id = serializers.IntegerField(allow_null=True)
    sequence = serializers.IntegerField()
    trail = serializers.CharField(help_text="selo da última linha do que foi selado")
    digest = serializers.CharField(
        help_text="SHA-256 do selo anterior, uma quebra de linha e os outros campos em JSON ordenado, sem espaços"
    )


class PreviousSerializer(serializers.Serializer[Any]):
    """The revision before the one that is answered."""

    number = serializers.IntegerField()
    digest = serializers.CharField(help_text="SHA-256 do JSON publicado")


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
    overrides = serializers.DictField()
    partidas = serializers.IntegerField()
    fixed = serializers.BooleanField()
    draw_seed = serializers.IntegerField(allow_null=True)
    drawn_at = serializers.DateTimeField(allow_null=True)
    revision = RevisionSerializer(allow_null=True)
    previous = PreviousSerializer(allow_null=True, help_text="a publicação anterior, como esta a nomeia")


class DuplaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    name = serializers.CharField()
    seed = serializers.IntegerField(allow_null=True)
    players = serializers.ListField(child=serializers.CharField())


class ProblemSerializer(serializers.Serializer[Any]):
    """A refusal (RFC 9457)."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    instance = serializers.CharField()
