"""An individual event: its tables, their players, and the results of each player."""

import pytest

from tests.factories import make_stages
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.results import stage_results

PLAYERS = Tournament.Entrants.PLAYERS


def event(players=8, rounds=7, **plan):
    """Return an individual stage in play, with as many mesas as it needs."""
    wanted = {"format": "individual", "rounds": rounds, **plan}
    return make_stages(wanted, duplas=players, entrants=PLAYERS)[0]


def tables_of(stage):
    return Confronto.objects.filter(stage=stage, partner_a__isnull=False).order_by("round", "position")


def pairs(confronto):
    return [(confronto.dupla_a_id, confronto.partner_a_id), (confronto.dupla_b_id, confronto.partner_b_id)]


def refused(verb, **given):
    with pytest.raises(TournamentError) as caught:
        verb(**given)
    return caught.value.code, caught.value.field


def points_of(stage):
    return {row.entrant: row.line.points for row in stage_results.standing_of(stage)}


def player(stage, number):
    return Dupla.objects.get(tournament=stage.tournament_id, number=number)


def seated(stage, one, number=1):
    """Return the table of a player in a round."""
    of_round = tables_of(stage).filter(round=number)
    return next(table for table in of_round if one.pk in table.entrants)
