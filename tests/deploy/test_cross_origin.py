"""A script on another site can read public data, and no other data."""

import pytest

from tests.factories import make_tournament
from tests.tournaments.api.asking import url as of_api
from tests.tournaments.public.pages import url

pytestmark = pytest.mark.django_db
ANOTHER = {"Origin": "https://another.example"}
OPEN, SHUT = "*", None


def allowed(answer):
    assert "Access-Control-Allow-Credentials" not in answer
    return answer.get("Access-Control-Allow-Origin")


def test_api_and_published_data_are_read_from_anywhere(client):
    tournament = make_tournament(duplas=2)
    addresses = [
        of_api("api-root"),
        of_api("api-standings", tournament.slug),
        "/api/v1/nada/",
        url("revision_json", tournament, 1),
        url("names_json", tournament),
        url("feed", tournament),
    ]

    assert {allowed(client.get(address, headers=ANOTHER)) for address in addresses} == {OPEN}


def test_what_is_not_new_is_read_from_anywhere_too(client):
    address = of_api("api-standings", make_tournament(duplas=2).slug)
    tag = client.get(address)["ETag"]

    answer = client.get(address, headers=ANOTHER | {"If-None-Match": tag})

    assert (answer.status_code, allowed(answer)) == (304, OPEN)


def test_browser_may_ask_first_whether_it_may_ask(client):
    asks = {"Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "if-none-match"}

    answer = client.options(of_api("api-tournaments"), headers=ANOTHER | asks)

    assert (answer.status_code, allowed(answer)) == (200, OPEN)
    assert answer["Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS"
    assert answer["Access-Control-Allow-Headers"] == "If-None-Match"


@pytest.mark.parametrize("address", ["/", "/painel/", "/entrar/", "/avulso/", "/mesa/abrir/"])
def test_pages_are_not(client, address):
    assert allowed(client.get(address, headers=ANOTHER)) is SHUT
