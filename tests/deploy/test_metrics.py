"""Figures for Prometheus: correct, access-restricted, and summed over several processes."""

import os
import subprocess
import sys
from uuid import uuid4

import pytest
from prometheus_client.parser import text_string_to_metric_families

from scoring.entry.record import record_mao
from scoring.errors import MaoConflict, MaoRejected
from scoring.models import SeatKey
from tests.factories import (
    LOST,
    TABLE,
    WARNINGS,
    WON,
    catch_up,
    jogos_being_played,
    make_tournament,
    make_user,
    record,
)
from tests.programs import ROOT

pytestmark = pytest.mark.django_db


def figures(client, **headers):
    """Return every figure by its name and labels."""
    response = client.get("/metrics", headers=headers)
    assert response.status_code == 200
    return {
        (one.name, *one.labels.values()): one.value
        for family in text_string_to_metric_families(response.content.decode())
        for one in family.samples
    }


def more(client, do):
    """Return the figures that have grown, and by how much."""
    before = figures(client)
    do()
    after = figures(client)
    return {
        name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name, 0)
    }


def test_maos_that_were_taken_repeated_and_refused_are_counted(client):
    jogo = jogos_being_played(make_tournament(duplas=4, target=3000))[0]
    facts = {"ending": "batida", "mortos_to_stock": 0, "sides": {"A": WON, "B": LOST}}
    sent = {"jogo": jogo, "partida": 1, "number": 1, "client_id": uuid4(), "source": TABLE}

    def play():
        with pytest.raises(MaoRejected):
            record_mao(facts=facts | {"ending": "nonsense"}, **sent)
        for _ in range(3):
            record_mao(facts=facts, acknowledged=WARNINGS, **sent)
        with pytest.raises(MaoConflict):
            record_mao(facts=facts, **sent | {"client_id": uuid4()})

    grown = more(client, play)
    refused = {name[1] for name in grown if name[0] == "canastra_maos_refused_total"}
    assert grown["canastra_maos_total",] == 1
    assert grown["canastra_maos_repeated_total",] == 2
    assert grown["canastra_maos_refused_total", "conflict"] == 1
    assert len(refused) >= 2


def test_debt_and_what_it_took_to_pay_it(client):
    tournament = make_tournament(duplas=4, target=3000)
    record(jogos_being_played(tournament)[0])
    assert figures(client)["canastra_debt",] == 1

    grown = more(client, lambda: catch_up(tournament))
    assert grown["canastra_debt",] == -1
    assert grown["canastra_public_page_seconds_bucket", "+Inf"] == 1
    assert grown["canastra_public_page_seconds_count",] == 1
    assert grown["canastra_public_page_seconds_sum",] > 0


def test_phones_that_wait(client):
    jogo = jogos_being_played(make_tournament(duplas=4))[0]
    for seat, unsent in (("A", 2), ("B", 3)):
        assert SeatKey.objects.filter(jogo=jogo, seat=seat).update(unsent=unsent)

    found = figures(client)
    assert (found["canastra_phones_waiting",], found["canastra_phones_waiting_maos",]) == (2, 5)


def test_sign_ins_that_were_refused_by_reason(client):
    make_user("maria")

    def guess():
        for _ in range(5):
            client.post("/entrar/", {"username": "maria", "password": "errada"})

    grown = more(client, guess)
    assert grown["canastra_sign_ins_refused_total", "wrong"] >= 3
    assert grown["canastra_sign_ins_refused_total", "paused"] >= 1


def test_requests_by_class_of_status(client):
    grown = more(client, lambda: [client.get("/nao-existe/"), client.get("/healthz")])

    assert grown["canastra_request_seconds_count", "4xx"] == 1
    assert grown["canastra_request_seconds_count", "2xx"] == 2  # the figures before among them


def test_every_alarm_is_a_figure(client):
    assert figures(client)["canastra_alarm", "worker_stopped"] == 1


def test_figures_cost_the_same_however_many_tournaments(client, django_assert_num_queries):
    make_tournament(duplas=4)
    make_tournament(duplas=4)

    with django_assert_num_queries(10):
        figures(client)


@pytest.mark.parametrize(
    "header", ["x-forwarded-for", "forwarded", "x-real-ip", "via"], ids=lambda name: f"through-{name}"
)
@pytest.mark.parametrize("behind", [False, True])
def test_nobody_reads_them_through_a_proxy(client, settings, header, behind):
    settings.BEHIND_PROXY = behind

    assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404


@pytest.mark.parametrize("address", ["192.168.0.7", "10.0.0.1", "2001:db8::1", "", "unix:"])
def test_nobody_reads_them_from_another_machine(client, address):
    assert client.get("/metrics", REMOTE_ADDR=address).status_code == 404


def test_token_opens_them_from_anywhere_and_nothing_else_does(client, settings):
    settings.METRICS_TOKEN = "a-long-one-of-the-tests"

    assert figures(client, authorization="Bearer a-long-one-of-the-tests", x_forwarded_for="203.0.113.9")
    for told in ({}, {"authorization": "Bearer another"}, {"authorization": "a-long-one-of-the-tests"}):
        assert client.get("/metrics", headers=told).status_code == 404
    assert client.get("/metrics?token=a-long-one-of-the-tests").status_code == 404


COUNT = """
import django; django.setup()
from deploy.monitoring import metrics
metrics.REPEATED.inc()
"""
READ = """
from prometheus_client import CollectorRegistry, generate_latest
registry = CollectorRegistry()
metrics.MultiProcessCollector(registry)
print(generate_latest(registry).decode())
"""


def test_several_processes_count_together(tmp_path):
    env = os.environ | {
        "DJANGO_SETTINGS_MODULE": "tests.settings",
        "PROMETHEUS_MULTIPROC_DIR": str(tmp_path / "metrics"),
    }

    for code in (COUNT, COUNT + READ):
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=env, text=True, capture_output=True, check=True
        )

    assert "canastra_maos_repeated_total 2.0" in done.stdout
