"""Other ends: exceeding the limit, one round, a number of mãos, the clock; more than two sides."""

import pytest

import rules
from tests.rows import rows

SINGLES = {"teams": "individual"}


def maos(*points, names="ABC"):
    return [dict(zip(names, one, strict=False)) for one in points]


def ruleset_sides(system, options):
    return rules.load(system, options).side_names[:3]


def summed(sides, points):
    return {side: sum(one[at] for one in points) for at, side in enumerate(sides)}


def partida(system, options, points, **how):
    return rules.partida(rules.load(system, options), maos(*points), **how)


@rows(
    ("system", "options", "points", "winner", "reason", "tied"),
    [
        pytest.param("003", {}, [(2000, 100)], None, None, (), id="2000 is not more than 2000"),
        pytest.param("003", {}, [(2005, 100)], "A", "limit", (), id="2005 is"),
        pytest.param("003", {}, [(2000, 2000)], None, None, (), id="level at 2000 is no tie yet"),
        pytest.param("003", {}, [(2100, 2100)], None, None, ("A", "B"), id="level above: another mão"),
        pytest.param("003", {}, [(2100, 2100), (-300, -200)], "B", "tie_break", (), id="which parts them"),
        pytest.param("003", {"players": 3}, [(2000, 2002.5, 0)], "B", "limit", (), id="half points"),
        pytest.param("003", {"players": 3}, [(2100, 2102.5, 0)], "B", "both_over", (), id="several over"),
        pytest.param("003", {"maos": 2}, [(3000, 0)], None, None, (), id="a turno has no limit"),
        pytest.param("003", {"maos": 2}, [(3000, 0), (0, 100)], "A", "all_maos", (), id="only its mãos"),
        pytest.param("003", {"maos": 1}, [(-50, -100)], "A", "all_maos", (), id="negative totals"),
        pytest.param(
            "003", {"maos": 2}, [(10, 0), (0, 10)], None, "all_maos", ("A", "B"), id="it may end level"
        ),
        pytest.param("000", SINGLES, [(1500, 1500, 20)], None, None, ("A", "B"), id="two of three level"),
        pytest.param(
            "000", SINGLES, [(1500, 1500, 20), (0, 5, 1490)], "C", "tie_break", (), id="a third passes"
        ),
        pytest.param(
            "000", SINGLES, [(1500, 1500, 20), (0, -5, 1475)], "A", "tie_break", (), id="all play on"
        ),
        pytest.param("001", {}, [], None, None, (), id="before the round"),
        pytest.param("001", {}, [(300, 500)], "B", "round", (), id="the round decides"),
    ],
)
def test_partida_is_decided(system, options, points, winner, reason, tied):
    outcome = partida(system, options, points)

    assert (outcome.winner, outcome.reason, outcome.tied) == (winner, reason, tied)
    assert outcome.over is (reason is not None)
    assert (outcome.hands, outcome.totals) == (len(points), summed(ruleset_sides(system, options), points))


@pytest.mark.parametrize(
    ("points", "winner", "reason", "tied"),
    [
        ([(100, 50)], "A", "clock", ()),
        ([(100, 50), (0, 60)], "B", "clock", ()),
        ([(100, 100)], None, "clock", ("A", "B")),
        ([], None, "clock", ("A", "B")),
        ([(1600, 50)], "A", "limit", ()),
        ([(1600, 1600)], None, "clock", ("A", "B")),
    ],
)
def test_clock_ends_it_after_the_mao_in_play(points, winner, reason, tied):
    outcome = partida("000", {}, points, clock=True)

    assert (outcome.winner, outcome.reason, outcome.tied) == (winner, reason, tied)
    assert outcome.over
    assert (outcome.hands, outcome.totals) == (len(points), summed("AB", points))


def test_side_that_started_wins_a_level_round():
    assert partida("001", {}, [(300, 300)], started="B").winner == "B"
    assert partida("001", {}, [(300, 300)], started="B").reason == "starter"
    assert partida("001", {}, [(300, 200)], started="B").winner == "A"


@rows(
    ("system", "options", "points", "started", "code", "at"),
    [
        ("001", {}, [(300, 300)], None, "starter_missing", 1),
        ("001", {}, [(300, 300)], "Z", "wrong_sides", 1),
        ("001", {}, [(300, 200), (0, 0)], "A", "one_round_only", 1),
        ("003", {"maos": 1}, [(10, 0), (0, 0)], None, "hand_after_end", 1),
        ("003", {"maos": 1}, [(10, 10), (0, 5)], None, "hand_after_end", 1),
        ("000", {}, [(10, 10, 10)], None, "wrong_sides", 1),
        ("000", SINGLES, [(10, 10, 10), (10, 10)], None, "wrong_sides", 2),
        ("000", SINGLES, [(10,)], None, "wrong_sides", 1),
        ("003", {"players": 3}, [(10, 10)], None, "wrong_sides", 1),
    ],
)
def test_course_that_cannot_have_been(system, options, points, started, code, at):
    with pytest.raises(rules.PartidaError) as caught:
        partida(system, options, points, started=started)

    assert (caught.value.code, caught.value.hands) == (code, at)
    assert str(caught.value) == f"{code} ({at})"


def test_totals_of_nine_singles():
    points = [{name: 5 * at for at, name in enumerate("ABCDEFGHI")}]

    assert rules.partida(rules.load("000", SINGLES), points).totals["I"] == 40
