"""A problem is reported once, at its place, with the values of its sentence, and causes no other problem."""

import pytest

import rules
from rules.notation import by_cards
from tests.rows import rows
from tests.rules import cases_systems
from tests.rules.cases_cards import changed as cards_changed
from tests.rules.cases_cards import judge as judge_cards
from tests.rules.facts import changed
from tests.rules.facts_systems import ALONE, PAIR, THREE, buraco, dirty, judge

ONE_TAKEN = changed(THREE, ALONE | {"morto": "taken"}, None, {})
TOLD = [
    ("000", {}, buraco({"batida": False}), [("ending_mismatch", None, "ending", {})]),
    ("000", {}, buraco({"batida": False}, ending="none"), [("no_batida", None, "ending", {})]),
    ("000", {}, buraco({"grown": "x", "relancinho": 9}), [("not_integer", "A", "grown", {})]),
    ("000", {}, buraco({"relancinho": "x", "grown": 2}), [("not_integer", "A", "relancinho", {})]),
    (
        "000",
        {},
        buraco({"penalties": 100}),
        [("penalties_in_points", "A", "penalties", {"given": 100, "each": 200})],
    ),
    ("000", {}, buraco({"penalties": 3}), [("many_penalties", "A", "penalties", {"count": 3, "most": 2})]),
    ("000", {}, buraco({"penalties": 2}), []),
    ("000", {}, buraco(b={"table": 15}), []),
    ("000", {}, buraco(b={"table": 10}), [("too_short", "B", "table", {"cards": 2, "least": 3})]),
    ("000", {}, buraco(b={"hand": 160, "hand_cards": 10}), []),
    ("000", {}, buraco(b={"table": 80, "table_cards": 14}), []),
    ("000", {}, buraco(before={"A": 3}), [("bad_multiple", None, "before", {"step": 5})]),
    ("003", PAIR, ONE_TAKEN, [("wrong_sides", None, "sides", {"expected": 2})]),
    (
        "003",
        {},
        dirty({"unviewed": 55}),
        [("unviewed_points_range", "A", "unviewed", {"least": 0, "most": 0})],
    ),
    (
        "003",
        {},
        dirty(b={"morto": "unviewed", "unviewed": 50}),
        [("unviewed_points_range", "B", "unviewed", {"least": 55, "most": 260})],
    ),
    (
        "003",
        {},
        dirty(b={"morto": "unviewed", "unviewed": 97}),
        [("bad_multiple", "B", "unviewed", {"step": 5})],
    ),
    ("003", {}, dirty({"hand": 22}), [("bad_multiple", "A", "hand", {"step": 5})]),
    ("003", {}, dirty(b={"morto": "unviewed", "unviewed": 55}), []),
    ("000", {}, buraco({"table": 101}), [("bad_multiple", "A", "table", {"step": 5})]),
    ("000", {}, buraco({}, {"table": 70}, before={"A": 800}), []),
    ("003", {}, dirty({"table": 2000}), [("points_exceed_deck", "A", "table", {"most": 1080})]),
    ("003", {}, dirty({"clean": 100}), [("too_many_canastras", "A", "clean", {"most": 15})]),
]


@rows(("system", "options", "facts", "told"), TOLD)
def test_problem_is_told_once_with_its_place_and_figures(system, options, facts, told):
    verdict = rules.judge(rules.load(system, options), facts)

    found = (*verdict.errors, *verdict.warnings)
    assert [(str(one.code), one.side, one.field, dict(one.params)) for one in found] == told


# The figures of the first case of each code in the tables of cases.
FIGURES = {
    "penalties_in_points": {"given": 100, "each": 200},
    "cards_unlike_points": {"cards": 8, "points": 210, "least": 40, "most": 200},
    "cards_exceed_deck": {"cards": 105, "most": 104},
    "more_bonuses_than_canastras": {"bonuses": 2, "most": 1},
    "more_dirty_than_wilds": {"dirty": 9, "most": 8},
    "table_below_canastra_minimum": {"table": 125, "least": 130},
    "table_too_small": {"cards": 10, "least": 11},
    "too_few_cards": {"cards": 10, "least": 11},
    "vulnerable_below_minimum": {"table": 70, "least": 75},
    "bad_multiple": {"step": 5},
    "wrong_sides": {"expected": 2},
    "morto_left_at_stock_out": {"left": 1},
    "points_exceed_deck": {"shown": 1030, "most": 1025},
    "unviewed_points_range": {"least": 55, "most": 260},
    "many_canastras": {"count": 7, "most": 6},
}


@rows("code", FIGURES)
def test_figures_are_those_of_the_mao(code):
    cases = [case for case in (*cases_systems.REFUSED, *cases_systems.ASKED) if case[0] == code]
    verdicts = [judge(*case[3:]) for case in cases]
    told = [
        one.params for verdict in verdicts for one in (*verdict.errors, *verdict.warnings) if one.code == code
    ]

    assert next(dict(params) for params in told if params) == FIGURES[code]


def test_from_melds_that_cannot_be_read_no_canastra_is_missed():
    only = [{"kind": "run", "cards": ["3H", "4H", "0H"]}]
    verdict = judge_cards("003-02", cards_changed("003-02", ("sides/A/melds", only)))

    assert [str(one.code) for one in verdict.errors] == ["bad_card"]


@pytest.mark.parametrize("side", [{"melds": []}, {"hands": {}}])
def test_melds_or_hands_alone_make_a_mao_card_by_card(side):
    assert by_cards({"sides": {"A": side, "B": {"table": 5}}})
    assert not by_cards({"sides": {"A": {"table": 5}}})
