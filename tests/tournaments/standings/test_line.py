"""The values of a row: penalties, walkovers, the average, and points carried over."""

from fractions import Fraction

import pytest

from tests.tournaments.standings.meetings import DRAWS, by, jogo, penalty
from tournaments.standings.line import Carried
from tournaments.standings.meeting import Made, Meeting, Status, turno
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import BRAZIL_ORDER, ITALY_ORDER, rank
from tournaments.standings.scheme import BRAZIL, ITALY_3


@pytest.mark.parametrize(
    ("given_penalty", "points", "made"),
    [
        (penalty(1, Sanction.WARNING), 11, 1100),
        (penalty(1, Sanction.MP, 100), 11, 1000),
        (penalty(1, Sanction.VP, 2), 9, 1100),
        (penalty(1, Sanction.LOSS), 6, 1100),
    ],
)
def test_penalties_take_what_they_say_and_leave_the_opponent_alone(given_penalty, points, made):
    rows = rank([1, 2], [turno(1, 1, 2, 1100, 1000)], ITALY_3, ITALY_ORDER, penalties=[given_penalty])
    line = {row.entrant: row.line for row in rows}

    assert (line[1].points, line[1].made) == (points, made)
    assert (line[2].points, line[2].made, line[2].jogos_lost) == (9, 1000, 1)


def test_lost_by_penalty_is_a_lost_jogo():
    rows = rank([1, 2], [jogo(1, 1, 2, 5, 0)], BRAZIL, BRAZIL_ORDER, penalties=[penalty(1, Sanction.LOSS)])
    line = {row.entrant: row.line for row in rows}

    assert (line[1].jogos_won, line[1].jogos_lost, line[1].wins) == (0, 1, 0)
    assert (line[2].jogos_won, line[2].jogos_lost) == (0, 1)


def test_walkover_counts_the_partidas_the_event_says_and_no_points():
    absent = Meeting(round=1, a=1, b=2, winner=2, status=Status.WALKOVER)

    rows = rank([1, 2], [absent], DRAWS, by("points"))

    winner, loser = (row.line for row in rows)
    assert (winner.entrant, winner.partidas_won, winner.partidas_lost, winner.made) == (2, 2, 0, 0)
    assert (loser.partidas_won, loser.partidas_lost, loser.jogos_lost) == (0, 2, 1)


def test_walkover_of_a_jogo_that_was_begun_leaves_to_both_what_they_made():
    left = Meeting(
        round=1,
        a=1,
        b=2,
        winner=2,
        status=Status.WALKOVER,
        made_a=Made(points=890, batidas=1),
        made_b=Made(points=360),
    )

    rows = rank([1, 2], [left], DRAWS, by("points"))

    winner, loser = (row.line for row in rows)
    assert (winner.made, winner.suffered, winner.partidas_won, winner.batidas) == (360, 890, 2, 0)
    assert (loser.made, loser.suffered, loser.partidas_lost, loser.batidas) == (890, 360, 2, 1)


def test_missing_match_of_a_group_of_three_counts_by_the_average():
    meetings = [
        jogo(1, 1, 2, 1500, 1000),
        jogo(2, 1, 3, 1301, 900),
        Meeting(round=3, a=1, b=4, winner=1, status=Status.AVERAGE),
        jogo(4, 4, 5, 700, 0),
    ]
    line = {row.entrant: row.line for row in rank(range(1, 6), meetings, DRAWS, by("points"))}

    assert line[4].made == 700, "who left them gets no average"
    line = line[1]
    assert (line.points, line.made, line.suffered) == (6, 2801 + Fraction(2801, 2), 1900 + 950)


def test_points_are_carried_over_between_stages():
    rows = rank([1, 2], [turno(1, 1, 2, 1100, 1000)], ITALY_3, ITALY_ORDER, carried={2: Carried(5, 300, 100)})

    assert [(row.entrant, row.line.points, row.line.made, row.line.suffered) for row in rows] == [
        (2, 14, 1300, 1200),
        (1, 11, 1100, 1000),
    ]
