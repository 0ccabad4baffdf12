"""Stored draws on PostgreSQL with fsync: the time that the director waits after the click.

A Swiss round through `rounds.draw_round`, from the sheets of the earlier rounds to the stored draft; and a round robin
of 64 through `lifecycle.start`, with every confronto of every round and the jogos of the first mesas.
"""

import os
from statistics import median
from time import perf_counter, process_time
from uuid import uuid4

from django.core.management import call_command
from django.db import connection
from django.utils.timezone import now

from scoring.models import Jogo, Mao, Partida
from tests.bench.drawing import ROUNDS, SIZES, TIMES, event
from tests.factories import TABLE, make_stages, make_tournament
from tournaments.event import rounds, states
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament

ALL = 64
# Seconds aimed at, and queries.
AIMS = {100: 0.1, 400: 0.3, 1000: 0.6, 4000: 2.5}
AIM_ALL, AIM_QUERIES = 0.3, 10
BEST = {"format": "swiss", "rounds": max(ROUNDS), "partidas": 1}
POINTS = (760, 220)


def measure():
    """Yield the lines of the report."""
    call_command("migrate", verbosity=0)
    yield "drawn and stored, PostgreSQL with fsync"
    for size in SIZES:
        yield from swiss(size)
    yield from all_play_all()


def swiss(size):
    stage, ids = begun(size)
    done = 0
    for number, _, past in event(size):
        play(stage, ids, [one for one in past if one.round > done])
        done = number - 1
        seconds, queries = zip(*(draw(stage, number) for _ in range(TIMES)), strict=True)
        yield told(f"Swiss round {number} of {size:,}", seconds, queries[0], AIMS[size], AIM_QUERIES)


def draw(stage, number):
    """Draw a round and delete the draft."""
    seconds, queries, row = timed(rounds.draw_round, stage=stage, seed=1, source=TABLE)
    drawn = Confronto.objects.filter(stage=stage, round=number)
    assert (row.number, drawn.count()) == (number, len(row.order) // 2)
    drawn.delete()
    row.delete()
    return seconds, queries


def begun(size):
    """Return a stage in play of this number of duplas, and its duplas by their number in the event."""
    tournament = make_tournament(duplas=2, state="open")
    Tournament.objects.filter(pk=tournament.pk).update(state=Tournament.State.RUNNING)
    tournament.dupla_set.all().delete()
    duplas = Dupla.objects.bulk_create(
        Dupla(tournament=tournament, number=number, name=f"Dupla {number}") for number in range(1, size + 1)
    )
    stage = Stage.objects.create(
        tournament=tournament,
        number=1,
        plan=BEST,
        state=Stage.State.PLAYING,
        seed=1,
        lots={str(dupla.pk): dupla.number for dupla in duplas},
    )
    StageEntry.objects.bulk_create(
        StageEntry(stage=stage, dupla=dupla, place=dupla.number) for dupla in duplas
    )
    return stage, {dupla.number: dupla.pk for dupla in duplas}


def play(stage, ids, past):
    """Store rounds of an event, each jogo won by side A in one mão."""
    common = {"ruleset": stage.tournament.ruleset, "partidas": 1, "closed_at": now(), "winner": "A"}
    jogos = Jogo.objects.bulk_create(Jogo(labels=["A", "B"], reason="partidas", **common) for _ in past)
    partidas = Partida.objects.bulk_create(
        Partida(jogo=jogo, number=1, winner="A", reason="target") for jogo in jogos
    )
    totals = dict(zip("AB", POINTS, strict=True))
    lines = {side: [{"code": "table", "points": points, "count": None}] for side, points in totals.items()}
    Mao.objects.bulk_create(
        Mao(partida=one, number=1, client_id=uuid4(), facts={}, lines=lines, totals=totals)
        for one in partidas
    )
    numbers = sorted({one.round for one in past})
    Round.objects.bulk_create(
        Round(stage=stage, number=number, state=Round.State.CLOSED, seed=1) for number in numbers
    )
    Confronto.objects.bulk_create(
        Confronto(
            tournament=stage.tournament,
            stage=stage,
            round=one.round,
            position=position,
            dupla_a_id=ids[one.a],
            dupla_b_id=ids[one.b],
            winner_id=ids[one.a],
            status="played",
            jogo=jogo,
        )
        for position, (one, jogo) in enumerate(zip(past, jogos, strict=True), start=1)
    )


def all_play_all():
    for mesas in (1, 32):
        seconds, queries = zip(*(start_of(mesas) for _ in range(TIMES)), strict=True)
        yield told(f"all play all of {ALL}, jogos opened: {mesas}", seconds, queries[0], AIM_ALL)


def start_of(mesas):
    """Begin a girone with this number of mesas."""
    (stage,) = make_stages({"format": "all_play_all"}, duplas=ALL, state="open", mesas=mesas)
    seconds, queries, _ = timed(states.start, tournament=stage.tournament, seed=1, source=TABLE)
    assert Confronto.objects.filter(stage=stage).count() == ALL * (ALL - 1) // 2
    return seconds, queries


def timed(verb, **given):
    """Return the wall-clock and CPU seconds of a function, its statements, and its result."""
    made = []

    def noted(execute, sql, params, many, context):
        made.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(noted):
        start, own = perf_counter(), process_time()
        answer = verb(**given)
        seconds = perf_counter() - start, process_time() - own
    return seconds, sum(sql.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")) for sql in made), answer


def told(name, seconds, queries, aim=None, most=None):
    clock, own = (median(column) for column in zip(*seconds, strict=True))
    load = os.getloadavg()[0]
    aims = f"aim {aim} s" * bool(aim) + f", {most} queries" * bool(most)
    figures = f"{clock:>7.3f} s, {own:>6.3f} of them own   {queries:>4} queries   load {load:>4.1f}"
    return f"  {name:<34} {figures}   {aims}".rstrip()
