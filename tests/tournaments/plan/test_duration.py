"""Jogos without a clock: their mãos beside mãos that were played, their minutes beside the time that events give."""

import json
from pathlib import Path
from statistics import mean

import pytest

from tests.rows import rows
from tournaments.plan.duration import GROWTHS, OTHERS, Lasting, Timing, lasting
from tournaments.plan.meaning import meaning, minutes_of_all
from tournaments.plan.stage import Play
from tournaments.plan.stored import read

PLAYED = {
    "000": Path("tests/data/played/buraco.jsonl"),
    "002": Path("tournaments/data/regulamento.jsonl"),
    "003": Path("tests/data/played/burraco.jsonl"),
}


def partidas_of(system, target):
    """Return the number of mãos of a hundred partidas: each begins with another mão of the file."""
    with PLAYED[system].open() as lines:
        maos = [tuple(json.loads(line)["expected"]["totals"].values()) for line in lines]
    found = []
    for first in range(len(maos)):
        totals, count = (0, 0), 0
        while max(totals) < target:
            mao = maos[(first + count) % len(maos)]
            # The sides change by turns: a file may have played one side better.
            totals = tuple(map(sum, zip(totals, mao[:: -1 if count % 2 else 1], strict=True)))
            count += 1
        found.append(count)
    return found


@rows(("system", "target"), [(system, target) for system in PLAYED for target in (1500, 2000, 3000, 5000)])
def test_maos_to_a_limit_are_those_of_played_maos(system, target):
    assert GROWTHS[system].maos_to(target) == pytest.approx(mean(partidas_of(system, target)), rel=0.1)


def test_buraco_aberto_to_3000_takes_the_maos_that_were_counted():
    assert OTHERS.maos_to(3000) == pytest.approx(6.9, abs=0.1)


REGULAMENTO = Timing(growth=GROWTHS["002"], target=3000)


@rows(
    ("play", "timing", "tables", "maos"),
    [
        (Play(maos=4, minutes=0), REGULAMENTO, 24, 4),
        (Play(partidas=1, minutes=0), REGULAMENTO, 1, 5.5),
        (Play(partidas=1, target=1500, minutes=0), REGULAMENTO, 1, 2.9),
        # Equal duplas play two partidas as often as three; of eight tables, one plays three.
        (Play(partidas=3, minutes=0), REGULAMENTO, 1, 2.5 * 5.5),
        (Play(partidas=3, minutes=0), REGULAMENTO, 8, 18.1),
        (Play(partidas=2, minutes=0), REGULAMENTO, 1, 2 * 5.5),
        (Play(partidas=3, minutes=0), Timing(target=3000, partidas=3, fixed=True), 1, 3 * 6.9),
        (Play(partidas=5, minutes=0), Timing(maos=2), 1, 2 * (3 + 4 * 1.5 + 5 * 1.5) / 4),
    ],
)
def test_maos_of_a_jogo_at_the_slowest_table(play, timing, tables, maos):
    found = lasting(play, timing, tables=tables)

    assert found.maos == pytest.approx(maos, abs=0.05)
    assert found.minutes == pytest.approx(12.5 * maos, abs=1)


def test_a_clock_counts_as_it_is_set():
    assert lasting(Play(partidas=3, minutes=45), REGULAMENTO, tables=8) == Lasting(45, None)


def test_table_that_waits_for_nobody_is_slow_in_one_jogo_and_fast_in_another():
    in_step = lasting(Play(partidas=3, minutes=0), REGULAMENTO, tables=8).minutes
    freely = lasting(Play(partidas=3, minutes=0), REGULAMENTO, tables=8, in_turn=5).minutes
    alone = lasting(Play(partidas=3, minutes=0), REGULAMENTO, tables=1).minutes

    assert alone < freely < in_step


def rounds(format_, count, **play):
    return {"format": format_, "rounds": count, "pace": "round", **play}


GROUPS = {"format": "groups", "size": 4, "top": 1, "others": 4, "pace": "round", "partidas": 1}
AGAIN = {"format": "groups", "groups": 4, "top": 2, "pace": "round", "partidas": 1}
KNOCKOUT = {"format": "knockout", "partidas": 1, "third": True}
TRANCA = Timing(target=3000)

# Events whose regulations say how long a round is; docs/decisions/0062 names them. None of these plans has a clock,
# but for the last two. minutes: of the rounds of the event, with pauses of 5 minutes.
REAL = [
    ("5 turnos of 2 mãos", [rounds("mitchell", 5, maos=2)], 16, Timing(), 5 * 25 + 20),
    ("4 turnos of 3 mãos", [rounds("mitchell", 4, maos=3)], 16, Timing(), 4 * 40 + 15),
    ("3 turnos of 4 mãos", [rounds("mitchell", 3, maos=4)], 16, Timing(), 3 * 50 + 10),
    ("5 turnos of 3 mãos", [rounds("mitchell", 5, maos=3)], 16, Timing(), 5 * 35 + 20),
    (
        "3 Mitchell and 1 danese of 3 mãos",
        [rounds("mitchell", 3, maos=3), rounds("danese", 1, maos=3)],
        20,
        Timing(),
        4 * 40 + 15,
    ),
    (
        "2 Mitchell and 2 danese of 4 mãos",
        [rounds("mitchell", 2, maos=4), rounds("danese", 2, maos=4)],
        20,
        Timing(),
        4 * 50 + 15,
    ),
    (
        "girone of 6 duplas, 3 mãos",
        [{"format": "all_play_all", "pace": "round", "maos": 3}],
        6,
        Timing(),
        5 * 40 + 20,
    ),
    ("tranca, 5 rounds of 1 h 30", [rounds("swiss", 5, partidas=1)], 24, TRANCA, 5 * 90 + 20),
    ("groups of 4 among 48, 45 min", [{**GROUPS, "minutes": 45}], 48, TRANCA, 3 * 45 + 10),
    (
        "the same event to its final, 30 min from the quarter-finals",
        [{**GROUPS, "minutes": 45}, {**AGAIN, "minutes": 45}, {**KNOCKOUT, "minutes": 30}],
        48,
        TRANCA,
        9 * 45 - 3 * 15 + 8 * 5,
    ),
]


@rows(("called", "plans", "entrants", "timing", "minutes"), REAL)
def test_hours_of_ten_real_plans_beside_the_time_their_events_give(called, plans, entrants, timing, minutes):
    stages = [read(plan).stage for plan in plans]
    meanings = meaning(stages, entrants=entrants, tables=24, timing=timing)

    assert minutes_of_all(stages, meanings, tables=24) == pytest.approx(minutes, rel=0.2)
