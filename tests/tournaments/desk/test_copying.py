"""The weekly evening: two clicks from the club's page to a copy of the last event."""

import re

import pytest
from django.utils.timezone import localdate

from tests.factories import director_of, make_tournament
from tests.tournaments.desk.pages import error_at, text, url
from tests.tournaments.desk.staged import SWISS, running
from tournaments.models import Dupla, Stage, Tournament

pytestmark = pytest.mark.django_db


def offered(page):
    """Return the form data that the page offers."""
    found = re.findall(r'<input type="(?:text|date)" name="(\w+)" value="([^"]*)"', text(page))
    return dict(found)


def test_copy_is_two_clicks_from_the_page_of_the_club(client):
    tournament = running(client, SWISS, duplas=6)
    at = url("tournament_copy", tournament)
    assert f'href="{at}"' in client.get(url("desk_club", tournament.club)).content.decode()

    page = client.get(at)
    sent = offered(page)
    assert sent["name"] == tournament.name
    answer = client.post(at, sent)

    copy = Tournament.objects.latest("pk")
    assert answer.url == url("desk_tournament", copy)
    assert (copy.starts_on - tournament.starts_on).days % 7 == 0
    assert copy.starts_on >= localdate()
    assert Stage.objects.get(tournament=copy).plan == Stage.objects.get(tournament=tournament).plan
    assert not Dupla.objects.filter(tournament=copy).exists()


def test_entries_are_copied_where_it_is_ticked(client):
    tournament = running(client, SWISS, duplas=6)
    at = url("tournament_copy", tournament)

    client.post(at, offered(client.get(at)) | {"with_entries": "on"})

    assert Dupla.objects.filter(tournament=Tournament.objects.latest("pk")).count() == 6


def test_bad_date_is_said_at_its_field_and_nothing_is_lost(client):
    tournament = running(client, SWISS, duplas=4)

    answer = client.post(
        url("tournament_copy", tournament), {"name": "Quinta", "starts_on": "31/02", "with_entries": "on"}
    )

    assert answer.status_code == 422
    assert error_at(answer, "copia-starts_on")
    assert 'value="Quinta"' in answer.content.decode()
    assert Tournament.objects.count() == 1


@pytest.mark.parametrize("number", [1, 3, 30])
def test_copy_costs_the_same_for_any_number(client, django_assert_num_queries, number):
    tournament = make_tournament(duplas=number, state="open")
    client.force_login(director_of(tournament.club))
    at = url("tournament_copy", tournament)
    sent = offered(client.get(at)) | {"with_entries": "on"}

    with django_assert_num_queries(26):
        client.post(at, sent)
