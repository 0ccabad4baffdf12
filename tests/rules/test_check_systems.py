"""Refusals and questions outside the regulamento: no morto, pozzetti, three players, vulnerability."""

import pytest

from tests.rows import rows
from tests.rules.cases_systems import ASKED, NOBODY, REFUSED
from tests.rules.facts import GONE, found
from tests.rules.facts_systems import (
    ONE,
    PAIR,
    REAL,
    TWO_PLAYERS,
    UNSEEN,
    buraco,
    dirty,
    judge,
    single,
    solo,
)


@rows(("code", "side", "field", "system", "options", "facts"), REFUSED)
def test_impossible_facts_are_refused(code, side, field, system, options, facts):
    verdict = judge(system, options, facts)

    assert (code, side, field) in [(str(one.code), one.side, one.field) for one in verdict.errors]
    assert (verdict.ok, verdict.totals, verdict.per_player) == (False, {}, {})


@rows(("code", "side", "field", "system", "options", "facts"), ASKED)
def test_unlikely_facts_are_asked_about_and_scored(code, side, field, system, options, facts):
    verdict = judge(system, options, facts)

    assert verdict.ok
    assert found(verdict) == [(code, side, field)]


@rows(
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


@pytest.mark.parametrize(("morto", "only"), [(GONE, "morto_missing"), ("not_taken", "points_exceed_deck")])
def test_morto_of_which_nothing_is_known_holds_no_cards(morto, only):
    # A morto that nobody took has eleven cards, but missing facts do not tell whether it was taken.
    facts = dirty({"table": 700, "clean": 3}, {"table": 300, "hand": 10, "morto": morto})

    assert [code for code, _side, _field in found(judge("aberto", {}, facts))] == [only]
