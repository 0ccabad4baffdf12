"""The value of a meeting at the desk: by margin of partidas, in halves and quarters, and the points of a bye."""

import pytest

from tests.factories import director_of, make_tournament
from tests.tournaments.desk.pages import error_at, text
from tests.tournaments.desk.planned import send, shown
from tournaments.models import Stage

pytestmark = pytest.mark.django_db


@pytest.fixture
def tournament(client):
    """Return an open tournament with five duplas; the director is signed in."""
    tournament = make_tournament(duplas=5, state="open", partidas=3)
    client.force_login(director_of(tournament.club))
    return tournament


def test_points_by_margin_halves_and_points_made_of_a_bye_come_back_as_typed(client, tournament):
    typed = {
        "won": "3",
        "narrow_won": "2",
        "narrow_lost": "1",
        "level": "1,5",
        "bye": "1,5",
        "both_absent": "0,25",
        "bye_made": "100",
    }
    data = shown(client, tournament, "suico") | {f"fase1-{name}": value for name, value in typed.items()}

    assert send(client, tournament, data, "gravar").status_code == 302

    points = Stage.objects.get().plan["points"]
    assert points["played"] == {"won": 3, "level": "3/2", "lost": 0, "narrow_won": 2, "narrow_lost": 1}
    assert (points["bye"], points["both_absent"], points["bye_made"]) == ("3/2", "1/4", 100)
    again = shown(client, tournament)
    assert {name: str(again[f"fase1-{name}"]).replace(".", ",") for name in typed} == typed
    page = text(send(client, tournament, again))
    assert "Vitória 3, empate 1,5, derrota 0." in page
    assert "Por uma partida só, como 2-1: vitória 2, derrota 1." in page
    assert "Quem folga recebe também 100 pontos feitos." in page


def test_what_is_usual_stays_blank(client, tournament):
    assert send(client, tournament, shown(client, tournament, "suico"), "gravar").status_code == 302

    again = shown(client, tournament)
    assert not {"fase1-won", "fase1-bye", "fase1-narrow_won", "fase1-bye_made"} & again.keys()


def test_a_third_of_a_point_is_refused_at_its_field(client, tournament):
    answer = send(client, tournament, shown(client, tournament, "suico") | {"fase1-level": "0,33"})

    assert answer.status_code == 422
    assert error_at(answer, "fase1-level")
