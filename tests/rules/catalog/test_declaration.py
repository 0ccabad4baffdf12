"""The choices that each text allows, and contradictory values."""

import dataclasses

import pytest

import rules
from tests.rows import rows


def test_texts_are_listed_by_their_numbers():
    assert rules.published() == (
        *("buraco-1", "open-dirty-1", "regulamento-1", "burraco-1"),
        *("aberto-1", "fechado-1", "stbl-1", "tranca-1"),
    )


@rows("key", rules.published())
def test_declared_switches_are_those_of_the_rule_set(key):
    declared = rules.declared(key)
    defaults = {switch.name: switch.default for switch in declared.switches if switch.default is not None}

    assert rules.load(key).options == defaults
    assert all(switch.article for switch in declared.switches)


@rows("key", rules.published())
def test_every_declared_value_can_be_set_to_what_it_is(key):
    places = rules.declared(key).places
    same = {
        place.place: place.value for place in places if place.value and not place.place.endswith("semi.bonus")
    }
    own = {place: value for place, value in same.items() if ".real_" not in place}

    assert rules.load(key, {}, own).bonus == rules.load(key).bonus


@pytest.mark.parametrize(
    ("key", "places"),
    [
        pytest.param("buraco-1", {"mortos.debit", "melds.ace_to_ace", "deck.jokers"}, id="no-morto"),
        pytest.param("open-dirty-1", {"partida.end", "bonuses.grown"}, id="one-round"),
        pytest.param("regulamento-1", {"melds.ace_to_ace", "melds.late_two", "table.sides"}, id="switches"),
    ],
)
def test_what_a_switch_or_the_text_decides_is_not_left_to_choose(key, places):
    assert places.isdisjoint(place.place for place in rules.declared(key).places)


def test_values_are_those_under_the_options():
    values = {place.place: place for place in rules.declared("buraco-1", {"other_scores": True}).places}

    assert (values["canastras.clean.bonus"].value, values["canastras.clean.bonus"].article) == (
        500,
        "linha 105",
    )


AGAINST_EACH_OTHER = [
    ("002", {}, {"canastras.clean.bonus": 50}),
    ("002", {}, {"canastras.dirty.bonus": 300}),
    ("003", {"semipulito": True}, {"canastras.semi.bonus": 205}),
    ("003", {"semipulito": True}, {"canastras.semi.bonus": 95}),
    ("000", {"canastra_real": True}, {"canastras.real_clean.bonus": 400}),
    ("000", {}, {"vulnerability.warned": 70}),
    ("002", {}, {"melds.sets": True}),
    ("003", {}, {"melds.largest_set": 2}),
]
LEFT_OUT = [
    ("003", {}, {"canastras.semi.bonus": 150}),
    ("000", {}, {"canastras.real_clean.bonus": 900}),
    ("000", {"vulnerability": False}, {"vulnerability.points": 75}),
    ("000", {"teams": "individual"}, {"penalties.communication": 100}),
]


@rows(
    ("code", "key", "options", "overrides"),
    [
        *(("contradiction", *case) for case in AGAINST_EACH_OTHER),
        *(("left_out", *case) for case in LEFT_OUT),
    ],
)
def test_overrides_that_cannot_stand_are_refused_at_their_place(code, key, options, overrides):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(key, options, overrides)

    (place,) = overrides
    assert (caught.value.code, caught.value.field.partition(": ")[2]) == (code, place)


def test_agreed_number_of_maos_takes_no_other_limit():
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("003", {"maos": 3, "target": 1500})

    assert (caught.value.code, caught.value.field) == ("contradiction", "target")
    frozen = rules.load("003", {"maos": 3})
    assert rules.load("003", frozen.options) is frozen


@pytest.mark.parametrize(
    ("key", "overrides"),
    [
        pytest.param("002", {"canastras.clean.bonus": 100}, id="alike"),
        pytest.param("002", {"canastras.clean.bonus": 500, "canastras.dirty.bonus": 300}, id="both-up"),
        pytest.param("002", {"melds.sets": True, "melds.largest_set": 9}, id="sets-with-size"),
        pytest.param("000", {"vulnerability.warned": 0}, id="no-higher-minimum"),
    ],
)
def test_overrides_that_agree_are_taken(key, overrides):
    assert rules.load(key, {}, overrides).overrides == overrides


def test_cheaper_cards_make_cheaper_canastras():
    # Six threes and a two at 10 are 40 points: the 50 of the text would refuse a valid canastra.
    ruleset = rules.load("003", {}, {"values.2": 10})

    assert dict(zip(ruleset.kinds, ruleset.least_points, strict=True)) == {"clean": 35, "dirty": 35}
    assert rules.load("003").least_points == (35, 50)


def test_own_cards_never_raise_a_minimum():
    ruleset = rules.load("000", {}, {"values.3-7": 50, "values.8-K": 50})

    assert ruleset.least_points == (35, 40, 70)
    assert [one.relancinho for one in ruleset.canastras] == [110, 85, 0]


SWITCHES = {
    "regulamento-1": [
        ("target", "points", (), None, "Art. 13"),
        ("maos", "count", (), None, "costume"),
        ("no_morto_debit_when_moved", "bool", (), True, "Art. 10, 15, 18"),
        ("hand_debit_without_batida", "bool", (), True, "Art. 12, 14"),
        ("table_credit", "bool", (), True, "Art. 17"),
        ("late_two_stays_dirty", "bool", (), True, "Art. 11"),
        ("ace_to_ace", "bool", (), True, "omisso"),
    ],
    "open-dirty-1": [
        ("mode", "choice", ("open_dirty",), "open_dirty", "line 5"),
        ("royal", "choice", ("ace_high", "thirteen", "king_ace"), "ace_high", "line 37"),
        ("no_morto_debit_when_moved", "bool", (), True, "lines 46, 62"),
        ("wild_below_complete_run", "bool", (), True, "line 66"),
        ("wild_above_complete_run", "bool", (), True, "line 23"),
        ("two_beside_joker", "bool", (), True, "line 20"),
    ],
}
RANKS = tuple("A23456789TJQK")
PLACES = {
    "regulamento-1": [
        ("values.all", "number", (), 10, "Art. 17"),
        ("values.3-7", "number", (), 10, "Art. 17"),
        ("values.8-K", "number", (), 10, "Art. 17"),
        ("values.A", "number", (), 10, "Art. 17"),
        ("values.2", "number", (), 10, "Art. 17"),
        ("values.joker", "number", (), 10, "Art. 17"),
        ("canastras.clean.bonus", "number", (), 200, "Art. 11, 16"),
        ("canastras.dirty.bonus", "number", (), 100, "Art. 16"),
        ("canastras.semi.bonus", "number", (), 0, ""),
        ("canastras.royal.bonus", "number", (), 0, ""),
        ("canastras.royal_dirty.bonus", "number", (), 0, ""),
        ("canastras.aces.bonus", "number", (), 0, ""),
        ("canastras.real_clean.bonus", "number", (), 0, ""),
        ("canastras.real_dirty.bonus", "number", (), 0, ""),
        ("vulnerability.steps", "steps", (), (), ""),
        ("vulnerability.bonuses", "bool", (), True, ""),
        ("batida.bonus", "number", (), 100, "Art. 16"),
        ("batida.needs_canastra", "choice", ("none", "any", "clean"), "any", "Art. 10"),
        ("without_canastra.table", "choice", ("credit", "zero", "negative"), "credit", ""),
        ("without_canastra.needs", "choice", ("any", "clean"), "any", ""),
        ("mortos.debit", "number", (), 100, "Art. 15"),
        ("mortos.become_stock", "bool", (), True, "Art. 9"),
        ("mortos.unviewed", "bool", (), False, ""),
        ("mortos.unplayed", "choice", ("value", "value_and_debit", "debit"), "value", ""),
        ("threes.red", "number", (), 0, ""),
        ("threes.red_without", "number", (), 0, ""),
        ("threes.needs", "choice", ("none", "any", "clean"), "any", ""),
        ("threes.red_in_hand", "number", (), 0, ""),
        ("threes.black_in_hand", "number", (), 0, ""),
        ("threes.laid_value", "bool", (), False, ""),
        ("melds.sets", "bool", (), False, "Art. 5"),
        ("melds.largest_set", "number", (), 0, ""),
        ("melds.set_ranks", "several", RANKS, (), ""),
        ("melds.sets_are_canastras", "bool", (), True, ""),
        ("melds.wilds", "number", (), 1, "Art. 6"),
        ("melds.wilds_in_sets", "number", (), 1, ""),
        ("melds.natural_two", "bool", (), True, ""),
        ("melds.barred_ranks", "several", RANKS, (), ""),
        ("melds.royal", "choice", ("ace_high", "ace_low", "thirteen", "king_ace"), "thirteen", ""),
        ("deck.jokers", "choice", (0, 2, 4), 0, "Art. 1"),
        (
            "endings.codes",
            "several",
            ("batida", "stock_out", "two_left", "stallo", "none"),
            ("batida", "stock_out"),
            "Art. 10, 12",
        ),
        ("partida.end", "choice", ("reach", "exceed"), "reach", "Art. 13"),
    ],
    "open-dirty-1": [
        ("values.3-7", "number", (), 5, "line 51"),
        ("values.8-K", "number", (), 10, "line 52"),
        ("values.A", "number", (), 15, "line 53"),
        ("values.2", "number", (), 20, "lines 54, 69"),
        ("values.joker", "number", (), 30, "lines 55, 69"),
        ("canastras.clean.bonus", "number", (), 200, "lines 35, 58"),
        ("canastras.dirty.bonus", "number", (), 100, "lines 33, 57"),
        ("canastras.royal.bonus", "number", (), 500, "lines 37, 59"),
        ("canastras.semi.bonus", "number", (), 0, ""),
        ("canastras.royal_dirty.bonus", "number", (), 0, ""),
        ("canastras.aces.bonus", "number", (), 0, ""),
        ("canastras.real_clean.bonus", "number", (), 0, ""),
        ("canastras.real_dirty.bonus", "number", (), 0, ""),
        ("vulnerability.steps", "steps", (), (), ""),
        ("vulnerability.bonuses", "bool", (), True, ""),
        ("batida.bonus", "number", (), 100, "line 56"),
        ("batida.needs_canastra", "choice", ("none", "any", "clean"), "any", "lines 46, 67"),
        ("without_canastra.table", "choice", ("credit", "zero", "negative"), "credit", ""),
        ("without_canastra.needs", "choice", ("any", "clean"), "any", ""),
        ("mortos.debit", "number", (), 100, "line 62"),
        ("mortos.become_stock", "bool", (), True, "line 29"),
        ("mortos.unviewed", "bool", (), False, ""),
        ("mortos.unplayed", "choice", ("value", "value_and_debit", "debit"), "value", ""),
        ("threes.red", "number", (), 0, ""),
        ("threes.red_without", "number", (), 0, ""),
        ("threes.needs", "choice", ("none", "any", "clean"), "any", ""),
        ("threes.red_in_hand", "number", (), 0, ""),
        ("threes.black_in_hand", "number", (), 0, ""),
        ("threes.laid_value", "bool", (), False, ""),
        ("melds.sets", "bool", (), True, "lines 2, 66"),
        ("melds.largest_set", "number", (), 9, "silent"),
        ("melds.set_ranks", "several", RANKS, (), ""),
        ("melds.sets_are_canastras", "bool", (), True, "line 31"),
        ("melds.wilds", "number", (), 1, "line 19"),
        ("melds.wilds_in_sets", "number", (), 1, ""),
        ("melds.natural_two", "bool", (), True, ""),
        ("melds.barred_ranks", "several", RANKS, (), ""),
        ("melds.ace_to_ace", "bool", (), False, "lines 38, 66"),
        ("deck.jokers", "choice", (0, 2, 4), 4, "line 2"),
        (
            "endings.codes",
            "several",
            ("batida", "stock_out", "two_left", "stallo", "none"),
            ("batida", "stock_out"),
            "lines 72-73",
        ),
    ],
}


@pytest.mark.parametrize("key", SWITCHES)
def test_text_declares_its_switches_and_the_values_of_a_club(key):
    declared = rules.declared(key)

    assert [dataclasses.astuple(switch) for switch in declared.switches] == SWITCHES[key]
    assert [dataclasses.astuple(place) for place in declared.places] == PLACES[key]


@rows("key", rules.published())
def test_text_declares_what_it_is(key):
    declared, ruleset = rules.declared(key), rules.load(key)

    assert (declared.key, declared.system, declared.title, declared.language) == (
        *(ruleset.key, ruleset.system, ruleset.title, ruleset.language),
    )


def test_a_switch_of_points_leaves_them_to_a_club():
    # 000:105 changes the value of the batida, so a club may too; 000 has no value for a last discard.
    places = {place.place for place in rules.declared("buraco-1").places}

    assert "batida.bonus" in places
    assert "batida.wild_discard" not in places
    assert "batida.wild_discard" in {place.place for place in rules.declared("burraco-1").places}


def test_cheapest_card_is_one_of_the_deck():
    # 000 has no joker, so the value of one must not raise the maximum of a canastra.
    assert rules.load("000", {}, {"values.3-7": 2}).least_points[0] == 14
