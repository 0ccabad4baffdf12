"""Events for a calendar."""

from datetime import date

import pytest
from icalendar import Calendar

from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo
from tests.tournaments.public.pages import url

pytestmark = pytest.mark.django_db


def events(client, address):
    return Calendar.from_ical(client.get(address).content).walk("VEVENT")


def test_events_of_a_club_have_days_place_and_page(client):
    tournament = make_tournament(state="open", duplas=2, place="Salão, da Vila; 2º andar")
    make_tournament(state="draft", club=tournament.club)
    make_tournament(state="open", duplas=2)

    (event,) = events(client, url("club_agenda", tournament.club))

    assert (str(event["SUMMARY"]), str(event["LOCATION"])) == ("Copa do Farol", "Salão, da Vila; 2º andar")
    assert (event.start, event.end) == (date(2026, 3, 7), date(2026, 3, 9))  # ends before the 9th
    assert client.get(str(event["URL"])).status_code == 200


def test_event_without_a_place_is_at_its_club(client):
    tournament = make_tournament(state="open", duplas=2)

    (event,) = events(client, url("club_agenda", tournament.club))

    assert str(event["LOCATION"]) == tournament.club.name


def test_event_of_a_dupla_says_where_it_plays(client):
    tournament = make_tournament(duplas=2)
    name = tournament.dupla_set.get(number=1).name

    (event,) = events(client, url("dupla_agenda", tournament, 1))
    assert str(event["DESCRIPTION"]).startswith(f"{name}: Joga agora na mesa ")
    play_jogo(jogos_being_played(tournament)[0])
    catch_up(tournament)

    (event,) = events(client, url("dupla_agenda", tournament, 1))
    assert "mesa" not in str(event["DESCRIPTION"])
    assert client.get(url("dupla_agenda", tournament, 99)).status_code == 404


def test_agenda_of_a_club_is_not_sent_twice(client):
    page = url("club_agenda", make_tournament(state="open", duplas=2).club)
    tag = {"If-None-Match": client.get(page)["ETag"]}

    assert client.get(page, headers=tag).status_code == 304


def test_pages_lead_to_them(client):
    tournament = make_tournament(duplas=2)

    for page, agenda in (
        (url("club", tournament.club), url("club_agenda", tournament.club)),
        (url("dupla", tournament, 1), url("dupla_agenda", tournament, 1)),
    ):
        assert f'href="{agenda}"' in client.get(page).content.decode()
