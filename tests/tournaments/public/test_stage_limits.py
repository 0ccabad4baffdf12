"""The length of a partida if the stages of an event set it themselves."""

import pytest

from scoring.models import Jogo
from tests.factories import catch_up, make_stages
from tests.tournaments.public.pages import text, url

pytestmark = pytest.mark.django_db
FINAL = {"format": "knockout", "partidas": 1, "target": 2000, "minutes": 30}
LONG = {"format": "all_play_all", "partidas": 1, "target": 3000, "minutes": 45}


def shown(client, *plans, page="tournament", query=""):
    tournament = make_stages(*plans, duplas=4, target=1500, partidas=3)[0].tournament
    catch_up(tournament)
    return text(client.get(url(page, tournament) + query))


def test_jogos_of_a_stage_are_opened_with_its_limit():
    make_stages(LONG, FINAL, duplas=4, target=1500)

    assert {jogo.load_rules().target for jogo in Jogo.objects.all()} == {3000}


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (FINAL, "uma partida até 2.000 pontos, 30 min"),
        (LONG, "uma partida até 3.000 pontos, 45 min"),
        ({"format": "swiss", "rounds": 2}, "melhor de 3 partidas até 1.500 pontos"),
    ],
)
def test_head_of_the_page_says_what_is_played(client, plan, said):
    assert shown(client, plan).count(said) == 1


def test_where_stages_differ_each_says_its_own(client):
    page = shown(client, LONG, FINAL, page="rounds")
    later = shown(client, LONG, FINAL, page="bracket")

    assert "melhor de 3" not in page + later
    assert "até 2.000" not in page
    assert page.count("uma partida até 3.000 pontos, 45 min") == 1
    assert later.count("uma partida até 2.000 pontos, 30 min") == 1


def test_how_it_is_counted_says_every_stage_and_no_other_limit(client):
    page = shown(client, LONG, FINAL, page="rules")

    assert "Fase 1 : uma partida até 3.000 pontos, 45 min" in page
    assert "Fase 2 : uma partida até 2.000 pontos, 30 min" in page
    assert "O limite de pontos é combinado" not in page
    assert "1.500" not in page
