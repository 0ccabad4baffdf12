"""Hours of a plan without a clock: the figures they are computed with, and those of the club's own events."""

import pytest

from tests.factories import TABLE, director_of, make_club, make_tournament
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.planned import send, shown
from tests.tournaments.evenings import evening
from tournaments.event import stages

pytestmark = pytest.mark.django_db

SWISS = {"format": "swiss", "rounds": 3, "pace": "round", "partidas": 3}


def test_figures_are_said_beside_the_total_and_the_maos_in_each_stage(client):
    tournament = make_tournament(duplas=8, state="open", mesas=4, partidas=3, target=1500)
    client.force_login(director_of(tournament.club))
    stages.save_plan(tournament=tournament, plans=[("", SWISS)], source=TABLE)

    page = text(client.get(url("tournament_start", tournament)))

    assert "Sem relógio: na mesa mais lenta cerca de 9 mãos, 1 h 53." in page
    assert "Tempo com 4 mesas, com pausas de 5 min: 5 h 49" in page
    assert "Contam-se 12,5 min por mão, como nos torneios italianos." in page
    assert "Uma partida até 1.500 pontos leva em média 2,9 mãos." in page
    timed = shown(client, tournament) | {"fase1-minutes": "40"}
    page = text(send(client, tournament, timed))
    assert "min por mão" not in page
    assert "Sem relógio" not in page


def test_three_events_of_the_club_give_the_minutes_of_a_mao(client):
    club = make_club()
    tournament = make_tournament(club=club, duplas=8, state="open", mesas=4, partidas=3, target=1500)
    client.force_login(director_of(club))
    stages.save_plan(tournament=tournament, plans=[("", SWISS)], source=TABLE)
    for _event in range(3):
        evening(club, 11)

    page = text(client.get(url("tournament_start", tournament)))
    assert "Nas últimas três noites do clube, 11 min por mão." in page
    assert "Tempo com 4 mesas, com pausas de 5 min: 5 h 07" in page
