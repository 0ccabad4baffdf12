"""Art. 19: most partidas win; no partida starts once the jogo is decided."""

import pytest

import rules
from tests.rows import rows


@rows(
    ("winners", "partidas", "fixed", "winner", "reason"),
    [
        ("", 3, False, None, None),
        ("A", 1, False, "A", "majority"),
        ("A", 3, False, None, None),
        ("AA", 3, False, "A", "majority"),
        ("AB", 3, False, None, None),
        ("ABB", 3, False, "B", "majority"),
        ("A", 2, False, None, None),
        ("AA", 2, False, "A", "majority"),
        ("AB", 2, False, None, None),
        ("ABA", 2, False, "A", "extra_partida"),
        ("ABAB", 4, False, None, None),
        ("ABABB", 4, False, "B", "extra_partida"),
        ("AAA", 4, False, "A", "majority"),
        ("A", 1, True, "A", "most_partidas"),
        ("AA", 3, True, None, None),
        ("AAB", 3, True, "A", "most_partidas"),
        ("AAAA", 4, True, "A", "most_partidas"),
        ("AABB", 4, True, None, None),
        ("AABBB", 4, True, "B", "extra_partida"),
    ],
)
def test_jogo_is_decided(winners, partidas, fixed, winner, reason):
    outcome = rules.jogo(list(winners), partidas=partidas, fixed=fixed)

    assert (outcome.winner, outcome.reason, outcome.over) == (winner, reason, winner is not None)
    assert outcome.won == {"A": winners.count("A"), "B": winners.count("B")}


@rows(
    ("winners", "partidas", "fixed", "winner", "reason"),
    [
        ("-", 1, False, None, None),
        ("-A", 1, False, "A", "extra_partida"),
        ("--A", 1, False, "A", "extra_partida"),
        ("A-", 3, False, None, None),
        ("A--", 3, False, "A", "most_partidas"),
        ("AA-", 3, True, "A", "most_partidas"),
        ("A-B", 3, False, None, None),
        ("A-BB", 3, False, "B", "extra_partida"),
    ],
)
def test_partida_that_ended_level_counts_as_played_and_for_nobody(winners, partidas, fixed, winner, reason):
    assert decided(winners, partidas, fixed=fixed) == (winner, reason)


@rows(
    ("winners", "partidas", "winner", "reason"),
    [
        ("", 1, None, None),
        ("-", 1, None, "level"),
        ("A", 2, None, None),
        ("AB", 2, None, "level"),
        ("AB", 3, None, None),
        ("AB-", 3, None, "level"),
        ("A-B", 4, None, None),
        ("AA", 3, "A", "majority"),
        ("A-", 2, "A", "most_partidas"),
    ],
)
def test_jogo_that_may_end_level_does_so_after_all_its_partidas(winners, partidas, winner, reason):
    assert decided(winners, partidas, draw=True) == (winner, reason)


@rows(
    ("winners", "draw", "winner", "reason"),
    [
        ("", False, None, None),
        ("", True, None, None),
        ("A", False, "A", "clock"),
        ("A", True, "A", "clock"),
        ("AAA", False, "A", "majority"),
        ("AB", False, None, None),
        ("AB", True, None, "level"),
        ("-", True, None, "level"),
        ("ABB", False, "B", "clock"),
        ("--B", False, "B", "clock"),
    ],
)
def test_at_the_bell_the_partidas_given_are_all_that_count(winners, draw, winner, reason):
    assert decided(winners, 5, draw=draw, clock=True) == (winner, reason)


@pytest.mark.parametrize(
    ("winners", "partidas", "winner", "reason"),
    [
        ("A", 3, None, None),
        ("ABC", 3, None, None),
        ("ABCC", 3, "C", "extra_partida"),
        ("AA", 3, "A", "majority"),
        ("AAB", 4, None, None),
        ("AABC", 4, "A", "most_partidas"),
        ("AABB", 4, None, None),
    ],
)
def test_more_than_two_sides_are_measured_against_the_next(winners, partidas, winner, reason):
    assert decided(winners, partidas, sides="ABC") == (winner, reason)


def test_level_jogo_that_may_end_so_takes_no_extra_partida():
    with pytest.raises(rules.PartidaError, match="partida_after_end"):
        decided("ABA", 2, draw=True)


def decided(winners, partidas, **how):
    """Return winner and reason; `-` is a partida that ended level."""
    played = [None if winner == "-" else winner for winner in winners]
    outcome = rules.jogo(played, partidas=partidas, **how)
    assert outcome.over is (outcome.reason is not None)
    assert outcome.won == {side: winners.count(side) for side in how.get("sides", "AB")}
    return outcome.winner, outcome.reason


@pytest.mark.parametrize(
    ("winners", "partidas", "fixed", "played"),
    [("AAB", 3, False, 2), ("AB", 1, False, 1), ("ABAA", 2, False, 3), ("AABA", 3, True, 3)],
)
def test_no_partida_after_the_end(winners, partidas, fixed, played):
    with pytest.raises(rules.PartidaError) as caught:
        rules.jogo(list(winners), partidas=partidas, fixed=fixed)

    assert (caught.value.code, caught.value.hands) == ("partida_after_end", played)


def test_winner_must_be_one_of_the_sides():
    with pytest.raises(rules.PartidaError) as caught:
        rules.jogo(["A", "C"], partidas=3)

    assert (caught.value.code, caught.value.hands) == ("wrong_sides", 2)


def test_jogo_of_no_partida_is_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="^a jogo has at least one partida$"):
        rules.jogo([], partidas=0)
