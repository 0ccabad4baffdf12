"""Simulated events also apply the plan's options for late entries and seeds."""

import pytest

from tournaments.plan.stored import read
from tournaments.simulation.event import simulate
from tournaments.simulation.hall import CALM, Chances, cast

LATE = Chances(leaves=0, late=1, absent=0, broken_off=0, given=0, level=0, corrected=0)
POINTS = {"played": {"won": 1, "lost": 0}, "walkover": {"won": 1, "lost": 0}, "bye": 1}
GROUPS = {"format": "groups", "groups": 4, "top": 2, "partidas": 1}


def seeds_and_winners(seed, **plan):
    """Return the seeds of the bracket, and the group winners with their results, in order."""
    plans = [read(GROUPS), read({"format": "knockout", "partidas": 1, **plan})]
    first, second = simulate(plans, cast(16, seed), seed=seed, chances=CALM).stages
    seeded = sorted((one for one in second.entrants if one.seed), key=lambda one: one.seed)
    return [one.id for one in seeded[:4]], [table[0] for table in first.standings()]


def by_results(row):
    return row.line.jogos_won, row.line.made, row.line.made - row.line.suffered


def test_winners_of_groups_are_seeded_by_what_they_did():
    other = 0
    for seed in range(8):
        seeded, winners = seeds_and_winners(seed, by_campaign=True)
        best = sorted(winners, key=by_results, reverse=True)
        assert seeded == [row.entrant for row in best]
        by_group, again = seeds_and_winners(seed)
        assert by_group == [row.entrant for row in again]
        other += seeded != by_group
    assert other > 4


@pytest.mark.parametrize(
    ("missed", "points", "rounds"), [("nothing", 0, 2), ("bye", 2, 4), ("walkover", 0, 4)]
)
@pytest.mark.parametrize("plan", [{"format": "swiss", "rounds": 4}, {"format": "mitchell", "rounds": 4}])
def test_rounds_missed_count_as_the_plan_says(plan, missed, points, rounds):
    planned = read({**plan, "partidas": 1, "points": POINTS, "missed": missed})
    (stage,) = simulate([planned], cast(11, 3), seed=3, chances=LATE).stages
    late = (
        next(one for one, number in stage.entered.items() if number == 3) if plan["format"] == "swiss" else 12
    )
    missing = stage.entered[late] - 1
    (line,) = [row.line for table in stage.standings() for row in table if row.entrant == late]

    assert len(line.shares) == (4 if rounds == 4 else 4 - missing)
    own = sum(share.points for share in line.shares if share.round > missing)
    assert line.points - own == (missing if points else 0)
