"""Standings from scratch: 1,000 duplas after 9 rounds, by the usual criteria and by all that depend on opponents."""

import os
from random import Random
from statistics import median
from time import process_time

from tournaments.pairing import Entrant
from tournaments.pairing.history import History
from tournaments.pairing.swiss.draw import draw_swiss
from tournaments.standings.criteria import By, Measure
from tournaments.standings.meeting import Made, Meeting
from tournaments.standings.ranking import BRAZIL_ORDER, ITALY_ORDER, rank
from tournaments.standings.scheme import BRAZIL, ITALY_4

DUPLAS, ROUNDS, TIMES = 1000, 9, 5
AIM = 0.2  # seconds
OPPONENTS = tuple(
    map(By, (Measure.POINTS, Measure.BUCHHOLZ_MEDIAN, Measure.SONNEBORN, Measure.DIRECT, Measure.LOTS))
)


def measure():
    """Yield the lines of the report."""
    meetings = played()
    lots = {one: one for one in range(1, DUPLAS + 1)}
    load = os.getloadavg()[0]
    yield f"standings of {DUPLAS:,} duplas after {ROUNDS} rounds from scratch, processor time at load {load:.1f}"
    for name, scheme, order in (
        ("jogos won, points", BRAZIL, BRAZIL_ORDER),
        ("VP", ITALY_4, ITALY_ORDER),
        ("opponents' points", BRAZIL, OPPONENTS),
    ):
        runs = []
        for _ in range(TIMES):
            start = process_time()
            table = rank(lots.keys(), meetings, scheme, order, lots=lots)
            runs.append(process_time() - start)
        assert len(table) == DUPLAS
        yield f"  {name:<20} {median(runs):>8.3f} s   aim {AIM} s"


def played():
    """Return the meetings of a Swiss event."""
    chance = Random(1)
    score, meetings = dict.fromkeys(range(1, DUPLAS + 1), 0), []
    for number in range(1, ROUNDS + 1):
        entrants = [Entrant(one, score=points) for one, points in score.items()]
        for pairing in draw_swiss(entrants, History(), seed=number).pairings:
            made = [Made(points=5 * chance.randint(0, 600), canastras={"clean": 2}) for _ in range(2)]
            winner = pairing.a if made[0].points > made[1].points else pairing.b
            score[winner] += 1
            meetings.append(
                Meeting(round=number, a=pairing.a, b=pairing.b, winner=winner, made_a=made[0], made_b=made[1])
            )
    return meetings
