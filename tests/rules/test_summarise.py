"""The summary form of incomplete or faulty cards."""

import pytest

import rules
from tests.rows import rows
from tests.rules.golden import ALL_PLAYED, VECTORS, by_cards

REGULAMENTO = rules.load("regulamento-1", {"target": 1500})


@rows("hand", [*by_cards(), *ALL_PLAYED[::40]], ids=lambda hand: hand["id"])
def test_summary_of_a_mao_that_stands_is_the_one_it_is_judged_by(hand):
    ruleset = rules.load(hand["system"], hand["options"])
    verdict = rules.judge_cards(ruleset, hand["facts_cards"])

    found = rules.summarise(ruleset, hand["facts_cards"])

    if verdict.ok:
        assert found == verdict.summary
    else:
        assert set(found["sides"]) == set(hand["facts_cards"]["sides"])


def test_summary_has_what_can_be_read_beside_what_cannot():
    run = ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]
    melds = [{"kind": "run", "cards": run}, {"kind": "run", "cards": ["KS", "QS", "XX"]}]
    facts = {"sides": {"A": {"melds": melds, "hands": {"A1": ["3S"], "A2": []}}, "B": {}}}

    found = rules.summarise(REGULAMENTO, facts)

    assert found["ending"] is None
    assert found["sides"]["A"]["table"] == 70
    assert found["sides"]["A"]["clean"] == 1
    assert found["sides"]["A"]["hand"] == 10
    assert found["sides"]["B"]["table"] == 0


@pytest.mark.parametrize("facts", [None, 7, [], {}, {"sides": None}, {"sides": {"A": 3}}])
def test_summary_of_nothing_readable_has_no_side(facts):
    assert rules.summarise(REGULAMENTO, facts)["sides"] == {}


def test_summary_says_who_was_warned_before():
    hand = next(
        one
        for one in VECTORS["hands"]
        if one["system"] == "000" and one["expected"]["ok"] and "facts_cards" in one
    )
    facts = hand["facts_cards"] | {"warned_before": ["B", "A"]}
    summary = rules.judge_cards(rules.load("000", hand["options"]), facts).summary

    assert summary["warned_before"] == ["A", "B"]
