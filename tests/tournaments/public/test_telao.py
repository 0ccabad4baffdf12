"""The big screen: opened by its link only, a few rows at a time, with the director's choice of content."""

import re

import pytest
from django.urls import reverse
from django.utils.timezone import now

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    go_on,
    jogos_being_played,
    make_stages,
    make_tournament,
    play_jogo,
    play_open,
    record,
)
from tests.tournaments.desk.pages import error_at, text, url
from tournaments.charts.slides import ROWS, SEATED, slides
from tournaments.event import rounds
from tournaments.hall import mesas, telao
from tournaments.models import Round, Telao, Tournament, TournamentLogEntry
from tournaments.names import sort_name
from tournaments.publication import reading

pytestmark = pytest.mark.django_db
View = Telao.View


def address(tournament):
    return reverse("tournaments:telao", args=(mesas.token(telao.of_tournament(tournament)),))


def shown(client, tournament):
    return text(client.get(address(tournament)))


def pages(tournament, *views, at=None):
    found = reading.shown(reading.head(tournament.slug))
    return slides(found.document, found.playing, views, at or now())


def choose(tournament, *views, seconds=12):
    telao.choose(telao=telao.of_tournament(tournament), views=views, seconds=seconds)


def test_fifty_duplas_take_turns_and_nobody_is_left_out():
    tournament = make_tournament(duplas=50, mesas=25)
    found = pages(tournament, View.SEATING)

    seated = [name for page in found for row in page.rows for name in row.names]

    assert max(len(page.rows) for page in found) <= ROWS
    assert len(found) == found[0].parts == len({page.part for page in found})
    assert len(set(seated)) == len(seated) == 36  # a dupla with a bye in the first round is at no mesa


def test_names_are_alone_until_everybody_has_found_the_mesa_and_turn_within_half_a_minute():
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "pace": "round"}, duplas=100, mesas=50)
    tournament = stage.tournament
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    catch_up(tournament)
    every = (View.NAMES, View.SEATING, View.LIVE)

    posted = pages(tournament, *every)
    go_on(stage)
    catch_up(tournament)
    started, later = pages(tournament, *every), pages(tournament, *every, at=now() + SEATED)

    for found in (posted, started):
        assert {page.view for page in found} == {View.NAMES}
        assert sum(page.seconds for page in found) == 30
        assert max(len(page.rows) for page in found) == 20
    names = [name for page in started for row in page.rows for name in row.names]
    assert names == sorted(names, key=sort_name)
    assert len(set(names)) == 100
    assert {page.view for page in later} == {View.SEATING, View.LIVE}
    assert View.NAMES not in {page.view for page in pages(tournament, View.SEATING)}


def test_what_the_direction_says_is_a_page_of_its_own_as_long_as_it_says_it(client):
    tournament = make_tournament(duplas=8)
    said = "O almoço é às 13 h. <Quem> ainda joga come depois."
    Tournament.objects.filter(pk=tournament.pk).update(announcement=said)

    page = shown(client, tournament)

    assert page.count('<section class="slide') == 1 + len(
        pages(tournament, *telao.of_tournament(tournament).views)
    )
    first = page.partition('<section class="slide')[2].partition("</section>")[0]
    assert "Recado da direção:" in first
    assert "O almoço é às 13 h. &lt;Quem&gt; ainda joga come depois." in first
    Tournament.objects.filter(pk=tournament.pk).update(announcement="")
    assert "Recado" not in shown(client, tournament)


def test_live_tables_have_the_points_of_now(client):
    tournament = make_tournament(duplas=8, target=3000)
    record(jogos_being_played(tournament)[0], "A")
    catch_up(tournament)

    (page,) = pages(tournament, View.LIVE)

    assert page.rows[0].values == ("760", "220")
    assert "760" in shown(client, tournament)


def test_bracket_standings_and_results_are_those_that_are_published(client):
    tournament = make_tournament(duplas=8)
    for jogo in jogos_being_played(tournament):
        play_jogo(jogo)
    catch_up(tournament)

    bracket = pages(tournament, View.BRACKET)
    (results,) = pages(tournament, View.RESULTS)

    assert [page.title for page in bracket] == ["Chave · Quartas de final", "Chave · Semifinais"]
    assert {row.won for row in bracket[0].rows} == {"A"}
    assert len(results.rows) == 4
    assert {row.values for row in results.rows} == {("1", "0")}
    (stage,) = make_stages({"format": "swiss", "rounds": 2, "partidas": 1}, duplas=8)
    assert pages(stage.tournament, View.STANDINGS) == []
    rounds.post(round=Round.objects.get(stage=stage), source=TABLE)
    play_open(stage)
    catch_up(stage.tournament)
    (standings,) = pages(stage.tournament, View.STANDINGS)
    assert [row.head for row in standings.rows][:1] == ["1º"]
    assert len(standings.rows) == 8
    assert standings.value


def test_director_chooses_what_is_shown_and_for_how_long(client):
    tournament = make_tournament(duplas=8)
    client.force_login(director_of(tournament.club))
    desk = url("desk_telao", tournament)
    assert address(tournament) in text(client.get(desk))
    for sent in (
        {"views": [], "seconds": "9"},
        {"views": ["mesas"], "seconds": "1"},
        {"views": ["outra"], "seconds": "9"},
    ):
        assert client.post(desk, sent).status_code == 422
    assert error_at(client.post(desk, {"views": [], "seconds": "9"}), "telao-views")

    client.post(desk, {"views": ["mesas"], "seconds": "30"})

    seen = shown(client, tournament)
    assert 'data-segundos="30"' in seen
    assert re.findall(r"<h2> *([^<]*?) *<", seen) == ["Mesas ao vivo"]


def test_new_link_makes_the_old_one_worthless(client):
    tournament = make_tournament(duplas=4)
    client.force_login(director_of(tournament.club))
    old = address(tournament)

    client.post(url("desk_telao", tournament), {"acao": "renovar", "reason": "foi parar na internet"})

    assert client.get(old).status_code == 404
    assert client.get(address(tournament)).status_code == 200
    assert TournamentLogEntry.objects.get(action="screen_link").reason == "foi parar na internet"


def test_without_scripts_the_browser_asks_for_the_next_page(client):
    tournament = make_tournament(duplas=50, mesas=25)
    choose(tournament, View.SEATING)
    first = shown(client, tournament)
    count = first.count('class="slide"')
    assert 'content="12;url=?p=1"' in first

    last = text(client.get(address(tournament), {"p": count - 1}))

    assert 'content="12;url=?p=0"' in last
    assert last.count(" hidden>") == count  # all but one page, and the line of the network
    for odd in ("999", "-1", "x"):
        assert client.get(address(tournament), {"p": odd}).status_code == 200


def test_address_is_a_key_that_nothing_gives_away(client):
    answer = client.get(address(make_tournament(duplas=4)))

    assert answer["Cache-Control"] == "no-store"
    assert answer["Referrer-Policy"] == "no-referrer"
    assert "noindex" in answer["X-Robots-Tag"]
    assert not answer.cookies
