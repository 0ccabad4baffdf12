"""A player's choice of display name applies on every page, and the direction can still search the real name."""

import pytest

from tests.factories import (
    TABLE,
    catch_up,
    director_of,
    jogos_being_played,
    make_club,
    make_tournament,
    record,
)
from tests.remembered import remembered
from tests.tournaments.desk.pages import text, url
from tests.tournaments.named import named_in_tables, pages, saying, verified
from tournaments import tasks
from tournaments.clubs import display, members
from tournaments.clubs.display import set_default, show_as
from tournaments.clubs.listing import find_player
from tournaments.clubs.person_data import person_data
from tournaments.clubs.rename import replace_name
from tournaments.desk.entries.entry_list_forms import ListPreview
from tournaments.entries import registration
from tournaments.entries.list_entry import enter_list, known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.models import Club, Dupla, DuplaMember, Player
from tournaments.names import short_name

pytestmark = pytest.mark.django_db
NAME = "Quitéria de Zwölle"


@pytest.mark.parametrize(("how", "shown"), [("full", NAME), ("first", "Quitéria Z."), ("initials", "Q. Z.")])
def test_name_is_shortened_without_its_particles(how, shown):
    assert short_name(NAME, how) == shown


@pytest.mark.parametrize(("name", "how", "shown"), [("Zeca", "first", "Zeca"), ("Zeca", "initials", "Z.")])
def test_single_name_is_shortened_where_it_can_be(name, how, shown):
    assert short_name(name, how) == shown


@remembered
def _event():
    club = make_club()
    first = members.add_player(club=club, name=NAME)
    tournament = make_tournament(duplas=4, state="open", club=club, target=3000)
    member = DuplaMember.objects.filter(tournament=tournament).order_by("pk")[0]
    registration.withdraw_dupla(dupla=member.dupla)
    registration.register_dupla(tournament=tournament, first=first, second=member.player)
    bracket_draw.draw_knockout(tournament=tournament, seed=7)
    states.start(tournament=tournament, source=TABLE)
    for jogo in jogos_being_played(tournament):
        record(jogo)
    catch_up(tournament)
    tournament.refresh_from_db()
    return tournament


@pytest.fixture
def event():
    return _event()


def quiteria(event):
    return Player.objects.get(club=event.club, name=NAME)


def test_everything_follows_and_no_check_complains(event):
    player = quiteria(event)

    show_as(player=player, how="initials", source=TABLE)
    catch_up(event)

    assert named_in_tables(NAME) == ["tournaments_player"]
    found = pages(event, desk=False)
    assert saying(NAME, found) == []
    assert [at for at in saying("Q. Z.", found) if at.startswith(f"/torneios/{event.slug}/")]
    assert verified() == ""


def test_direction_still_finds_who_it_is(client, event):
    player = show_as(player=quiteria(event), how="initials", source=TABLE)
    client.force_login(director_of(event.club))

    assert NAME in text(client.get(url("desk_checkin", event)))
    assert NAME in text(client.get(url("desk_players", event.club)))
    assert find_player(event.club, NAME) == player
    assert find_player(event.club, "q. z.") == player


def test_way_back_shows_the_whole_name_again(event):
    player = show_as(player=quiteria(event), how="initials", source=TABLE)

    show_as(player=player, how="full", source=TABLE)

    player.refresh_from_db()
    assert (player.name, player.full_name) == (NAME, "")
    assert Dupla.objects.filter(tournament=event, name__contains=NAME).exists()


def test_same_initials_get_a_number():
    club = make_club()
    one, two = (members.add_player(club=club, name=name) for name in ("Ana Prado", "Aldo Pires"))
    for player in (one, two):
        show_as(player=player, how="initials", source=TABLE)

    assert set(Player.objects.values_list("name", flat=True)) == {"A. P.", "A. P. 2"}


def test_erased_name_takes_the_whole_one_with_it(event):
    player = show_as(player=quiteria(event), how="first", source=TABLE)

    replace_name(player=player, reason="a pedido", source=TABLE)
    catch_up(event)

    assert named_in_tables(NAME) == []
    assert show_as(player=player, how="full", source=TABLE).name == f"Participante {player.pk}"


def test_file_of_a_person_has_both_names(event):
    player = show_as(player=quiteria(event), how="first", source=TABLE)

    told = person_data(player)["player"]

    assert (told["name"], told["full_name"]) == ("Quitéria Z.", NAME)


def test_club_shows_whoever_is_new_as_it_says():
    club = make_club()
    set_default(club=club, how="initials")
    club.refresh_from_db()

    player = members.add_player(club=club, name="Bia Nunes")

    assert (player.name, player.full_name) == ("B. N.", "Bia Nunes")


def shown_now(club):
    return {row.listed: row.name for row in Player.objects.filter(club=club)}


def test_who_said_nothing_follows_the_club_some_at_a_time(monkeypatch):
    monkeypatch.setattr(display, "AT_ONCE", 2)
    club = make_club()
    for name in ("Ana Prado", "Bia Nunes", "Caio Lima", "Davi Reis"):
        members.add_player(club=club, name=name)
    show_as(player=Player.objects.get(name="Caio Lima"), how="full", source=TABLE)
    erased = replace_name(player=Player.objects.get(name="Davi Reis"), reason="a pedido", source=TABLE)

    set_default(club=club, how="initials")
    members.add_player(club=Club.objects.get(pk=club.pk), name="Eva Souza")
    assert display.owed() == [club.pk]
    while display.follow_club(club.pk):
        pass

    told = {"Ana Prado": "A. P.", "Bia Nunes": "B. N.", "Eva Souza": "E. S."}
    assert shown_now(club) == told | {"Caio Lima": "Caio Lima", erased.name: erased.name}
    assert display.owed() == []

    set_default(club=club, how="full")
    woken = []
    monkeypatch.setattr(tasks.show_names, "delay", woken.append)
    tasks.sweep()
    assert woken == [club.pk]
    while woken:
        tasks.show_names(woken.pop())

    assert shown_now(club) == {name: name for name in (*told, "Caio Lima", erased.name)}


def test_name_that_follows_the_club_does_so_in_what_was_published(event):
    player = quiteria(event)
    assert not player.shown_asked

    set_default(club=event.club, how="initials")
    while display.follow_club(event.club_id):
        pass
    catch_up(event)

    assert saying(NAME, pages(event, desk=False)) == []
    assert verified() == ""


def test_list_finds_who_is_shown_by_initials_and_enters_who_is_new_as_the_club_shows():
    tournament = make_tournament(duplas=0, state="open")
    set_default(club=tournament.club, how="initials")
    ana = members.add_player(club=type(tournament.club).objects.get(pk=tournament.club_id), name="Ana Prado")
    draft = ListDraft.begun(cells_of_text("Ana Prado / Bia Nunes"), 2)
    shown = ListPreview(draft, known(tournament))

    (dupla,) = enter_list(tournament=tournament, draft=draft, seen=shown.digest)

    assert ana in dupla.players.all()
    assert dupla.name == "A. P. e B. N."
    assert Player.objects.filter(club=tournament.club).count() == 2
