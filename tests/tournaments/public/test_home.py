"""The home page: nearest events first, and a search for one's table over all events of the day."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils.timezone import localdate

from tests.factories import catch_up, make_tournament
from tests.tournaments.public.pages import text, url
from tournaments.publication import reading

pytestmark = pytest.mark.django_db


def event(name, starts_in=0, **fields):
    day = localdate() + timedelta(days=starts_in)
    return make_tournament(name=name, starts_on=day, ends_on=day, **{"duplas": 4, **fields})


def home(client, query=""):
    return text(client.get(url("home"), {"q": query} if query else {}))


def test_what_is_near_comes_first(client):
    event("Longe", 40, state="open")
    event("Perto", 3, state="open")
    event("Dura semanas", -3)
    event("Hoje mesmo", state="open")

    page = home(client)

    order = ["Hoje Hoje mesmo", "Em andamento Dura semanas", "Próximos Perto", "Longe"]
    assert sorted(order, key=page.index) == order


def test_a_player_is_found_over_all_events_of_today(client):
    one, other = event("Copa da Vila"), event("Copa do Mar")
    for tournament in (one, other):
        catch_up(tournament)
    dupla = other.dupla_set.get(number=2)

    page = client.get(url("home"), {"q": dupla.name.split()[0].lower()})

    assert "Copa do Mar" in text(page)
    assert f'href="{url("dupla", other, 2)}"' in page.content.decode()
    assert "Joga agora na mesa" in text(page)


def test_what_was_typed_stays_and_a_name_nobody_has_is_said(client):
    event("Copa da Vila")

    page = client.get(url("home"), {"q": "Zxyvw <b>"})

    assert 'value="Zxyvw &lt;b&gt;"' in page.content.decode()
    assert "Ninguém chamado “Zxyvw &lt;b&gt;” joga hoje" in text(page)


def test_events_and_clubs_are_found_by_their_name(client):
    over = event("Grande Prêmio", -30, state="finished")

    page = client.get(url("home"), {"q": "premio"})
    of_club = client.get(url("home"), {"q": over.club.name.split()[0]})

    assert f'href="{url("tournament", over)}"' in page.content.decode()
    assert f'href="{url("club", over.club)}"' in of_club.content.decode().split("Clubes")[1]


def test_an_event_of_another_day_is_not_searched_for_players(client):
    later = event("Amanhã", 1, state="open")
    name = later.dupla_set.get(number=1).name.split()[0]

    assert f"Ninguém chamado “{name}” joga hoje" in home(client, name)


def test_single_players_are_spoken_of_as_such_and_the_page_as_before(client):
    singles = event("Individual", entrants="players", duplas=8, state="open")

    page = home(client, singles.dupla_set.get(number=1).name.split()[0])

    assert "Inscrição feita" in page
    assert "Onde eu jogo?" in page


def test_while_a_name_is_typed_only_what_is_found_is_answered(client):
    dupla = event("Copa da Vila").dupla_set.get(number=1)

    answer = client.get(url("home"), {"q": dupla.name.split()[0], "p": "onde"})

    _mark, found = answer.json()["parts"]["onde"]
    assert url("dupla", dupla.tournament, 1) in found
    assert "<html" not in found
    assert "no-cache" in answer["Cache-Control"] or "max-age" in answer["Cache-Control"]


@pytest.mark.both_databases("the newest revision of each, by a subquery")
def test_a_search_that_was_read_before_costs_the_same_for_any_number_of_events(client):
    costs = []
    for number in (1, 3):
        for at in range(number):
            catch_up(event(f"Copa {number}.{at}"))
        home(client, "abel")
        with CaptureQueriesContext(connection) as asked:
            home(client, "abel")
        costs.append(len(asked))

    assert costs == [5, 5]


def test_heads_are_those_of_each_tournament():
    catch_up(event("Copa da Vila"))
    event("Copa do Mar", 1, state="open")

    found = {head.tournament.slug: head.version for head in reading.heads(reading.public())}

    assert found == {slug: reading.head(slug).version for slug in found}
    assert len(found) == 2
