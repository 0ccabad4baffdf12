"""Data that does not belong to the demo, stored before the demo or beside it."""

from django.contrib.auth import get_user_model

from scoring.lifecycle.open_close import open_jogo
from tests.factories import TABLE, make_club, make_user
from tournaments.models import Club, Tournament


def person():
    make_user("maria")


def club():
    make_club("Clube da Enseada", director=get_user_model().objects.filter(username="diretor").first())


def tournament_of_the_club():
    kind = {"starts_on": "2026-03-07", "ends_on": "2026-03-08"}
    Tournament.objects.create(club=Club.objects.first(), name="Copa do Farol", slug="copa-do-farol", **kind)


def friendly():
    options = {"target": 1500}
    open_jogo(labels=["Ana", "Bia"], ruleset="regulamento-1", options=options, partidas=1, source=TABLE)
