"""How little a reader costs: conditional answers, polls, queries."""

import pytest
from django.urls import reverse

from tests import factories
from tests.factories import (
    TABLE,
    catch_up,
    jogos_being_played,
    make_tournament,
    play_jogo,
    record,
)
from tests.tournaments.public.pages import text, url
from tournaments.clubs import members
from tournaments.event import states as lifecycle
from tournaments.publication import reading

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.both_databases("every public list: JSON lookups, subqueries, aggregates"),
]


@pytest.mark.parametrize("name", ["tournament", "live", "dupla", "jogo", "revisions"])
def test_a_page_is_sent_again_only_after_a_mao(client, name, django_assert_num_queries):
    tournament = make_tournament(target=2000)
    jogo = jogos_being_played(tournament)[0]
    more = {"dupla": [1], "jogo": [jogo.public_id]}.get(name, [])
    page = url(name, tournament, *more)
    tag = {"If-None-Match": client.get(page)["ETag"]}

    with django_assert_num_queries(2):
        assert client.get(page, headers=tag).status_code == 304
    record(jogo)
    catch_up(tournament)

    assert client.get(page, headers=tag).status_code == 200


def test_before_the_start_a_new_entry_changes_the_page(client):
    tournament = make_tournament(state="open", duplas=2)
    page = url("tournament", tournament)
    tag = {"If-None-Match": client.get(page)["ETag"]}
    assert client.get(page, headers=tag).status_code == 304

    factories.enter(tournament, 1)

    assert client.get(page, headers=tag).status_code == 200


def test_a_poll_is_answered_with_what_moved(client, django_assert_num_queries):
    tournament = make_tournament(target=2000)
    seen = reading.head(tournament.slug).version
    live = url("live", tournament)

    with django_assert_num_queries(2):
        assert client.get(live, {"v": seen}).status_code == 204
    record(jogos_being_played(tournament)[0])
    catch_up(tournament)
    answer = client.get(live, {"v": seen})

    assert answer.status_code == 200
    assert reading.head(tournament.slug).version in answer.content.decode()
    for moving in ("chave", "jogando", "classificacao-linhas", "resultados-linhas", "publicacao", "onde"):
        assert f'id="{moving}"' in answer.content.decode()


def test_polling_stops_with_the_tournament(client):
    tournament = make_tournament(duplas=2)
    seen = reading.head(tournament.slug).version
    page = client.get(url("tournament", tournament)).content
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    answer = client.get(url("live", tournament), {"v": seen})

    assert b"every 4s" in page
    assert answer.status_code == 286
    assert answer["HX-Refresh"] == "true"
    assert b"hx-trigger" not in client.get(url("tournament", tournament)).content


def test_the_start_of_the_tournament_reloads_the_page(client):
    tournament = make_tournament(state="drawn")
    live, seen = url("live", tournament), reading.head(tournament.slug).version
    assert client.get(live, {"v": seen}).status_code == 204

    lifecycle.start(tournament=tournament, source=TABLE)
    catch_up(tournament)
    answer = client.get(live, {"v": seen})

    assert answer.status_code == 200
    assert b"every 4s" in client.get(url("tournament", tournament)).content


def test_the_sheet_of_a_jogo_polls_until_it_is_over(client):
    tournament = make_tournament(target=1000)
    jogo = jogos_being_played(tournament)[0]
    page = url("jogo", tournament, jogo.public_id)
    seen = reading.head(tournament.slug).version
    assert client.get(page, {"v": seen}).status_code == 204

    record(jogo)
    catch_up(tournament)
    moved = client.get(page, {"v": seen})
    assert moved.status_code == 200
    assert b"+760" in moved.content
    assert b"<html" not in moved.content

    record(jogo)
    catch_up(tournament)
    assert client.get(page, {"v": seen}).status_code == 286


def test_a_second_reader_costs_two_queries(client, django_assert_num_queries):
    tournament = make_tournament()
    first = client.get(url("tournament", tournament)).content

    with django_assert_num_queries(2):
        assert client.get(url("tournament", tournament)).content == first


def test_a_club_without_tournaments_has_a_page(client):
    club = members.create_club(name="Clube da Gruta", director=factories.make_user())

    assert "ainda não publicou" in text(client.get(reverse("tournaments:club", args=[club.slug])))
