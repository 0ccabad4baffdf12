"""The page of the site's operator."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now

from scoring.models import SeatKey
from tests.factories import director_of, jogos_being_played, make_tournament, make_user, record
from tests.tournaments.desk.pages import text
from tournaments.models import Backup, LiveTable, Refresh, SignInTry, TournamentCheck

pytestmark = pytest.mark.django_db
PAGE = reverse("operation")


@pytest.fixture
def operator(client):
    client.force_login(make_user("operadora", is_superuser=True, is_staff=True))
    return client


def test_it_is_for_superusers_alone(client):
    assert client.get(PAGE).status_code == 302
    director = director_of(make_tournament(duplas=4).club)
    for user in (director, make_user(is_staff=True)):
        client.force_login(user)
        assert client.get(PAGE).status_code == 403
        assert PAGE not in client.get(reverse("tournaments:desk")).content.decode()


def test_desk_leads_to_it(operator):
    assert PAGE in text(operator.get(reverse("tournaments:desk")))


def test_it_says_what_is_wrong_and_where_to_read_on(operator):
    tournament = make_tournament(duplas=4, target=3000)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    Refresh.objects.update(owed_since=now() - timedelta(hours=1))
    LiveTable.objects.update(refreshed_at=now() - timedelta(hours=2), failure="KeyError, snapshot.py:12")
    SeatKey.objects.filter(jogo=jogo, seat="mesa").update(unsent=3, unsent_at=now())
    SignInTry.objects.create(name="x" * 64, address="192.0.2.7", at=now())
    TournamentCheck.objects.create(tournament=tournament, at=now(), number=2)
    Backup.objects.create(at=now(), why="hand", error="sem lugar no disco")

    page = text(operator.get(PAGE))
    for told in (
        "Publicação atrasada há",
        "docs/runbook.md, “publication_late”",
        "Falhou: KeyError, snapshot.py:12",
        f"{tournament.name}, mesa {jogo.confronto.mesa}: 3 envios desde",
        "192.0.2.7: 1 tentativa, 1 nome",
        "2 coisas não conferem",
        " falhou: sem lugar no disco",
        "Nenhuma cópia de segurança até agora.",
        "Django 6.1",
    ):
        assert told in page, told
    assert "no-store" in operator.get(PAGE)["Cache-Control"]


@pytest.mark.both_databases("sizes and versions, counts of distinct")
@pytest.mark.parametrize("number", [1, 3])
def test_it_costs_the_same(operator, django_assert_num_queries, number):
    for _ in range(number):
        tournament = make_tournament(duplas=4)
        record(jogos_being_played(tournament)[0])
        TournamentCheck.objects.create(tournament=tournament, at=now())
    operator.get(PAGE)

    with django_assert_num_queries(16):
        operator.get(PAGE)
