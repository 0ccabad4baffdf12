"""Pagination of the lists in the API."""

import pytest

from tests.factories import make_tournament
from tests.tournaments.api.asking import PROBLEM, url

pytestmark = pytest.mark.django_db


def test_a_list_comes_in_pages(client):
    tournament = make_tournament()
    duplas = url("api-duplas", tournament.slug)

    second = client.get(duplas, {"page": 2, "page_size": 3}).json()

    assert second["count"] == 8
    assert [one["number"] for one in second["results"]] == [4, 5, 6]
    assert "page=3" in second["next"]
    assert "page=1" in second["previous"] or "page=" not in second["previous"].replace("page_size", "")


def test_a_page_has_a_greatest_size(client):
    tournament = make_tournament(duplas=101, state="open")

    assert len(client.get(url("api-duplas", tournament.slug), {"page_size": 1000}).json()["results"]) == 100


@pytest.mark.parametrize(
    ("query", "status", "title"),
    [
        ({"page": "9"}, 404, "Não encontrado"),
        ({"page": "0"}, 400, "Pedido inválido"),
        ({"page": "dois"}, 400, "Pedido inválido"),
        ({"page_size": "-1"}, 400, "Pedido inválido"),
    ],
)
def test_a_page_that_cannot_be_is_refused(client, query, status, title):
    answer = client.get(url("api-duplas", make_tournament(duplas=2).slug), query)

    assert (answer.status_code, answer["Content-Type"]) == (status, PROBLEM)
    problem = answer.json()
    assert (problem["status"], problem["title"], problem["type"]) == (status, title, "about:blank")
    assert problem["detail"].endswith(".")
