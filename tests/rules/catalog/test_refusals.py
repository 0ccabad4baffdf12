"""Invalid rule sets: the place and the reason, as a club reads them beside its input."""

import pytest

import rules
from rules.catalog.build import build
from tests.rows import rows
from tests.rules.catalog.changed_source import READINGS, changed

READINGS_OF_002 = ("no_morto_debit_when_moved", "hand_debit_without_batida", "table_credit")
SWITCHES = ", ".join(["target", "maos", *READINGS_OF_002, "late_two_stays_dirty", "ace_to_ace"])
QUESTIONS = (
    "hand_zero, many_canastras, table_too_small, too_few_cards, no_batida, morto_left_at_stock_out,"
    " unviewed_own_side, unviewed_without_closing, nobody_took_a_pozzetto, many_penalties"
)
KEYS = ", ".join((*rules.published(), *rules.extras()))

NO_VALUE = "a: must be a number, a word, yes or no, a list of words, or of pairs that rise"
OPTIONS = [
    ("999", None, "unknown_ruleset", f"key: must be one of {KEYS}"),
    ("002", {"goal": 7}, "unknown_option", f"goal: must be one of {SWITCHES}"),
    ("002", {3: True}, "unknown_option", f"3: must be one of {SWITCHES}"),
    ("002", [("target", 1500)], "wrong_type", "options: must be a mapping of names to values"),
    ("002", {"target": "x"}, "wrong_type", "target: must be a positive multiple of 10, 100000 at most"),
    (
        "002",
        {"target": 1505},
        "impossible_value",
        "target: must be a positive multiple of 10, 100000 at most",
    ),
    ("000", {"target": 1503}, "impossible_value", "target: must be a positive multiple of 5, 100000 at most"),
    ("002", {"table_credit": 1}, "wrong_type", "table_credit: must be true or false"),
    ("003", {"maos": "4"}, "wrong_type", "maos: must be from 1 to 99"),
    ("003", {"maos": 100}, "impossible_value", "maos: must be from 1 to 99"),
    ("000", {"teams": 2}, "wrong_type", "teams: must be one of individual, duplas, trios"),
    ("000", {"teams": "quartets"}, "impossible_value", "teams: must be one of individual, duplas, trios"),
    ("000", {"jokers": 3}, "impossible_value", "jokers: must be one of 0, 2, 4"),
    ("001", {"mode": "open"}, "not_scorable", "mode: the text names this mode and gives no rules of it"),
    (
        "003",
        {"maos": 2, "target": 3000},
        "contradiction",
        "target: an agreed number of mãos has no limit in points",
    ),
]
OVERRIDES = [
    ("batida.bonuss", 1, "unknown_value", "is no value of this rule set"),
    ("values.9", 10, "unknown_value", "is no value of this rule set"),
    ("batida.bonus", "1", "wrong_type", "must be of type int"),
    ("batida.bonus", -1, "impossible_value", "must be from 0 to 100000"),
    ("batida.bonus", 102, "impossible_value", "must be a multiple of 5"),
    ("canastras.clean.bonus", 151, "impossible_value", "must be a multiple of 5"),
    ("canastras.clean.cards", 0, "impossible_value", "must be more than 0"),
    ("values.A", 0, "impossible_value", "each card has one worth, not 0"),
    ("melds.sets", 1, "wrong_type", "must be of type bool"),
    ("table.lineup", "x", "impossible_value", "must be one of fixed, free, solo"),
    ("table.lineup", "solo", "contradiction", "one against two are three sides"),
    ("table.sides", "A", "wrong_type", "must be of type list, of names"),
    ("table.sides", ["A"], "impossible_value", "must be from 2 to 9 sides: A, B, ..."),
    ("table.players", 4, "impossible_value", "must be from 1 to 3"),
    ("deck.packs", 0, "impossible_value", "must be from 1 to 8"),
    ("deck.jokers", 33, "impossible_value", "must be from 0 to 32"),
    ("partida.end", "never", "impossible_value", "must be one of reach, exceed, round"),
    ("endings.codes", ["stallo"], "impossible_value", "must hold batida"),
    (
        "endings.codes",
        ["bell"],
        "impossible_value",
        "must be some of batida, stock_out, two_left, stallo, none",
    ),
    ("checks.warnings", ["two_batidas"], "impossible_value", f"must be some of {QUESTIONS}"),
    ("canastras.semi.bonus", 150, "left_out", "the switches leave this out"),
    ("canastras.clean.bonus", 50, "contradiction", "clean may not be worth less than dirty"),
    ("canastras.dirty.bonus", 250, "contradiction", "clean may not be worth less than dirty"),
    ("melds.largest_set", 2, "contradiction", "sets have at least 3 cards"),
    ("mortos.hand_cards", 22, "contradiction", "more cards are dealt than the deck has"),
    ("mortos.morto_cards", 33, "contradiction", "more cards are dealt than the deck has"),
    ("mortos.count", 6, "contradiction", "more cards are dealt than the deck has"),
    ("deck.packs", 1, "contradiction", "more cards are dealt than the deck has"),
]
FILE = [
    ("batida.bonus", {"value": 100}, "missing_value", "batida.bonus: needs a value and its article"),
    ("batida", {}, "missing_value", "batida.bonus: needs a value and its article"),
    ("batida.bonus", 100, "unknown_value", "batida.bonus: must stand with its article"),
    ("values.1", {"value": 10, "article": "x"}, "unknown_value", "values.1: names no card"),
    ("words", {}, "missing_value", "words.jogo: needs a word"),
    (
        "values",
        {"3-K": {"value": 10, "article": "x"}},
        "missing_value",
        "values: no worth for A, 2",
    ),
]
# As much as there may be, and no more than that.
ALLOWED = [
    ("003", {"maos": 1}, None),
    ("003", {"maos": 99}, None),
    ("003", {"maos": 2, "target": 2000}, None),
    ("002", {"target": 100_000}, None),
    ("002", {"target": 10}, None),
    ("003", None, {"batida.bonus": 100_000}),
    ("003", None, {"batida.bonus": 0}),
    ("003", None, {"batida.needs_canastra": False}),
    ("003", None, {"deck.packs": 8}),
    ("003", None, {"deck.packs": 1, "deck.jokers": 14}),
    ("003", None, {"mortos.hand_cards": 21}),
    ("003", None, {"mortos.morto_cards": 32}),
    ("003", None, {"deck.jokers": 32}),
    ("003", None, {"table.players": 3}),
    ("003", None, {"table.sides": list("ABCDEFGHI"), "table.players": 1, "mortos.count": 0}),
    ("003", None, {"endings.codes": ("batida",)}),
    ("003", None, {"checks.warnings": []}),
    ("003", None, {"canastras.clean.bonus": 100}),
    ("003", None, {"melds.largest_set": 3}),
    ("003", None, {"melds.largest_set": 2, "melds.sets": False}),
    ("003", {"semipulito": True}, {"canastras.semi.bonus": 100}),
    ("003", {"semipulito": True}, {"canastras.semi.bonus": 200}),
    ("000", None, {"vulnerability.warned": 75}),
    ("000", None, {"vulnerability.warned": 0}),
    ("000", {"vulnerability": False}, {"vulnerability.points": 0}),
    ("000", {"canastra_real": True}, {"canastras.real_dirty.bonus": 1000}),
]


@rows(("system", "options", "code", "why"), OPTIONS)
def test_options_that_cannot_be_are_refused_saying_why(system, options, code, why):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(system, options)

    assert (caught.value.code, str(caught.value)) == (code, why)


@rows(("place", "value", "code", "why"), OVERRIDES)
def test_value_of_a_club_that_cannot_be_is_refused_saying_why(place, value, code, why):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("003", None, {place: value})

    assert (caught.value.code, caught.value.why) == (code, why)
    assert str(caught.value) == f"burraco-1: {place}: {why}"


@rows(
    ("system", "options", "overrides", "why"),
    [
        ("003", None, [], "overrides: must be a mapping of places to values"),
        ("003", None, {"a": None}, NO_VALUE),
        ("003", None, {"a": [1]}, NO_VALUE),
        (
            "000",
            {"vulnerability": False},
            {"vulnerability.points": 75},
            "buraco-1: vulnerability.points: the switches leave this out",
        ),
        (
            "000",
            None,
            {"vulnerability.warned": 70},
            "buraco-1: vulnerability.warned: a warned side may not need less than another",
        ),
        (
            "000",
            None,
            {"vulnerability.points": 95},
            "buraco-1: vulnerability.points: a warned side may not need less than another",
        ),
        (
            "003",
            {"semipulito": True},
            {"canastras.semi.bonus": 95},
            "burraco-1: canastras.semi.bonus: semi may not be worth less than dirty",
        ),
        (
            "003",
            {"semipulito": True},
            {"canastras.semi.bonus": 205},
            "burraco-1: canastras.semi.bonus: clean may not be worth less than semi",
        ),
        (
            "000",
            {"canastra_real": True},
            {"canastras.real_dirty.bonus": 1005},
            "buraco-1: canastras.real_dirty.bonus: real_clean may not be worth less than real_dirty",
        ),
        (
            "003",
            None,
            {"melds.sets": True, "melds.largest_set": 0},
            "burraco-1: melds.largest_set: sets have at least 3 cards",
        ),
        ("002", None, {"melds.sets": True}, "regulamento-1: melds.sets: sets have at least 3 cards"),
    ],
)
def test_values_that_do_not_fit_are_refused_saying_why(system, options, overrides, why):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(system, options, overrides)

    assert str(caught.value) == why


@pytest.mark.parametrize(("place", "entry", "code", "why"), FILE)
def test_broken_data_file_is_refused_saying_why(place, entry, code, why):
    with pytest.raises(rules.RuleSetError) as caught:
        build(changed(place, entry), READINGS)

    assert (caught.value.code, str(caught.value)) == (code, f"regulamento-1: {why}")


@rows(("system", "options", "overrides"), ALLOWED)
def test_as_much_as_there_may_be_is_taken(system, options, overrides):
    assert rules.load(system, options, overrides).system == system


def test_error_without_a_reason_says_its_code():
    error = rules.RuleSetError("unknown_value", "burraco-1: batida")

    assert (str(error), error.why) == ("burraco-1: batida: unknown_value", "")
