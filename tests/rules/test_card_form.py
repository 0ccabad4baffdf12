"""Card by card: the checks of each card and each hand before any total."""

import copy

import rules
from rules import Severity
from tests.rows import rows
from tests.rules.cases_cards import BLIND, REFUSED, changed, judge
from tests.rules.facts import found
from tests.rules.golden import played


@rows(("code", "side", "field", "hand", "changes"), REFUSED)
def test_card_or_hand_that_cannot_be_is_refused(code, side, field, hand, changes):
    verdict = judge(hand, changed(hand, *changes))

    assert (code, side, field) in [(str(one.code), one.side, one.field) for one in verdict.errors]
    assert (verdict.totals, verdict.summary) == ({}, None)


def test_unviewed_pozzetto_is_counted_as_if_in_hand():
    verdict = judge("003-02", changed("003-02", *BLIND))

    assert found(verdict) == []
    assert verdict.summary["sides"]["B"] | {"hand": 0, "hand_cards": 0} == {
        "table": 95,
        "hand": 0,
        "table_cards": 11,
        "hand_cards": 0,
        "players": 2,
        "batida": False,
        "morto": "unviewed",
        "unviewed": 90,
        "unviewed_cards": 11,
        "clean": 1,
    }


def test_problem_of_a_meld_leaves_the_sums_alone():
    facts = changed("003-02", ("sides/A/melds/0/cards", ["3H", "5H", "6H"]))

    assert found(judge("003-02", facts)) == [("not_a_run", "A", "melds.0")]


def test_all_problems_are_reported_at_once():
    facts = changed(
        "003-02",
        ("sides/A/melds/0/cards", ["3H", "5H", "6H"]),
        ("sides/A/melds/1/kind", "heap"),
        ("sides/B/hands/B1", []),
        ("last_discard", "2S"),
    )

    assert found(judge("003-02", facts)) == [
        ("not_a_run", "A", "melds.0"),
        ("bad_kind", "A", "melds.1"),
        ("empty_hand", "B", "hand"),
        ("closing_discard_wild", None, "last_discard"),
    ]


def test_cards_have_to_leave_room_for_what_lies_elsewhere():
    # 108 cards, less two pozzetti of 11, the last discard and the two that are left.
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    side = {"melds": [], "morto": "not_taken"}
    sides = {
        "A": side | {"hands": {"A1": deck[:42], "A2": ["3S"]}},
        "B": side | {"hands": {"B1": deck[12:51], "B2": ["KS"]}},
    }
    facts = {"ending": "two_left", "went_out": None, "sides": sides}
    fits = copy.deepcopy(facts)
    ruleset = rules.load("003")

    assert found(rules.judge_cards(ruleset, fits)) == []
    sides["B"]["hands"]["B2"].append("KH")
    (problem,) = rules.judge_cards(ruleset, facts).errors
    assert (str(problem.code), dict(problem.params)) == ("cards_exceed_deck", {"cards": 84, "most": 83})
    assert problem.severity == Severity.ERROR


def test_penalty_and_warning_are_facts_of_the_cards_too():
    facts = changed("000-28", ("sides/B/warned", True), ("before", {"A": 0, "B": 700}))

    summary = judge("000-28", facts).summary

    assert (summary["sides"]["B"]["penalties"], summary["sides"]["B"]["warned"]) == (1, True)
    assert summary["before"] == {"A": 0, "B": 700}


def test_side_that_started_is_a_fact_of_the_cards_too():
    (dealt, *_) = played("001")

    summary = rules.judge_cards(rules.load("001"), dealt["facts_cards"] | {"started": "B"}).summary

    assert summary["started"] == "B"


def test_bonus_that_replaces_another_is_known_from_the_cards():
    # A dirty set grew beside a clean run: only the cards tell which canastra was dirty.
    grew = {"kind": "set", "cards": ["QS", "QH", "QD", "QC", "QS", "QH", "2D"], "laid": 3}
    plain = {"kind": "run", "cards": ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]}
    b = {"melds": [], "hands": {"B": ["4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "KS", "AS", "3S"]}}
    facts = {
        "ending": "batida",
        "went_out": "A",
        "sides": {"A": {"melds": [grew, plain], "hands": {"A": []}}, "B": b},
    }

    def total(**options):
        return rules.judge_cards(rules.load("000", {"teams": "individual"} | options), facts).totals["A"]

    assert total() == 130 + 65 + 200 + 100 + 1000 + 50
    assert total(grown="instead") == total() - 100
    assert total(grown="clean_only") == total() - 1000
    assert total(twos_grow=False) == total()


@rows(
    "facts",
    [
        None,
        7,
        [],
        {},
        {"sides": []},
        {"sides": {"A": 1, "B": {}}},
        {
            "sides": {"A": {"hands": 7, "melds": 7}, "B": {"hands": {1: 2}, "melds": [{}, 7, None]}},
            "went_out": {},
        },
        {"sides": {"A": {"hands": {}, "morto": "unviewed", "unviewed_by": [], "unviewed_cards": 7}, "B": {}}},
    ],
)
@rows("system", ["000", "001", "002", "003"])
def test_facts_of_any_shape_are_refused_without_an_exception(system, facts):
    assert not rules.judge_cards(rules.load(system), facts).ok
