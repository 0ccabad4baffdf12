"""The monitor of the hall, and the QR cards of its mesas."""

import re
from datetime import timedelta

import pytest
from django.utils.timezone import now

from scoring import closing
from scoring.models import MESA, Jogo
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_tournament,
    record,
)
from tests.tournaments.desk.pages import text, url
from tournaments.views.desk_mesas import ago

pytestmark = pytest.mark.django_db


def test_mesas_show_score_and_way_to_each_table(client, tournament, jogo):
    record(jogo, "B")
    record(jogo, "B")
    record(jogo, "A")

    response = client.get(url("desk_mesas", tournament))

    row = response.context["playing"][0]
    assert (row.confronto.mesa, row.maos, row.sheet.won) == (1, 3, {"A": 0, "B": 1})
    assert row.sheet.current.totals == {"A": 760, "B": 220}
    assert row.address.startswith("http://testserver/mesa/")
    assert client.get(row.address).status_code == 200
    assert jogo.labels[0] in text(response)


@pytest.mark.parametrize(
    ("minutes", "quiet"), [pytest.param(14, False, id="playing"), pytest.param(15, True, id="silent")]
)
def test_mesa_without_a_mao_for_long_is_flagged(client, tournament, jogo, minutes, quiet):
    Jogo.objects.filter(pk=jogo.pk).update(opened_at=now() - timedelta(minutes=minutes, seconds=30))

    response = client.get(url("desk_mesas", tournament))

    assert [row.quiet for row in response.context["playing"]] == [quiet, False]
    assert (f"sem lançamento há {minutes} min" in text(response)) == quiet


@pytest.mark.parametrize(
    ("since", "said"),
    [
        pytest.param(timedelta(seconds=-3), "agora", id="clock-ahead"),
        pytest.param(timedelta(seconds=59), "agora", id="now"),
        pytest.param(timedelta(minutes=1), "há 1 min", id="a-minute"),
        pytest.param(timedelta(minutes=59), "há 59 min", id="minutes"),
        pytest.param(timedelta(minutes=65), "há 1 h 05", id="hours"),
        pytest.param(timedelta(days=2, hours=3), "há 2 d", id="days"),
    ],
)
def test_ago_is_said_to_the_minute(since, said):
    assert ago(since) == said


def test_jogos_without_a_mesa_wait_and_finished_ones_stand_below(client):
    tournament = make_tournament(duplas=8, mesas=2)
    client.force_login(director_of(tournament.club))
    first = jogos_being_played(tournament)[0]
    closing.walkover(jogo=first, winner="B", reason="não veio", source=TABLE)

    response = client.get(url("desk_mesas", tournament))

    assert [row.confronto.mesa for row in response.context["playing"]] == [1, 2]
    assert len(response.context["waiting"]) == 1
    assert [row.jogo.pk for row in response.context["finished"]] == [first.pk]
    assert "1 jogo à espera de mesa" in text(response)
    assert "W.O." in text(response)


def test_poll_answers_nothing_until_something_moves(client, tournament, jogo):
    address = url("desk_mesas", tournament)
    page = client.get(address)
    asked = re.search(r'hx-get="([^"]+)"', page.content.decode()).group(1)

    same = client.get(asked, headers={"HX-Request": "true"})
    record(jogo)
    moved = client.get(asked, headers={"HX-Request": "true"})

    assert (same.status_code, same.content) == (204, b"")
    assert moved.status_code == 200
    assert moved.content.decode().strip().startswith("<div")
    assert moved.context["mark"] not in asked
    assert "<html" not in moved.content.decode()


def test_links_of_the_monitor_keep_their_ids_between_polls(client, tournament, jogo):
    address = url("desk_mesas", tournament)
    ids = re.findall(r'id="((?:mesa|jogo)-\d+)"', client.get(address).content.decode())
    record(jogo)

    again = client.get(f"{address}?visto=x", headers={"HX-Request": "true"}).content.decode()

    assert len(ids) == 4
    assert re.findall(r'id="((?:mesa|jogo)-\d+)"', again) == ids


def test_qr_card_has_code_address_round_and_both_duplas(client, tournament, jogo):
    page = text(client.get(url("desk_qr", tournament)))

    assert page.count("<svg viewBox=") == 2 + page.count('<svg viewBox="4 4')
    assert page.count('class="segno"') == 2
    assert len(set(re.findall(r"<code>(http://testserver/mesa/[\w-]{22}/)</code>", page))) == 2
    assert jogo.labels[0] in page
    assert "Semifinais" in page


def test_qr_says_when_a_code_has_to_be_made_anew(client, tournament, jogo):
    jogo.acesso_set.filter(seat=MESA).update(digest="0" * 64)

    page = text(client.get(url("desk_qr", tournament)))

    assert page.count('class="segno"') == 1
    assert "código vencido" in page


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1:8000", True), ("testserver", False)])
def test_qr_made_for_an_address_of_this_computer_alone_is_not_printed_unwarned(
    client, tournament, host, warned
):
    page = text(client.get(url("desk_qr", tournament), headers={"host": host}))

    assert ("Estes códigos só abrem neste computador" in page) == warned
