"""The health checks that programs request every few seconds, and the answers."""

import logging
import socket
from datetime import timedelta

import pytest
from django.db import connection
from django.utils.timezone import now

from tests.factories import jogos_being_played, make_tournament, record
from tournaments.alarms import pulse
from tournaments.ledger import copies
from tournaments.models import Backup, LiveTable, Pulse, Refresh, TournamentCheck


def ready(client):
    response = client.get("/readyz")
    return response.status_code, response.json()


@pytest.fixture
def well(db):
    tournament = make_tournament(duplas=4, target=3000)
    pulse.beat(pulse.SWEEP)
    return tournament


@pytest.mark.django_db
def test_process_answers_without_a_database(client, django_assert_num_queries):
    with django_assert_num_queries(0):
        response = client.get("/healthz")

    assert (response.status_code, response.json()) == (200, {"ok": True})
    assert "no-store" in response["Cache-Control"]


def test_site_that_works_is_ready(well, client, django_assert_num_queries):
    client.get("/readyz")

    with django_assert_num_queries(8):
        status, told = ready(client)

    assert (status, told["ready"], told["failing"], told["owed"]) == (200, True, [], 0)
    assert 0 <= told["worker_seconds"] < 30
    assert "no-store" in client.get("/readyz")["Cache-Control"]


def test_missing_migration_is_not_ready(well, client):
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'scoring' AND name = '0001_initial'")

    assert ready(client) == (503, {"ready": False, "failing": ["migrations"], "missing_migrations": 1})


@pytest.mark.parametrize("seconds", [45, -3600])
def test_silent_worker_is_not_ready(well, client, seconds):
    LiveTable.objects.update(refreshed_at=None)
    Pulse.objects.update(at=now() - timedelta(seconds=seconds))

    status, told = ready(client)
    assert (status, told["failing"]) == (503, ["worker_stopped"])


def test_readers_who_wait_are_not_ready(well, client):
    record(jogos_being_played(well)[0])
    Refresh.objects.update(owed_since=now() - timedelta(hours=1))
    LiveTable.objects.update(refreshed_at=now() - timedelta(hours=2))

    status, told = ready(client)
    assert (status, told["failing"], told["owed"]) == (503, ["publication_late"], 1)
    assert 3600 <= told["late_seconds"] < 7200


def test_every_alarm_is_named(well, client, settings):
    settings.DISK_LOW = 2**60
    TournamentCheck.objects.create(tournament=well, at=now(), number=1)
    copies.note(Backup(at=now() - timedelta(hours=40), why="day", verified=True))
    copies.note(Backup(at=now(), why="day", error="sem lugar"))
    Pulse.objects.create(part=pulse.COPIES, at=now() - timedelta(hours=1))

    status, told = ready(client)
    names = ["disk_low", "check_found", "backup_failed", "copies_stopped", "backup_old"]
    assert (status, told["failing"]) == (503, names)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_database_that_is_away_is_not_ready_and_nothing_of_it_is_told(client, monkeypatch, caplog):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound and not listening: refused
        connection.close()
        parts = {"HOST": "127.0.0.1", "PORT": str(nobody.getsockname()[1]), "OPTIONS": {"connect_timeout": 3}}
        monkeypatch.setattr(connection, "settings_dict", connection.settings_dict | parts)
        with caplog.at_level(logging.DEBUG, logger="django.request"):
            response = client.get("/readyz")

    assert (response.status_code, response.json()) == (503, {"ready": False, "failing": ["database"]})
    assert caplog.records == []


def test_who_asks_is_not_logged(well, client, caplog):
    Pulse.objects.all().delete()

    with caplog.at_level(logging.DEBUG, logger="django.request"):
        client.get("/healthz")
        assert client.get("/readyz").status_code == 503

    assert caplog.records == []


def test_only_reading(client, db):
    assert client.post("/readyz").status_code == client.post("/healthz").status_code == 405
