"""The monitor of the hall."""

import re
from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now

from scoring import tokens
from scoring.lifecycle import devices, open_close
from scoring.models import MESA, AuditEntry, Jogo, SeatKey
from tests.factories import (
    TABLE,
    director_of,
    jogos_being_played,
    make_tournament,
    record,
)
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import SWISS, posted, running
from tournaments.public.links import mesa_row
from tournaments.public.links.mesa_row import ago

pytestmark = pytest.mark.django_db


def listed(tournament):
    return f"{url('desk_mesas', tournament)}?vista=lista"


def test_mesas_show_score_and_way_to_each_table(client, tournament, jogo):
    record(jogo, "B")
    record(jogo, "B")
    record(jogo, "A")

    response = client.get(listed(tournament))

    row = response.context["playing"][0]
    assert (row.confronto.mesa, row.glance.maos, row.glance.won) == (1, 3, {"A": 0, "B": 1})
    assert row.glance.totals == {"A": 760, "B": 220}
    assert row.address.startswith("/mesa/")
    assert client.get(row.address).status_code == 200
    assert jogo.labels[0] in text(response)


@pytest.mark.parametrize(
    ("minutes", "quiet"), [pytest.param(14, False, id="playing"), pytest.param(15, True, id="silent")]
)
def test_mesa_without_a_mao_for_long_is_flagged(client, tournament, jogo, minutes, quiet):
    Jogo.objects.filter(pk=jogo.pk).update(opened_at=now() - timedelta(minutes=minutes, seconds=30))

    response = client.get(listed(tournament))

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
    open_close.walkover(jogo=first, winner="B", reason="não veio", source=TABLE)

    response = client.get(listed(tournament))

    assert [row.confronto.mesa for row in response.context["playing"]] == [1, 2]
    assert len(response.context["waiting"]) == 1
    assert [row.jogo.pk for row in response.context["finished"]] == [first.pk]
    assert "1 jogo à espera de mesa" in text(response)
    assert "W.O." in text(response)


def test_poll_answers_nothing_until_something_moves(client, tournament, jogo):
    address = listed(tournament)
    page = client.get(address)
    asked = re.search(r'id="monitor"\s+hx-get="([^"]+)"', page.content.decode()).group(1)

    same = client.get(asked, headers={"HX-Request": "true"})
    record(jogo)
    moved = client.get(asked, headers={"HX-Request": "true"})

    assert (same.status_code, same.content) == (204, b"")
    assert moved.status_code == 200
    assert moved.content.decode().strip().startswith("<div")
    assert moved.context["mark"] not in asked
    assert "<html" not in moved.content.decode()


def test_links_of_the_monitor_keep_their_ids_between_polls(client, tournament, jogo):
    address = listed(tournament)
    ids = re.findall(r'id="((?:mesa|jogo)-\d+)"', client.get(address).content.decode())
    record(jogo)

    again = client.get(f"{address}&visto=x", headers={"HX-Request": "true"}).content.decode()

    assert len(ids) == 4
    assert re.findall(r'id="((?:mesa|jogo)-\d+)"', again) == ids


def test_draft_of_a_round_is_on_no_monitor_before_it_is_posted(client):
    tournament = running(client, SWISS, mesas=1)
    assert client.get(listed(tournament)).context["waiting"] == []

    posted(tournament)

    assert len(client.get(listed(tournament)).context["waiting"]) == 2


@pytest.mark.parametrize("answers", [204, 200])
def test_poll_that_finds_nothing_new_builds_no_sheet(
    client, tournament, jogo, django_assert_num_queries, answers
):
    address = listed(tournament)
    mark = client.get(address).context["mark"]  # fills the cache of this process for the event
    seen = mark if answers == 204 else "another"

    with django_assert_num_queries(5 if answers == 204 else 14):
        response = client.get(f"{address}&visto={seen}", headers={"HX-Request": "true"})

    assert response.status_code == answers


def test_every_minute_is_news_to_the_monitor(client, tournament, jogo, monkeypatch):
    before = mesa_row.mark(tournament)
    later = now() + timedelta(minutes=1)
    monkeypatch.setattr(mesa_row, "now", lambda: later)

    assert mesa_row.mark(tournament) != before


def test_device_that_takes_a_mesa_is_news_and_shown_with_since_when(client, tournament, jogo):
    before = mesa_row.mark(tournament)
    Client().post(reverse("scoring:take_over", args=(tokens.current(jogo),)), {"livre": "1"})

    page = text(client.get(listed(tournament)))

    assert mesa_row.mark(tournament) != before
    assert len(re.findall(r"desde \d\d:\d\d", page)) == 1
    assert page.count(">Liberar<") == 1


def test_what_a_phone_says_to_keep_is_news_and_shown_until_it_is_sent(client, tournament, jogo):
    token, phone = tokens.current(jogo), Client()
    phone.post(reverse("scoring:take_over", args=(token,)), {"livre": "1"})

    def said(unsent):
        phone.get(reverse("scoring:score", args=(token,)), {"falta": str(unsent)})
        page = text(client.get(listed(tournament)))
        return mesa_row.mark(tournament), re.findall(r"\d+ guardadas? no celular, falta enviar", page)

    marks, shown = zip(said(0), said(1), said(2), said(0), strict=True)

    assert list(shown) == [
        [],
        ["1 guardada no celular, falta enviar"],
        ["2 guardadas no celular, falta enviar"],
        [],
    ]
    assert len(set(marks)) == 4


def test_director_releases_a_mesa_for_another_device(client, tournament, jogo):
    table = reverse("scoring:table", args=(tokens.current(jogo),))
    first, second = Client(), Client()
    first.post(table, typed())
    seat = SeatKey.objects.get(jogo=jogo, seat=MESA)

    response = client.post(listed(tournament), {"acesso": seat.pk}, follow=True)

    assert "Mesa liberada" in text(response)
    assert AuditEntry.objects.get(action="released").actor == director_of(tournament.club)
    assert "Gravar mão 2" in second.get(table).content.decode()
    second.post(table, typed(number="2"))
    assert "Anotar neste celular" in first.get(table).content.decode()


def test_director_releases_no_mesa_of_another_event(client, tournament):
    other = jogos_being_played(make_tournament(duplas=2))[0]
    seat = SeatKey.objects.get(jogo=other, seat=MESA)
    devices.hold(acesso=seat, device="aparelho-de-outra-mesa")

    response = client.post(listed(tournament), {"acesso": seat.pk})

    assert response.status_code == 404
    assert SeatKey.objects.get(pk=seat.pk).device == "aparelho-de-outra-mesa"
