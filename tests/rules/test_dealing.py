"""The dealer and the first player: the deal passes to the left."""

import pytest

import rules

DUPLAS, SINGLE = ("A", "B"), ("A", "B", "C")


@pytest.mark.parametrize(
    ("system", "sides", "dealers", "first"),
    [
        ("000", DUPLAS, "ABAB", "ABAB"),
        ("003", DUPLAS, "ABAB", "BABA"),
        ("000", SINGLE, "ABCA", "ABCA"),
        ("003", SINGLE, "ABCA", "BCAB"),
    ],
)
def test_deal_passes_to_the_left(system, sides, dealers, first):
    first_player = rules.load(system).first_player

    turns = [rules.turn(sides, first_player, "A", deals) for deals in range(4)]

    assert "".join(turn.dealer for turn in turns) == dealers
    assert "".join(turn.first for turn in turns) == first


def test_deals_before_the_named_one_are_known_too():
    assert rules.turn(SINGLE, "dealer", "A", -1) == rules.Turn("C", "C", "B")
    assert rules.turn(DUPLAS, "left", "B", -1) == rules.Turn("A", "B", "B")


def test_player_to_the_right_of_the_dealer_cuts():
    assert [rules.turn(SINGLE, "dealer", "A", deals).cuts for deals in range(3)] == ["C", "A", "B"]
    assert [rules.turn(DUPLAS, "left", "A", deals).cuts for deals in range(2)] == ["B", "A"]


def test_what_the_players_agreed_on_passes_round_as_a_whole():
    agreed = rules.Turn("A", "A", "B")

    assert rules.pass_on(DUPLAS, agreed, 1) == rules.Turn("B", "B", "A")
    assert rules.pass_on(DUPLAS, agreed, 2) == agreed
    assert rules.pass_on(SINGLE, rules.Turn("A", "C", "B"), -1) == rules.Turn("C", "B", "A")


@pytest.mark.parametrize("system", ["001", "002"])
def test_text_that_leaves_it_to_the_table_names_no_first_player(system):
    assert rules.load(system).first_player == ""


def test_dealer_has_to_sit_at_the_table():
    with pytest.raises(ValueError, match="C"):
        rules.turn(DUPLAS, "dealer", "C", 0)
