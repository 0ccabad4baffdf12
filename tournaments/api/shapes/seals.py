"""The seals of one jogo: the digest of each line of its trail, without personal content."""

from typing import Any
from uuid import UUID

from django.http import Http404
from rest_framework import serializers

from scoring.models import AuditEntry
from tournaments.api.reader import TournamentList, tells
from tournaments.public.disclosure import disclosed
from tournaments.publication import reading


class SealSerializer(serializers.Serializer[Any]):
    """One line of a trail. A link of the tournament names the last sealed line (`sequence`, `trail`)."""

    sequence = serializers.IntegerField()
    at = serializers.DateTimeField()
    digest = serializers.CharField()


@tells(SealSerializer, named="jogo_seals_list", many=True)
class SealsView(TournamentList):
    """Os selos do registro de um jogo, linha por linha: quem guardou um confere com ele que nada antes foi mudado."""

    def read(self, shown: reading.PublicData, **kwargs: Any) -> Any:
        jogo: UUID = kwargs["jogo"]
        found = disclosed(shown, [jogo])
        if not found:
            raise Http404
        return (
            AuditEntry.objects.filter(jogo=found[0].jogo)
            .order_by("sequence")
            .only("sequence", "at", "digest")
        )
