"""The players of a club at the desk: searched, compared and merged."""

import pytest

from tests.factories import make_tournament
from tests.tournaments.desk.pages import text, url
from tournaments.clubs import members, people
from tournaments.models import DuplaMember, Player, PlayerMerge

pytestmark = pytest.mark.django_db


def person(club, name):
    return members.add_player(club=club, name=name)


def merge_url(club, player):
    return url("desk_merge", club, player.pk)


def test_near_names_stand_beside_each_other_and_the_one_that_played_more_is_kept(client, club):
    make_tournament(duplas=2, state="open", club=club)
    played = DuplaMember.objects.first().player
    near = person(club, f"{played.name}s")
    person(club, "Zilda Quintana")

    page = text(client.get(url("desk_players", club)))

    assert f'href="{merge_url(club, near)}?com={played.pk}"' in page
    assert page.count("Comparar…") == 1


def test_players_are_searched(client, club):
    person(club, "Ana Prado")
    person(club, "Élio Matos")

    page = text(client.get(url("desk_players", club), {"busca": "elio"}))

    assert "Élio Matos" in page
    assert "Ana Prado" not in page


def test_comparison_shows_what_each_played_and_the_button_makes_them_one(client, club):
    make_tournament(duplas=2, state="open", club=club, name="Copa da Ana")
    kept = DuplaMember.objects.first().player
    gone = person(club, "Outra Grafia")
    at = f"{merge_url(club, gone)}?com={kept.pk}"

    page = text(client.get(at))
    assert "Copa da Ana" in page
    assert f"Fica “{kept.name}”" in page
    answer = client.post(at, {"into": str(kept.pk)})

    assert answer.url == url("desk_person", club, kept.pk)
    assert people.person_of([gone.pk]) == {gone.pk: kept.pk}
    assert client.get(url("desk_person", club, gone.pk)).status_code == 404


def test_merge_is_undone_where_it_was_done(client, club):
    kept, gone = person(club, "Ana Souza"), person(club, "Ana Sousa")
    done = client.post(merge_url(club, gone), {"into": str(kept.pk)}, follow=True)
    assert "Juntada com “Ana Sousa”" in text(done)
    assert "São duas: desfazer" in text(client.get(merge_url(club, kept)))
    sent = {"acao": "desfazer", "juncao": str(PlayerMerge.objects.get().pk)}

    answer = client.post(merge_url(club, kept), sent, follow=True)

    assert "São duas pessoas de novo: Ana Sousa e Ana Souza." in text(answer)
    assert answer.redirect_chain[-1][0] == f"{merge_url(club, gone)}?com={kept.pk}"
    assert "desfazer" not in text(client.get(url("desk_person", club, kept.pk)))


def test_merge_that_stands_is_not_undone_and_says_why(client, club):
    kept, gone = person(club, "Ana Souza"), person(club, "Ana Sousa")
    client.post(merge_url(club, gone), {"into": str(kept.pk)})
    person(club, "Ana Sousa")

    sent = {"acao": "desfazer", "juncao": str(PlayerMerge.objects.get().pk)}
    answer = client.post(merge_url(club, kept), sent, follow=True)

    assert "Ana Sousa já está na lista do clube." in text(answer)
    assert people.person_of([gone.pk]) == {gone.pk: kept.pk}


@pytest.mark.parametrize("sent", ["", "0", "x", "99999999999999999999"])
def test_merge_that_is_none_is_not_found(client, club, sent):
    kept = person(club, "Ana Souza")

    assert client.post(merge_url(club, kept), {"acao": "desfazer", "juncao": sent}).status_code == 404


def test_two_of_one_event_are_refused_with_its_name(client, club):
    make_tournament(duplas=2, state="open", club=club, name="Copa da Ana")
    one, other = Player.objects.filter(club=club)[:2]
    at = f"{merge_url(club, one)}?com={other.pk}"

    assert "são duas pessoas" in text(client.get(at))
    answer = client.post(at, {"into": str(other.pk)})

    assert answer.status_code == 422
    assert "Copa da Ana" in text(answer)
    assert people.person_of([one.pk]) == {one.pk: one.pk}


def test_nobody_is_chosen_is_said(client, club):
    answer = client.post(merge_url(club, person(club, "Ana Prado")), {"into": ""})

    assert answer.status_code == 422


def test_club_says_how_new_names_are_shown(client, club):
    at = url("desk_players", club)

    assert client.post(at, {"how": "initials"}).status_code == 302
    assert client.post(at, {"how": "backwards"}).status_code == 422

    club.refresh_from_db()
    assert club.names_shown == "initials"


def test_player_is_shown_as_asked_and_found_by_the_whole_name(client, club):
    player = person(club, "Ana Prado")
    at = url("desk_person", club, player.pk)

    client.post(at, {"acao": "aparecer", "how": "first"})

    assert Player.objects.get().name == "Ana P."
    assert "Agora aparece “Ana P.”" in text(client.get(at))
    assert "Ana Prado" in text(client.get(url("desk_players", club), {"busca": "prado"}))
    assert client.post(at, {"acao": "aparecer"}).status_code == 422
