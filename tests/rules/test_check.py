"""One case for each refusal and each question; the engine needs neither a database nor Django."""

import ast
import inspect

import pytest

import rules
from rules import Severity
from rules.catalog import mao_fields
from rules.checks import amounts, ending
from rules.facts import field_reader, summary_form
from tests.rows import rows
from tests.rules import cases_systems
from tests.rules.cases import ASKED, HUGE, REFUSED
from tests.rules.facts import GONE, REGULAMENTO, found, judge, mao, stock_out


@rows(("code", "side", "field", "facts"), REFUSED)
def test_impossible_facts_are_refused(code, side, field, facts):
    verdict = judge(facts)

    assert not verdict.ok
    assert (verdict.totals, verdict.lines) == ({}, {})
    assert (code, side, field) in [(str(one.code), one.side, one.field) for one in verdict.errors]
    assert {one.severity for one in verdict.errors} == {Severity.ERROR}


@pytest.mark.parametrize(("code", "side", "field", "facts"), ASKED)
def test_unlikely_facts_are_asked_about_and_scored(code, side, field, facts):
    verdict = judge(facts)

    assert verdict.ok
    assert set(verdict.totals) == {"A", "B"}
    assert found(verdict) == [(code, side, field)]
    assert verdict.warnings[0].severity == Severity.WARNING


@rows(
    "facts",
    [
        pytest.param(mao(), id="the plain mão"),
        pytest.param(stock_out(), id="nobody out, both mortos taken"),
        pytest.param(stock_out({"morto": "not_taken"}, mortos_to_stock=1), id="one morto taken, one moved"),
        pytest.param(
            mao({"morto": "not_taken"}, mortos_to_stock=1), id="out without its morto: none was left for it"
        ),
        pytest.param(mao({"clean": 0, "dirty": 1}), id="out with a single simples"),
        pytest.param(mao(b={"morto": "not_taken", "table": 0}), id="nothing on the table"),
        pytest.param(mao({"table": 490, "clean": 6, "dirty": 0}), id="six canastras, as many as are likely"),
        pytest.param(
            mao({"table": 350, "dirty": 5, "clean": 0}, {"table": 210, "dirty": 3}), id="eight wild cards"
        ),
        pytest.param(mao({"table": 600}), id="every card of the deck"),
        pytest.param(mao({"grown": 0, "warned": False}, {"unviewed": None}), id="claims of nothing"),
        pytest.param(mao({"table": GONE, "table_cards": 22}), id="cards counted instead of points"),
        pytest.param(mao({"table_cards": 22, "hand_cards": 11, "players": 2}), id="both, agreeing"),
    ],
)
def test_possible_facts_raise_no_question(facts):
    assert found(judge(facts)) == []


def test_every_problem_is_reported_at_once():
    facts = mao({"table": "x", "clean": 0, "dirty": 0, "morto": "not_taken"}, {"hand": -10, "batida": True})

    assert found(judge(facts)) == [
        ("not_integer", "A", "table"),
        ("negative_input", "B", "hand"),
        ("two_batidas", None, "batida"),
        ("batida_without_morto", "A", "morto"),
        ("batida_without_canastra", "A", "batida"),
        ("batida_without_canastra", "B", "batida"),
        ("table_too_small", "B", "table"),
    ]


@rows(
    ("facts", "only"),
    [
        pytest.param(mao({"clean": "3", "dirty": 0}), ("not_integer", "A", "clean"), id="canastras"),
        pytest.param(mao({"morto": GONE}), ("morto_missing", "A", "morto"), id="morto"),
        pytest.param(
            mao({"table_cards": -1, "table": GONE}), ("negative_input", "A", "table_cards"), id="table"
        ),
        pytest.param(
            mao({"table_cards": "22"}), ("not_integer", "A", "table_cards"), id="cards beside points"
        ),
        pytest.param(
            mao({"table": "", "table_cards": 22}), ("not_integer", "A", "table"), id="points beside cards"
        ),
        pytest.param(
            mao({"table": 225, "table_cards": 22}), ("bad_multiple", "A", "table"), id="they disagree"
        ),
        pytest.param(mao({"batida": None}), ("not_integer", "A", "batida"), id="batida"),
        pytest.param(mao(b={"hand": "-"}), ("not_integer", "B", "hand"), id="hand"),
        pytest.param(
            stock_out(b={"morto": "not_taken"}, mortos_to_stock="-"),
            ("not_integer", None, "mortos_to_stock"),
            id="mortos moved, when nobody went out",
        ),
        pytest.param(
            mao({"morto": "not_taken"}, mortos_to_stock="-"),
            ("not_integer", None, "mortos_to_stock"),
            id="mortos moved, when somebody did",
        ),
        pytest.param(
            mao({"morto": "not_taken"}, {"morto": GONE}, mortos_to_stock=1),
            ("morto_missing", "B", "morto"),
            id="the other morto",
        ),
        pytest.param(
            mao(sides={"A": mao({"morto": "not_taken"})["sides"]["A"]}, mortos_to_stock=1),
            ("wrong_sides", None, "sides"),
            id="the other side, when one went out",
        ),
        pytest.param(
            stock_out(sides={"B": stock_out()["sides"]["B"]}),
            ("wrong_sides", None, "sides"),
            id="the other side, when nobody did",
        ),
        pytest.param(mao(ending=""), ("unknown_ending", None, "ending"), id="ending"),
        pytest.param(
            mao({"batida": False}, sides={"A": mao({"batida": False})["sides"]["A"]}),
            ("wrong_sides", None, "sides"),
            id="side",
        ),
    ],
)
def test_what_cannot_be_read_is_reported_once_and_nothing_is_concluded_from_it(facts, only):
    assert found(judge(facts)) == [only]


@rows("facts", [None, [], "mão", 7, True, {}, {1: 2}, {"sides": {"A": 1, "B": []}}])
def test_facts_of_any_shape_are_refused_without_an_exception(facts):
    assert not judge(facts).ok


def test_params_carry_the_figures_of_the_sentence():
    figures = {str(one.code): dict(one.params) for one in judge(mao({"table": 200, "dirty": 1})).warnings}
    too_low = judge(mao({"table": 200, "clean": 3, "dirty": 0})).errors[0]

    assert too_low.params == {"table": 200, "least": 210}
    assert figures == {
        "table_too_small": {"cards": 20, "least": 22},
        "too_few_cards": {"cards": 31, "least": 33},
    }


def test_no_figure_repeats_a_number_beyond_the_deck():
    # Python itself refuses to print a number with thousands of digits.
    verdict = judge(mao({"table": 10**5000, "clean": 10**5000}))

    assert all(value < HUGE for one in verdict.errors for value in one.params.values())


def test_every_code_the_engine_can_give_has_a_case():
    # A new check without a case above fails here.
    given = {
        node.attr.lower()
        for module in (summary_form, field_reader, ending, amounts, mao_fields)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Code"
    }

    assert given == {case[0] for case in (*REFUSED, *ASKED, *cases_systems.REFUSED, *cases_systems.ASKED)}
    assert {case[0] for case in ASKED} == {str(code) for code in REGULAMENTO.warnings}


@rows("key", [*rules.published(), *rules.extras()])
def test_mao_that_the_bell_ends_early_can_be_stored_under_every_rule_set(key):
    """Nobody has gone out, no morto is taken, one side has laid one meld, and the other holds what it was dealt."""
    ruleset = rules.load(key)
    dealt, step = ruleset.hand_cards * ruleset.players, ruleset.step
    sides = {side: {"batida": False, "table": 0, "hand": dealt * step} for side in "AB"}
    sides["A"] |= {"table": 3 * step, "hand": (dealt - 3) * step}
    if ruleset.mortos:
        sides = {side: facts | {"morto": "not_taken"} for side, facts in sides.items()}
    moved = {"mortos_to_stock": ruleset.mortos} if ruleset.mortos_move else {}
    ways = [ending for ending in ruleset.endings if ending != "batida"]

    verdicts = [rules.judge(ruleset, {"ending": way, "sides": sides} | moved) for way in ways]
    assert any(verdict.ok for verdict in verdicts), [verdict.errors for verdict in verdicts]


def test_field_whose_name_is_no_text_is_named_by_its_type():
    facts = mao()
    facts["sides"]["A"] = {**facts["sides"]["A"], 5: 1}

    assert found(judge(facts)) == [("variant_off", "A", "int")]


def test_more_canastras_than_cards_say_how_many_there_are():
    errors = judge(mao({"clean": 9, "table": 1000}, {"clean": 7, "table": 40})).errors
    figures = {str(one.code): dict(one.params) for one in errors}

    assert figures["too_many_canastras"] == {"needed": 16 * 7 + 7, "most": 104}
