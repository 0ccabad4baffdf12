"""Art. 13: the limit, both sides over it, both level."""

import pytest

import rules
from tests.rows import rows
from tests.rules.facts import REGULAMENTO


def maos(*points):
    return [{"A": a, "B": b} for a, b in points]


@rows(
    ("points", "winner", "reason", "tied"),
    [
        pytest.param([], None, None, (), id="before the first mão"),
        pytest.param([(1490, 300)], None, None, (), id="ten short"),
        pytest.param([(1500, 300)], "A", "limit", (), id="reaching is enough"),
        pytest.param([(300, 700), (200, 900)], "B", "limit", (), id="the sum counts"),
        pytest.param([(1400, 1450), (200, 100)], "A", "both_over", (), id="both over: the higher"),
        pytest.param([(1500, 1510)], "B", "both_over", (), id="one exactly at the limit"),
        pytest.param([(1600, 1600)], None, None, ("A", "B"), id="level: one more mão"),
        pytest.param([(1400, 1400)], None, None, (), id="level below the limit is no tie"),
        pytest.param([(1500, 1500), (10, 0)], "A", "tie_break", (), id="the tie is broken"),
        pytest.param([(1500, 1500), (-300, -200)], "B", "tie_break", (), id="even below the limit"),
        pytest.param([(1500, 1500), (70, 70)], None, None, ("A", "B"), id="level again"),
        pytest.param([(1500, 1500), (-100, -100)], None, None, ("A", "B"), id="level again, below the limit"),
        pytest.param([(1500, 1500), (-100, -100), (0, 50)], "B", "tie_break", (), id="and a third"),
    ],
)
def test_partida_is_decided(points, winner, reason, tied):
    outcome = rules.partida(REGULAMENTO, maos(*points))

    assert (outcome.winner, outcome.reason, outcome.tied) == (winner, reason, tied)
    assert outcome.hands == len(points)
    assert outcome.totals == {"A": sum(a for a, _ in points), "B": sum(b for _, b in points)}


@pytest.mark.parametrize(
    ("points", "hands"),
    [
        ([(1500, 0), (10, 10)], 1),
        ([(1500, 1500), (10, 0), (0, 0)], 2),
        ([(100, 100), (0, 1400), (0, 0), (0, 0)], 2),
    ],
)
def test_no_mao_after_the_end(points, hands):
    with pytest.raises(rules.PartidaError, match="hand_after_end") as caught:
        rules.partida(REGULAMENTO, maos(*points))

    assert (caught.value.code, caught.value.hands) == ("hand_after_end", hands)


@pytest.mark.parametrize("points", [[], maos((3000, 100))])
def test_limit_must_be_set_before_the_first_mao(points):
    with pytest.raises(rules.PartidaError, match=r"^target_missing$") as caught:
        rules.partida(rules.load("002"), points)

    assert (caught.value.code, caught.value.hands) == ("target_missing", None)


@pytest.mark.parametrize("points", [{}, {"A": 10}, {"A": 10, "B": 0, "C": 0}])
def test_mao_of_other_sides_is_refused(points):
    with pytest.raises(rules.PartidaError) as caught:
        rules.partida(REGULAMENTO, [*maos((10, 0)), points])

    assert (caught.value.code, caught.value.hands) == ("wrong_sides", 2)


def test_outcome_keeps_its_totals_when_play_goes_on():
    earlier = rules.partida(REGULAMENTO, maos((100, 50)))
    rules.partida(REGULAMENTO, maos((100, 50), (100, 50)))

    assert earlier.totals == {"A": 100, "B": 50}
