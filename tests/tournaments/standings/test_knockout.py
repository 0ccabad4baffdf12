"""The standing of a knockout, case by case."""

from dataclasses import replace

import pytest

from tournaments.standings import (
    Contender,
    Criterion,
    JogoResult,
    PartidaResult,
    Reason,
    Tally,
    Why,
    knockout,
)

NAMES = ("ana e bia", "caio e davi", "eva e flora", "gil e hugo")
FOUR = [Contender(entrant, name) for entrant, name in enumerate(NAMES, start=1)]


def jogo(number, a, b, *points, winner=None, **more):
    """A jogo of the given partidas, each won by the side with more points."""
    partidas = tuple(PartidaResult(*pair, "A" if pair[0] > pair[1] else "B") for pair in points)
    won = sum(partida.winner == "A" for partida in partidas) * 2 > len(partidas)
    return JogoResult(round=number, a=a, b=b, winner=winner or (a if won else b), partidas=partidas, **more)


SEMI_1 = jogo(
    1, 1, 4, (1500, 900), (1620, 1100), canastras_a={"dirty": 2, "clean": 1}, canastras_b={"clean": 3}
)
SEMI_2 = jogo(1, 2, 3, (1510, 1200), (700, 1530), (1200, 1700))
FINAL = jogo(2, 1, 3, (1540, 1000), (1510, 1490), canastras_a={"clean": 4})
THIRD = jogo(2, 4, 2, (1700, 300), (1505, 1400), kind="third")


def places(rows):
    return [(row.entrant, row.place, row.place_to, row.reason.code) for row in rows]


@pytest.mark.parametrize(
    ("results", "third_place", "expected"),
    [
        pytest.param(
            [],
            True,
            [(1, 1, 4, "still_in"), (2, 1, 4, "still_in"), (3, 1, 4, "still_in"), (4, 1, 4, "still_in")],
            id="nothing-played",
        ),
        pytest.param(
            [SEMI_1],
            True,
            [(1, 1, 2, "still_in"), (2, 1, 4, "still_in"), (3, 1, 4, "still_in"), (4, 3, 4, "awaits_third")],
            id="one-semifinal",
        ),
        pytest.param(
            [SEMI_1, SEMI_2],
            True,
            [
                (1, 1, 2, "still_in"),
                (3, 1, 2, "still_in"),
                (2, 3, 4, "awaits_third"),
                (4, 3, 4, "awaits_third"),
            ],
            id="both-semifinals",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, THIRD],
            True,
            [(1, 1, 2, "still_in"), (3, 1, 2, "still_in"), (4, 3, 3, "third"), (2, 4, 4, "fourth")],
            id="third-place-before-the-final",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, THIRD, FINAL],
            True,
            [(1, 1, 1, "champion"), (3, 2, 2, "finalist"), (4, 3, 3, "third"), (2, 4, 4, "fourth")],
            id="all-played",
        ),
        pytest.param(
            [SEMI_1, SEMI_2, FINAL],
            False,
            [
                (1, 1, 1, "champion"),
                (3, 2, 2, "finalist"),
                (2, 3, 4, "lost_in_round"),
                (4, 3, 4, "lost_in_round"),
            ],
            id="third-shared-without-its-jogo",
        ),
    ],
)
def test_places_of_four(results, third_place, expected):
    assert places(knockout(FOUR, results, third_place=third_place)) == expected


def test_rows_carry_what_was_done():
    rows = {row.entrant: row for row in knockout(FOUR, [SEMI_1, SEMI_2, THIRD, FINAL], third_place=True)}

    assert rows[1].tally == Tally(
        jogos_won=2,
        partidas_won=4,
        points_for=1500 + 1620 + 1540 + 1510,
        points_against=900 + 1100 + 1000 + 1490,
        canastras={"clean": 5, "dirty": 2},
    )
    assert rows[3].tally == Tally(
        jogos_won=1,
        jogos_lost=1,
        partidas_won=2,
        partidas_lost=3,
        points_for=1200 + 1530 + 1700 + 1000 + 1490,
        points_against=1510 + 700 + 1200 + 1540 + 1510,
    )
    assert (rows[1].tally.difference, rows[3].tally.difference) == (1680, 460)
    assert list(rows[1].tally.canastras) == ["clean", "dirty"]
    assert [rows[entrant].shared for entrant in (1, 2, 3, 4)] == [False] * 4


@pytest.mark.parametrize(
    ("results", "entrant", "expected"),
    [
        pytest.param([], 1, Reason(code=Why.STILL_IN, round=1, rounds=2), id="before-the-first"),
        pytest.param([SEMI_1], 1, Reason(code=Why.STILL_IN, round=2, rounds=2, opponent=4), id="still-in"),
        pytest.param([SEMI_2], 2, Reason(code=Why.LOST_IN_ROUND, round=1, rounds=2, opponent=3), id="lost"),
        pytest.param(
            [SEMI_1, SEMI_2, FINAL],
            1,
            Reason(code=Why.CHAMPION, round=2, rounds=2, opponent=3),
            id="champion",
        ),
    ],
)
def test_reason_names_round_and_opponent(results, entrant, expected):
    rows = knockout(FOUR, results, third_place=False)

    assert [row.reason for row in rows if row.entrant == entrant] == [expected]


def test_walkover_gives_the_jogo_and_no_points():
    absent = JogoResult(round=1, a=1, b=4, winner=4, walkover=True)

    rows = {row.entrant: row for row in knockout(FOUR, [absent], third_place=False)}

    assert rows[4].tally == Tally(jogos_won=1, walkovers_won=1)
    assert rows[1].tally == Tally(jogos_lost=1, walkovers_lost=1)
    assert rows[1].reason == Reason(code=Why.LOST_IN_ROUND, round=1, rounds=2, opponent=4, walkover=True)
    assert rows[4].reason == Reason(code=Why.STILL_IN, round=2, rounds=2, opponent=1, walkover=True)


def test_who_is_surer_of_a_place_is_listed_first():
    """Entrant 4 went on by W.O. and cannot be worse than second; 2 and 3 have the better names."""
    rows = knockout(FOUR, [JogoResult(round=1, a=1, b=4, winner=4, walkover=True)], third_place=False)

    assert [(row.entrant, row.place_to) for row in rows] == [(4, 2), (2, 4), (3, 4), (1, 4)]


def test_walkover_in_mid_jogo_keeps_what_was_played():
    played = (PartidaResult(1500, 800, "A"), PartidaResult(400, 350, None))
    left = JogoResult(round=1, a=1, b=4, winner=4, walkover=True, partidas=played)

    rows = {row.entrant: row for row in knockout(FOUR, [left], third_place=False)}

    assert rows[1].tally == Tally(
        jogos_lost=1, walkovers_lost=1, partidas_won=1, points_for=1900, points_against=1150
    )
    assert rows[4].tally == Tally(
        jogos_won=1, walkovers_won=1, partidas_lost=1, points_for=1150, points_against=1900
    )


def test_jogo_without_winner_places_nobody():
    nobody = JogoResult(round=2, a=4, b=2, winner=None, walkover=True, kind="third")

    rows = knockout(FOUR, [SEMI_1, SEMI_2, FINAL, nobody], third_place=True)

    assert places(rows)[2:] == [(2, 3, 4, "awaits_third"), (4, 3, 4, "awaits_third")]
    assert rows[2].tally.jogos_lost == 1


def test_both_absent_are_out_and_who_would_have_met_them_goes_on():
    neither = JogoResult(round=1, a=1, b=4, winner=None)
    four = [replace(one, through=2) if one.entrant == 3 else one for one in FOUR]

    rows = {row.entrant: row for row in knockout(four, [neither, SEMI_2], third_place=False)}

    assert {(rows[one].place, rows[one].place_to, rows[one].reason.code) for one in (1, 4)} == {
        (3, 4, "absent")
    }
    assert rows[3].reason == Reason(code=Why.CHAMPION, round=2, rounds=2)
    assert (rows[3].place, rows[3].place_to) == (1, 1)


def test_who_walks_through_in_mid_bracket_is_in_the_round_after():
    eight = [Contender(entrant, "x", through=2 if entrant == 1 else 0) for entrant in range(1, 9)]

    rows = {row.entrant: row for row in knockout(eight, [jogo(1, 1, 5, (700, 0))], third_place=False)}

    assert rows[1].reason == Reason(code=Why.STILL_IN, round=3, rounds=3, opponent=5)
    assert (rows[1].place, rows[1].place_to) == (1, 2)


def losers_of_eight(*points):
    """Four first-round jogos of one partida: entrants 5 to 8 lose with these points."""
    return [jogo(1, n, n + 4, pair) for n, pair in enumerate(points, start=1)]


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        pytest.param(
            losers_of_eight((1500, 900), (1500, 1100), (1500, 800), (1500, 1000)),
            [6, 8, 5, 7],
            id="difference",
        ),
        pytest.param(
            losers_of_eight((1500, 900), (1700, 1100), (1600, 1000), (1550, 950)),
            [6, 7, 8, 5],
            id="points-for",
        ),
        pytest.param(losers_of_eight(*[(1500, 900)] * 4), [8, 5, 6, 7], id="name"),
        pytest.param(
            [
                *losers_of_eight((1500, 900), (1500, 1100), (1500, 800)),
                jogo(1, 4, 8, (1500, 0), (900, 1500), (1500, 0)),
            ],
            [8, 6, 5, 7],
            id="partidas",
        ),
    ],
)
def test_shared_places_are_listed_by_what_was_done(results, expected):
    names = {5: "b", 6: "c", 7: "d", 8: "a"}
    eight = [Contender(entrant, names.get(entrant, "z")) for entrant in range(1, 9)]

    out = knockout(eight, results, third_place=True)[4:]

    assert [row.entrant for row in out] == expected
    assert {(row.place, row.place_to, row.shared) for row in out} == {(5, 8, True)}


def test_another_order_of_criteria_lists_otherwise():
    results = losers_of_eight((1500, 900), (1800, 1100), (1500, 800), (1700, 1150))
    eight = [Contender(entrant, "x") for entrant in range(1, 9)]

    def listed(*order):
        return [row.entrant for row in knockout(eight, results, third_place=True, order=order)[4:]]

    assert listed(Criterion.POINTS_FOR) == [8, 6, 5, 7]
    assert listed(Criterion.DIFFERENCE, Criterion.POINTS_FOR) == [8, 5, 6, 7]
    assert listed() == [5, 6, 7, 8]


def test_three_entrants_leave_one_third():
    three = [Contender(1, "a", bye=True), Contender(2, "b"), Contender(3, "c")]

    before = knockout(three, [], third_place=False)
    after = knockout(three, [jogo(1, 2, 3, (1500, 0)), jogo(2, 1, 2, (0, 1500))], third_place=False)

    assert places(before) == [(1, 1, 2, "still_in"), (2, 1, 3, "still_in"), (3, 1, 3, "still_in")]
    assert places(after) == [(2, 1, 1, "champion"), (1, 2, 2, "finalist"), (3, 3, 3, "lost_in_round")]


@pytest.mark.parametrize(("a", "b", "winner"), [(1, 1, 1), (1, 2, 3)])
def test_a_jogo_is_between_two_and_won_by_one_of_them(a, b, winner):
    with pytest.raises(ValueError, match="not a jogo"):
        JogoResult(round=1, a=a, b=b, winner=winner)


def test_a_result_of_a_stranger_is_a_bug():
    with pytest.raises(KeyError):
        knockout(FOUR, [jogo(1, 1, 9, (1500, 0))], third_place=False)
