"""The teams at the desk: formed, changed and refused on one form."""

import pytest

from tests.factories import TABLE, director_of, make_tournament
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, open_tournament
from tournaments.event import states
from tournaments.models import Dupla, Tournament

pytestmark = pytest.mark.django_db
LONE = "A equipe Serra tem uma dupla só: uma equipe é de duas ou mais."


def typed(tournament, *names, **more):
    """Return the form data: the team name of each dupla, by number."""
    duplas = Dupla.objects.filter(tournament=tournament).order_by("number")
    return {f"team-{one.pk}": name for one, name in zip(duplas, names, strict=True)} | more


def send(client, tournament, *names, **more):
    return client.post(url("desk_teams", tournament), typed(tournament, *names, **more))


def names_of(tournament):
    return list(
        Dupla.objects.filter(tournament=tournament).order_by("number").values_list("team__name", flat=True)
    )


@pytest.mark.both_databases("order of nulls")
def test_names_typed_form_teams_and_an_empty_field_takes_a_dupla_out(client):
    tournament = open_tournament(client, SWISS, duplas=4)

    assert send(client, tournament, "Mar", " mar ", "Serra", "Serra").status_code == 302
    assert names_of(tournament) == ["Mar", "Mar", "Serra", "Serra"]
    assert send(client, tournament, "Mar", "Mar", "", "").status_code == 302
    assert names_of(tournament) == ["Mar", "Mar", None, None]
    log = text(client.get(url("desk_log", tournament)))
    assert "Mudança de equipe" in log
    assert "Serra → –" in log


def test_a_team_of_one_is_refused_at_the_start_and_said(client):
    tournament = open_tournament(client, SWISS, duplas=4)
    send(client, tournament, "Mar", "Mar", "Serra", "")

    answer = client.post(url("tournament_start", tournament), {"seed": "7"})

    assert answer.status_code == 422
    assert LONE in text(answer)
    assert Tournament.objects.get().state == "open"


def running(client):
    tournament = open_tournament(client, SWISS, duplas=5)
    send(client, tournament, "Mar", "Mar", "Serra", "Serra", "")
    return states.start(tournament=tournament, source=TABLE)


def test_once_it_runs_a_reason_is_asked_and_what_was_typed_stays(client):
    tournament = running(client)

    answer = send(client, tournament, "Mar", "Mar", "Serra", "Serra", "Serra", reason="")

    assert answer.status_code == 422
    assert 'value="Serra"' in answer.content.decode().split('name="team-')[-1]
    assert "Por que muda?: Escreva o motivo" in text(answer).replace("</a>", "")
    assert names_of(tournament)[4] is None
    assert (
        send(client, tournament, "Mar", "Mar", "Serra", "Serra", "Serra", reason="chegou").status_code == 302
    )
    assert names_of(tournament)[4] == "Serra"


def test_once_it_runs_no_team_is_left_with_one(client):
    tournament = running(client)

    answer = send(client, tournament, "Mar", "Mar", "Mar", "Serra", "", reason="errada")

    assert answer.status_code == 422
    assert LONE in text(answer)
    assert names_of(tournament)[2] == "Serra"


def test_a_name_too_long_is_said_at_its_dupla(client):
    tournament = open_tournament(client, SWISS, duplas=2)

    answer = send(client, tournament, "x" * 61, "Mar")

    assert answer.status_code == 422
    assert "field-error" in answer.content.decode()
    assert names_of(tournament) == [None, None]


def test_once_drawn_the_page_says_how_to_change_teams(client):
    tournament = make_tournament(duplas=4, state="drawn")
    client.force_login(director_of(tournament.club))

    assert "desfaça o sorteio na página do torneio" in text(client.get(url("desk_teams", tournament)))
    assert send(client, tournament, "Mar", "Mar", "", "").status_code == 422
