"""Mãos recorded a second through the service, beside bare transactions of one locked read, one insert and one
update through psycopg, on the same server in the same run. Clients take turns: A B A B.
"""

from statistics import median
from threading import Thread
from time import perf_counter
from uuid import uuid4

import psycopg
from django.core.management import call_command
from django.db import connection

from scoring.audit import Source
from scoring.closing import open_jogo
from scoring.entry import record_mao

MAOS, ROUNDS = 60, 3
FACTS = {
    "ending": "batida",
    "mortos_to_stock": 0,
    "sides": {
        "A": {"table": 220, "hand": 110, "clean": 3, "batida": True, "morto": "taken"},
        "B": {"table": 110, "hand": 220, "batida": False, "morto": "taken"},
    },
}
BARE = """
CREATE TABLE IF NOT EXISTS bench_parent (id int PRIMARY KEY, done int NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS bench_child (id bigserial PRIMARY KEY, parent int, key uuid UNIQUE, body jsonb);
"""


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    with psycopg.connect(_address(), autocommit=True) as db:
        db.execute(BARE)
    for clients in (1, 8):
        service, bare = [], []
        for _ in range(ROUNDS):
            service.append(_rate(_record, clients))
            bare.append(_rate(_transact, clients))
        yield f"recording, {clients} client{'s' if clients > 1 else ''} in one process, PostgreSQL with fsync"
        yield f"  record_mao               {median(service):>10,.0f} mãos/s"
        yield f"  bare psycopg transaction {median(bare):>10,.0f} /s"
        yield f"  ratio                    {median(map(_ratio, service, bare)):>10.3f}"


def _ratio(a, b):
    return a / b


def _rate(work, clients):
    """Return how much `clients` threads get done a second, each at a table of its own."""
    threads = [Thread(target=work, args=(client,)) for client in range(clients)]
    start = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return clients * MAOS / (perf_counter() - start)


def _record(client):
    """One table: a new jogo whenever a partida would end, so that every mão is an ordinary one."""
    try:
        done = 0
        while done < MAOS:
            jogo = open_jogo(
                labels=[f"A{client}", f"B{client}"],
                ruleset="regulamento-1",
                options={"target": 5000},
                partidas=1,
                source=Source(),
            )
            for number in range(1, 7):
                record_mao(
                    jogo=jogo, partida=1, number=number, facts=FACTS, client_id=uuid4(), source=Source()
                )
            done += 6
    finally:
        connection.close()


def _transact(client):
    with psycopg.connect(_address()) as db:
        db.execute("INSERT INTO bench_parent VALUES (%s) ON CONFLICT DO NOTHING", (client,))
        db.commit()
        for _ in range(MAOS):
            db.execute("SELECT done FROM bench_parent WHERE id = %s FOR UPDATE", (client,))
            db.execute("INSERT INTO bench_child (parent, key, body) VALUES (%s, %s, '{}')", (client, uuid4()))
            db.execute("UPDATE bench_parent SET done = done + 1 WHERE id = %s", (client,))
            db.commit()


def _address():
    """Return the address of the server Django uses here."""
    settings = connection.settings_dict
    parts = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD", "dbname": "NAME"}
    return psycopg.conninfo.make_conninfo(
        **{key: settings[name] for key, name in parts.items() if settings[name]}
    )
