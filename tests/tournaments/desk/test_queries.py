"""Every list of the desk costs the same with one row as with three."""

import pytest
from django.urls import reverse

from tests.factories import (
    add_players,
    catch_up,
    director_of,
    jogos_being_played,
    make_club,
    make_tournament,
    make_user,
    play_jogo,
    record,
)
from tests.tournaments.desk.staged import correct
from tournaments.clubs import members

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.both_databases("every list of the desk: joins, aggregates, order of nulls"),
]


def url(name, tournament, *args):
    return reverse(f"tournaments:{name}", args=(tournament.slug, *args))


def club_of(number):
    """Return a club with so many players, tournaments and scorers."""
    club = make_club()
    add_players(club, number)
    for _ in range(number):
        make_tournament(duplas=0, state="draft", club=club)
        members.set_member(club=club, user=make_user(), role="scorer")
    return club


def tournament_of(number):
    """Return a running tournament: so many jogos in play and as many over, revisions and mãos."""
    tournament = make_tournament(duplas=4 * number, mesas=2 * number, third_place=False)
    for jogo in jogos_being_played(tournament)[:number]:
        play_jogo(jogo)
        catch_up(tournament)
    return tournament


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize(
    ("name", "queries"),
    [
        pytest.param("desk_tournament", 19, id="tournament"),
        pytest.param("desk_mesas", 17, id="mesas"),
        pytest.param("desk_clock", 13, id="clock"),
        pytest.param("desk_prints", 10, id="prints"),
        pytest.param("print_presence", 9, id="presence"),
        pytest.param("print_places", 12, id="places"),
        pytest.param("desk_arrange", 10, id="arrange"),
        pytest.param("desk_qr", 11, id="qr"),
        pytest.param("desk_links", 10, id="links"),
        pytest.param("publish", 21, id="publish"),
    ],
)
def test_lists_of_a_running_tournament_cost_the_same(
    client, django_assert_num_queries, name, queries, number
):
    tournament = tournament_of(number)
    client.force_login(director_of(tournament.club))
    client.get(url(name, tournament))  # makes the keys to print

    with django_assert_num_queries(queries):
        client.get(url(name, tournament))


@pytest.mark.parametrize("number", [1, 3])
def test_entries_cost_the_same(client, django_assert_num_queries, number):
    tournament = make_tournament(duplas=number, state="open")
    client.force_login(director_of(tournament.club))

    with django_assert_num_queries(10):
        client.get(url("desk_tournament", tournament))


@pytest.mark.parametrize("number", [1, 3])
def test_club_costs_the_same(client, django_assert_num_queries, number):
    club = club_of(number)
    client.force_login(director_of(club))

    with django_assert_num_queries(7):
        client.get(reverse("tournaments:desk_club", args=(club.slug,)))


@pytest.mark.parametrize("number", [1, 3])
def test_members_cost_the_same(client, django_assert_num_queries, number):
    club = club_of(number)
    client.force_login(director_of(club))

    with django_assert_num_queries(8):
        client.get(reverse("tournaments:desk_members", args=(club.slug,)))


@pytest.mark.parametrize("number", [1, 3])
def test_home_costs_the_same(client, django_assert_num_queries, number):
    person = make_user()
    for _ in range(number):
        members.set_member(club=club_of(number), user=person, role="director")
    client.force_login(person)

    with django_assert_num_queries(4):
        client.get(reverse("tournaments:desk"))


@pytest.mark.parametrize("number", [1, 3])
def test_jogo_costs_the_same(client, django_assert_num_queries, number):
    tournament = make_tournament(duplas=2, target=3000)
    director = director_of(tournament.club)
    confronto = tournament.confronto_set.get()
    for _ in range(number):
        mao = record(confronto.jogo)
        correct(mao, director)
    client.force_login(director)

    with django_assert_num_queries(17):  # two ask whether a reason says a name that was replaced
        client.get(url("desk_jogo", tournament, confronto.pk))
