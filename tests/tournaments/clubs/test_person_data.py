"""The file of data held about a person: complete, in the documented shape, and without data of other clubs."""

import json

import pytest
from django.urls import reverse
from jsonschema import Draft202012Validator

from tests import schemas
from tests.factories import TABLE, director_of, finish, make_club, make_tournament
from tournaments.clubs import members
from tournaments.clubs.person_data import person_data
from tournaments.entries.changes import substitute
from tournaments.models import DuplaMember, Player

pytestmark = pytest.mark.django_db


@pytest.fixture
def event():
    return make_tournament(duplas=4)


def test_it_holds_what_the_person_played_and_has_the_stated_shape(event):
    finish(event)
    member = DuplaMember.objects.filter(tournament=event).order_by("pk").first()

    held = person_data(member.player)

    Draft202012Validator(schemas.documents()["person-data"]).validate(json.loads(json.dumps(held)))
    (entry,) = held["entries"]
    assert (entry["slug"], entry["dupla"], entry["name"]) == (event.slug, 1, member.dupla.name)
    assert entry["meetings"]
    assert all(one["jogo"] and one["status"] == "played" for one in entry["meetings"])


def test_who_left_in_the_place_of_another_is_told_so(event):
    member = DuplaMember.objects.filter(tournament=event).order_by("pk").first()
    left, comes = member.player, members.add_player(club=event.club, name="Nova Jogadora")
    substitute(dupla=member.dupla, leaves=left, comes=comes, source=TABLE)

    held = person_data(left)

    assert held["entries"] == []
    (line,) = held["log"]
    assert (line["action"], line["data"]["leaves"]) == ("substituted", left.name)


def test_the_desk_hands_it_over_and_replaces_the_name(event, client):
    client.force_login(director_of(event.club))
    player = DuplaMember.objects.filter(tournament=event).first().player
    page = reverse("tournaments:desk_person", args=(event.club.slug, player.pk))

    held = person_data(player)
    file = client.get(reverse("tournaments:desk_person_file", args=(event.club.slug, player.pk)))
    refused = client.post(page, {"name": "A. B.", "reason": ""})
    done = client.post(page, {"name": "A. B.", "reason": "a pedido"}, follow=True)

    assert file.json() == held
    assert f"pessoa-{player.pk}.json" in file["Content-Disposition"]
    assert (refused.status_code, 'value="A. B."' in refused.content.decode()) == (422, True)
    assert "A. B., participante" in done.content.decode()


def test_name_is_erased_by_its_own_button_and_never_by_an_empty_field(event, client):
    client.force_login(director_of(event.club))
    player = DuplaMember.objects.filter(tournament=event).first().player
    page = reverse("tournaments:desk_person", args=(event.club.slug, player.pk))

    refused = client.post(page, {"name": "", "reason": "a pedido"})
    kept = Player.objects.get(pk=player.pk).name
    client.post(page, {"acao": "apagar", "name": "", "reason": "a pedido"})

    assert (refused.status_code, kept) == (422, player.name)
    assert "toque em “Apagar o nome”" in refused.content.decode()
    assert Player.objects.get(pk=player.pk).name == f"Participante {player.pk}"


def test_a_player_of_another_club_is_not_there(event, client):
    client.force_login(director_of(event.club))
    other = members.add_player(club=make_club("Clube da Serra"), name="Outra")

    for name in ("desk_person", "desk_person_file"):
        assert client.get(reverse(f"tournaments:{name}", args=(event.club.slug, other.pk))).status_code == 404
