"""Serializers of teams and their meetings."""

from typing import Any

from rest_framework import serializers

from tournaments.api.shapes.scores import Number


class TeamDuplaSerializer(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    name = serializers.CharField()


class RankedTeamSerializer(serializers.Serializer[Any]):
    """A team and its duplas."""

    number = serializers.IntegerField()
    name = serializers.CharField()
    duplas = TeamDuplaSerializer(many=True)


class TeamMeetingSerializer(serializers.Serializer[Any]):
    """The meeting of two teams at two tables, or the bye of a team."""

    teams = RankedTeamSerializer(many=True)
    confrontos = serializers.ListField(child=serializers.IntegerField(), help_text="as mesas")
    made = serializers.ListField(child=Number(), help_text="pontos que já contam")
    points = serializers.ListField(
        child=Number(), allow_null=True, help_text="o que vale a cada uma, quando se sabe"
    )
