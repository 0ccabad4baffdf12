"""The cost of a reader: conditional answers, polls, queries."""

import re

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
from tournaments.event import states
from tournaments.publication import reading

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["tournament", "bracket", "dupla", "jogo", "revisions"])
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


def asked(client, page, **query):
    """Return the answer to the poll of an open page."""
    return client.get(page, query).json()


@pytest.mark.both_databases("JSON lookups, subqueries, aggregates; of the lists tests/lists says it")
def test_a_poll_is_answered_with_marks_and_then_with_what_moved(client, django_assert_num_queries):
    tournament = make_tournament(duplas=32, target=2000)
    page = url("bracket", tournament)
    first = asked(client, page, v="of before")
    before, seen = first["parts"], first["v"]
    assert f'data-versao="{seen}"' in client.get(page).text
    with django_assert_num_queries(2):
        assert client.get(page, {"v": seen}).status_code == 204

    record(jogos_being_played(tournament)[0])
    catch_up(tournament)
    told = asked(client, page, v=seen)
    moved = [name for name, mark in told["parts"].items() if before[name] != mark]

    assert told["v"] != seen
    assert moved == ["chave-r1-1"]
    assert len(before) > 5
    found = asked(client, page, p=",".join([*moved, "nothing"]))["parts"]
    assert list(found) == moved
    mark, html = found["chave-r1-1"]
    assert mark == told["parts"]["chave-r1-1"]
    assert "760" in html
    assert told["html"] == {"chave-r1-1": html}
    assert asked(client, page, v="made-up")["html"] == {}
    assert len(client.get(page, {"v": "made-up"}).content) < 600
    assert client.get(page, {"v": told["v"]}).status_code == 204


def test_where_parts_came_or_went_a_page_is_told_their_names_alone(client):
    tournament = make_tournament(state="drawn", duplas=4)
    page = url("tournament", tournament)
    seen = asked(client, page, v="x")["v"]

    states.start(tournament=tournament, source=TABLE)
    catch_up(tournament)

    told = asked(client, page, v=seen)
    assert told["html"] == {}
    assert "mesas-1" in told["parts"]


def test_what_moves_elsewhere_is_no_news_for_a_page(client):
    tournament = make_tournament(duplas=32, target=2000)
    pages = [url("tournament", tournament), url("results", tournament)]
    seen = [asked(client, page, v="x")["v"] for page in pages]
    version = client.get(pages[0])["ETag"]

    record(jogos_being_played(tournament)[0])
    catch_up(tournament)

    now, results = (client.get(page, {"v": one}) for page, one in zip(pages, seen, strict=True))
    assert (now.status_code, results.status_code) == (200, 204)
    assert results["ETag"] == now["ETag"] != version  # by which a page sees that something moved in the event


def test_a_page_has_each_part_with_its_mark(client):
    tournament = make_tournament(duplas=32, target=2000)
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    for name in ("tournament", "standings", "bracket", "results"):
        body = client.get(url(name, tournament)).content.decode()
        shown = re.findall(r'id="([^"]+)"[^<>]*\sdata-parte="(\w+)"', body)
        assert dict(shown) == asked(client, url(name, tournament), v="x")["parts"]


def test_a_page_asks_as_long_as_there_may_be_news(client):
    tournament = make_tournament(duplas=2)
    page = url("tournament", tournament)
    jogo = jogos_being_played(tournament)[0]
    assert b'data-ritmo="jogo"' in client.get(page).content
    assert b"data-versao" in client.get(url("jogo", tournament, jogo.public_id)).content

    play_jogo(jogo)
    catch_up(tournament)

    assert b"data-versao" not in client.get(page).content
    assert b"data-versao" not in client.get(url("jogo", tournament, jogo.public_id)).content


def test_the_start_of_the_tournament_changes_the_page(client):
    tournament = make_tournament(state="drawn")
    page, seen = url("tournament", tournament), reading.head(tournament.slug).version
    assert b'data-ritmo="calmo"' in client.get(page).content

    states.start(tournament=tournament, source=TABLE)
    catch_up(tournament)

    assert {"mesas-1", "relogio"} <= set(asked(client, page, v=seen)["parts"])
    assert b'data-ritmo="jogo"' in client.get(page).content


def test_a_page_opened_before_an_update_of_the_site_is_loaded_anew(client):
    tournament = make_tournament(duplas=2)

    assert client.get(url("live", tournament), {"v": "old"})["HX-Refresh"] == "true"


def test_a_second_reader_costs_two_queries(client, django_assert_num_queries):
    tournament = make_tournament()
    first = client.get(url("tournament", tournament)).content

    with django_assert_num_queries(2):
        assert client.get(url("tournament", tournament)).content == first


def test_a_club_without_tournaments_has_a_page(client):
    club = members.create_club(name="Clube da Gruta", director=factories.make_user())

    assert "ainda não publicou" in text(client.get(reverse("tournaments:club", args=[club.slug])))
