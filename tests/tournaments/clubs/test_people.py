"""Merging two players: they count as one person under one name, and no sealed text changes."""

from datetime import timedelta

import pytest
from django.utils.timezone import now

from scoring.models import Jogo
from tests.factories import TABLE, catch_up, finish, make_club, make_tournament
from tests.remembered import remembered
from tests.tournaments.named import named_in_tables
from tests.tournaments.refusals import refused
from tournaments.clubs import members, people
from tournaments.clubs.display import show_as
from tournaments.clubs.person_data import person_data
from tournaments.clubs.rename import replace_name
from tournaments.desk.entries.who_form import player_named
from tournaments.entries import registration
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.ledger.chains import faults
from tournaments.ledger.names_apart import nameless, tell
from tournaments.models import (
    Dupla,
    DuplaMember,
    FormerName,
    Player,
    PlayerMerge,
    Publication,
    TournamentLogEntry,
)
from tournaments.tasks import forget

pytestmark = pytest.mark.django_db


@pytest.fixture
def club(request):
    """Return a club; for a test with two events, the club of these."""
    return request.getfixturevalue("two")[0].club if "two" in request.fixturenames else make_club()


def player(club, name):
    return Player.objects.people().get(club=club, name=name)


def event(club, name, *pairs):
    """Return a finished event of these pairs."""
    tournament = make_tournament(duplas=0, state="draft", club=club, name=name)
    for first, second in pairs:
        registration.register_dupla(
            tournament=tournament, first=player_named(club, first), second=player_named(club, second)
        )
    states.open_entries(tournament=tournament)
    bracket_draw.draw_knockout(tournament=tournament, seed=7)
    states.start(tournament=tournament, source=TABLE)
    catch_up(tournament)
    finish(tournament)
    return tournament


@remembered
def _two():
    club = make_club()
    old = event(club, "Copa de maio", ("Ana Sousa", "Bia Nunes"), ("Caio Reis", "Davi Luz"))
    new = event(club, "Copa de junho", ("Ana Souza", "Bia Nunes"), ("Caio Reis", "Davi Luz"))
    return old, new


@pytest.fixture
def two():
    return _two()


def test_merged_players_are_one_person_by_any_of_their_numbers(club, two):
    gone, kept = player(club, "Ana Sousa"), player(club, "Ana Souza")

    people.merge(player=gone, into=kept, source=TABLE)

    assert people.person_of([gone.pk, kept.pk]) == {gone.pk: kept.pk, kept.pk: kept.pk}
    assert [one.tournament for one in people.played(kept)] == [*reversed(two)]
    assert [row.pk for row in people.rows_of(kept)] == [gone.pk, kept.pk]
    assert player_named(club, "Ana Souza") == kept
    assert PlayerMerge.objects.get().into == kept


def test_no_row_of_what_was_played_changes_and_all_checks_stay_clean(club, two):
    before = list(DuplaMember.objects.order_by("pk").values_list("pk", "player"))
    payloads = list(Publication.objects.order_by("pk").values_list("digest", "payload"))

    people.merge(player=player(club, "Ana Sousa"), into=player(club, "Ana Souza"), source=TABLE)

    assert list(DuplaMember.objects.order_by("pk").values_list("pk", "player")) == before
    assert list(Publication.objects.order_by("pk").values_list("digest", "payload")) == payloads
    for tournament in two:
        assert list(faults(tournament)) == []


def test_kept_name_stands_everywhere_the_other_stood(client, club, two):
    people.merge(player=player(club, "Ana Sousa"), into=player(club, "Ana Souza"), source=TABLE)

    for tournament in two:
        assert Dupla.objects.filter(tournament=tournament, name="Ana Souza e Bia Nunes").exists()
        catch_up(tournament)
        page = client.get(f"/torneios/{tournament.slug}/").content.decode()
        assert "Ana Souza" in page
        assert "Ana Sousa" not in page
    FormerName.objects.all().delete()  # kept for some days, so that it can be undone
    assert named_in_tables("Ana Sousa") == []
    line = tell(TournamentLogEntry.objects.filter(tournament=two[0], action="name_replaced"))[-1]
    assert line.reason == "é a mesma pessoa"


def test_name_of_a_merged_person_is_replaced_and_erased_in_all_events(club, two):
    gone, kept = player(club, "Ana Sousa"), player(club, "Ana Souza")
    people.merge(player=gone, into=kept, source=TABLE)

    replace_name(player=Player.objects.get(pk=gone.pk), name="A. S.", reason="a pedido", source=TABLE)
    assert set(Dupla.objects.filter(players__in=[gone, kept]).values_list("name", flat=True)) == {
        "A. S. e Bia Nunes"
    }
    replace_name(player=kept, reason="a pedido", source=TABLE)

    names = Dupla.objects.filter(players__in=[gone, kept]).values_list("name", flat=True)
    assert set(names) == {f"{nameless(kept.pk)} e Bia Nunes"}
    for tournament in two:
        assert list(faults(tournament)) == []


def test_file_of_a_person_has_both(club, two):
    kept = player(club, "Ana Souza")
    people.merge(player=player(club, "Ana Sousa"), into=kept, source=TABLE)

    assert {one["tournament"] for one in person_data(kept)["entries"]} == {"Copa de maio", "Copa de junho"}


def test_third_follows_into_who_the_second_turns_out_to_be(club):
    one, two, three = (members.add_player(club=club, name=name) for name in ("Ana A", "Ana Bb", "Ana Ccc"))
    people.merge(player=one, into=two, source=TABLE)

    people.merge(player=two, into=three, source=TABLE)

    assert set(people.person_of([one.pk, two.pk, three.pk]).values()) == {three.pk}
    assert set(Player.objects.values_list("name", flat=True)) == {"Ana Ccc"}


def test_merged_again_is_merged_once(club):
    one, two = (members.add_player(club=club, name=name) for name in ("Ana A", "Ana Bb"))
    for _ in range(2):
        assert people.merge(player=one, into=two, source=TABLE) == two

    assert PlayerMerge.objects.count() == 1


def test_players_of_one_event_are_two(club, two):
    error = refused(people.merge, player=player(club, "Ana Sousa"), into=player(club, "Caio Reis"))

    assert (error.code, error.params["names"]) == ("players_met", "Copa de maio")
    assert not PlayerMerge.objects.exists()


def test_partners_are_two(club, two):
    error = refused(people.merge, player=player(club, "Ana Sousa"), into=player(club, "Bia Nunes"))

    assert error.code == "players_met"


def test_player_of_another_club_is_not_merged(club):
    theirs = members.add_player(club=make_club(), name="Ana A")
    error = refused(people.merge, player=theirs, into=members.add_player(club=club, name="Ana Bb"))

    assert error.code == "player_elsewhere"


def test_name_that_was_given_up_is_free_again(club):
    one, two = (members.add_player(club=club, name=name) for name in ("Ana A", "Ana Bb"))
    people.merge(player=one, into=two, source=TABLE)

    assert members.add_player(club=club, name="Ana A").pk not in {one.pk, two.pk}


def merged(club, gone="Ana Sousa", kept="Ana Souza"):
    people.merge(player=player(club, gone), into=player(club, kept), source=TABLE)
    return PlayerMerge.objects.latest("pk")


def everybody(club):
    """Return every row of a club's list of players, and the duplas with their names."""
    columns = ("pk", "name", "sort_name", "full_name", "shown", "shown_asked", "same_as")
    return (
        list(Player.objects.filter(club=club).order_by("pk").values_list(*columns)),
        list(Dupla.objects.order_by("pk").values_list("name", "number")),
        list(DuplaMember.objects.order_by("pk").values_list("dupla", "player")),
    )


def labels(events):
    return [jogo.labels for jogo in Jogo.objects.filter(confronto__tournament__in=events).order_by("pk")]


def test_merge_taken_back_leaves_both_as_they_were(client, club, two):
    show_as(player=player(club, "Ana Sousa"), how="first", source=TABLE)
    before, said = everybody(club), labels(two)
    line = merged(club, "Ana S.")
    assert everybody(club) != before

    gone = people.undo_merge(juncao=line, source=TABLE)

    assert everybody(club) == before
    assert labels(two) == said
    assert (gone.name, gone.full_name, gone.same_as) == ("Ana S.", "Ana Sousa", None)
    assert people.person_of([gone.pk]) == {gone.pk: gone.pk}
    for tournament in two:
        assert list(faults(tournament)) == []
        catch_up(tournament)
    for tournament, name in zip(two, ("Ana S.", "Ana Souza"), strict=True):
        assert name in client.get(f"/torneios/{tournament.slug}/").content.decode()


def test_merge_taken_back_stands_in_the_log_and_is_done_once(club, two):
    line = merged(club)
    for _ in range(2):
        people.undo_merge(juncao=line, source=TABLE)

    assert list(PlayerMerge.objects.values_list("undoes", flat=True)) == [None, line.pk]
    assert not FormerName.objects.exists()
    lines = tell(TournamentLogEntry.objects.filter(action="name_replaced").order_by("pk"))
    assert [(one.tournament, one.reason) for one in lines] == [
        (two[0], "é a mesma pessoa"),
        (two[0], "não é a mesma pessoa"),
    ]


def test_who_followed_follows_back(club):
    for name in ("Ana A", "Ana Bb", "Ana Ccc"):
        members.add_player(club=club, name=name)
    merged(club, "Ana A", "Ana Bb")
    before = everybody(club)
    line = merged(club, "Ana Bb", "Ana Ccc")

    people.undo_merge(juncao=line, source=TABLE)

    assert everybody(club) == before


def test_earlier_name_is_in_the_file_of_the_person_while_it_is_kept(club, two):
    line = merged(club)
    assert person_data(player(club, "Ana Souza"))["player"]["names_before"] == ["Ana Sousa"]

    people.undo_merge(juncao=line, source=TABLE)

    assert person_data(player(club, "Ana Souza"))["player"]["names_before"] == []


def _entered(club):
    tournament = make_tournament(duplas=0, state="draft", club=club, name="Copa de julho")
    pair = [player_named(club, name) for name in ("Ana Souza", "Caio Reis")]
    registration.register_dupla(tournament=tournament, first=pair[0], second=pair[1])


def _renamed(club):
    replace_name(player=player(club, "Ana Souza"), name="A. S.", reason="a pedido", source=TABLE)


def _erased(club):
    replace_name(player=player(club, "Ana Souza"), reason="a pedido", source=TABLE)


def _taken(club):
    members.add_player(club=club, name="Ana Sousa")


def _further(club):
    members.add_player(club=club, name="Ana Silva")
    merged(club, "Ana Souza", "Ana Silva")


def _late(club):
    FormerName.objects.update(at=now() - timedelta(days=8))
    forget()


@pytest.mark.parametrize(
    ("since", "code"),
    [
        (_entered, "merge_used"),
        (_renamed, "merge_stands"),
        (_erased, "merge_stands"),
        (_taken, "player_exists"),
        (_further, "merge_stands"),
        (_late, "merge_stands"),
    ],
)
def test_merge_stands_once_something_depends_on_it(club, two, since, code):
    line = merged(club)
    since(club)
    before = everybody(club)

    error = refused(people.undo_merge, juncao=line)

    assert error.code == code
    assert everybody(club) == before
    assert not PlayerMerge.objects.exclude(undoes=None).exists()
    if code == "merge_stands":
        assert named_in_tables("Ana Sousa") == []
