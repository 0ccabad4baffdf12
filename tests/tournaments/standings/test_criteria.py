"""Every criterion: what it counts, which ties it breaks, and when a direct meeting does not apply."""

from fractions import Fraction

import pytest

from tests.tournaments.standings.meetings import DRAWS, SWISS, by, ids, jogo
from tournaments.standings.criteria import TIE_BREAKS, By, Measure
from tournaments.standings.meeting import Meeting, Status
from tournaments.standings.ranking import Above, rank
from tournaments.wording.criteria import CRITERIA

# Two meetings that level 1 with 3 (both winners) and 2 with 4; each case tips the scales by one fact.
TIPPED = {
    "points": [jogo(1, 1, 2, 5, 5), jogo(1, 3, 4, 5, 0)],
    "jogos_won": [jogo(1, 1, 2), jogo(1, 3, 4, 5, 0)],
    "partidas_won": [jogo(1, 1, 2, partidas=(1, 0)), jogo(1, 3, 4, partidas=(2, 0))],
    "partidas_difference": [jogo(1, 1, 2, partidas=(2, 1)), jogo(1, 3, 4, partidas=(2, 0))],
    "made": [jogo(1, 1, 2, 1500, 0), jogo(1, 3, 4, 1600, 0)],
    "difference": [jogo(1, 1, 2, 1500, 100), jogo(1, 3, 4, 1500, 0)],
    "quotient": [jogo(1, 1, 2, 1500, 600), jogo(1, 3, 4, 1000, 300)],
    "canastras:clean": [jogo(1, 1, 2, canastras=(1, 0)), jogo(1, 3, 4, canastras=(2, 0))],
    "batidas": [jogo(1, 1, 2, batidas=(0, 0)), jogo(1, 3, 4, batidas=(1, 0))],
    "wins": [
        Meeting(round=1, a=1, b=2, winner=1, status=Status.WALKOVER),
        jogo(1, 3, 4, 5, 0),
    ],
}


@pytest.mark.parametrize("name", TIPPED)
def test_criterion_parts_and_is_named_as_the_reason(name):
    first, *_ = rank([1, 2, 3, 4], TIPPED[name], DRAWS, by(name))

    assert first.entrant == 3
    assert str(first.above.by) == name
    assert first.above.value > first.above.next_value


def test_fewest_points_suffered_are_best():
    rows = rank([1, 2, 3, 4], [jogo(1, 1, 2, 900, 400), jogo(1, 3, 4, 800, 300)], DRAWS, by("suffered"))

    assert ids(rows) == [3, 1, 4, 2]
    assert rows[0].above == Above(By(Measure.SUFFERED), 300, 400)


def test_quotient_of_who_suffered_nothing_is_what_was_made():
    rows = rank([1, 2, 3, 4], [jogo(1, 1, 2, 900, 0), jogo(1, 3, 4, 905, -100)], DRAWS, by("quotient"))

    assert [(row.entrant, row.above.value) for row in rows[:2]] == [(3, 905), (1, 900)]


CIRCLE = [jogo(1, 1, 2, 5, 0), jogo(2, 2, 3, 5, 0), jogo(3, 3, 1, 5, 0)]


def test_direct_meeting_of_two_decides():
    meetings = [jogo(1, 2, 1, 5, 0), jogo(2, 1, 3, 5, 0)]

    two = rank([1, 2, 3], meetings, DRAWS, by("jogos_won", "direct"))
    assert (ids(two), two[0].above) == ([2, 1, 3], Above(By(Measure.DIRECT), 2, 0))


def test_direct_meeting_says_nothing_unless_all_the_tied_have_met():
    meetings = [jogo(1, 2, 1, 5, 0), jogo(2, 1, 8, 5, 0), jogo(3, 3, 9, 5, 0)]

    rows = rank([1, 2, 3, 8, 9], meetings, DRAWS, by("points", "direct"))

    assert [(row.entrant, row.place_to) for row in rows[:3]] == [(1, 3), (2, 3), (3, 3)]


def test_direct_meeting_for_two_alone_comes_again_once_difference_leaves_two():
    # 1, 2 and 3 are level, and 4 lost to all of them: the difference separates 3, then 2 has beaten 1.
    meetings = [
        *(jogo(1, 2, 1, 500, 400), jogo(2, 1, 3, 500, 400), jogo(3, 3, 2, 500, 400)),
        *(jogo(4, 1, 4, 500, 300), jogo(5, 2, 4, 500, 300), jogo(6, 3, 4, 500, 450)),
    ]
    order = by("points", "direct_two", "difference", "direct_two", "lots")

    rows = rank([1, 2, 3, 4], meetings, DRAWS, order, lots={1: 1, 2: 2, 3: 3, 4: 4})

    assert ids(rows) == [2, 1, 3, 4]
    assert [str(row.above.by) for row in rows[:3]] == ["direct_two", "difference", "points"]


def test_direct_meeting_for_two_alone_says_nothing_of_three_whom_it_would_part():
    meetings = [jogo(1, 1, 2, 5, 0), jogo(2, 1, 3, 5, 0), jogo(3, 2, 3, 5, 0)]

    assert ids(rank([3, 2, 1], meetings, DRAWS, by("direct_two", "lots"), lots={3: 1, 2: 2, 1: 3})) == [
        3,
        2,
        1,
    ]
    assert ids(rank([3, 2, 1], meetings, DRAWS, by("direct"))) == [1, 2, 3]


def test_circle_of_three_stays_tied_by_direct_meetings_and_lots_decide():
    rows = rank([1, 2, 3], CIRCLE, DRAWS, by("points", "direct", "lots"), lots={1: 2, 2: 3, 3: 1})

    assert ids(rows) == [3, 1, 2]
    assert rows[0].above == Above(By(Measure.LOTS), -1, -2)


def test_direct_is_taken_anew_among_those_still_tied():
    # Among the four, 2 and 1 have 4 points, 4 and 3 have 2; then 2 beat 1, and 4 beat 3.
    among = [(2, 1), (2, 4), (3, 2), (1, 3), (1, 4), (4, 3)]
    meetings = [jogo(n, a, b, 5, 0) for n, (a, b) in enumerate([*among, (4, 9), (3, 9)])]

    rows = rank([1, 2, 3, 4, 9], meetings, DRAWS, by("points", "direct"))

    assert [row.line.points for row in rows] == [4, 4, 4, 4, 0]
    assert ids(rows) == [2, 1, 4, 3, 9]
    direct = By(Measure.DIRECT)
    assert [row.above for row in rows[:3]] == [Above(direct, 2, 0), Above(direct, 4, 2), Above(direct, 2, 0)]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("points", {1: 5, 2: 4, 3: 3, 4: 0}),
        ("buchholz", {1: 4 + 3 + 0, 2: 5 + 0 + 4, 3: 0 + 5, 4: 3 + 4 + 5}),
        ("buchholz_cut", {1: 4 + 3, 2: 5 + 4, 3: 5, 4: 4 + 5}),
        ("buchholz_median", {1: 3, 2: 4, 3: 0, 4: 4}),
        ("sonneborn", {1: 4 + Fraction(3, 2) + 0, 2: 0, 3: 0 + Fraction(5, 2), 4: 0}),
        ("wins", {1: 2, 2: 1, 3: 1, 4: 0}),
    ],
)
def test_value_of_each_criterion_of_a_swiss_event(name, expected):
    rows = rank([1, 2, 3, 4], SWISS, DRAWS, by(name))
    values = {}
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        if row.above:
            values[row.entrant], values[after.entrant] = row.above.value, row.above.next_value
    tied = {value for value in expected.values() if list(expected.values()).count(value) > 1}

    assert ids(rows) == sorted(expected, key=lambda one: (-expected[one], one))
    assert values == {one: expected[one] for one in values}
    assert set(expected) - set(values) <= {one for one in expected if expected[one] in tied}


def test_unknown_criterion_is_a_bug():
    with pytest.raises(ValueError, match="shoe_size"):
        By.of("shoe_size")


def test_every_tie_break_is_taken_somehow_and_has_words():
    # A new criterion needs its entry in `criteria` and its texts.
    assert set(TIE_BREAKS) == set(Measure) == set(CRITERIA)


@pytest.mark.parametrize("measure", Measure)
def test_tie_break_gives_everybody_a_value(measure):
    rows = rank([1, 2, 3], CIRCLE, DRAWS, [By(measure, "clean" if measure is Measure.CANASTRAS else "")])

    assert sorted(ids(rows)) == [1, 2, 3]


def test_only_what_says_something_by_itself_is_a_column():
    silent = {one for one in Measure if not TIE_BREAKS[one].is_column}
    assert silent == {Measure.DIRECT, Measure.DIRECT_TWO, Measure.PLAYOFF, Measure.LOTS}
