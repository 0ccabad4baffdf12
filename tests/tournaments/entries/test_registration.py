"""Clubs, players and duplas: valid input, and every refusal with its field."""

from datetime import date

import pytest
from django.contrib.auth.models import User

from scoring.ledger.trail import Source
from tests.factories import TABLE, enter, make_club, make_tournament, make_user
from tournaments.clubs import members
from tournaments.entries import registration
from tournaments.errors import TournamentError
from tournaments.event import states
from tournaments.event.setup import settings
from tournaments.hall import mesas
from tournaments.ledger.chains import faults
from tournaments.models import Dupla, DuplaMember, Membership, Tournament

pytestmark = pytest.mark.django_db
DAY = date(2026, 3, 7)


def refusal(verb, **arguments):
    """Return code and field of a service's refusal."""
    with pytest.raises(TournamentError) as caught:
        verb(**arguments)
    return caught.value.code, caught.value.field


def draft(club=None, **fields):
    fields = {"partidas": 3, "starts_on": DAY, "ends_on": DAY, **fields}
    return settings.new_tournament(club=club or make_club(), name="Copa da Gruta", **fields)


def test_club_is_founded_with_its_director():
    ana = make_user("ana")

    club = members.create_club(name="  Clube   do Farol ", city="Santos", director=ana)

    assert (club.name, club.slug, club.city) == ("Clube do Farol", "clube-do-farol", "Santos")
    assert [(row.user, row.role) for row in Membership.objects.filter(club=club)] == [(ana, "director")]


@pytest.mark.both_databases("constraints: names compared letter by letter")
def test_club_of_the_same_name_is_refused_and_leaves_nothing():
    make_club("Clube do Farol")
    bia = make_user("bia")

    assert refusal(members.create_club, name="Clube do Farol", director=bia) == ("club_exists", "name")
    assert not Membership.objects.filter(user=bia).exists()


def test_member_changes_role_instead_of_being_two():
    club, bia = make_club(), make_user("bia")

    members.set_member(club=club, user=bia, role="scorer")
    members.set_member(club=club, user=bia, role="director")

    assert [row.role for row in Membership.objects.filter(club=club, user=bia)] == ["director"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        pytest.param("", "name_missing", id="empty"),
        pytest.param("   ", "name_missing", id="blank"),
        pytest.param("J" * 61, "name_too_long", id="more-letters-than-a-list-holds"),
        pytest.param("José Brandão", "player_exists", id="same"),
        pytest.param("jose  brandao", "player_exists", id="same-but-accents-case-spaces"),
    ],
)
def test_add_player_refuses(name, code):
    club = make_club()
    members.add_player(club=club, name="José Brandão")

    assert refusal(members.add_player, club=club, name=name) == (code, "name")


def test_the_two_longest_names_fit_a_sheet():
    club = make_club()
    players = [members.add_player(club=club, name=letter * 60) for letter in "JK"]
    tournament = draft(club)
    settings.save_tournament(tournament=tournament, target=2000)

    dupla = registration.register_dupla(tournament=tournament, first=players[0], second=players[1])

    dupla.full_clean()
    assert dupla.name == f"{'J' * 60} e {'K' * 60}"


def test_no_club_gets_the_address_of_founding_one():
    club = members.create_club(name="Novo", director=User.objects.create_user("eva"))

    assert club.slug == "novo-2"


def test_two_clubs_may_have_players_of_one_name():
    names = [members.add_player(club=make_club(), name="José Brandão").name for _ in range(2)]

    assert names == ["José Brandão", "José Brandão"]


def test_tournament_keeps_rules_and_gets_an_address():
    tournament = draft()

    settings.save_tournament(tournament=tournament, target=2000)

    stored = Tournament.objects.get()
    assert (stored.slug, stored.state) == ("copa-da-gruta-2026", "draft")
    assert (stored.ruleset, stored.options["target"]) == ("regulamento-1", 2000)


def test_tournament_addresses_differ():
    club = make_club()
    for _ in range(2):
        settings.save_tournament(tournament=draft(club), target=2000)

    slugs = sorted(Tournament.objects.values_list("slug", flat=True))
    assert slugs == ["copa-da-gruta-2026", "copa-da-gruta-2026-2"]


@pytest.mark.parametrize(
    ("target", "fields", "code", "field"),
    [
        pytest.param(None, {}, "target_missing", "target", id="no-limit"),
        pytest.param(1505, {}, "target_invalid", "target", id="limit-no-multiple-of-ten"),
        pytest.param(0, {}, "target_invalid", "target", id="limit-zero"),
        pytest.param(1500, {"ends_on": date(2026, 3, 6)}, "dates_reversed", "ends_on", id="ends-before"),
        pytest.param(1500, {"partidas": 2}, "partidas_invalid", "partidas", id="best-of-two"),
        pytest.param(1500, {"partidas": 0}, "partidas_invalid", "partidas", id="no-partida"),
    ],
)
def test_save_tournament_refuses(target, fields, code, field):
    tournament = draft(**fields)

    assert refusal(settings.save_tournament, tournament=tournament, target=target) == (code, field)
    assert not Tournament.objects.exists()


def test_even_number_of_partidas_is_fine_when_all_are_played():
    settings.save_tournament(tournament=draft(partidas=2, fixed=True), target=1500)

    assert Tournament.objects.get().partidas == 2


def test_third_place_cannot_change_under_a_draw():
    tournament = make_tournament(duplas=4, state="drawn", third_place=True)
    tournament.third_place = False

    found = refusal(settings.save_tournament, tournament=tournament, target=1500)

    assert found == ("draw_stands", "third_place")
    tournament.refresh_from_db()
    assert tournament.third_place


def test_edit_does_not_undo_a_start_that_came_in_between():
    tournament = make_tournament(duplas=4, state="drawn")
    stale = Tournament.objects.get(pk=tournament.pk)
    states.start(tournament=tournament, source=Source())

    assert refusal(settings.save_tournament, tournament=stale, target=1500)[0] == "already_running"
    assert Tournament.objects.get().state == "running"


def test_edit_writes_no_state():
    tournament = make_tournament(duplas=4, state="open")
    tournament.state, tournament.name = "finished", "Copa da Serra"

    settings.save_tournament(tournament=tournament, target=1500)

    stored = Tournament.objects.get()
    assert (stored.state, stored.name) == ("open", "Copa da Serra")


def test_running_tournament_cannot_be_edited():
    tournament = make_tournament(duplas=2)
    tournament.partidas = 5

    assert refusal(settings.save_tournament, tournament=tournament, target=1500) == (
        "already_running",
        None,
    )
    tournament.refresh_from_db()
    assert (tournament.partidas, tournament.options["target"]) == (1, 700)


def test_dupla_gets_number_name_and_both_players():
    tournament = make_tournament(duplas=1, state="open")
    first, second = add_players_of(tournament)

    dupla = registration.register_dupla(tournament=tournament, first=first, second=second, seed=3)

    assert (dupla.number, dupla.name, dupla.seed) == (2, f"{first.name} e {second.name}", 3)
    assert set(dupla.players.all()) == {first, second}


def entrants():
    """Return an open tournament with one dupla (seed 1), three free players, and a player of no club."""
    tournament = make_tournament(duplas=1, state="open", seeds=1)
    taken = tournament.dupla_set.get().players.first()
    free = [
        members.add_player(club=tournament.club, name=name) for name in ("Rui Mar", "Sara Sol", "Téo Lua")
    ]
    stranger = members.add_player(club=make_club(), name="Vera Ilhéu")
    return tournament, {"taken": taken, "rui": free[0], "sara": free[1], "vera": stranger}


@pytest.mark.parametrize(
    ("first", "second", "seed", "code", "field"),
    [
        pytest.param("rui", "rui", None, "same_player_twice", "second", id="same-twice"),
        pytest.param("taken", "rui", None, "player_taken", "first", id="first-in-another-dupla"),
        pytest.param("rui", "taken", None, "player_taken", "second", id="second-in-another-dupla"),
        pytest.param("vera", "rui", None, "player_elsewhere", "first", id="of-another-club"),
        pytest.param("rui", "sara", 1, "seed_taken", "seed", id="seed-taken"),
        pytest.param("rui", "sara", 0, "seed_invalid", "seed", id="seed-zero"),
    ],
)
def test_register_dupla_refuses(first, second, seed, code, field):
    tournament, who = entrants()

    found = refusal(
        registration.register_dupla, tournament=tournament, first=who[first], second=who[second], seed=seed
    )

    assert found == (code, field)
    assert Dupla.objects.count() == 1
    assert DuplaMember.objects.count() == 2


def test_a_player_may_enter_two_tournaments():
    one = make_tournament(duplas=2, state="open")
    other = make_tournament(duplas=0, state="open", club=one.club, name="Copa do Outro Dia")
    first, second = one.dupla_set.first().players.all()

    registration.register_dupla(tournament=other, first=first, second=second)

    assert other.dupla_set.count() == 1


@pytest.mark.parametrize(
    ("state", "code"),
    [
        pytest.param("drawn", "draw_done", id="drawn"),
        pytest.param("running", "entries_closed", id="running"),
        pytest.param("finished", "entries_closed", id="finished"),
    ],
)
def test_entries_are_closed_after_the_draw(state, code):
    tournament = make_tournament(duplas=2, state=state)
    first, second = add_players_of(tournament)
    dupla = tournament.dupla_set.first()

    assert refusal(registration.register_dupla, tournament=tournament, first=first, second=second) == (
        code,
        None,
    )
    assert refusal(registration.set_seed, dupla=dupla, seed=1) == (code, None)
    assert refusal(registration.withdraw_dupla, dupla=dupla) == (code, None)
    assert tournament.dupla_set.count() == 2


def add_players_of(tournament):
    return [members.add_player(club=tournament.club, name=name) for name in ("Rui Mar", "Sara Sol")]


def test_withdrawn_dupla_leaves_its_players_free():
    tournament = make_tournament(duplas=2, state="draft")
    dupla = tournament.dupla_set.first()
    first, second = dupla.players.all()

    registration.withdraw_dupla(dupla=dupla)
    again = registration.register_dupla(tournament=tournament, first=second, second=first)

    assert again.number == 3
    assert tournament.dupla_set.count() == 2


def test_dupla_that_the_log_refers_to_is_not_withdrawn():
    tournament = make_tournament(duplas=2, state="open")
    dupla = tournament.dupla_set.first()
    mesas.new_link(dupla=dupla, reason="perdido", source=TABLE)

    assert refusal(registration.withdraw_dupla, dupla=dupla) == ("entry_in_log", None)
    assert tournament.dupla_set.count() == 2


def test_withdrawn_dupla_is_a_line_of_the_ledger_and_so_are_its_members():
    tournament = make_tournament(duplas=2, state="open")

    registration.withdraw_dupla(dupla=tournament.dupla_set.first())

    assert list(faults(tournament)) == []


def test_seed_moves_only_to_a_free_place():
    tournament = make_tournament(duplas=0, state="draft")
    one, other = enter(tournament, 2, seeds=2)

    assert refusal(registration.set_seed, dupla=other, seed=1) == ("seed_taken", "seed")
    registration.set_seed(dupla=one, seed=None)
    registration.set_seed(dupla=other, seed=1)

    assert list(tournament.dupla_set.order_by("number").values_list("seed", flat=True)) == [None, 1]
