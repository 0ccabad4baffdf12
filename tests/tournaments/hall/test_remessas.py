"""A worker imports a long file of a phone in pieces, each entry exactly once, even if the worker is killed."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from django.db import connection

from scoring.models import Mao
from scoring.table.sent import outbox_import
from tests.factories import director_of, jogos_being_played, make_tournament
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported, text, url
from tournaments import tasks
from tournaments.desk.results import outbox
from tournaments.desk.results.outbox import LINES
from tournaments.hall import remessas
from tournaments.models import OutboxUpload

pytestmark = pytest.mark.django_db
ENTRIES, LONG, OF_A_PARTIDA = 14, 60, 12
AT_ONCE = remessas.AT_ONCE  # of a worker in a process of its own
WORKER = """
import json, os, sys
import django
from django.db import connections
django.setup()
connections.databases["default"]["NAME"] = os.environ["DATABASE_OF_THE_TEST"]
from tournaments.hall import remessas
while remessas.take_in(int(sys.argv[1])):
    pass
"""


def export(tournament, entries=ENTRIES):
    """Return a file with the mãos of one table, in their order."""
    (jogo, *_others) = jogos_being_played(tournament)
    places = [divmod(one, OF_A_PARTIDA) for one in range(entries)]
    return exported(jogo, *(typed(partida=partida + 1, number=number + 1) for partida, number in places))


def each_once(entries=ENTRIES):
    """Return whether each mão of a file is stored once, in its place."""
    places = [
        (partida + 1, number + 1) for partida, number in (divmod(one, OF_A_PARTIDA) for one in range(entries))
    ]
    return sorted(Mao.objects.values_list("partida__number", "number")) == places


@pytest.fixture(autouse=True)
def few(monkeypatch):
    # The limits are lowered: fourteen entries count as a long file with as many pieces as one of sixty.
    monkeypatch.setattr(remessas, "AT_ONCE", 6)
    monkeypatch.setattr(outbox, "IMMEDIATE", 10)


@pytest.fixture
def event():
    return make_tournament(duplas=2, target=10_000, partidas=9, fixed=True)


@pytest.fixture
def remessa(event):
    return remessas.store(tournament=event, text=export(event), total=ENTRIES, by=director_of(event.club))


def take_in_all(remessa):
    while remessas.take_in(remessa.pk):
        pass
    remessa.refresh_from_db()
    return remessa


def test_it_is_taken_in_piece_by_piece_and_then_forgotten(event, remessa):
    assert remessas.take_in(remessa.pk)
    remessa.refresh_from_db()
    assert (remessa.done, Mao.objects.count()) == (remessas.AT_ONCE, remessas.AT_ONCE)

    take_in_all(remessa)

    assert [line["status"] for line in remessa.lines] == [201] * ENTRIES
    assert (remessa.done, remessa.text, bool(remessa.ended_at)) == (ENTRIES, "", True)
    assert each_once()
    assert not remessas.take_in(remessa.pk)


@pytest.mark.django_db(transaction=True)
@pytest.mark.both_databases("what a killed process leaves in a transaction")
def test_a_worker_killed_in_the_middle_doubles_and_loses_nothing(event):
    remessa = remessas.store(
        tournament=event, text=export(event, LONG), total=LONG, by=director_of(event.club)
    )
    named = {
        "DATABASE_OF_THE_TEST": str(connection.settings_dict["NAME"]),
        "DJANGO_SETTINGS_MODULE": "tests.settings",
    }
    worker = subprocess.Popen([sys.executable, "-c", WORKER, str(remessa.pk)], env=os.environ | named)
    while Mao.objects.count() < AT_ONCE + 5:
        assert worker.poll() is None, "it was to be killed at work"
        time.sleep(0.01)
    worker.send_signal(signal.SIGKILL)
    worker.wait()
    remessa.refresh_from_db()
    assert 0 < remessa.done < LONG

    take_in_all(remessa)

    assert (remessa.done, len(remessa.lines)) == (LONG, LONG)
    assert {line["status"] for line in remessa.lines} <= {200, 201}
    assert each_once(LONG)


def test_two_workers_at_the_same_entries_report_them_once(event, remessa, monkeypatch):
    keep = remessas._keep

    def after_another(mine, lines):
        monkeypatch.setattr(remessas, "_keep", keep)
        assert remessas.take_in(remessa.pk)
        return keep(mine, lines)

    monkeypatch.setattr(remessas, "_keep", after_another)
    assert not remessas.take_in(remessa.pk)

    take_in_all(remessa)

    assert (len(remessa.lines), Mao.objects.count()) == (ENTRIES, ENTRIES)


def test_the_sweep_finds_what_nobody_is_at(event, remessa):
    assert remessas.owed() == [remessa.pk]

    remessas.take_in(remessa.pk)
    assert remessas.owed() == []

    OutboxUpload.objects.update(touched_at=remessa.at - remessas.LEFT_ALONE)
    assert remessas.owed() == [remessa.pk]


def test_the_task_goes_on_until_all_is_taken_in(event, remessa, settings, monkeypatch):
    asked = []
    monkeypatch.setattr(tasks.take_in, "delay", asked.append)

    while not OutboxUpload.objects.get().ended_at:
        tasks.take_in(remessa.pk)

    assert asked == [remessa.pk] * (ENTRIES // remessas.AT_ONCE)


def test_one_entry_that_breaks_something_does_not_stop_the_others(event, monkeypatch):
    from scoring.table.sent import outbox_import

    bring = outbox_import.bring

    def breaks(entry, jogo, by):
        if entry.name == "Mão 2":
            raise RuntimeError
        return bring(entry, jogo, by)

    monkeypatch.setattr(outbox_import, "bring", breaks)
    kept = remessas.store(tournament=event, text=export(event, 2), total=2, by=director_of(event.club))

    assert [line["status"] for line in take_in_all(kept).lines] == [201, 500]


def test_the_desk_keeps_a_long_file_and_shows_how_far_it_is(event, client):
    client.force_login(director_of(event.club))
    file = export(event)

    first = client.post(url("desk_outbox", event), {"text": file})
    again = client.post(url("desk_outbox", event), {"text": file})

    remessa = OutboxUpload.objects.get()
    assert [answer["Location"] for answer in (first, again)] == [url("desk_remessa", event, remessa.pk)] * 2
    assert Mao.objects.count() == 0
    assert f"0 de {ENTRIES} envios lidos" in text(client.get(url("desk_outbox", event)))
    remessas.take_in(remessa.pk)
    waiting = client.get(first["Location"])
    assert f"{remessas.AT_ONCE} de {ENTRIES} envios lidos" in text(waiting)
    assert 'http-equiv="refresh"' in text(waiting)
    part = client.get(first["Location"], headers={"HX-Request": "true"})
    assert "<html" not in text(part)
    assert "every 2s" in text(part)

    take_in_all(remessa)

    over = client.get(first["Location"])
    assert text(over).count("Gravada: recibo") == ENTRIES
    assert "every 2s" not in text(over)
    assert 'http-equiv="refresh"' not in text(over)


def test_fifty_thousand_rows_are_taken_in_by_a_few_pieces_and_not_all_told(
    event, client, complete, monkeypatch
):
    if not complete:  # two thousand, in as many pieces
        monkeypatch.setattr(outbox_import, "MOST", 2_000)
        monkeypatch.setattr(remessas, "AT_MOST", 200)
    client.force_login(director_of(event.club))
    rows = json.loads(export(event, 1))
    rows["envios"] = [{}] * (outbox_import.MOST - 1) + rows["envios"]

    page = client.post(url("desk_outbox", event), {"text": json.dumps(rows, separators=(",", ":"))})[
        "Location"
    ]
    remessa = OutboxUpload.objects.get()
    assert remessa.total == outbox_import.MOST
    pieces = 1
    while remessas.take_in(remessa.pk):
        assert f"de {outbox_import.MOST} envios lidos" in text(client.get(page))
        pieces += 1

    assert pieces == outbox_import.MOST / remessas.AT_MOST
    assert Mao.objects.count() == 1
    told = text(client.get(page))
    assert f"Gravados: 1. Recusados: {outbox_import.MOST - 1}." in told
    assert told.count("Está escrito de um jeito") == LINES
    assert f"E mais {outbox_import.MOST - LINES} envios, contados acima." in told


def test_more_rows_than_a_phone_ever_has_are_no_file_of_one(event, client):
    client.force_login(director_of(event.club))
    rows = {"canastra": "pendencias", "envios": [{}] * (outbox_import.MOST + 1)}

    answer = client.post(url("desk_outbox", event), {"text": json.dumps(rows, separators=(",", ":"))})

    assert answer.status_code == 422
    assert not OutboxUpload.objects.exists()


def test_a_short_file_is_taken_in_at_once(event, client):
    client.force_login(director_of(event.club))

    answer = client.post(url("desk_outbox", event), {"text": export(event, outbox.IMMEDIATE)})

    assert text(answer).count("Gravada: recibo") == outbox.IMMEDIATE
    assert not OutboxUpload.objects.exists()


def test_what_it_says_of_a_jogo_is_its_present_name(event, remessa, client):
    client.force_login(director_of(event.club))
    take_in_all(remessa)
    assert event.dupla_set.first().name not in json.dumps(remessa.lines, ensure_ascii=False)
    assert event.dupla_set.first().name in text(client.get(url("desk_remessa", event, remessa.pk)))
