"""Query parameters of the API: those an address has are applied, all others are refused with a sentence."""

import pytest

from tests.factories import catch_up, jogos_being_played, make_club, make_tournament, play_jogo, record
from tests.tournaments.api.asking import PROBLEM, addresses, confronto, url

pytestmark = pytest.mark.django_db


def of(client, name, *args, **asked):
    answer = client.get(url(name, *args), asked)
    assert answer.status_code == 200, answer.content
    return answer.json()


@pytest.fixture
def cup():
    """Return a knockout of four duplas with two revisions: the first semifinal is played, the second has one mão."""
    tournament = make_tournament(duplas=4, target=1400)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    catch_up(tournament)
    record(second)
    return catch_up(tournament)


def test_no_address_takes_a_parameter_it_does_not_have(client, cup):
    pages = [url("api-root"), url("api-tournaments"), url("api-clubs"), *addresses(cup)]

    for page in pages:
        answer = client.get(page, {"nome": "Ana"})

        assert (answer.status_code, answer["Content-Type"]) == (400, PROBLEM), page
        assert answer.json()["errors"]["nome"][0].startswith("Este endereço não tem"), page


def test_a_refusal_names_what_the_address_has(client, cup):
    said = client.get(url("api-jogos", cup.slug), {"mesa": 1, "round": "um"}).json()["errors"]

    assert said == {
        "mesa": [
            "Este endereço não tem este parâmetro. Os que tem: dupla, page, page_size, revision, round, "
            "stage, state."
        ],
        "round": ["Escreva um número a partir de 1."],
    }


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("page=1&page=2", "page"),
        ("state=nada", "state"),
        ("dupla=1.0", "dupla"),
        ("dupla=+1", "dupla"),
        ("dupla=0", "dupla"),
        ("revision=0", "revision"),
        ("page_size=0", "page_size"),
        ("page_size=%0A1", "page_size"),
    ],
)
def test_a_value_that_cannot_be_is_refused(client, cup, query, name):
    answer = client.get(f"{url('api-jogos', cup.slug)}?{query}")

    assert answer.status_code == 400
    assert list(answer.json()["errors"]) == [name]


def test_every_answer_says_its_revision(client, cup):
    for page in addresses(cup):
        assert client.get(page).json()["revision"]["number"] == 2, page


def test_a_revision_is_read_as_it_was(client, cup):
    slug = cup.slug
    semifinal = confronto(client.get(url("api-bracket", slug), {"revision": 1}))
    assert (semifinal["state"], semifinal["winner"]) == ("playing", "")
    assert of(client, "api-jogos", slug, revision=1)["revision"]["number"] == 1
    assert {row["jogos"][0] for row in of(client, "api-standings", slug, revision=1)["results"]} == {0}

    assert confronto(client.get(url("api-bracket", slug)))["winner"] == "A"
    assert {row["jogos"][0] for row in of(client, "api-standings", slug)["results"]} == {0, 1}


def test_a_revision_is_read_without_the_live_score(client, cup):
    live = confronto(client.get(url("api-bracket", cup.slug)), position=2)["jogo"]["partidas"][0]
    said = confronto(client.get(url("api-bracket", cup.slug), {"revision": 2}), position=2)["jogo"]

    assert live["totals"] == {"A": 760, "B": 220}
    assert not any(partida["maos"] for partida in said["partidas"])


def test_a_pinned_answer_stays_while_the_tournament_goes_on(client, cup):
    page = url("api-standings", cup.slug)
    tag = {"If-None-Match": client.get(page, {"revision": 1})["ETag"]}
    play_jogo(cup.confronto_set.get(round=1, position=2).jogo)
    catch_up(cup)

    assert client.get(page, {"revision": 1}, headers=tag).status_code == 304
    assert client.get(page, headers=tag).status_code == 200


def test_a_revision_that_is_not_there_is_not_found(client, cup):
    assert client.get(url("api-standings", cup.slug), {"revision": 9}).status_code == 404


def test_jogos_are_those_asked_for(client, cup):
    def found(**asked):
        return [
            (one["round"], one["position"]) for one in of(client, "api-jogos", cup.slug, **asked)["results"]
        ]

    assert found() == [(1, 1), (1, 2)]
    assert found(state="done") == [(1, 1)]
    assert found(state="playing") == [(1, 2)]
    playing = of(client, "api-live", cup.slug)["results"][0]
    assert found(dupla=playing["duplas"]["A"]) == [(1, 2)]
    assert (found(stage=1, round=1), found(round=2), found(stage=2)) == ([(1, 1), (1, 2)], [], [])


def test_tournaments_are_those_of_a_club_and_of_a_state(client, cup):
    other = make_tournament(club=make_club("Clube da Gruta"), duplas=2, state="open")

    def found(**asked):
        return [one["slug"] for one in of(client, "api-tournaments", **asked)["results"]]

    assert found(club=cup.club.slug) == [cup.slug]
    assert found(state="open") == [other.slug]
    assert found(club=cup.club.slug, state="open") == []
    assert [one["slug"] for one in of(client, "api-clubs")["results"]] == sorted(
        [cup.club.slug, other.club.slug]
    )
