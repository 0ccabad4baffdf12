"""Duplas grouped into teams, and plans for team events."""

from tests.factories import TABLE
from tournaments.entries.teams import set_teams
from tournaments.models import Dupla

SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "order": ["points", "made", "lots"]}


GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "top": 1}


def teamed(tournament, *names, reason="", source=TABLE):
    """Name the teams of the duplas in the order of their numbers; None keeps a dupla's team."""
    duplas = Dupla.objects.filter(tournament=tournament).order_by("number")
    named = {one.pk: name for one, name in zip(duplas, names, strict=False) if name is not None}
    return set_teams(tournament=tournament, named=named, reason=reason, source=source)
