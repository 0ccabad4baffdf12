"""Mesas of one event for recording mãos, and the same transaction in plain SQL, for comparison with the service.

Each jogo has room for `MAOS` ordinary mãos, as many as a partida has; none of them ends it.
"""

import json
import logging
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import batched, repeat
from multiprocessing import get_context
from statistics import quantiles
from time import perf_counter, process_time, sleep
from typing import NamedTuple
from uuid import uuid4

import psycopg
from django.db import connection

from scoring import tokens
from scoring.lifecycle.open_close import open_jogos
from scoring.models import Partida, SeatKey
from tests.bench.drawing_stored import begun
from tests.factories import TABLE
from tournaments.models import Confronto, LiveJogo, LiveTable, Refresh

DEVICE = "telefone-das-medidas"
MAOS, JOGOS = 6, 3  # of a jogo; of a client
SETTLED = 1.5  # seconds
PROCESSES = 2  # as many processes as the web server has: a single one is limited by the interpreter
FACTS = {
    "ending": "batida",
    "mortos_to_stock": 0,
    "sides": {
        "A": {"table": 220, "hand": 110, "clean": 3, "batida": True, "morto": "taken"},
        "B": {"table": 110, "hand": 220, "batida": False, "morto": "taken"},
    },
}
OPENING = {"labels": ["A", "B"], "ruleset": "regulamento-1", "options": {"target": 5000}, "partidas": 1}
LINES = {
    "A": [
        {"code": "table", "points": 220, "count": 22},
        {"code": "hand", "points": -110, "count": 11},
        {"code": "clean", "points": 600, "count": 3},
        {"code": "batida", "points": 100, "count": None},
    ],
    "B": [{"code": "table", "points": 110, "count": 11}, {"code": "hand", "points": -220, "count": 22}],
}
TOTALS = {"A": 810, "B": -110}
# The trail's content for a mão: the action, and every column of its row.
AFTER = {"mao": 1, "partida": 1, "number": 1, "version": 1, "facts": FACTS, "totals": TOTALS}
ROW = AFTER | {
    "model": "mao",
    "client_id": str(uuid4()),
    "entered_at": "2026-07-12T14:30:00.000000+00:00",
    "lines": LINES,
    "device": TABLE.device,
    **dict.fromkeys(("side", "reason", "cards", "actor_id", "void", "warnings")),
}
# The service's statements for a mão; `test_mesas.py` compares both.
PLAIN = (
    "SELECT * FROM scoring_jogo WHERE id = %(jogo)s FOR NO KEY UPDATE",
    "SELECT * FROM scoring_partida WHERE jogo_id = %(jogo)s ORDER BY number",
    "SELECT mao.* FROM scoring_mao mao JOIN scoring_partida partida ON partida.id = mao.partida_id"
    " WHERE jogo_id = %(jogo)s ORDER BY mao.partida_id, mao.number, version",
    "INSERT INTO scoring_mao (partida_id, number, version, side, void, client_id, facts, cards, lines, totals,"
    " warnings, actor_id, device, reason) VALUES (%(partida)s, %(number)s, 1, '', false, %(key)s, %(facts)s, NULL,"
    " %(lines)s, %(totals)s, '[]', NULL, %(device)s, '') RETURNING id, entered_at",
    "SELECT id, sequence, digest, statement_timestamp() FROM scoring_registro WHERE jogo_id = %(jogo)s"
    " ORDER BY sequence DESC LIMIT 1",
    "INSERT INTO scoring_registro (jogo_id, at, action, actor_id, device, before, after, reason, rows, sequence,"
    " digest) VALUES (%(jogo)s, statement_timestamp(), 'recorded', NULL, %(device)s, NULL, %(after)s, '', %(rows)s,"
    " %(number)s + 1, %(digest)s) RETURNING id, at",
    "SELECT id, tournament_id FROM tournaments_confronto WHERE jogo_id = %(jogo)s",
    "UPDATE tournaments_refresh SET wanted = wanted + 1 WHERE tournament_id = %(tournament)s",
    "UPDATE tournaments_livejogo SET wanted = wanted + 1 WHERE jogo_id = %(jogo)s",
)
LEAST = (PLAIN[0], PLAIN[3], PLAIN[8])  # one locked read, one insert, one update


class Mesa(NamedTuple):
    """A jogo by its id, with its partida and its tournament, and the token of its page."""

    jogo: int
    partida: int
    tournament: int
    token: str


@dataclass(frozen=True, slots=True)
class Run:
    """The result of some clients: mãos a second, CPU seconds for each mão, and the duration of each."""

    rate: float
    own: float
    took: list[float]

    @property
    def half(self):
        return quantiles(self.took, n=100)[49]

    @property
    def slowest(self):
        """Return the 99th percentile in seconds."""
        return quantiles(self.took, n=100)[98]


def make_mesas(number):
    """Return this number of mesas of an event, each with an open jogo."""
    stage, ids = begun(2 * number)
    tournament = stage.tournament
    jogos = open_jogos(openings=[OPENING] * number, source=TABLE)
    Confronto.objects.bulk_create(
        Confronto(
            tournament=tournament,
            stage=stage,
            round=1,
            position=position,
            dupla_a_id=ids[2 * position - 1],
            dupla_b_id=ids[2 * position],
            mesa=position,
            jogo=jogo,
        )
        for position, jogo in enumerate(jogos, start=1)
    )
    Refresh.objects.create(tournament=tournament)
    LiveTable.objects.create(tournament=tournament)
    LiveJogo.objects.bulk_create(LiveJogo(jogo=jogo, tournament=tournament, payload={}) for jogo in jogos)
    SeatKey.objects.filter(jogo__in=jogos).update(device=DEVICE)  # whose phone has opened the page
    partidas = dict(Partida.objects.filter(jogo__in=jogos).values_list("jogo", "pk"))
    return [
        Mesa(jogo, partidas[jogo], tournament.pk, token) for jogo, token in tokens.of_jogos(jogos).items()
    ]


def run(work, clients):
    """Run clients in as many processes as the web server has, each with separate jogos."""
    shares = list(batched(make_mesas(clients * (1 + JOGOS)), 1 + JOGOS, strict=True))
    processes = min(PROCESSES, clients)
    connection.close()  # before it is shared
    with ProcessPoolExecutor(processes, get_context("fork"), _quiet) as pool:
        done = list(pool.map(partial(_share, work), [shares[at::processes] for at in range(processes)]))
    seconds, own, took = zip(*done, strict=True)
    number = clients * JOGOS * MAOS
    return Run(number / max(seconds), sum(own) / number, [one for some in took for one in some])


def _quiet():
    logging.disable(logging.INFO)  # every mão is logged


def _share(work, shares):
    # Seconds of some clients together, wall-clock and CPU, and those of each mão.
    _together(work, [share[:1] for share in shares], [])
    sleep(SETTLED)  # the first mão of a process, and its first message to a worker, are not measured
    start, own, took = perf_counter(), process_time(), []
    _together(work, [share[1:] for share in shares], took)
    return perf_counter() - start, process_time() - own, took


def _together(work, shares, took):
    with ThreadPoolExecutor(len(shares)) as pool:
        list(pool.map(work, shares, repeat(took)))


def plainly(statements, share, took):
    """Run one client: the statements of each mão as one transaction, through psycopg alone."""
    held = {"facts": FACTS, "lines": LINES, "totals": TOTALS, "after": AFTER, "rows": [ROW]}
    told = {name: json.dumps(value) for name, value in held.items()}
    told |= {"device": TABLE.device, "digest": "0" * 64}
    with psycopg.connect(_address()) as db:
        for mesa in share:
            for number in range(1, MAOS + 1):
                start = perf_counter()
                given = told | mesa._asdict() | {"number": number, "key": uuid4()}
                for statement in statements:
                    answer = db.execute(statement, given)
                    if answer.description:
                        answer.fetchall()
                db.commit()
                took.append(perf_counter() - start)


def _address():
    settings = connection.settings_dict
    parts = {"host": "HOST", "port": "PORT", "user": "USER", "password": "PASSWORD", "dbname": "NAME"}
    return psycopg.conninfo.make_conninfo(
        **{key: settings[name] for key, name in parts.items() if settings[name]}
    )
