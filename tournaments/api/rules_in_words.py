"""The rules of a tournament in the words of its rules page."""

import hashlib
import json
from typing import Any

from django.http import HttpResponseBase
from rest_framework import serializers
from rest_framework.request import Request

from tournaments import permissions
from tournaments.api.reader import Reader, tells
from tournaments.public import caching
from tournaments.public.rules import told_rules


class SentenceSerializer(serializers.Serializer[Any]):
    text = serializers.CharField()
    article = serializers.CharField(allow_blank=True, help_text="onde está no texto das regras")
    own = serializers.BooleanField(help_text="se o clube escolheu outro valor que o texto")


class CardValueSerializer(serializers.Serializer[Any]):
    cards = serializers.CharField()
    points = serializers.IntegerField()
    article = serializers.CharField(allow_blank=True)
    own = serializers.BooleanField()


class SectionSerializer(serializers.Serializer[Any]):
    key = serializers.CharField()
    title = serializers.CharField()
    said = SentenceSerializer(many=True)
    cards = CardValueSerializer(many=True)


class StagePlayedSerializer(serializers.Serializer[Any]):
    title = serializers.CharField()
    played = serializers.CharField()


class RulesSerializer(serializers.Serializer[Any]):
    """The rules of a tournament in words."""

    ruleset = serializers.CharField(help_text="a chave com que `python -m rules` as lê")
    text = serializers.CharField(help_text="o texto em que se baseiam")
    title = serializers.CharField()
    options = serializers.DictField()
    overrides = serializers.DictField()
    stages = StagePlayedSerializer(many=True, help_text="onde uma fase se joga de outro modo que o torneio")
    sections = SectionSerializer(many=True)


@tells(RulesSerializer)
class RulesView(Reader):
    """As regras em palavras, frase por frase, cada uma com o artigo em que está."""

    def get(self, request: Request, slug: str) -> HttpResponseBase:
        """Answer 304 or the rules. Raises `Http404`."""
        tournament = permissions.public_tournament(slug)
        told = told_rules(tournament)
        data = RulesSerializer(
            {
                "ruleset": tournament.ruleset,
                "text": told.ruleset.title,
                "title": told.title,
                "options": tournament.options,
                "overrides": tournament.overrides,
                "stages": [{"title": title, "played": played} for title, played in told.stages],
                "sections": told.sections,
            }
        ).data
        # The texts have no version number: the content is the version.
        version = hashlib.sha256(json.dumps(data, default=str).encode()).hexdigest()[:20]
        return caching.unchanged(request._request, version) or self.told(data, version)  # noqa: SLF001
