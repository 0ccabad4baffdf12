"""The quality measures of a draw, on deliberately bad draws; minimal rematches compared with all pairings."""

from random import Random

import pytest

from tests.rows import rows
from tests.tournaments.pairing.events import every_way
from tournaments.pairing import Entrant
from tournaments.pairing.entrant import Pairing, bye
from tournaments.pairing.history import History, Met
from tournaments.plan.stored import read
from tournaments.simulation.hall import Chances, Hall, cast
from tournaments.simulation.quality import DrawCount, least_rematches, quality
from tournaments.simulation.stage import SimulatedRound, SimulatedStage

SWISS = {"format": "swiss", "rounds": 3}


def stage_of(*rounds, plan=SWISS, clubs=None):
    """Return a stage whose rounds were drawn in this way: pairs of letters, `A-` a bye."""
    ids = sorted({ord(letter) - 64 for pairs in rounds for pair in pairs for letter in pair if letter != "-"})
    stage = SimulatedStage(
        read(plan),
        [Entrant(one, club=(clubs or {}).get(one)) for one in ids],
        Hall(cast(len(ids), 1), Random(1), Chances()),
        seed=1,
    )
    for number, pairs in enumerate(rounds, start=1):
        pairings = tuple(pairing_of(pair, table) for table, pair in enumerate(pairs, start=1))
        playing = frozenset(one for pairing in pairings for one in pairing.entrants)
        stage.rounds.append(SimulatedRound(number=number, playing=playing, pairings=pairings, partners={}))
    return stage


def pairing_of(pair, table):
    a, b = pair
    return bye(ord(a) - 64) if b == "-" else Pairing(a=ord(a) - 64, b=ord(b) - 64, table=table)


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        ([["AB", "CD"], ["AC", "BD"]], {}),
        ([["AB", "CD"], ["BA", "CD"]], {DrawCount.REMATCHES: 2, DrawCount.AVOIDABLE_REMATCHES: 2}),
        ([["AB"], ["AB"]], {DrawCount.REMATCHES: 1}),
        ([["AB", "C-"], ["AC", "B-"]], {}),
        (
            [["AB", "C-"], ["AB", "C-"]],
            {DrawCount.REMATCHES: 1, DrawCount.AVOIDABLE_REMATCHES: 1, DrawCount.AVOIDABLE_BYES: 1},
        ),
        ([["AB", "C-"], ["AC", "B-"], ["BC", "A-"]], {}),
        ([["AB", "CD", "E-"], ["AC", "BD", "E-"]], {DrawCount.AVOIDABLE_BYES: 1}),
    ],
)
def test_what_could_have_been_avoided_is_told_from_what_could_not(rounds, expected):
    counted = quality(stage_of(*rounds))
    named = (DrawCount.REMATCHES, DrawCount.AVOIDABLE_REMATCHES, DrawCount.AVOIDABLE_BYES)
    assert {count: counted[count] for count in named if counted[count]} == expected


def test_a_rematch_is_nothing_to_avoid_where_the_event_allows_it():
    plan = {"format": "danese", "rounds": 2, "swiss": {"rematches": True}}
    counted = quality(stage_of(["AB", "CD"], ["AB", "CD"], plan=plan))
    assert (counted[DrawCount.REMATCHES], counted[DrawCount.AVOIDABLE_REMATCHES]) == (2, 0)


def test_club_mates_are_counted_where_they_meet():
    counted = quality(stage_of(["AB", "CD"], ["AC", "BD"], clubs={1: 5, 2: 5, 3: None, 4: None}))
    assert counted[DrawCount.SAME_CLUB] == 1


@rows("case", range(100))
def test_the_least_rematches_are_those_of_the_best_of_all_ways(case):
    chance = Random(case)
    ids = list(range(1, chance.randint(2, 8) + 1))
    before = History.of(Met(1, *chance.sample(ids, 2)) for _ in range(chance.randint(0, 30)))
    ways = every_way([*ids, *([None] if len(ids) % 2 else [])])
    assert least_rematches(ids, before) == min(
        sum(before.met(a, b) for a, b in way if None not in (a, b)) for way in ways
    )
