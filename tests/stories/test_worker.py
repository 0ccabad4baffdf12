"""A real Celery worker on a real Redis: recorded data is published once, whatever dies in between."""

import os
import signal
import socket
import subprocess
import sys

import pytest
import redis

from scoring.models import AuditEntry
from tests.factories import director_of, jogos_being_played, make_club, make_tournament, play_jogo, record
from tests.locks import read_only, waiting
from tests.programs import ROOT
from tests.tournaments.event_file.trips import out
from tests.waiting import eventually, stretch
from tournaments import refresh_queue, tasks
from tournaments.event_file import imports
from tournaments.ledger.names_apart import told
from tournaments.models import EventImport, LiveTable, Publication, Tournament
from tournaments.publication.document.playing import on_table
from tournaments.publication.publishing import latest, without_head
from tournaments.publication.snapshot import snapshot

pytestmark = [pytest.mark.worker, pytest.mark.xdist_group("worker"), pytest.mark.django_db(transaction=True)]

RECORD = """
import sys, time, django
django.setup()
from scoring.models import Jogo
from tests.factories import record
started = time.monotonic()
record(Jogo.objects.get(pk=int(sys.argv[1])))
print(time.monotonic() - started)
"""


def caught_up():
    return refresh_queue.behind() == []


def numbers(tournament):
    return [
        revision.number for revision in Publication.objects.filter(tournament=tournament).order_by("number")
    ]


def succeeded(worker):
    """Return the number of refreshes that the worker's log reports as done."""
    return sum(
        "tournaments.refresh_live_table" in line and "succeeded" in line
        for line in worker.output().splitlines()
    )


def is_right(tournament):
    """Return whether the latest revision and the live table agree with the database."""
    playing = on_table(tournament.pk)
    return (
        without_head(told(latest(tournament).payload)) == without_head(snapshot(tournament))
        and [row["jogo"]["id"] for row in playing]
        == [str(jogo.public_id) for jogo in jogos_being_played(tournament)]
        and caught_up()
    )


def test_recorded_mao_reaches_the_live_table_and_a_closed_jogo_the_public(worker):
    tournament = make_tournament(duplas=4, target=1500)
    jogo = jogos_being_played(tournament)[0]
    record(jogo)
    worker.wait_for(caught_up)
    shown = on_table(tournament.pk)[0]["jogo"]
    assert shown["partidas"][0]["totals"] == {"A": 760, "B": 220}
    assert numbers(tournament) == [1]
    record(jogo)
    worker.wait_for(caught_up)
    assert numbers(tournament) == [1, 2]
    assert is_right(tournament)


@pytest.fixture(params=["gone", "hangs"])
def no_broker(request):
    """Return the address of a broker that does not exist, or that accepts a connection and never answers."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        if request.param == "hangs":
            door.listen()
        yield f"redis://127.0.0.1:{door.getsockname()[1]}/0"


def test_mao_is_recorded_at_once_without_a_broker_and_the_sweep_pays(worker, no_broker):
    tournament = make_tournament(duplas=4)
    jogo = jogos_being_played(tournament)[0]
    env = {**worker.env, "CELERY_BROKER_URL": no_broker, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-c", RECORD, str(jogo.pk)]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=True)
    seconds = float(done.stdout)
    assert seconds < 1 or seconds < stretch()  # the scorer does not wait for a broker
    assert "No worker was woken" in done.stderr
    assert "Traceback" not in done.stderr
    assert refresh_queue.behind() == [tournament.pk]
    tasks.sweep()
    worker.wait_for(caught_up)
    assert numbers(tournament) == [1, 2]
    assert is_right(tournament)


def test_worker_killed_while_it_publishes_leaves_one_correct_revision(worker):
    tournament = make_tournament(duplas=4)
    worker.kill()
    play_jogo(jogos_being_played(tournament)[0])
    with read_only(Publication):
        worker.start().wait_for(lambda: waiting() == 1)
        worker.kill()
    eventually(lambda: waiting() == 0)
    assert numbers(tournament) == [1]
    assert refresh_queue.behind() == [tournament.pk]
    worker.start()
    tasks.sweep()  # the periodic task
    worker.wait_for(caught_up)
    assert numbers(tournament) == [1, 2]
    assert is_right(tournament)


def test_message_delivered_many_times_or_late_makes_one_revision(worker):
    tournament = make_tournament(duplas=4)
    worker.kill()
    play_jogo(jogos_being_played(tournament)[0])
    for _ in range(4):
        tasks.refresh_live_table.delay(tournament.pk)
    # a message that finds another one at work succeeds before that one has published
    worker.start().wait_for(lambda: succeeded(worker) >= 4 and caught_up())
    assert numbers(tournament) == [1, 2]
    assert is_right(tournament)
    before = list(LiveTable.objects.values()), list(Publication.objects.values())
    done = succeeded(worker)
    tasks.refresh_live_table.delay(tournament.pk)  # long after everything was paid
    worker.wait_for(lambda: succeeded(worker) > done)
    assert (list(LiveTable.objects.values()), list(Publication.objects.values())) == before


def test_event_file_is_imported_once_though_its_worker_is_killed(worker, monkeypatch):
    club, content = make_club(), out(make_tournament(duplas=2, state="finished"))
    monkeypatch.setattr(imports, "AT_ONCE", 0)
    file = imports.accept(club=club, content=content, by=director_of(club))
    imports.start(file)
    worker.wait_for(lambda: EventImport.objects.filter(judged_at__isnull=False).exists())
    with read_only(AuditEntry):
        imports.confirm(file=file, seen=0, by=director_of(club))
        imports.start(file)
        worker.wait_for(lambda: waiting() == 1)
        assert EventImport.objects.get().step == "jogos"  # readers see it, whatever the transaction does
        assert not imports.work()  # another worker has the turn
        worker.kill()
    eventually(lambda: waiting() == 0)
    assert not Tournament.objects.filter(club=club).exists()
    worker.start()
    tasks.sweep()
    worker.wait_for(lambda: EventImport.objects.get().ended_at)
    assert EventImport.objects.get().tournament == Tournament.objects.get(club=club)


@pytest.fixture
def of_one(worker):
    """Return a worker of one process, without others beside it; the next test gets another one."""
    worker.kill()
    usual = worker.command
    worker.command = [*usual, "--concurrency=1"]
    yield worker
    worker.kill()
    worker.command = usual


def test_worker_goes_on_once_redis_hung_while_it_acknowledged(of_one):
    worker = of_one
    tournament = make_tournament(duplas=4)
    play_jogo(jogos_being_played(tournament)[0])
    with redis.Redis.from_url(worker.env["CELERY_BROKER_URL"]) as broker:
        pid = broker.info("server")["process_id"]
    with read_only(Publication):
        worker.start().wait_for(lambda: waiting() == 1)
        os.kill(pid, signal.SIGSTOP)
    try:
        eventually(lambda: "Couldn't ack" in worker.output())
    finally:
        os.kill(pid, signal.SIGCONT)
    play_jogo(jogos_being_played(tournament)[0])
    eventually(caught_up)
    assert numbers(tournament) == [1, 2, 3]
    assert is_right(tournament)
