"""The strongest wins as often as theory predicts, with one stronger entrant, no incidents, and lots for ties.

If all opponents are fixed, the theory enumerates every combination of results with its probability.
"""

from itertools import product
from math import exp, log, prod, sqrt

import pytest

from tests.matrix import every
from tournaments.pairing import Entrant
from tournaments.pairing.schedule.berger import berger
from tournaments.pairing.schedule.individual import draw_individual
from tournaments.pairing.schedule.mitchell import draw_mitchell
from tournaments.plan.stored import read
from tournaments.simulation.event import simulate
from tournaments.simulation.hall import CALM, Competitor

EVENTS = 1000
ODDS = 3  # for the strongest against any other
WINS = ODDS / (1 + ODDS)
BY_WINS = {"points": "brazil", "order": ["points", "lots"]}


def on_top(plans, strengths):
    """Return how often number 1 wins in EVENTS events."""
    planned = [read(plan) for plan in plans]
    competitors = [Competitor(number, strength) for number, strength in enumerate(strengths, start=1)]
    events = (simulate(planned, competitors, seed=seed, chances=CALM) for seed in range(EVENTS))
    return sum(event.order[0] == 1 for event in events) / EVENTS


def assert_as_often(seen, expected):
    """Check within four standard deviations; a format that is off by seven percent fails."""
    assert abs(seen - expected) < 4 * sqrt(expected * (1 - expected) / EVENTS)


def among_the_first(meetings, strengths, places=1, rests=()):
    """Return the probability that number 1 is among the first, over every combination of results.

    meetings: pairs of sides, a side being the numbers of its players; ties are broken by lot.
    """
    chances = []
    for one, other in meetings:
        a, b = (sum(strengths[number - 1] for number in side) / len(side) for side in (one, other))
        chances.append(1 / (1 + exp(b - a)))
    found = 0
    for fallen in product((True, False), repeat=len(meetings)):
        won = [rests.count(number) for number in range(1, len(strengths) + 1)]
        for (one, other), first in zip(meetings, fallen, strict=True):
            for number in one if first else other:
                won[number - 1] += 1
        above = sum(count > won[0] for count in won)
        level = won.count(won[0])
        chance = prod(p if first else 1 - p for p, first in zip(chances, fallen, strict=True))
        found += chance * min(1, max(0, places - above) / level)
    return found


def one_strong(count):
    return [log(ODDS), *[0.0] * (count - 1)]


def double_of_eight(*, reset):
    """Return the chance of number 1 to win: without a loss, or with one in round 1, 2 or 3 of the main tree."""
    p, q = WINS, 1 - WINS
    final = p + q * p if reset else p
    from_below = p * p if reset else p
    return (
        p**3 * final + sum(p**before * q * p**left for before, left in ((0, 4), (1, 3), (2, 1))) * from_below
    )


def test_third_is_who_wins_the_jogo_for_third_place():
    planned = [read({"format": "knockout", "third": True})]
    competitors = [Competitor(number, 0.0) for number in range(1, 9)]

    for seed in range(20):
        event = simulate(planned, competitors, seed=seed, chances=CALM)
        last = [meeting for meeting in event.stages[0].meetings if meeting.round == 3]
        (final,) = (meeting for meeting in last if meeting.winner == event.order[0])
        (third,) = (meeting for meeting in last if meeting is not final)
        assert event.order[:4] == (
            final.winner,
            loser_of(final),
            third.winner,
            loser_of(third),
        ), seed


def loser_of(meeting):
    return meeting.b if meeting.winner == meeting.a else meeting.a


def test_a_knockout_is_won_by_winning_every_jogo():
    assert_as_often(on_top([{"format": "knockout"}], one_strong(16)), WINS**4)


def test_a_knockout_of_five_has_three_byes():
    # By lot: an entrant with a bye in the first round (three of five) has two jogos to win, the others three.
    plan = [{"format": "knockout"}]
    assert_as_often(on_top(plan, one_strong(5)), (3 * WINS**2 + 2 * WINS**3) / 5)


@pytest.mark.parametrize("reset", [True, False])
def test_a_double_elimination_forgives_one_defeat(reset):
    seen = on_top([{"format": "double", "reset": reset}], one_strong(8))
    assert_as_often(seen, double_of_eight(reset=reset))


def test_a_girone_falls_as_every_way_its_meetings_can():
    strengths = [1.0, 0.5, 0.0, -0.5]
    meetings = [((a,), (b,)) for pairs in berger(4) for a, b in pairs]
    seen = on_top([{"format": "all_play_all", **BY_WINS}], strengths)
    assert_as_often(seen, among_the_first(meetings, strengths))


def test_groups_are_survived_by_two_of_four_and_the_final_won():
    groups = {"format": "groups", "groups": 2, "top": 2, "method": "drawn", **BY_WINS}
    knockout = {"format": "knockout", "crossing": ["1G1 x 2G2", "1G2 x 2G1"]}
    meetings = [((a,), (b,)) for pairs in berger(4) for a, b in pairs]
    survives = among_the_first(meetings, one_strong(4), places=2)
    assert_as_often(on_top([groups, knockout], one_strong(8)), survives * WINS**2)


@pytest.mark.parametrize("name", every(["swiss", "danese"], 2))
def test_three_rounds_of_eight_have_one_unbeaten(name):
    assert_as_often(on_top([{"format": name, "rounds": 3, **BY_WINS}], one_strong(8)), WINS**3)


def test_a_mitchell_falls_as_every_way_its_meetings_can():
    # Wherever number 1 sits, the meetings are the same except for the names.
    drawn = draw_mitchell([Entrant(number, number) for number in range(1, 7)], rounds=3, seed=0)
    meetings = [((one.a,), (one.b,)) for pairings in drawn for one in pairings]
    seen = on_top([{"format": "mitchell", "rounds": 3, **BY_WINS}], one_strong(6))
    assert_as_often(seen, among_the_first(meetings, one_strong(6)))


@pytest.mark.parametrize("players", every([4, 5], 2))
def test_an_individual_event_falls_as_every_way_its_tables_can(players):
    rounds = 3 if players == 4 else 5
    drawn = draw_individual([Entrant(number) for number in range(1, players + 1)], rounds=rounds, seed=0)
    rests = [one for made in drawn.rounds for one in made.resting]
    strengths = one_strong(players)
    tables = [table for made in drawn.rounds for table in made.tables]
    seen = on_top([{"format": "individual", "rounds": rounds, **BY_WINS}], strengths)
    assert_as_often(seen, among_the_first(tables, strengths, rests=rests))


def test_neighbours_of_the_standings_meet_in_a_danese():
    plan = {"format": "danese", "rounds": 5, "swiss": {"rematches": True}}
    for seed in range(200):
        (stage,) = simulate(
            [read(plan)], [Competitor(number) for number in range(1, 9)], seed=seed, chances=CALM
        ).stages
        for drawn, ((*table,),) in zip(stage.rounds[1:], stage.frozen, strict=False):
            places = {row.entrant: place for place, row in enumerate(table)}
            met = sorted(sorted(places[one] for one in pairing.entrants) for pairing in drawn.pairings)
            assert met == [[0, 1], [2, 3], [4, 5], [6, 7]]
