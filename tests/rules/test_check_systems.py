"""Refusals and questions that the regulamento does not know: no morto, pozzetti, three players, vulnerability."""

import pytest

from tests.rules.facts import changed, found
from tests.rules.facts_systems import (
    BURACO,
    ONE,
    PAIR,
    REAL,
    SINGLES,
    THREE,
    TWO_PLAYERS,
    UNSEEN,
    buraco,
    dirty,
    judge,
    single,
    solo,
)

HUGE = 10**9
INSTEAD = {"grown": "instead"}
NOBODY = {"batida": False, "morto": "taken"}

REFUSED = [
    # 000
    ("morto_not_in_system", "A", "morto", "000", {}, buraco({"morto": "taken"})),
    ("morto_not_in_system", None, "mortos_to_stock", "000", {}, buraco(mortos_to_stock=1)),
    ("unviewed_not_in_system", "A", "unviewed", "000", {}, buraco({"unviewed": 55})),
    ("variant_off", "A", "royal", "000", {}, buraco({"royal": 1})),
    ("variant_off", "A", "real_clean", "000", {}, buraco({"real_clean": 1})),
    ("variant_off", None, "before", "000", {"vulnerability": False}, buraco(before={"A": 1400})),
    ("penalty_not_in_rules", "B", "penalties", "000", ONE, single(b={"penalties": 1})),
    ("penalty_not_in_rules", "B", "penalties", "000", {}, buraco(b={"penalties": 100})),
    ("not_integer", "B", "warned", "000", {}, buraco(b={"warned": 1})),
    ("not_integer", "A", "grown", "000", {}, buraco({"grown": "1"})),
    ("unknown_ending", None, "ending", "000", {}, buraco(ending="stock_out")),
    ("out_player_has_cards", "A", "hand", "000", ONE, single({"hand": 10})),
    ("more_bonuses_than_canastras", "A", "grown", "000", {}, buraco({"grown": 2})),
    ("more_bonuses_than_canastras", "A", "relancinho", "000", {}, buraco({"relancinho": 2})),
    (
        "more_bonuses_than_canastras",
        "A",
        "relancinho",
        "000",
        {},
        buraco({"clean": 0, "twos": 1, "relancinho": 1}),
    ),
    ("more_bonuses_than_canastras", "A", "grown", "000", {}, buraco({"grown": 1, "relancinho": 1})),
    ("more_bonuses_than_canastras", "A", "grown", "000", {}, buraco({"grown": HUGE})),
    (
        "more_bonuses_than_canastras",
        "A",
        "grown",
        "000",
        {"grown": "clean_only"},
        buraco({"clean": 0, "dirty": 1, "grown": 1}),
    ),
    (
        "two_twos_canastras",
        None,
        "twos",
        "000",
        {},
        buraco({"clean": 0, "twos": 1}, {"table": 80, "twos": 1}),
    ),
    ("more_dirty_than_wilds", None, None, "000", {}, buraco({"clean": 0, "twos": 1, "dirty": 2})),
    (
        "table_below_canastra_minimum",
        "A",
        "table",
        "000",
        ONE,
        single({"table": 125, "clean": 1, "relancinho": 1}),
    ),
    (
        "table_below_canastra_minimum",
        "A",
        "table",
        "000",
        ONE,
        single({"table": 80, "dirty": 1, "relancinho": 1}),
    ),
    (
        "table_below_canastra_minimum",
        "A",
        "table",
        "000",
        ONE | REAL,
        single({"table": 180, "real_clean": 1}),
    ),
    ("table_too_small", "A", "table", "000", ONE, single({"table": 50})),
    ("too_few_cards", "B", "hand", "000", ONE, single(b={"hand": 50})),
    ("too_few_cards", "B", "hand", "000", {}, buraco(b={"table": 15, "hand": 90})),
    (
        "vulnerable_below_minimum",
        "B",
        "table",
        "000",
        {},
        buraco(b={"table": 70, "hand": 160}, before={"B": 750}),
    ),
    (
        "vulnerable_below_minimum",
        "B",
        "table",
        "000",
        {},
        buraco(b={"table": 85, "warned": True}, before={"A": 0, "B": 750}),
    ),
    ("not_integer", None, "before", "000", {}, buraco(before={"A": "750"})),
    ("bad_multiple", None, "before", "000", {}, buraco(before={"A": 751})),
    ("wrong_sides", None, "before", "000", {}, buraco(before={"Z": 750})),
    ("wrong_sides", None, "before", "000", {}, buraco(before=[750])),
    ("wrong_sides", None, "sides", "000", {}, buraco(sides={**BURACO["sides"], "C": {}})),
    ("wrong_sides", None, "sides", "000", ONE, single(sides={"A": SINGLES["sides"]["A"]})),
    ("wrong_sides", None, "sides", "000", ONE, single(sides={"A": {}, "C": {}})),
    ("wrong_sides", "A", "players", "000", {"teams": "trios"}, buraco({"players": 2})),
    ("variant_off", "A", "grown_clean", "000", {}, buraco({"grown": 1, "grown_clean": 1})),
    ("more_bonuses_than_canastras", "A", "grown", "000", INSTEAD, buraco({"grown": 0, "grown_clean": 1})),
    (
        "more_bonuses_than_canastras",
        "A",
        "grown_clean",
        "000",
        INSTEAD,
        buraco({"grown": 2, "grown_clean": 2}),
    ),
    ("not_integer", "A", "grown_dirty", "000", INSTEAD, buraco({"grown": 1, "grown_dirty": "1"})),
    # 001
    ("wrong_sides", None, "started", "001", {}, dirty(started="Z")),
    ("wrong_sides", None, "started", "001", {}, dirty(started=["A"])),
    ("variant_off", None, "started", "000", {}, buraco(started="A")),
    (
        "morto_left_at_stock_out",
        None,
        "mortos_to_stock",
        "002",
        {},
        dirty(NOBODY, {"morto": "not_taken"}, ending="stock_out"),
    ),
    (
        "points_exceed_deck",
        None,
        None,
        "001",
        {},
        dirty({"table": 600}, {"table": 210, "morto": "not_taken"}),
    ),
    ("too_few_cards", "B", "hand", "001", {}, dirty(b={"table": 120, "hand": 40})),
    ("table_too_small", "A", "table", "001", {}, dirty({"table": 105})),
    ("unviewed_not_in_system", "B", "morto", "001", {}, dirty(b=UNSEEN)),
    # 003
    ("morto_not_movable", None, "mortos_to_stock", "003", {}, dirty(mortos_to_stock=1)),
    ("batida_without_morto", "A", "morto", "003", {}, dirty({"morto": "not_taken"})),
    ("batida_without_canastra", "A", "batida", "003", {}, dirty({"clean": 0})),
    ("variant_off", "A", "semi", "003", {}, dirty({"semi": 1})),
    (
        "stallo_not_an_ending",
        None,
        "ending",
        "003",
        {"stallo_variation": True},
        dirty(NOBODY, ending="stallo"),
    ),
    ("unviewed_points_missing", "B", "unviewed", "003", {}, dirty(b={"morto": "unviewed"})),
    ("unviewed_points_range", "B", "unviewed", "003", {}, dirty(b=UNSEEN | {"unviewed": 50})),
    ("unviewed_points_range", "B", "unviewed", "003", {}, dirty(b=UNSEEN | {"unviewed": 265})),
    ("unviewed_points_range", "B", "unviewed", "003", {}, dirty(b={"unviewed": 95})),
    ("bad_multiple", "B", "unviewed", "003", {}, dirty(b=UNSEEN | {"unviewed": 96})),
    ("unviewed_size", "B", "unviewed_cards", "003", {}, dirty(b=UNSEEN | {"unviewed_cards": 10})),
    ("unviewed_in_stallo", "B", "morto", "003", {}, dirty(NOBODY, UNSEEN, ending="stallo")),
    ("unviewed_own_side", "A", "morto", "003", TWO_PLAYERS, dirty(UNSEEN | {"hand": 0})),
    ("wrong_sides", None, "sides", "003", PAIR, dirty()),
    ("wrong_sides", None, "sides", "003", PAIR, changed(THREE, {"morto": "taken"}, None, {})),
    ("wrong_sides", "B+C", "players", "003", PAIR, solo(b={"players": 1})),
    (
        "solo_without_pozzetto",
        "A",
        "morto",
        "003",
        PAIR,
        solo({"batida": False, "morto": "not_taken"}, ending="two_left"),
    ),
    ("unviewed_points_range", "A", "unviewed", "003", PAIR, solo(UNSEEN | {"unviewed": 85, "batida": False})),
    ("too_few_cards", "A", "hand", "003", PAIR, solo({"table": 140, "clean": 2})),
    ("points_exceed_deck", None, None, "003", PAIR, changed(THREE, {"hand": 560}, {"hand": 240}, {})),
]
ASKED = [
    ("no_batida", None, "ending", "000", {}, buraco({"batida": False}, ending="none")),
    (
        "morto_left_at_stock_out",
        None,
        "mortos_to_stock",
        "001",
        {},
        dirty(NOBODY, {"morto": "not_taken"}, ending="stock_out"),
    ),
    ("unviewed_own_side", "A", "morto", "003", {}, dirty(UNSEEN | {"hand": 0})),
    ("unviewed_without_closing", "B", "morto", "003", {}, dirty(NOBODY, UNSEEN, ending="two_left")),
    ("nobody_took_a_pozzetto", None, "morto", "003", PAIR, THREE),
    ("hand_zero", "B", "hand", "003", {}, dirty(b={"table": 220, "hand": 0})),
    ("many_canastras", "A", None, "003", {}, dirty({"table": 400, "clean": 7})),
]


@pytest.mark.parametrize(("code", "side", "field", "system", "options", "facts"), REFUSED)
def test_impossible_facts_are_refused(code, side, field, system, options, facts):
    verdict = judge(system, options, facts)

    assert (code, side, field) in [(str(one.code), one.side, one.field) for one in verdict.errors]
    assert (verdict.ok, verdict.totals, verdict.per_player) == (False, {}, {})


@pytest.mark.parametrize(("code", "side", "field", "system", "options", "facts"), ASKED)
def test_unlikely_facts_are_asked_about_and_scored(code, side, field, system, options, facts):
    verdict = judge(system, options, facts)

    assert verdict.ok
    assert found(verdict) == [(code, side, field)]


@pytest.mark.parametrize(
    ("system", "options", "facts"),
    [
        pytest.param("000", {}, buraco(), id="a dupla goes out"),
        pytest.param("000", ONE, single(), id="a single player goes out without any canastra"),
        pytest.param("000", {}, buraco({"grown": 1}), id="what grew is the canastra"),
        pytest.param("000", {"grown": "clean_only"}, buraco({"grown": 1}), id="and a clean one"),
        pytest.param("000", ONE, single({"clean": 1, "relancinho": 1}), id="the relancinho is the canastra"),
        pytest.param(
            "000",
            ONE,
            single({"table": 165, "clean": 1, "dirty": 1, "relancinho": 1}),
            id="the cheaper of two is longer",
        ),
        pytest.param(
            "000",
            ONE | REAL,
            single({"table": 185, "real_clean": 1, "relancinho": 1}),
            id="and a real one is",
        ),
        pytest.param("000", {}, buraco(b={"table": 75}, before={"B": 750}), id="vulnerable with enough"),
        pytest.param(
            "000", {}, buraco(b={"table": 60, "clean": 1}, before={"B": 750}), id="with a canastra's bonus"
        ),
        pytest.param(
            "000", {}, buraco(b={"table": 0, "hand": 220}, before={"B": 750}), id="with nothing laid"
        ),
        pytest.param("000", {}, buraco(before={"B": 745}), id="not vulnerable below the half"),
        pytest.param("000", {}, buraco(before={"A": -300, "B": -5}), id="negative before"),
        pytest.param("000", {"vulnerability": False}, buraco(before=None), id="before left empty"),
        pytest.param("000", {"teams": "trios"}, buraco({"players": 3}, {"hand": 300}), id="trios"),
        pytest.param("001", {}, dirty(), id="closing"),
        pytest.param("001", {}, dirty(started="B"), id="who started"),
        pytest.param(
            "001", {}, dirty({"morto": "not_taken"}, {"morto": "not_taken"}, mortos_to_stock=2), id="moved"
        ),
        pytest.param("003", {}, dirty(b=UNSEEN | {"unviewed_cards": 11, "hand": 80}), id="unviewed"),
        pytest.param(
            "003", TWO_PLAYERS, dirty({"hand": 0}, UNSEEN | {"hand": 0}), id="two players, one unviewed"
        ),
        pytest.param("003", {}, dirty(NOBODY, ending="stallo"), id="stallo"),
        pytest.param("003", PAIR, solo(), id="one of three against two"),
    ],
)
def test_possible_facts_raise_no_question(system, options, facts):
    assert found(judge(system, options, facts)) == []


@pytest.mark.parametrize(
    ("facts", "only"),
    [
        (buraco({"grown": -1}), ("negative_input", "A", "grown")),
        (buraco(b={"table": "?", "warned": True}, before={"B": 800}), ("not_integer", "B", "table")),
        (buraco(before={"B": 801}, b={"table": 70}), ("bad_multiple", None, "before")),
    ],
)
def test_nothing_is_concluded_from_what_cannot_be_read(facts, only):
    assert found(judge("000", {}, facts)) == [only]


def test_unviewed_morto_of_unknown_worth_is_not_missed_among_the_cards():
    assert found(
        judge("003", {}, dirty(b={"table": 105, "hand": 60, "morto": "unviewed", "unviewed": "?"}))
    ) == [("not_integer", "B", "unviewed")]


@pytest.mark.parametrize("sides", [{("A",): 1}, {1: {}, 2: {}}, {"A": 1, "B+C": {}}])
def test_sides_of_any_shape_are_refused(sides):
    assert not judge("003", PAIR, solo(sides=sides)).ok
