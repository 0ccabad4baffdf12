"""The points of a meeting of two teams, for all outcomes at its two tables."""

from dataclasses import replace
from itertools import permutations

import pytest

from tests.tournaments.standings.meetings import DRAWS, jogo
from tournaments.standings.line import lines
from tournaments.standings.meeting import Made, Meeting, SideOutcome, Status, turno
from tournaments.standings.scheme import ITALY_3, Given
from tournaments.standings.team_meetings import Counts, team_meetings

TEAM_OF = {1: 1, 2: 1, 3: 3, 4: 3, 5: 5, 6: 5}
SUM, TABLES = Counts.SUM, Counts.TABLES


def met(*tables, scheme=ITALY_3, counts=SUM, **more):
    return team_meetings(tables, scheme, counts, team_of=TEAM_OF, **more)


def points(meetings, scheme=ITALY_3):
    """Return the points of the two teams."""
    made = lines({1, 3, 5}, meetings, scheme)
    return made[1].points, made[3].points


def walkover(winner, loser, status=Status.WALKOVER):
    return Meeting(round=1, a=winner, b=loser, status=status, winner=winner)


def rests(dupla):
    return Meeting(round=1, a=dupla, b=None, status=Status.BYE)


def given(a, b, points_a, points_b):
    return Meeting(round=1, a=a, b=b, status=Status.DIRECTOR, given=(points_a, points_b))


def test_points_of_both_tables_are_summed_and_worth_one_result():
    # 400 ahead at one table and 200 behind at the other: 200 ahead, 12-8.
    (one,) = met(turno(1, 1, 3, 1000, 600), turno(1, 2, 4, 500, 700))

    assert (one.a, one.b, one.winner, one.status) == (1, 3, 1, Status.PLAYED)
    assert (one.made_a.points, one.made_b.points) == (1500, 1300)
    assert points([one]) == (12, 8)


def test_points_of_each_table_are_added_where_the_plan_says_so():
    # 14-6 and 8-12.
    found = met(turno(1, 1, 3, 1000, 600), turno(1, 2, 4, 500, 700), counts=TABLES)

    assert len(found) == 2
    assert points(found) == (22, 18)


def test_sides_of_the_tables_and_their_order_change_nothing():
    tables = [turno(1, 1, 3, 1000, 600), turno(1, 4, 2, 700, 500), turno(2, 5, 1, 300, 200)]
    expected = met(*tables, turno(2, 2, 6, 100, 0))

    for some in permutations([*tables, turno(2, 6, 2, 0, 100)]):
        assert sorted(met(*some), key=lambda one: one.round) == sorted(expected, key=lambda one: one.round)


def test_level_sum_is_a_draw():
    (one,) = met(jogo(1, 1, 3, 700, 200), jogo(1, 2, 4, 200, 700), scheme=DRAWS)

    assert one.outcome(1) is one.outcome(3) is SideOutcome.LEVEL
    assert points([one], DRAWS) == (1, 1)


def test_what_was_made_at_the_tables_is_summed():
    one_table = jogo(1, 1, 3, 700, 200, partidas=(2, 1), canastras=(3, 1), batidas=(2, 0))
    (one,) = met(one_table, jogo(1, 4, 2, 900, 100, partidas=(2, 0), canastras=(4, 2), batidas=(1, 1)))

    assert one.winner == 3
    assert (one.made_a.partidas, one.made_b.partidas) == (2, 3)
    assert (one.made_a.canastras, one.made_b.canastras) == ({"clean": 5}, {"clean": 5})
    assert (one.made_a.batidas, one.made_b.batidas) == (3, 1)


def test_meeting_waits_for_both_tables():
    table = turno(1, 1, 3, 1000, 600)

    assert met(table, still_open={(1, 1), (1, 3)}) == ()
    assert len(met(table, still_open={(1, 1), (1, 3)}, counts=TABLES)) == 1
    assert met(table, still_open={(2, 1), (2, 3)}) == met(table)


def test_table_that_does_not_count_leaves_the_other_alone():
    assert points(met(turno(1, 1, 3, 1000, 600))) == (14, 6)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        pytest.param(walkover(1, 3), turno(1, 2, 4, 600, 600), (12, 8), id="wo"),
        pytest.param(walkover(3, 1, Status.AVERAGE), turno(1, 2, 4, 600, 600), (8, 12), id="average"),
        pytest.param(walkover(1, 3), walkover(4, 2), (10, 10), id="one-wo-each"),
        pytest.param(given(1, 3, 20, 0), turno(1, 4, 2, 1000, 600), (13, 7), id="given"),
        pytest.param(
            Meeting(round=1, a=1, b=3, status=Status.BOTH_ABSENT),
            turno(1, 2, 4, 1000, 600),
            (7, 3),
            id="both-absent",
        ),
        pytest.param(rests(3), turno(1, 2, 4, 600, 600), (5, 12), id="left-and-others-rest"),
        pytest.param(walkover(1, 3), walkover(2, 4), (14, 6), id="both-wo"),
    ],
)
def test_tables_not_both_played_are_worth_their_mean(one, other, expected):
    assert points(met(one, other)) == points(met(other, one)) == expected


def test_meeting_of_which_one_table_was_not_played_is_won_by_who_has_more():
    (one,) = met(walkover(1, 3), turno(1, 2, 4, 600, 600))

    assert (one.status, one.winner, one.given) == (Status.DIRECTOR, 1, (12, 8))
    assert (one.made_a.points, one.made_b.points) == (600, 600)
    (level,) = met(walkover(1, 3), walkover(4, 2))
    assert level.winner is None


def test_meeting_lost_at_both_tables_by_absence_is_a_walkover():
    (one,) = met(walkover(1, 3), walkover(2, 4))

    assert (one.status, one.winner) == (Status.WALKOVER, 1)


def test_what_was_made_at_both_tables_before_they_were_given_is_summed():
    begun = [
        replace(walkover(1, 3), made_a=Made(points=700)),
        replace(walkover(2, 4), made_a=Made(points=60)),
    ]

    (one,) = met(*begun)

    assert (one.made_a.points, one.made_b.points) == (760, 0)


def test_team_that_rests_has_one_bye():
    assert points(met(rests(1), rests(2))) == (14, 0)
    assert points(met(rests(1), rests(2), counts=TABLES)) == (28, 0)


def test_table_broken_off_counts_as_it_stands_unless_the_plan_says_otherwise():
    broken = replace(turno(1, 1, 3, 1000, 600), status=Status.ABANDONED)
    of_its_own = replace(ITALY_3, abandoned=Given(20, 0))

    assert points(met(broken, turno(1, 2, 4, 600, 600))) == (14, 6)
    found = met(broken, turno(1, 2, 4, 600, 600), scheme=of_its_own)
    assert points(found, of_its_own) == (15, 5)


def test_half_points_stay_exact():
    (one,) = met(walkover(1, 3), turno(1, 4, 2, 655, 600), scheme=replace(ITALY_3, walkover=Given(14, 6)))

    assert one.given == (11.5, 8.5)
    assert one.given[0].denominator == 2
