"""The preview of a page in messages and search engines."""

import json
import re
from datetime import date

import pytest

from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.public.pages import about, pages_of, url

pytestmark = pytest.mark.django_db
WHEN = "7/3 a 8/3/2026"


def described(client, tournament):
    return about(client, url("tournament", tournament))[0]["description"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"state": "open"}, "Inscrições: 4 duplas."),
        ({"state": "open", "duplas": 1}, "Inscrições: 1 dupla."),
        ({"state": "open", "entrants": "players", "duplas": 8}, "Inscrições: 8 jogadores(as)."),
        ({}, "Semifinais: terminaram 0 de 2 jogos."),
    ],
)
def test_a_tournament_says_how_it_stands_when_and_where(client, fields, said):
    tournament = make_tournament(**{"duplas": 4, "place": "Salão da Vila", **fields})

    found = described(client, tournament)

    assert found == f"{said} {WHEN} · Salão da Vila · {tournament.club.name}"


def test_one_day_is_said_as_one(client):
    tournament = make_tournament(duplas=4, ends_on=date(2026, 3, 7), starts_on=date(2026, 3, 7))

    assert "7 de março de 2026" in described(client, tournament)


def test_it_counts_the_jogos_that_ended_and_names_who_won(client):
    tournament = make_tournament(duplas=4, third_place=False)
    first, second = jogos_being_played(tournament)
    play_jogo(first)
    catch_up(tournament)
    assert described(client, tournament).startswith("Semifinais: terminou 1 de 2 jogos.")
    play_jogo(second)
    final = jogos_being_played(tournament)[0]
    play_jogo(final)
    catch_up(tournament)

    assert described(client, tournament).startswith(f"Dupla campeã: {final.labels[0]}.")


def test_every_page_has_its_own_words_and_its_own_address(client):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    pages = {
        url("home"): "Torneios de buraco",
        url("club", tournament.club): tournament.club.name,
        url("tournament", tournament): tournament.name,
        url("bracket", tournament): tournament.name,
        url("results", tournament): tournament.name,
        url("dupla", tournament, 1): tournament.dupla_set.get(number=1).name,
        url("jogo", tournament, jogo.public_id): str(jogo),
    }
    for page, title in pages.items():
        found, body = about(client, page)
        assert found["og:title"] == title
        assert found["og:description"] == found["description"] != ""
        assert f'<link rel="canonical" href="http://testserver{page}">' in body


def test_an_address_with_a_question_is_the_page_without_it(client):
    tournament = make_tournament(duplas=4)

    _found, body = about(client, f"{url('tournament', tournament)}?q=ana")

    assert f'<link rel="canonical" href="http://testserver{url("tournament", tournament)}">' in body


def test_results_can_be_followed_from_the_page(client):
    tournament = make_tournament(duplas=4)
    _found, body = about(client, pages_of(tournament)[0])

    assert f'href="{url("feed", tournament)}"' in body


def test_the_address_by_which_a_page_is_known_is_whole(client):
    address = url("bracket", make_tournament(duplas=4))

    found, body = about(client, address)

    assert found["og:url"] == f"http://testserver{address}"
    assert f'<link rel="canonical" href="http://testserver{address}">' in body


def test_search_engines_read_the_event_without_a_name_of_a_person(client):
    tournament = make_tournament(duplas=4, name="Copa </script> & Cia", place="Salão da Vila")
    catch_up(tournament)

    body = client.get(url("tournament", tournament)).content.decode()

    (data,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', body)
    event = json.loads(data)
    assert (
        event.items() >= {"@type": "SportsEvent", "name": tournament.name, "startDate": "2026-03-07"}.items()
    )
    assert event["url"] == f"http://testserver{url('tournament', tournament)}"
    assert event["location"]["name"] == "Salão da Vila"
    assert event["organizer"]["name"] == tournament.club.name
    assert not any(name in data for dupla in tournament.dupla_set.all() for name in dupla.name.split(" e "))
