"""The standings of a knockout, case by case: the outcome of each entrant, and the places still open."""

import pytest

from tournaments.standings.bracket import PlayedNode
from tournaments.standings.knockout import Fate, PlaceReason, knockout
from tournaments.standings.meeting import Status

FOUR = (1, 2, 3, 4)


def node(number, a, b, winner=None, *, kind="main", status=None, left_out=False):
    """Return a node; it is finished if a winner or a status is given."""
    status = status or (Status.PLAYED if winner else None)
    return PlayedNode(
        id=hash((number, a, b, kind)),
        kind=kind,
        round=number,
        a=a,
        b=b,
        status=status,
        winner=winner,
        left_out=left_out,
    )


SEMI_1, SEMI_2 = node(1, 1, 4, 1), node(1, 2, 3, 3)
FINAL, THIRD = node(2, 1, 3, 1), node(2, 4, 2, 4, kind="third")
NO_THIRD = node(2, None, None, kind="third")


def places(nodes, entrants=FOUR):
    found = knockout(nodes, entrants)
    return [(one, *fate.places(len(entrants)), fate.code) for one, fate in found.items()]


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        pytest.param(
            [node(1, 1, 4), node(1, 2, 3), NO_THIRD],
            [(1, 1, 4, "still_in"), (2, 1, 4, "still_in"), (3, 1, 4, "still_in"), (4, 1, 4, "still_in")],
            id="nothing-played",
        ),
        pytest.param(
            [SEMI_1, node(1, 2, 3), NO_THIRD],
            [(1, 1, 2, "still_in"), (2, 1, 4, "still_in"), (3, 1, 4, "still_in"), (4, 3, 4, "awaits_third")],
            id="one-semifinal",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, NO_THIRD],
            [
                (1, 1, 2, "still_in"),
                (2, 3, 4, "awaits_third"),
                (3, 1, 2, "still_in"),
                (4, 3, 4, "awaits_third"),
            ],
            id="both-semifinals",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, THIRD],
            [(1, 1, 2, "still_in"), (2, 4, 4, "fourth"), (3, 1, 2, "still_in"), (4, 3, 3, "third")],
            id="third-place-before-the-final",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, THIRD, FINAL],
            [(1, 1, 1, "champion"), (2, 4, 4, "fourth"), (3, 2, 2, "finalist"), (4, 3, 3, "third")],
            id="all-played",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, FINAL],
            [
                (1, 1, 1, "champion"),
                (2, 3, 4, "lost_in_round"),
                (3, 2, 2, "finalist"),
                (4, 3, 4, "lost_in_round"),
            ],
            id="third-shared-without-its-jogo",
        ),
    ],
)
def test_places_of_four(nodes, expected):
    assert places(nodes) == expected
    assert places(nodes[::-1]) == expected  # whatever the order of the nodes


@pytest.mark.parametrize(
    ("nodes", "entrant", "expected"),
    [
        pytest.param(
            [node(1, 1, 4)], 1, Fate(code=PlaceReason.STILL_IN, round=1, rounds=2), id="before-the-first"
        ),
        pytest.param(
            [SEMI_1], 1, Fate(code=PlaceReason.STILL_IN, round=2, rounds=2, opponent=4), id="still-in"
        ),
        pytest.param(
            [SEMI_2], 2, Fate(code=PlaceReason.LOST_IN_ROUND, round=1, rounds=2, opponent=3), id="lost"
        ),
        pytest.param(
            [SEMI_1, SEMI_2, FINAL],
            1,
            Fate(code=PlaceReason.CHAMPION, round=2, rounds=2, opponent=3),
            id="champion",
        ),
    ],
)
def test_a_fate_names_round_and_opponent(nodes, entrant, expected):
    assert knockout(nodes, FOUR)[entrant] == expected


def test_a_walkover_is_said_of_both():
    found = knockout([node(1, 1, 4, 4, status=Status.WALKOVER)], FOUR)

    assert found[1] == Fate(code=PlaceReason.LOST_IN_ROUND, round=1, rounds=2, opponent=4, walkover=True)
    assert found[4] == Fate(code=PlaceReason.STILL_IN, round=2, rounds=2, opponent=1, walkover=True)


def test_a_third_place_without_a_winner_leaves_both_where_their_semifinals_put_them():
    nobody = node(2, 4, 2, kind="third", status=Status.BOTH_ABSENT)

    nodes = [SEMI_1, SEMI_2, FINAL, nobody]

    assert places(nodes)[1::2] == [(2, 3, 4, "lost_in_round"), (4, 3, 4, "lost_in_round")]
    assert knockout(nodes, FOUR)[4] == Fate(code=PlaceReason.LOST_IN_ROUND, round=1, rounds=2, opponent=1)


def test_a_third_place_without_an_opponent_is_not_awaited():
    neither = node(1, 2, 3, status=Status.BOTH_ABSENT)
    alone = node(2, 4, None, 4, kind="third", status=Status.BYE)

    assert knockout([SEMI_1, neither, alone], FOUR)[4] == Fate(code=PlaceReason.THIRD, round=2, rounds=2)


def test_a_third_place_that_nobody_plays_any_more_is_not_awaited():
    left_out = node(2, 4, None, kind="third", left_out=True)

    found = places([SEMI_1, node(1, 2, 3, left_out=True), left_out, node(2, 1, None, left_out=True)])

    assert found[3] == (4, 3, 4, "lost_in_round")


def test_a_bracket_that_is_not_played_on_says_so_of_who_is_still_in_it():
    nodes = [SEMI_1, node(1, 2, 3, left_out=True), node(2, 1, None, left_out=True)]

    assert places(nodes)[:3] == [(1, 1, 2, "stopped"), (2, 1, 4, "stopped"), (3, 1, 4, "stopped")]
    assert knockout(nodes, FOUR)[1] == Fate(code=PlaceReason.STOPPED, round=2, rounds=2, opponent=4)


def test_both_absent_are_out_and_who_would_have_met_them_goes_on():
    neither = node(1, 1, 4, status=Status.BOTH_ABSENT)
    through = node(2, None, 3, 3, status=Status.BYE)

    nodes = [neither, SEMI_2, through]

    assert {found[1:] for found in places(nodes) if found[0] in {1, 4}} == {(3, 4, "absent")}
    assert places(nodes)[2] == (3, 1, 1, "champion")
    assert knockout(nodes, FOUR)[3] == Fate(code=PlaceReason.CHAMPION, round=2, rounds=2)


def test_who_never_had_anybody_to_meet_is_champion():
    nodes = [node(1, 1, None, 1, status=Status.BYE), node(1, 2, 3, status=Status.BOTH_ABSENT)]

    assert places([*nodes, node(2, 1, None, 1, status=Status.BYE)], (1, 2, 3))[0] == (1, 1, 1, "champion")


def test_who_walks_through_in_mid_bracket_is_in_the_round_after():
    eight = range(1, 9)
    nodes = [node(1, 1, 5, 1), node(2, 1, None, 1, status=Status.BYE)]

    found = knockout(nodes, eight)[1]

    assert found == Fate(code=PlaceReason.STILL_IN, round=3, rounds=3, opponent=5)
    assert found.places(8) == (1, 2)


def test_three_entrants_leave_one_third():
    bye = node(1, 1, None, 1, status=Status.BYE)

    before = places([bye, node(1, 2, 3)], (1, 2, 3))
    after = places([bye, node(1, 2, 3, 2), node(2, 1, 2, 2)], (1, 2, 3))

    assert before == [(1, 1, 2, "still_in"), (2, 1, 3, "still_in"), (3, 1, 3, "still_in")]
    assert after == [(1, 2, 2, "finalist"), (2, 1, 1, "champion"), (3, 3, 3, "lost_in_round")]


def test_a_consolation_places_nobody():
    consolation = node(2, 4, 2, 2, kind="consolation")

    assert places([SEMI_1, SEMI_2, consolation]) == places([SEMI_1, SEMI_2])
