"""The score overlay of a mesa for a video stream."""

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo, record
from tests.tournaments.public.pages import url, words

pytestmark = pytest.mark.django_db


def score(client, tournament, mesa):
    answer = client.get(url("overlay", tournament, mesa), {"p": "placar"})
    return words(answer.json()["parts"]["placar"][1])


def test_who_plays_and_how_it_stands_is_all_that_is_seen(client):
    tournament = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    catch_up(tournament)

    seen = score(client, tournament, jogo.confronto.mesa)

    for said in (tournament.name, *jogo.labels, "760", "220", "Partida 1 · 1 mão"):
        assert said in seen
    page = client.get(url("overlay", tournament, jogo.confronto.mesa)).content.decode()
    assert "<header" not in page
    assert "<footer" not in page
    assert 'content="noindex"' in page


def test_nothing_is_seen_while_nobody_plays_there(client):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    mesa = jogo.confronto.mesa
    assert jogo.labels[0] in score(client, tournament, mesa)
    play_jogo(jogo)
    catch_up(tournament)

    assert score(client, tournament, mesa) == ""
    assert score(client, tournament, 99) == ""
    assert client.get(url("overlay", tournament, 0)).status_code == 404
    assert client.get(url("overlay", tournament, 1000)).status_code == 404


def test_it_asks_for_what_moved_as_other_pages_do(client):
    tournament = make_tournament(duplas=4)
    address = url("overlay", tournament, 1)
    seen = client.get(address, {"v": "of before"}).json()["v"]

    assert f'data-versao="{seen}"' in client.get(address).text
    assert client.get(address, {"v": seen}).status_code == 204
