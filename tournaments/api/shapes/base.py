"""Serializers of the API. They read plain data; `reading` decides what is public."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from tournaments.plan import formats

FORMATS = list(formats.FORMATS)
STAGE_STATES = ("planned", "playing", "closed", "cancelled")
STATES = "open, running, finished ou cancelled"
CANCEL_REASON = "o motivo, se o torneio foi cancelado e a direção disse por quê"


PLAYER = "número da pessoa no clube; null onde a versão 0.2 publicou um nome sem ele"


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
    cancel_reason = serializers.CharField(allow_blank=True, help_text=CANCEL_REASON)
    revision = serializers.IntegerField(
        source="shown_revision", allow_null=True, help_text="número da última publicação"
    )


class RevisionSerializer(serializers.Serializer[Any]):
    """The revision of the data in an answer."""

    number = serializers.IntegerField()
    at = serializers.DateTimeField()
    digest = serializers.CharField(help_text="SHA-256 do JSON publicado")
    reason = serializers.CharField(allow_blank=True)


def revision_data(revision: Any) -> Any:
    """Return the serialized revision; None before the first one."""
    return None if revision is None else RevisionSerializer(revision).data


class OfRevision(serializers.Serializer[Any]):
    """An object with the revision of its data."""

    revision = serializers.SerializerMethodField(help_text="null antes da primeira publicação")

    @extend_schema_field(RevisionSerializer(allow_null=True))
    def get_revision(self, told: Any) -> Any:
        """Return the revision of the data."""
        return revision_data(self.context["revision"])


class RevisionRowSerializer(RevisionSerializer):
    """A revision in the list of all. `automatic`: it was not made by a person."""

    automatic = serializers.SerializerMethodField()

    def get_automatic(self, revision: Any) -> bool:
        """Return whether the revision was published automatically."""
        return revision.author_id is None


class LinkSerializer(serializers.Serializer[Any]):
    """A link of the chain of a tournament. Its digest covers the previous digest and the other fields."""

    tournament_id = serializers.IntegerField()
    number = serializers.IntegerField()
    at = serializers.CharField(help_text="ISO 8601, como entra no selo")
    of = serializers.ChoiceField(choices=("jogo", "log", "publication", "rows"))
    jogo_id = serializers.IntegerField(allow_null=True)
    sequence = serializers.IntegerField()
    trail = serializers.CharField(help_text="selo da última linha do que foi selado")
    digest = serializers.CharField(
        help_text="SHA-256 do selo anterior, uma quebra de linha e os outros campos em JSON ordenado, sem espaços"
    )


class PreviousSerializer(serializers.Serializer[Any]):
    """The revision before the one in the answer."""

    number = serializers.IntegerField()
    digest = serializers.CharField(help_text="SHA-256 do JSON publicado")


class TournamentDetailSerializer(OfRevision):
    """A published tournament, with the revision of the data."""

    slug = serializers.SlugField()
    name = serializers.CharField()
    club = ClubSerializer()
    place = serializers.CharField(allow_blank=True)
    starts_on = serializers.DateField()
    ends_on = serializers.DateField()
    state = serializers.CharField(help_text=STATES)
    cancel_reason = serializers.CharField(default="", allow_blank=True, help_text=CANCEL_REASON)
    ruleset = serializers.CharField()
    options = serializers.DictField()
    overrides = serializers.DictField()
    partidas = serializers.IntegerField(help_text="por jogo, nas fases que não dizem outra coisa")
    fixed = serializers.BooleanField()
    draw_seed = serializers.IntegerField(allow_null=True)
    drawn_at = serializers.DateTimeField(allow_null=True)
    previous = PreviousSerializer(allow_null=True, help_text="a publicação anterior, como esta a nomeia")


class DuplaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    name = serializers.CharField()
    seed = serializers.IntegerField(allow_null=True)
    players = serializers.ListField(child=serializers.CharField())
    player_ids = serializers.ListField(
        child=serializers.IntegerField(allow_null=True), help_text=f"na mesma ordem: {PLAYER}"
    )


class PlayerRowSerializer(serializers.Serializer[Any]):
    id = serializers.IntegerField(allow_null=True, help_text=PLAYER)
    name = serializers.CharField(help_text="como a pessoa quis aparecer")
    dupla = serializers.IntegerField(help_text="número da dupla em que está")


class WhereSerializer(serializers.Serializer[Any]):
    """Where a dupla is, in one sentence. `mesa`, `jogo`: set while it sits at a mesa or is called to one."""

    dupla = serializers.IntegerField(source="number")
    name = serializers.CharField()
    players = serializers.ListField(child=serializers.CharField())
    said = serializers.CharField(help_text="a frase que a página diz")
    mesa = serializers.IntegerField(allow_null=True)
    jogo = serializers.UUIDField(allow_null=True)


class ProblemSerializer(serializers.Serializer[Any]):
    """An error (RFC 9457)."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    instance = serializers.CharField()

    def get_fields(self) -> dict[str, Any]:
        """Return the fields. `errors` is added here because a serializer has an attribute of that name."""
        errors = serializers.DictField(
            required=False,
            child=serializers.ListField(child=serializers.CharField()),
            help_text="o que não se aceita, por parâmetro",
        )
        return super().get_fields() | {"errors": errors}
