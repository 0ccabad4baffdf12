"""Rule sets by key, with the options of a jogo."""

import dataclasses

import pytest

import rules
from tests.rows import rows

PUBLISHED = {
    "system": "002",
    "language": "pt-BR",
    "side_names": ("A", "B"),
    "players": 2,
    "deck_cards": 104,
    "deck_points": 1040,
    "wild_cards": 8,
    "unit": 10,
    "step": 10,
    "mortos": 2,
    "no_morto": 100,
    "batida": 100,
    "endings": ("batida", "stock_out"),
    "kinds": ("clean", "dirty"),
    "bonus": {"clean": 200, "dirty": 100},
    "target": None,
}


@rows(("name", "value"), PUBLISHED.items())
def test_regulamento_1_has_the_published_values(name, value):
    # A published key never changes its values: a new interpretation is a new key.
    assert getattr(rules.load("regulamento-1"), name) == value


def test_number_of_the_text_is_an_alias():
    assert rules.load("002", {"target": 1500}) is rules.load("regulamento-1", {"target": 1500})
    assert rules.load("002").key == "regulamento-1"


def test_every_value_names_its_article():
    articles = rules.load("regulamento-1").articles

    assert articles["batida.bonus"] == "Art. 16"
    assert articles["canastras.clean.bonus"] == "Art. 11, 16"
    assert articles["mortos.hand_cards"] == "omisso"
    assert articles["options.target"] == "Art. 13"
    assert all(articles.values())


def test_words_are_those_of_the_regulamento():
    words = rules.load("regulamento-1").words

    assert (words["clean"], words["dirty"], words["batida"]) == ("real", "simples", "bate")


def test_options_are_filled_in_with_the_defaults():
    readings = dict.fromkeys(
        [
            "no_morto_debit_when_moved",
            "hand_debit_without_batida",
            "table_credit",
            "late_two_stays_dirty",
            "ace_to_ace",
        ],
        True,
    )

    assert rules.load("002").options == readings
    assert rules.load("002", {"target": 1500}).options == {"target": 1500} | readings
    assert rules.load("002", {"target": 1500}).target == 1500


def test_frozen_options_load_the_same_rule_set_again():
    ruleset = rules.load("002", {"target": 3000, "hand_debit_without_batida": False})

    assert rules.load(ruleset.key, ruleset.options) is ruleset


def test_rule_set_cannot_be_changed():
    ruleset = rules.load("002")

    with pytest.raises(dataclasses.FrozenInstanceError):
        ruleset.batida = 50
    with pytest.raises(TypeError):
        ruleset.bonus["clean"] = 500


@pytest.mark.parametrize("key", ["", "regulamento", "999", "004", None, 2, []])
def test_unknown_key_is_refused(key):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(key)

    assert (caught.value.code, caught.value.field) == ("unknown_ruleset", "key")


@rows(
    ("options", "code", "field"),
    [
        ({"vulnerable": True}, "unknown_option", "vulnerable"),
        ({3: True}, "unknown_option", "3"),
        ([("target", 1500)], "wrong_type", "options"),
        ("target", "wrong_type", "options"),
        ({"target": "1500"}, "wrong_type", "target"),
        ({"target": 1500.0}, "wrong_type", "target"),
        ({"target": True}, "wrong_type", "target"),
        ({"target": None}, "wrong_type", "target"),
        ({"target": 0}, "impossible_value", "target"),
        ({"target": -1500}, "impossible_value", "target"),
        ({"target": 1505}, "impossible_value", "target"),
        ({"table_credit": 1}, "wrong_type", "table_credit"),
        ({"hand_debit_without_batida": None}, "wrong_type", "hand_debit_without_batida"),
    ],
)
def test_impossible_options_are_refused(options, code, field):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("002", options)

    assert (caught.value.code, caught.value.field) == (code, field)


def test_refused_target_says_what_it_must_be():
    with pytest.raises(rules.RuleSetError, match="positive multiple of 10"):
        rules.load("002", {"target": 1505})


def test_what_the_text_says_besides_its_values_has_its_article_too():
    articles = rules.load("002").articles

    assert (articles["articles.hand"], articles["articles.lixo_kept"]) == ("Art. 14", "Art. 7")


@pytest.mark.parametrize(("stored", "means"), [(True, "any"), (False, "none")])
def test_canastra_needed_may_be_told_as_it_was_stored_at_first(stored, means):
    first, now = (rules.load("002", {}, {"batida.needs_canastra": value}) for value in (stored, means))

    assert first is now
    assert first.overrides == {"batida.needs_canastra": means}


@pytest.mark.parametrize(
    ("joker", "article"),
    [(50, "salas de jogo"), (20, "Pagat, buraco; costume"), (30, "Pagat, buraco; costume")],
)
def test_value_that_a_switch_chose_names_who_plays_by_it(joker, article):
    assert rules.load("aberto", {"joker": joker}).articles["values.joker"] == article
