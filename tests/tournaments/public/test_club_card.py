"""The preview pictures for links of a club, a season and a player."""

from datetime import date

import pytest
from django.urls import reverse

from tests.factories import director_of, finish, make_club, make_tournament
from tournaments.charts.pictures import card_picture
from tournaments.models import Player, PublicPage, Season
from tournaments.public.shared import club_card
from tournaments.seasons import counting

pytestmark = pytest.mark.django_db


@pytest.fixture
def cards(monkeypatch):
    """Return the list of drawn cards, the latest last."""
    found = []

    def draw(card):
        found.append(card)
        return card_picture.card_picture(card)

    monkeypatch.setattr(club_card, "card_picture", draw)
    return found


def on(month, day):
    return dict.fromkeys(("starts_on", "ends_on"), date(2026, month, day))


def picture(client, address):
    answer = client.get(address)
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    return answer


def test_club_shows_what_it_plays_and_what_comes(client, cards):
    club = make_club()
    later = make_tournament(
        club=club, name="Copa de Maio", starts_on=date(2026, 5, 9), ends_on=date(2026, 5, 9), state="open"
    )
    now = make_tournament(
        club=club, name="Copa de Abril", starts_on=date(2026, 4, 4), ends_on=date(2026, 4, 5)
    )
    make_tournament(club=club, name="Em segredo", state="draft")

    picture(client, f"/clubes/{club.slug}/cartao.png")

    (card,) = cards
    assert card.title == club.name
    assert [(row.place, row.name, row.first) for row in card.rows] == [
        ("4/4", now.name, True),
        ("9/5", later.name, False),
    ]


def over(club, month):
    return finish(make_tournament(duplas=2, club=club, name=f"Copa {month}", **on(month, 1)))


def champion(event):
    won = event.publication_set.latest("number").payload["final_ranking"][0]["dupla"]
    return event.dupla_set.get(number=won)


def test_club_that_plays_nothing_shows_who_won_last(client, cards):
    club = make_club()
    events = [over(club, month) for month in range(1, 6)]

    picture(client, f"/clubes/{club.slug}/cartao.png")

    assert [row.name for row in cards[-1].rows] == [champion(one).name for one in events[:0:-1]]
    assert cards[-1].said == "Quem venceu os últimos torneios"


def test_season_shows_who_leads_its_ranking(client, cards):
    club = make_club()
    event = over(club, 3)
    client.force_login(director_of(club))
    year = {
        "name": "2026",
        "starts_on": "2026-01-01",
        "ends_on": "2026-12-31",
        "points": "100 60 30",
        "best": "0",
    }
    client.post(reverse("tournaments:desk_seasons", args=(club.slug,)), year)
    season = Season.objects.get()
    while counting.count(season.pk):
        pass

    picture(client, f"/clubes/{club.slug}/ranking/{season.slug}/cartao.png")

    (card,) = cards
    assert (card.above, card.title) == (club.name, "2026")
    leaders = [one.name for one in champion(event).players.order_by("sort_name")]
    assert [(row.name, row.value, row.first) for row in card.rows[:2]] == [
        (name, "100", True) for name in leaders
    ]


def test_player_shows_how_many_events_and_the_last_places(client, cards):
    event = over(make_club(), 2)
    type(event.club).objects.filter(pk=event.club_id).update(player_pages=True)
    player = champion(event).players.first()

    picture(client, f"/clubes/{event.club.slug}/jogadores/{player.pk}/cartao.png")

    (card,) = cards
    assert (card.title, card.said) == (player.name, "1 torneio")
    assert [(row.place, row.name, row.first) for row in card.rows] == [("1º", event.name, True)]


def test_who_holds_a_picture_is_told_so_without_drawing_it(client, cards):
    club = make_club()
    address = f"/clubes/{club.slug}/cartao.png"
    tag = picture(client, address)["ETag"]

    assert client.get(address, headers={"If-None-Match": tag}).status_code == 304
    assert len(cards) == 1
    make_tournament(club=club)
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 200


def test_who_has_no_page_has_no_picture(client):
    tournament = make_tournament(duplas=4, state="finished")
    club, player = tournament.club, Player.objects.filter(club=tournament.club).first()
    address = f"/clubes/{club.slug}/jogadores/{player.pk}/cartao.png"
    assert client.get(address).status_code == 404

    type(club).objects.filter(pk=club.pk).update(player_pages=True)
    picture(client, address)
    Player.objects.filter(pk=player.pk).update(page=PublicPage.MINOR)

    assert client.get(address).status_code == 404
