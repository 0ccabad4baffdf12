"""A data file with a missing value is refused, naming the place."""

import tomllib
from importlib.resources import files

import pytest

from rules import RuleSetError
from rules.catalog.build import build
from tests.rows import rows
from tests.rules.catalog.changed_source import READINGS, changed


def test_changed_bonus_is_what_the_rule_set_holds():
    tables = changed("canastras.clean.bonus", {"value": 500, "article": "Art. 16"})

    assert build(tables, READINGS).bonus == {"clean": 500, "dirty": 100}


@rows(
    ("place", "entry", "code"),
    [
        ("batida.bonus", {"value": 100}, "missing_value"),
        ("batida.bonus", {"article": "Art. 16"}, "missing_value"),
        ("batida", {}, "missing_value"),
        ("batida.bonus", {"value": "100", "article": "Art. 16"}, "wrong_type"),
        ("batida.bonus", {"value": True, "article": "Art. 16"}, "wrong_type"),
        ("endings.codes", {"value": "batida", "article": "Art. 12"}, "wrong_type"),
        ("batida.bonus", 100, "unknown_value"),
        ("batida.bonsu", {"value": 100, "article": "Art. 16"}, "unknown_value"),
        ("values.1", {"value": 10, "article": "Art. 17"}, "unknown_value"),
        ("values.10", {"value": 10, "article": "Art. 17"}, "unknown_value"),
        ("values.K-8", {"value": 10, "article": "Art. 17"}, "unknown_value"),
        ("values.A", {"value": 10, "article": "Art. 17"}, "impossible_value"),
        ("canastras.lovely", {"bonus": {"value": 10, "article": "Art. 17"}}, "unknown_value"),
    ],
)
def test_broken_data_file_is_refused_naming_the_place(place, entry, code):
    with pytest.raises(RuleSetError) as caught:
        build(changed(place, entry), READINGS)

    assert caught.value.code == code
    assert caught.value.field.startswith(f"regulamento-1: {place}")


def test_card_without_a_worth_is_refused():
    tables = changed(
        "values", {"3-K": {"value": 10, "article": "Art. 17"}, "A": {"value": 10, "article": "Art. 17"}}
    )

    with pytest.raises(RuleSetError, match="no worth for 2") as caught:
        build(tables, READINGS)

    assert (caught.value.code, caught.value.field) == ("missing_value", "regulamento-1: values")


def test_variation_of_an_unknown_value_is_refused():
    variation = {"when": {"table_credit": True}, "article": "Art. 17", "batida.bonsu": 7}

    with pytest.raises(RuleSetError) as caught:
        build(changed("variations", [variation]), READINGS)

    assert (caught.value.code, caught.value.field) == ("unknown_value", "regulamento-1: batida.bonsu")


WORDS = {
    "regulamento": ["jogo", "mao", "hand", "canastra", "clean", "batida", "stock_out", "mortos", "no_morto"],
    "buraco": ["partida", "table", "twos", "real_dirty", "none", "grown", "relancinho", "penalties"],
    "open_dirty": ["royal", "morto"],
    "burraco": ["semi", "two_left", "stallo", "unviewed"],
}


@rows(("file", "word"), [(file, word) for file, words in WORDS.items() for word in words])
@rows("instead", [None, "", "  ", 7])
def test_word_that_a_page_needs_may_not_be_missing(file, word, instead):
    tables = tomllib.loads(files("rules.catalog").joinpath(f"{file}.toml").read_text(encoding="utf-8"))
    tables["words"][word] = instead

    with pytest.raises(RuleSetError) as caught:
        build(tables, READINGS)

    assert (caught.value.code, caught.value.field) == ("missing_value", f"{tables['key']}: words.{word}")


def test_text_without_mortos_needs_no_word_for_them():
    tables = tomllib.loads(files("rules.catalog").joinpath("buraco.toml").read_text(encoding="utf-8"))

    assert {"morto", "no_morto", "unviewed"}.isdisjoint(tables["words"])


@pytest.mark.parametrize("place", ["red", "red_without"])
def test_threes_of_points_need_their_word(place):
    tables = tomllib.loads(files("rules.catalog").joinpath("burraco.toml").read_text(encoding="utf-8"))
    tables["threes"] = {place: {"value": 100, "article": "x"}}

    with pytest.raises(RuleSetError) as caught:
        build(tables, READINGS)

    assert (caught.value.code, caught.value.field) == ("missing_value", "burraco-1: words.red_threes")
