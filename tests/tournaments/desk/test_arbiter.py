"""An arbiter decides at the tables and sees no link to the director's pages. tests/access checks each address."""

import pytest

from tests.factories import jogos_being_played, make_tournament, make_user
from tests.tournaments.desk.pages import jogo_url, text, url
from tournaments.clubs import members
from tournaments.models import Confronto, Penalty

pytestmark = pytest.mark.django_db
DIRECTORS = ("desk_tournament", "desk_plan", "desk_rounds", "publish", "desk_prints", "tournament_edit")


@pytest.fixture
def tournament(client):
    """Return a hall in play; its arbiter is signed in."""
    tournament = make_tournament(duplas=4, target=1500)
    person = make_user()
    members.set_member(club=tournament.club, user=person, role="arbiter")
    client.force_login(person)
    return tournament


def about(tournament):
    return Confronto.objects.filter(tournament=tournament, mesa=1).get()


def test_arbiter_gives_a_walkover_from_the_hall(client, tournament):
    row = about(tournament)
    drawer = text(client.get(f"{url('desk_mesas', tournament)}?de={row.pk}"))
    at = f"{url('desk_life_action', tournament, 'wo')}?de={row.pk}"
    assert f"{url('desk_life_action', tournament, 'wo')}?de={row.pk}" in drawer

    assert client.post(at, {"winner": "A", "reason": "não veio"}).status_code == 302

    assert about(tournament).status == "walkover"


def test_arbiter_penalises(client, tournament):
    entry = about(tournament).dupla_a.stageentry_set.get()
    at = f"{url('desk_life_action', tournament, 'punir')}?de={entry.pk}"

    client.post(at, {"sanction": "warning", "round": "1", "reason": "atraso"})

    assert Penalty.objects.get().dupla == about(tournament).dupla_a


@pytest.mark.parametrize("page", ["desk_mesas", "desk_life", "desk_log", "desk_bell", "desk_outbox"])
def test_pages_of_an_arbiter_lead_nowhere_that_is_refused(client, tournament, page):
    shown = client.get(f"{url(page, tournament)}?de={about(tournament).pk}").content.decode()

    for name in DIRECTORS:
        assert f'href="{url(name, tournament)}"' not in shown
    for key in ("saida", "parceiro", "encerrar-fase", "tardia", "desafixar"):
        assert url("desk_life_action", tournament, key) not in shown


def test_sheet_of_a_jogo_leads_back_to_the_hall(client, tournament):
    shown = client.get(jogo_url(jogos_being_played(tournament)[0])).content.decode()

    assert f'href="{url("desk_mesas", tournament)}"' in shown
    assert f'href="{url("desk_tournament", tournament)}"' not in shown


def test_arbiter_finds_the_hall_from_the_first_page(client, tournament):
    shown = text(client.get("/painel/"))

    assert "árbitro" in shown
    assert url("desk_mesas", tournament) in shown
    assert url("desk_club", tournament.club) not in shown
