"""The points of a meeting: every status of both families."""

from fractions import Fraction

import pytest

from tests.tournaments.standings.meetings import jogo
from tournaments.standings.line import lines
from tournaments.standings.meeting import Made, Meeting, SideOutcome, Status, turno
from tournaments.standings.scheme import BRAZIL, ITALY_3, ITALY_4, Given, Scheme

HALVES = Scheme(
    played=Given(3, 0, 1),
    walkover=Given(2, -1),
    bye=Fraction(3, 2),
    both_absent=-1,
    abandoned=Given(1, 0, Fraction(1, 2)),
)
PLAYED = Meeting(round=1, a=1, b=2, winner=1, made_a=Made(partidas=2), made_b=Made(partidas=1))
LEVEL = Meeting(round=1, a=1, b=2)
AWAY = Meeting(round=1, a=1, b=2, winner=2, status=Status.WALKOVER)
FREE = Meeting(round=1, a=1, b=None, status=Status.BYE)
NOBODY = Meeting(round=1, a=1, b=2, status=Status.BOTH_ABSENT)
BROKEN = Meeting(round=1, a=1, b=2, status=Status.ABANDONED)
RULED = Meeting(round=1, a=1, b=2, status=Status.DIRECTOR, given=(5, Fraction(1, 2)))
GIVEN = Meeting(round=1, a=1, b=2, winner=1, status=Status.AVERAGE)


@pytest.mark.parametrize(
    ("scheme", "meeting", "expected"),
    [
        (BRAZIL, PLAYED, (1, 0)),
        (BRAZIL, AWAY, (0, 1)),
        (HALVES, PLAYED, (3, 0)),
        (HALVES, LEVEL, (1, 1)),
        (HALVES, AWAY, (-1, 2)),
        (HALVES, NOBODY, (-1, -1)),
        (HALVES, BROKEN, (Fraction(1, 2), Fraction(1, 2))),
        (HALVES, RULED, (5, Fraction(1, 2))),
        (HALVES, GIVEN, (2, -1)),
        (BRAZIL, BROKEN, (0, 0)),
        (ITALY_3, turno(1, 1, 2, 1825, 1000), (17, 3)),
        (ITALY_3, turno(1, 1, 2, 1000, 1825), (3, 17)),
        (ITALY_3, turno(1, 1, 2, 700, 700), (10, 10)),
        (ITALY_4, turno(1, 1, 2, 1825, 1000), (14, 6)),
        (ITALY_3, AWAY, (6, 14)),
        (ITALY_4, AWAY, (8, 12)),
    ],
)
def test_points_of_both_sides(scheme, meeting, expected):
    assert (scheme.points(meeting, 1), scheme.points(meeting, 2)) == expected


@pytest.mark.parametrize(
    ("scheme", "points"), [(BRAZIL, 1), (HALVES, Fraction(3, 2)), (ITALY_3, 14), (ITALY_4, 12)]
)
def test_points_of_a_bye(scheme, points):
    assert scheme.points(FREE, 1) == points


def test_abandoned_turno_may_be_scored_as_it_stands():
    stopped = Meeting(
        round=1, a=1, b=2, status=Status.ABANDONED, made_a=Made(points=300), made_b=Made(points=100)
    )

    assert (ITALY_3.points(stopped, 1), ITALY_3.points(stopped, 2)) == (12, 8)


@pytest.mark.parametrize(
    ("meeting", "expected"),
    [
        (PLAYED, (SideOutcome.WON, SideOutcome.LOST)),
        (LEVEL, (SideOutcome.LEVEL, SideOutcome.LEVEL)),
        (AWAY, (SideOutcome.LOST, SideOutcome.WON)),
        (NOBODY, (SideOutcome.NONE, SideOutcome.NONE)),
    ],
)
def test_both_absent_is_no_level_meeting(meeting, expected):
    assert (meeting.outcome(1), meeting.outcome(2)) == expected


@pytest.mark.parametrize(
    "facts",
    [
        {"b": 1},
        {"winner": 3},
        {"b": None},
        {"status": Status.BYE},
        {"status": Status.WALKOVER},
        {"status": Status.DIRECTOR},
        {"given": (1, 0)},
    ],
)
def test_contradictions_are_bugs(facts):
    with pytest.raises(ValueError, match="not a meeting"):
        Meeting(**{"round": 1, "a": 1, "b": 2, **facts})


@pytest.mark.parametrize(
    ("partidas", "points"),
    [((2, 0), (3, 0)), ((2, 1), (2, 1)), ((3, 2), (2, 1)), ((3, 1), (3, 0)), ((1, 0), (3, 0))],
)
def test_a_win_by_one_partida_may_be_worth_less(partidas, points):
    scheme = Scheme(played=Given(3, 0, 1, narrow_won=2, narrow_lost=1), walkover=Given(3, 0), bye=3)
    meeting = jogo(1, 1, 2, partidas=partidas, winner=1)

    assert (scheme.points(meeting, 1), scheme.points(meeting, 2)) == points
    assert scheme.points(Meeting(round=1, a=1, b=2, winner=1, status=Status.WALKOVER), 1) == 3


def test_who_rests_gets_points_made_besides_where_the_plan_says_so():
    scheme = Scheme(played=Given(1, 0), walkover=Given(1, 0), bye=1, bye_made=100)
    (line,) = lines([1], [Meeting(round=1, a=1, b=None, status=Status.BYE)], scheme).values()

    assert (line.points, line.made, line.suffered) == (1, 100, 0)
