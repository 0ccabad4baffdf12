"""Pages of players: enabled by the club, with the player's consent, and their content."""

from datetime import date

import pytest
from django.urls import reverse

from tests.factories import TABLE, director_of, finish, make_club, make_tournament
from tests.remembered import remembered
from tests.tournaments.public.pages import text, url
from tournaments.clubs import members, people, player_pages
from tournaments.clubs.display import show_as
from tournaments.clubs.rename import replace_name
from tournaments.models import Club, Player, PublicPage, Shown
from tournaments.seasons.careers import career

pytestmark = pytest.mark.django_db


@remembered
def club_with_pages():
    """Return a club with player pages enabled."""
    club = make_club("Clube do Cais")
    player_pages.set_pages(club=club, on=True)
    club.refresh_from_db()
    return club


def played(club, *, month=3, duplas=4, **how):
    """Return a finished event of the club; all have the same players."""
    on = date(2026, month, 1)
    return finish(
        make_tournament(duplas=duplas, club=club, name=f"Copa {month}", starts_on=on, ends_on=on, **how)
    )


@remembered
def played_there():
    """Return a finished event of a club with player pages."""
    return played(club_with_pages())


@pytest.fixture
def event():
    return played_there()


@pytest.fixture
def club(request):
    """Return the club of the event if the test has one, else a new club."""
    if "event" in request.fixturenames:
        return Club.objects.get(pk=request.getfixturevalue("event").club_id)
    return club_with_pages()


def of_number(event, number):
    return list(event.dupla_set.get(number=number).players.order_by("pk"))


def of_dupla(event, number):
    return of_number(event, number)[0]


def champion_of(event):
    return of_dupla(event, event.publication_set.latest("number").payload["final_ranking"][0]["dupla"])


def place_of(event, number):
    """Return the place of a dupla in the latest revision of an event."""
    ranking = event.publication_set.latest("number").payload["final_ranking"]
    return next(row["place"] for row in ranking if row["dupla"] == number)


def page(client, player):
    return client.get(reverse("tournaments:player", args=(player.club.slug, player.pk)))


def listed(client, club, **query):
    return client.get(reverse("tournaments:players", args=(club.slug,)), query)


def test_it_tells_events_places_partners_opponents(client, club):
    events = [played(club, month=month) for month in (3, 4)]
    player, partner = of_number(events[0], 1)
    for listed_again, person in zip(of_number(events[1], 1), (player, partner), strict=True):
        people.merge(player=listed_again, into=person, source=TABLE)
    places = [place_of(event, 1) for event in events]

    answer = page(client, player)

    said, told = text(answer), answer.context["career"]
    assert f"Torneios 2 Títulos {places.count(1)} Jogos {told.won}–{told.lost}" in said
    assert f"{places[1]}º Copa 4 1/4/2026 · de 4 · com" in said
    assert [one.place for one in told.outings] == places[::-1]
    assert told.won + told.lost == 4
    assert [(one.player, len(one.events), one.won) for one in told.partners] == [(partner, 2, told.won)]
    assert sum(one.won for one in told.opponents) == 2 * told.won  # two sit opposite
    assert f"Lugar em cada torneio: {places[0]}º, {places[1]}º." in answer.content.decode()


def test_a_loss_is_one_for_the_other_side(event):
    document = event.publication_set.latest("number").payload
    second = of_dupla(event, document["final_ranking"][1]["dupla"])

    told = career(second)

    assert (told.won, told.lost, told.titles) == (1, 1, 0)
    beaten_by = [one.player for one in told.opponents if (one.won, one.lost) == (0, 1)]
    assert champion_of(event) in beaten_by
    assert len(beaten_by) == 2


def test_there_is_none_where_the_club_has_none(client, club, event):
    player = champion_of(event)
    player_pages.set_pages(club=club, on=False)

    assert page(client, player).status_code == 404
    assert listed(client, club).status_code == 404
    assert "jogadores/" not in client.get(reverse("tournaments:club", args=(club.slug,))).content.decode()


@pytest.mark.parametrize("wish", [PublicPage.MINOR, PublicPage.NONE])
def test_of_a_minor_and_of_who_asked_there_is_none(client, club, event, wish):
    player = champion_of(event)
    (partner,) = Player.objects.filter(dupla__in=player.dupla_set.all()).exclude(pk=player.pk)
    assert player.name in text(listed(client, club))

    player_pages.set_page(player=player, page=wish)

    assert page(client, player).status_code == 404
    assert player.name not in text(listed(client, club))
    body = page(client, partner).content.decode()  # a name that was published stays, and leads nowhere
    assert player.name in body
    assert reverse("tournaments:player", args=(club.slug, player.pk)) not in body


def test_whose_name_is_erased_has_none(client, event):
    player = champion_of(event)

    replace_name(player=player, reason="a pedido", source=TABLE)

    assert page(client, player).status_code == 404


def test_it_says_the_name_the_person_agreed_to(client, event):
    player = champion_of(event)
    full = player.name

    shown = show_as(player=player, how=Shown.INITIALS, source=TABLE)

    said = text(page(client, player))
    assert shown.name in said
    assert full not in said


def test_who_was_listed_twice_has_one_page(client, club, event):
    player = champion_of(event)
    other = members.add_player(club=club, name="Zélia de Antes")

    people.merge(player=player, into=other, source=TABLE)

    answer = page(client, player)
    assert answer.status_code == 302
    assert answer["Location"].endswith(f"/jogadores/{other.pk}/")
    assert "Títulos 1" in text(page(client, other))


def test_who_wants_no_page_has_none_after_a_merge(client, club, event):
    player = champion_of(event)
    other = members.add_player(club=club, name="Zélia de Antes")
    player_pages.set_page(player=player, page=PublicPage.NONE)

    people.merge(player=player, into=other, source=TABLE)

    assert page(client, other).status_code == 404


def test_what_is_under_way_leads_to_where_it_plays(client, club):
    event = make_tournament(duplas=4, club=club, name="Copa de Agora")
    player = of_dupla(event, 2)

    said = page(client, player)

    assert "Copa de Agora em andamento" in text(said)
    assert url("dupla", event, 2) in said.content.decode()
    assert "Nenhum torneio que já acabou." in text(said)


def test_of_another_club_it_is_not_there(client, club, event):
    player = champion_of(event)
    other = make_club("Clube da Serra")
    player_pages.set_pages(club=other, on=True)

    assert client.get(reverse("tournaments:player", args=(other.slug, player.pk))).status_code == 404


def test_who_is_in_the_list_of_the_club_alone_has_none(client, club):
    player = members.add_player(club=club, name="Zélia da Lista")
    drafted = make_tournament(duplas=2, club=club, state="draft")

    for one in (player, of_dupla(drafted, 1)):
        assert page(client, one).status_code == 404
        assert one.name not in text(listed(client, club))


def test_they_are_listed_by_name(client, club):
    make_tournament(duplas=12, club=club)

    names = [one.sort_name for one in listed(client, club).context["page"].rows]

    assert len(names) == 24
    assert names == sorted(names)


def test_many_of_a_name_are_found_page_by_page(client, club):
    make_tournament(duplas=30, club=club)
    Player.objects.filter(club=club).update(name="Ana Lima")

    answer = listed(client, club, q="ana")

    assert 'href="?q=ana&amp;pagina=2"' in answer.content.decode()
    assert len(listed(client, club, q="ana", pagina=2).context["page"].rows) == 20


def test_a_name_is_looked_for(client, club, event):
    player = champion_of(event)

    said = text(listed(client, club, q=player.name))

    assert player.name in said
    assert "Ninguém com este nome." in text(listed(client, club, q="Xisto"))


def test_the_page_of_a_dupla_leads_there(client, club, event):
    player = of_dupla(event, 1)
    address = reverse("tournaments:player", args=(club.slug, player.pk))
    assert address in client.get(url("dupla", event, 1)).content.decode()

    player_pages.set_page(player=player, page=PublicPage.NONE)

    assert address not in client.get(url("dupla", event, 1)).content.decode()


def test_search_engines_are_told_to_leave_it(client, event):
    assert '<meta name="robots" content="noindex">' in page(client, champion_of(event)).content.decode()


def test_its_queries_do_not_grow_with_events(client, club, django_assert_num_queries):
    player = of_dupla(played(club, month=2, duplas=2), 1)
    for month in (3, 4, 5):
        people.merge(player=of_dupla(played(club, month=month, duplas=2), 1), into=player, source=TABLE)
    address = reverse("tournaments:player", args=(club.slug, player.pk))

    with django_assert_num_queries(7):
        assert "Torneios 4" in text(client.get(address))


# --- the history of the club


def test_the_history_of_a_club_is_by_year_with_its_champions(client, club, event):
    champion = event.dupla_set.get(players=champion_of(event))
    old = date(2024, 5, 1)
    finish(make_tournament(duplas=2, club=club, name="Copa Velha", starts_on=old, ends_on=old))
    make_tournament(duplas=2, club=club, name="Copa de Agora")

    answer = client.get(reverse("tournaments:club", args=(club.slug,)))

    assert [year for year, _events in answer.context["years"]] == ["2026", "2024"]
    assert [one.name for one in answer.context["tournaments"]] == ["Copa de Agora"]
    assert f"Copa 3 1/3/2026 {champion.name}" in text(answer)


# --- at the desk


def test_a_director_gives_and_takes_the_pages(client, club):
    client.force_login(director_of(club))
    desk = reverse("tournaments:desk_players", args=(club.slug,))

    client.post(desk, {"acao": "paginas"})
    assert not Club.objects.get(pk=club.pk).player_pages
    client.post(desk, {"acao": "paginas", "on": "on"})

    assert Club.objects.get(pk=club.pk).player_pages


def test_a_director_says_that_somebody_has_none(client, club, event):
    player = champion_of(event)
    client.force_login(director_of(club))
    desk = reverse("tournaments:desk_person", args=(club.slug, player.pk))
    before = Club.objects.get(pk=club.pk).names

    assert client.post(desk, {"acao": "pagina", "page": "talvez"}).status_code == 422
    client.post(desk, {"acao": "pagina", "page": "minor"})

    player.refresh_from_db()
    assert player.page == PublicPage.MINOR
    assert Club.objects.get(pk=club.pk).names == before + 1
