"""The rounds at the desk, button after button: checked, posted, started, and the next one started."""

import pytest
from django.urls import reverse

from tests.factories import catch_up, jogos_being_played, play_jogo, play_open
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import KNOCKOUT, SWISS, running
from tournaments.models import Confronto, Round, Stage
from tournaments.publication.snapshot import snapshot

pytestmark = pytest.mark.django_db

PLAN = {"format": "groups", "groups": 2, "partidas": 1, "pace": "round"}


def row_of(tournament, number=1):
    return Round.objects.get(stage__tournament=tournament, number=number)


def press(client, tournament, acao, number=1, **data):
    row = row_of(tournament, number)
    return client.post(url("desk_round", tournament, row.pk), {"acao": acao, **data}, follow=True)


def start_next(client, tournament, number, **data):
    sent = {"acao": "comecar-rodada", "fase": "1", "rodada": str(number), **data}
    return client.post(url("desk_rounds", tournament), sent, follow=True)


def test_schedule_is_checked_posted_and_started_with_a_button_each(client):
    tournament = running(client, PLAN, duplas=8)
    assert "Conferir a rodada 1" in text(client.get(url("desk_rounds", tournament)))
    assert "conferem-se juntas, e os lugares se divulgam juntos" in text(
        client.get(url("desk_round", tournament, row_of(tournament).pk))
    )

    press(client, tournament, "conferir")
    press(client, tournament, "afixar")
    assert not jogos_being_played(tournament)
    assert "Começar a rodada 1" in text(client.get(url("desk_rounds", tournament)))
    later = text(client.get(url("desk_seating", tournament, row_of(tournament, 3).pk)))
    assert "Mesa 4" in later

    assert "A rodada 1 começou" in text(start_next(client, tournament, 1))
    assert len(jogos_being_played(tournament)) == 4
    play_open(Stage.objects.get())
    page = text(client.get(url("desk_rounds", tournament)))
    assert "Começar a rodada 2" in page
    assert "Por que começar antes" not in page
    start_next(client, tournament, 2)
    assert Confronto.objects.being_played().filter(round=2).count() == 4


def test_start_before_the_results_asks_why(client):
    tournament = running(client, PLAN, duplas=8)
    press(client, tournament, "afixar")
    start_next(client, tournament, 1)
    play_jogo(jogos_being_played(tournament)[0])

    page = start_next(client, tournament, 2)

    assert page.status_code == 422
    assert "Por que começar antes dos resultados?" in text(page)
    assert start_next(client, tournament, 2, override="Acaba o horário").status_code == 200
    assert row_of(tournament, 2).state == Round.State.PLAYING
    assert press(client, tournament, "comecar", number=3).status_code == 422
    assert "Faltam" in text(client.get(url("desk_round", tournament, row_of(tournament, 3).pk)))


def test_draft_of_a_schedule_is_drawn_anew_and_its_page_stays(client):
    tournament = running(client, PLAN, duplas=8)

    page = press(client, tournament, "sortear", seed="77")

    assert page.status_code == 200
    assert "com o número 77" in text(page)
    assert set(Round.objects.values_list("seed", flat=True)) == {77}


def test_swiss_is_posted_with_its_mesas_and_started_then(client):
    tournament = running(client, SWISS | {"pace": "round"}, duplas=8)

    press(client, tournament, "afixar")
    assert sorted(Confronto.objects.values_list("mesa", flat=True)) == [1, 2, 3, 4]
    assert "Sortear a próxima rodada" not in text(client.get(url("desk_rounds", tournament)))
    press(client, tournament, "comecar")

    assert len(jogos_being_played(tournament)) == 4


def test_only_a_started_round_waits_for_mesas_on_the_monitor(client):
    tournament = running(client, PLAN, duplas=8, mesas=2)
    press(client, tournament, "afixar")
    assert "à espera de mesa" not in text(client.get(url("desk_mesas", tournament)))

    start_next(client, tournament, 1)

    assert "2 jogos à espera de mesa" in text(client.get(url("desk_mesas", tournament)))


def test_two_of_a_round_at_one_mesa_are_told_who_comes_second(client):
    tournament = running(client, PLAN, duplas=8, mesas=2)
    press(client, tournament, "afixar")

    page = text(client.get(url("desk_seating", tournament, row_of(tournament).pk)))

    assert page.count("(depois)") == 2 + 8 + 2  # for the wall, and for the group


def test_nobody_sees_the_groups_before_they_are_posted(client):
    tournament = running(client, PLAN | {"top": 1, "others": 1}, KNOCKOUT, duplas=8)
    catch_up(tournament)
    address = reverse("tournaments:tournament", args=(tournament.slug,))
    assert snapshot(tournament)["stages"][0]["rounds"] == []
    assert [rows["group"] for rows in snapshot(tournament)["stages"][0]["standings"]] == []
    assert client.get(address).status_code == 200

    press(client, tournament, "afixar")

    assert [rows["group"] for rows in snapshot(tournament)["stages"][0]["standings"]] == [1, 2]
    catch_up(tournament)
    assert client.get(address).status_code == 200
