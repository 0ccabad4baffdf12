"""The admin: every list opens, and played or published data is read-only."""

from uuid import uuid4

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.urls import reverse

from scoring.models import AuditEntry, Confirmation, Jogo, Mao, Partida, SeatKey, Submission
from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo
from tournaments.models import Confronto, Dupla, Player, Publication, Tournament

pytestmark = pytest.mark.django_db
FACTS = [
    Jogo,
    Partida,
    Mao,
    Submission,
    Confirmation,
    SeatKey,
    AuditEntry,
    Tournament,
    Dupla,
    Confronto,
    Publication,
]


def address(model, page, *args):
    meta = model._meta
    return reverse(f"admin:{meta.app_label}_{meta.model_name}_{page}", args=args)


@pytest.fixture
def admin_page(client):
    tournament = make_tournament(duplas=4)
    jogo = play_jogo(jogos_being_played(tournament)[0])
    Submission.objects.create(jogo=jogo, partida=1, number=1, side="A", client_id=uuid4(), facts={})
    Confirmation.objects.create(mao=Mao.objects.all()[0], side="A", verdict="confirmed", client_id=uuid4())
    catch_up(tournament)
    client.force_login(User.objects.create_superuser("zeladora"))
    return client


@pytest.mark.parametrize(
    "model", [model for model in admin.site._registry if model._meta.app_label != "auth"], ids=str
)
def test_list_opens(admin_page, model):
    response = admin_page.get(address(model, "changelist"))

    assert response.status_code == 200
    assert response.context["cl"].result_count >= 1


@pytest.mark.parametrize("model", FACTS, ids=lambda model: model.__name__)
def test_facts_are_read_and_never_written(admin_page, model):
    row = model.objects.order_by("pk")[0]
    before = model.objects.filter(pk=row.pk).values().get()

    assert admin_page.get(address(model, "change", row.pk)).status_code == 200
    assert admin_page.post(address(model, "change", row.pk), {"winner": "B", "name": "x"}).status_code == 403
    assert admin_page.post(address(model, "delete", row.pk), {"post": "yes"}).status_code == 403
    assert admin_page.post(address(model, "add"), {}).status_code == 403
    assert model.objects.filter(pk=row.pk).values().get() == before


def test_no_page_of_the_admin_shows_the_digest_of_a_table(admin_page):
    jogo = Jogo.objects.order_by("pk")[0]

    for key in jogo.seatkey_set.all():
        page = admin_page.get(address(SeatKey, "change", key.pk)).text
        assert key.digest not in page
        assert key.nonce not in page


@pytest.mark.both_databases("collation: the order of names")
def test_renamed_player_is_sorted_by_the_new_name(admin_page):
    player = Player.objects.order_by("pk")[0]

    admin_page.post(address(Player, "change", player.pk), {"club": player.club_id, "name": "Érica Luz"})

    player.refresh_from_db()
    assert player.sort_name == "erica luz"


@pytest.mark.both_databases("constraints: names compared letter by letter")
def test_player_cannot_take_a_name_of_the_club(admin_page):
    first, second = Player.objects.order_by("pk")[:2]

    response = admin_page.post(
        address(Player, "change", second.pk), {"club": second.club_id, "name": first.name.upper()}
    )

    assert response.status_code == 200
    assert list(response.context["adminform"].form.errors) == ["name"]


def test_director_without_staff_rights_has_no_admin(client):
    client.force_login(User.objects.create_user("diretora"))

    assert client.get(reverse("admin:index")).status_code == 302


@pytest.mark.parametrize("row", ["x", "1\x00", "9" * 4400, "٣", "-1"])
def test_row_that_cannot_be_is_a_bad_request(admin_page, row):
    chosen = {"action": "delete_selected", "post": "yes", "_selected_action": [row]}

    assert admin_page.post(address(Player, "changelist"), chosen).status_code == 400
