"""The results of a tournament as an Atom feed."""

from datetime import timedelta
from xml.etree import ElementTree as Xml

import pytest

from scoring.lifecycle.open_close import walkover
from scoring.models import Jogo
from tests.factories import TABLE, catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.desk.staged import SWISS, begun, posted
from tests.tournaments.public.pages import url
from tournaments.outcomes import decisions

pytestmark = pytest.mark.django_db
ATOM = "{http://www.w3.org/2005/Atom}"


def entries(client, tournament):
    feed = Xml.fromstring(client.get(url("feed", tournament)).content)
    return feed.findall(f"{ATOM}entry")


def test_a_published_result_is_an_entry_that_leads_to_its_jogo(client):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    assert entries(client, tournament) == []
    play_jogo(jogo)
    catch_up(tournament)

    (entry,) = entries(client, tournament)

    a, b = jogo.labels
    assert entry.findtext(f"{ATOM}title") == f"{a} 1 × 0 {b}"
    assert "Semifinais" in entry.findtext(f"{ATOM}summary")
    address = entry.find(f"{ATOM}link").get("href")
    assert address == f"http://testserver{url('jogo', tournament, jogo.public_id)}"
    assert client.get(address).status_code == 200


def test_of_a_walkover_it_says_who_won(client):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    walkover(jogo=jogo, winner="B", reason="ninguém veio", source=TABLE)
    catch_up(tournament)

    (entry,) = entries(client, tournament)

    assert entry.findtext(f"{ATOM}title") == f"{jogo.labels[1]} venceu {jogo.labels[0]} sem jogar"


def test_of_two_absent_duplas_it_names_no_winner(client):
    tournament = posted(begun(SWISS)).stage.tournament
    jogo = jogos_being_played(tournament)[0]
    decisions.walkover(confronto=jogo.confronto, winner="B", reason="faltou", source=TABLE)
    decisions.both_absent(confronto=jogo.confronto, reason="faltaram as duas", source=TABLE)
    catch_up(tournament)

    (entry,) = entries(client, tournament)

    assert entry.findtext(f"{ATOM}title") == " × ".join(jogo.labels)
    assert "as duas ausentes" in entry.findtext(f"{ATOM}summary")


def test_nothing_is_told_before_it_is_published(client):
    tournament = make_tournament(duplas=4, auto_publish=False)
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    assert entries(client, tournament) == []


def test_the_latest_come_first_and_no_more_than_a_hundred(client, monkeypatch):
    monkeypatch.setattr("tournaments.public.shared.feed.MOST", 1)
    tournament = make_tournament(duplas=4)
    first, second = jogos_being_played(tournament)
    for jogo in (first, second):
        play_jogo(jogo)
    catch_up(tournament)
    later = Jogo.objects.get(pk=second.pk).closed_at + timedelta(hours=1)
    Jogo.objects.filter(pk=first.pk).update(closed_at=later)

    (entry,) = entries(client, tournament)

    assert first.labels[0] in entry.findtext(f"{ATOM}title")


def test_who_has_it_already_is_told_so(client, django_assert_num_queries):
    tournament = make_tournament(duplas=4)
    tag = {"If-None-Match": client.get(url("feed", tournament))["ETag"]}

    with django_assert_num_queries(2):
        assert client.get(url("feed", tournament), headers=tag).status_code == 304
