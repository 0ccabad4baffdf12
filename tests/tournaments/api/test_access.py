"""Access to the API.

Drafts and unpublished results are hidden, writing is refused, an unknown address is a problem document.
"""

import pytest

from tests.factories import catch_up, director_of, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.api.asking import PROBLEM, addresses, confronto, url
from tournaments.models import Tournament
from tournaments.publication import publishing

pytestmark = pytest.mark.django_db


def test_a_draft_is_nowhere(client):
    tournament = make_tournament()
    pages = addresses(tournament)
    Tournament.objects.update(state="draft")

    assert [client.get(page).status_code for page in pages] == [404] * len(pages)
    assert client.get(url("api-tournaments")).json()["count"] == 0


def test_an_unpublished_result_is_not_told(client):
    tournament = make_tournament(auto_publish=False)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    seen = confronto(client.get(url("api-bracket", tournament.slug)))
    assert (seen["state"], seen["winner"]) == ("unpublished", "")
    assert seen["jogo"]["partidas"] == []
    listed = client.get(url("api-jogos", tournament.slug)).json()["results"]
    assert [one["state"] for one in listed].count("unpublished") == 1
    detail = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()
    assert (detail["state"], detail["winner"], detail["won"], detail["partidas"]) == (
        "awaiting",
        "",
        None,
        [],
    )
    standings = client.get(url("api-standings", tournament.slug)).json()["results"]
    assert {tuple(row["jogos"]) for row in standings} == {(0, 0)}

    publishing.publish(tournament=tournament, author=director_of(tournament.club))

    assert confronto(client.get(url("api-bracket", tournament.slug)))["winner"] == "A"
    detail = client.get(url("api-jogo", tournament.slug, jogo.public_id)).json()
    assert (detail["state"], detail["winner"], detail["won"]) == ("published", "A", {"A": 1, "B": 0})


def test_a_form_is_answered_with_a_problem(client):
    answer = client.post(url("api-tournaments"))

    assert (answer.status_code, answer["Content-Type"]) == (405, PROBLEM)
    assert answer.json()["title"] == "Método não permitido"


def test_it_is_read_without_a_cookie(client):
    tournament = make_tournament()

    for page in [url("api-tournaments"), *addresses(tournament)]:
        answer = client.get(page)

        assert answer.status_code == 200
        assert "Set-Cookie" not in answer
        assert "Cookie" not in answer.get("Vary", "")
        assert answer["Cache-Control"] == "public, max-age=1"


@pytest.mark.parametrize("path", ["tournaments/nada/", "nada/", "tournaments/nada/jogos/1/"])
def test_what_is_not_there_is_a_problem(client, path):
    answer = client.get(f"/api/v1/{path}")

    assert (answer.status_code, answer["Content-Type"]) == (404, PROBLEM)
    assert answer.json() == {
        "type": "about:blank",
        "title": "Não encontrado",
        "status": 404,
        "detail": "Não há nada publicado neste endereço.",
        "instance": f"/api/v1/{path}",
    }


def test_a_jogo_of_another_tournament_is_not_found(client):
    one, other = make_tournament(duplas=2), make_tournament(duplas=2)
    jogo = jogos_being_played(other)[0]

    assert client.get(url("api-jogo", one.slug, jogo.public_id)).status_code == 404


def test_another_format_is_not_acceptable(client):
    answer = client.get(url("api-tournaments"), headers={"Accept": "application/xml"})

    assert (answer.status_code, answer["Content-Type"]) == (406, PROBLEM)
    assert answer.json()["detail"] == "A API responde em application/json."
