"""A worker judges and imports a long file: each event once, whatever is sent twice or killed in between."""

import json
import os
import re
import signal
import subprocess
import sys

import pytest
from django.db import connection, transaction
from django.test import Client

from tests.factories import director_of, make_club, make_tournament
from tests.rows import rows
from tests.tournaments.desk.pages import text, url
from tests.tournaments.event_file.trips import faults, out, sent, shown
from tests.waiting import eventually
from tournaments import refresh_queue, tasks
from tournaments.event_file import bring, imports
from tournaments.event_file.read import read
from tournaments.models import EventImport, Player, Tournament

pytestmark = pytest.mark.django_db
# A worker that stops in the middle of its transaction, when it has stored the jogos.
WORKER = """
import os, time
import django
from django.db import connections
django.setup()
connections.databases["default"]["NAME"] = os.environ["DATABASE_OF_THE_TEST"]
from tournaments.event_file import bring, imports
from tournaments.event_file.read import read
def stop(*_of):
    print("stored", flush=True)
    time.sleep(600)
bring._check = stop
imports.work()
"""


@pytest.fixture
def woken(monkeypatch):
    """Let every file be a long one. Return the tasks for which a worker was woken."""
    asked = []
    monkeypatch.setattr(imports, "AT_ONCE", 0)
    monkeypatch.setattr(refresh_queue, "wake", asked.append)
    return asked


@pytest.fixture
def club(client):
    club = make_club()
    client.force_login(director_of(club))
    return club


@pytest.fixture(scope="module")
def content(django_db_setup, django_db_blocker):
    """Return the file of a finished event that is no longer in the database."""
    with django_db_blocker.unblock(), transaction.atomic():
        content = out(make_tournament(duplas=2, state="finished", name="Copa da Praia"))
        transaction.set_rollback(True)
    return content


def wrong(content):
    """Return the file with two places exchanged."""
    held = json.loads(content)
    rows = held["document"]["final_ranking"]
    rows[0]["dupla"], rows[1]["dupla"] = rows[1]["dupla"], rows[0]["dupla"]
    return json.dumps(held).encode()


def events(club):
    return Tournament.objects.filter(club=club).count()


def test_a_long_file_is_judged_and_imported_by_a_worker_and_its_page_follows(woken, club, client, content):
    page = sent(client, club, content).url

    waiting = client.get(page)
    assert "O arquivo espera a vez." in text(waiting)
    assert 'http-equiv="refresh"' in text(waiting)
    part = client.get(page, headers={"HX-Request": "true"})
    assert "<html" not in text(part)
    assert "every 1s" in text(part)
    assert "veja como está" in text(client.get(url("desk_event_from_file", club)))

    tasks.import_event()
    assert client.get(page, headers={"HX-Request": "true"})["HX-Refresh"] == "true"
    assert "Nada está gravado ainda." in text(client.get(page))
    assert (events(club), Player.objects.filter(club=club).count()) == (0, 0)

    assert client.post(page, {"acao": "trazer", "visto": "0"}).url == page
    assert "O torneio está sendo trazido" in text(client.get(page))
    tasks.import_event()

    made = Tournament.objects.get(club=club)
    assert client.get(page).url == url("desk_tournament", made)
    assert faults(made) == []
    assert woken == [imports.IMPORT_TASK] * 2
    file = EventImport.objects.get()
    assert (bytes(file.content), file.preview) == (b"", {})  # they contain names
    assert not imports.work()


def test_each_step_is_shown_with_its_share(woken, club, client, content, monkeypatch):
    page, shown = sent(client, club, content).url, []
    file = EventImport.objects.get()

    def look(step):
        monkeypatch.setitem(imports._steps, file.pk, step)
        found = re.search(r'id="quanto">([^<]+)<.*?<progress value="(\d+)"', text(client.get(page)))
        shown.append((found[1], int(found[2])))

    look("read")
    bring.try_out(club=club, file=read(content), by=director_of(club), tell=look)

    assert [share for _said, share in shown] == list(bring.STEPS.values())
    assert [said for said, _share in shown][2:4] == [
        "Refazendo os jogos, mão por mão.",
        "Contando de novo a classificação.",
    ]


def test_a_small_file_waits_while_a_worker_is_at_another(club, client, content, monkeypatch):
    asked = []
    monkeypatch.setattr(refresh_queue, "wake", asked.append)

    with imports._here:
        page = sent(client, club, content).url
        assert "O arquivo espera a vez." in text(client.get(page))

    assert asked == [imports.IMPORT_TASK]
    assert sent(client, club, content).url == page
    assert "Nada está gravado ainda." in text(client.get(page))


def test_a_wrong_file_is_refused_in_the_words_of_who_sent_it(woken, club, client, content):
    client.cookies["canastra_lingua"] = "en"
    page = sent(client, club, wrong(content)).url
    imports.work()

    refused = client.get(page)

    assert "final ranking, line 1" in text(refused)
    assert 'aria-invalid="true"' in text(refused)
    assert sent(client, club, content).url != page  # the form of that page takes another file
    assert not events(club)


def test_a_file_sent_twice_and_confirmed_twice_is_one_import(woken, club, client, content):
    pages = {sent(client, club, content).url for _click in range(2)}
    imports.work()
    (page,) = pages
    for _click in range(2):
        assert client.post(page, {"acao": "trazer", "visto": "0"}).url == page
    imports.work()

    assert not imports.work()
    assert events(club) == 1


def test_a_club_has_one_file_on_its_way_and_another_replaces_one_that_is_not_confirmed(
    woken, club, client, content
):
    first = sent(client, club, content).url
    others = content.replace(b"Copa da Praia", b"Copa da Serra")

    refused = sent(client, club, others)
    assert refused.status_code == 422
    assert "Outro arquivo deste clube" in text(refused)
    assert EventImport.objects.count() == 1

    imports.work()
    second = sent(client, club, others).url
    assert second != first
    assert "Outro arquivo foi enviado depois deste." in text(client.get(first))
    assert client.post(first, {"acao": "trazer", "visto": "0"}).status_code == 422
    imports.work()
    client.post(second, {"acao": "trazer", "visto": "0"})
    imports.work()
    assert Tournament.objects.get(club=club).name == "Copa da Serra"


def test_files_of_two_clubs_wait_for_each_other_and_neither_is_lost(
    woken, club, content, client, monkeypatch
):
    other, theirs, asked = make_club(), Client(), []
    theirs.force_login(director_of(other))
    pages = [(client, sent(client, club, content).url), (theirs, sent(theirs, other, content).url)]
    monkeypatch.setattr(tasks.import_event, "delay", lambda: asked.append(1))

    tasks.import_event()
    assert asked == [1]  # the task goes on with the next file
    tasks.import_event()

    assert asked == [1]
    assert ["Copa da Praia" in text(one.get(page)) for one, page in pages] == [True, True]
    assert client.get(pages[1][1]).status_code == 403
    mine = pages[1][1].replace(other.slug, club.slug)
    assert client.get(mine).status_code == 404


def test_the_sweep_finds_what_no_message_started(woken, club, client, content, monkeypatch):
    asked = []
    monkeypatch.setattr(tasks.import_event, "delay", lambda: asked.append(1))
    tasks.sweep()
    assert asked == []

    sent(client, club, content)
    tasks.sweep()
    assert asked == [1]


@rows("confirmed", [False, True])
def test_a_file_that_stops_the_computer_twice_is_refused(
    woken, club, client, content, monkeypatch, confirmed
):
    page = sent(client, club, content).url
    if confirmed:
        imports.work()
        client.post(page, {"acao": "trazer", "visto": "0"})
    check = bring._check
    monkeypatch.setattr(bring, "_check", lambda *_of: (_ for _ in ()).throw(SystemExit))
    for _time in range(imports.MOST_ATTEMPTS):
        with pytest.raises(SystemExit):
            imports.work()
    monkeypatch.setattr(bring, "_check", check)

    imports.work()

    assert "O computador parou duas vezes" in text(client.get(page))
    assert (events(club), Player.objects.filter(club=club).count()) == (0, 0)
    assert shown(client, club, content).status_code == 200  # it can be sent again


@pytest.mark.django_db(transaction=True)
@pytest.mark.both_databases("what a killed process leaves in a transaction, and its lock")
def test_a_worker_killed_in_the_middle_leaves_nothing_and_the_next_one_imports_once(woken):
    club = make_club()
    by, content = director_of(club), out(make_tournament(duplas=2, state="finished"))
    file = imports.accept(club=club, content=content, by=by)
    imports.work()
    imports.confirm(file=file, seen=0, by=by)
    named = {
        "DATABASE_OF_THE_TEST": str(connection.settings_dict["NAME"]),
        "DJANGO_SETTINGS_MODULE": "tests.settings",
    }
    words = [sys.executable, "-c", WORKER]
    words = [sys.executable, "-c", WORKER]
    with subprocess.Popen(words, env=os.environ | named, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout.readline() == "stored\n"
        if connection.vendor == "postgresql":
            file.refresh_from_db()
            assert imports.step_of(file) == "jogos"  # readers see it, whatever the transaction does
            assert not imports.work()  # another worker has the turn
        worker.send_signal(signal.SIGKILL)
    assert events(club) == 0

    eventually(imports.work)  # the database notices that the worker is gone

    made = Tournament.objects.get(club=club)
    file.refresh_from_db()
    assert (file.tournament, bool(file.ended_at), imports.work()) == (made, True, False)
    assert faults(made) == []
