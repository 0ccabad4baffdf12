"""Stages whose rounds are drawn and posted, and their public pages."""

from tests.factories import TABLE, catch_up, make_stages, play_open
from tests.remembered import remembered
from tests.tournaments.public.pages import whole
from tournaments.event import rounds
from tournaments.models import Confronto, Round

THREE = {"played": {"won": 3, "level": 1, "lost": 0}, "walkover": {"won": 3, "lost": 0}, "bye": 3}
SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "points": THREE, "order": ["points", "made", "lots"]}
GROUPS = {"format": "groups", "groups": 2, "partidas": 1, "top": 1, "others": 1}
KNOCKOUT = {"format": "knockout"}
DOUBLE = {"format": "double", "reset": True}


def posted(stage, number=1):
    """Post the round of this number, drawing it if needed, and let the worker publish it."""
    row = Round.objects.filter(stage=stage, number=number).first()
    row = row or rounds.draw_round(stage=stage, seed=number, source=TABLE)
    rounds.post(round=row, source=TABLE)
    catch_up(stage.tournament)
    return list(Confronto.objects.filter(stage=stage, round=number).order_by("position"))


def swiss(duplas=4, **plan):
    (stage,) = make_stages(SWISS | plan, duplas=duplas)
    return stage


@remembered
def many():
    """Return a Swiss of 52 duplas, two more than a page has rows, whose first round is over and published."""
    stage = swiss(52)
    posted(stage)
    play_open(stage)
    catch_up(stage.tournament)
    return stage


def page(client, stage, **query):
    return whole(client, stage.tournament, **query)
