"""The refresh of the live table after one mão, in the last of nine rounds with half the mesas in play.

On PostgreSQL with fsync: the worker's time after the mão is recorded; and the same for a posted round, which derives
every line of the table and publishes a revision.
"""

import logging

from django.core.management import call_command
from django.db import connection

from scoring.models import Jogo
from tests.bench.drawing import event
from tests.bench.drawing_stored import begun, play, timed, told
from tests.factories import TABLE, record
from tournaments import refresh_queue
from tournaments.event import rounds
from tournaments.models import LiveTable, Refresh, Stage, Tournament
from tournaments.publication import live

SIZES = (50, 400, 1000)
ROUNDS, TIMES = 9, 9
AIM = 0.02  # seconds


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    yield f"live table refreshed, PostgreSQL with fsync, in round {ROUNDS}"
    logging.disable(logging.INFO)  # every mão is logged
    for size in SIZES:
        tournament = playing(size)
        seconds, queries, _ = timed(live.refresh, tournament_id=tournament.pk)
        yield told(f"a round posted, of {size:,}", [seconds], queries)
        seconds, queries = zip(*(one_mao(jogo, tournament) for jogo in some_jogos(tournament)), strict=True)
        yield told(f"one mão, of {size:,}", seconds, queries[0], AIM)
    logging.disable(logging.NOTSET)


def playing(size):
    """Return a tournament whose last round has just been posted."""
    stage, ids = begun(size)
    tournament = stage.tournament
    Tournament.objects.filter(pk=tournament.pk).update(mesas=size // 2, options={"target": 3000})
    Stage.objects.filter(pk=stage.pk).update(plan=stage.plan | {"rounds": ROUNDS})
    Refresh.objects.create(tournament=tournament)
    LiveTable.objects.create(tournament=tournament)
    for _, _, past in event(size, numbers=(ROUNDS,)):
        play(stage, ids, past)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")  # as the server does by itself after a while
    row = rounds.draw_round(stage=Stage.objects.get(pk=stage.pk), seed=1, source=TABLE)
    rounds.post(round=row, source=TABLE)
    return tournament


def some_jogos(tournament):
    """Return the jogos of the first mesas."""
    return Jogo.objects.filter(confronto__tournament=tournament, closed_at=None).order_by("pk")[:TIMES]


def one_mao(jogo, tournament):
    """Record a mão. Return the seconds and queries of its refresh."""
    record(jogo)
    seconds, queries, paid = timed(live.refresh, tournament_id=tournament.pk)
    assert (paid, refresh_queue.is_behind(tournament.pk)) == (1, False)
    return seconds, queries
