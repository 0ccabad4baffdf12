"""Art. 19: most partidas; nobody plays on once it is decided."""

import pytest

import rules


@pytest.mark.parametrize(
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
    with pytest.raises(ValueError, match="at least one"):
        rules.jogo([], partidas=0)
