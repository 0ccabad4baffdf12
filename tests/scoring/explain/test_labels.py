"""A label for every switch, choice and value that a club may set, and no others."""

import pytest

import rules
from scoring.explain import labels
from tests.rows import rows

EVERY = [switch for key in rules.published() for switch in rules.declared(key).switches]
SWITCHES = {switch.name: switch for switch in EVERY}
PLACES = {place.place: place for key in rules.published() for place in rules.declared(key).places}


def test_every_switch_has_a_label_and_every_label_a_switch():
    assert set(labels.OPTIONS) == set(SWITCHES)


@rows("name", sorted(SWITCHES))
def test_every_choice_of_a_switch_means_something(name):
    kinds = {switch.kind: switch.choices for switch in EVERY if switch.name == name}
    kinds = {"bool": (True, False), "steps": ((),)} if name == "vulnerability" else kinds
    choices = [choice for kind, of_kind in kinds.items() for choice in of_kind or _choices(kind)]

    assert set(labels.OPTIONS[name].means) in (set(choices), set())  # a number is its own label
    assert len({labels.option_means(name, choice) for choice in choices}) == len(choices)


def _choices(kind):
    return (True, False) if kind == "bool" else ()


@rows("key", rules.published())
def test_every_value_has_a_label_of_its_own(key):
    ruleset = rules.load(key)
    names = [labels.place_label(place.place, ruleset) for place in rules.declared(key).places]

    assert all(names)
    assert len(set(names)) == len(names)


def test_every_label_of_a_value_is_needed():
    apart = {place for place in PLACES if not place.startswith(("values.", "canastras."))}

    assert set(labels.PLACES) == apart


@rows("place", [place for place in PLACES.values() if place.choices], ids=lambda one: one.place)
def test_every_choice_of_a_value_means_something(place):
    several = place.kind == "several"
    values = [(choice,) if several else choice for choice in place.choices]

    assert several or set(labels.PLACES[place.place].means) == set(place.choices)
    assert len({labels.place_means(place.place, value) for value in values}) == len(values)


@pytest.mark.parametrize(
    ("row", "named", "faces"),
    [
        ("8-K", "8, 9, 10, J, Q, K", ("8", "9", "10", "J", "Q", "K")),
        ("A", "A", ("A",)),
        ("joker", "coringão", ("★",)),
    ],
)
def test_rows_of_cards_are_written_out(row, named, faces):
    assert (labels.cards_named(row), labels.faces_of(row)) == (named, faces)


def test_all_cards_are_thirteen_faces():
    assert labels.cards_named("all") == "todas as cartas"
    assert len(labels.faces_of("all")) == 13


@pytest.mark.parametrize(
    ("place", "value", "means"),
    [
        ("melds.set_ranks", (), "de qualquer carta"),
        ("melds.set_ranks", ("A", "4", "K"), "A, 4, K"),
        ("melds.barred_ranks", ["3"], "3"),
        ("endings.codes", ("batida", "stock_out"), "quando alguém bate, quando o maço acaba"),
        ("vulnerability.steps", (), "Não há"),
        ("vulnerability.steps", ((1500, 75), (2000, 90)), "com 1.500 pontos, 75; com 2.000 pontos, 90"),
    ],
)
def test_several_values_are_told_one_by_one(place, value, means):
    assert labels.place_means(place, value) == means


@pytest.mark.parametrize(("value", "means"), [(True, "sim"), (False, "não"), (7, "7")])
def test_what_needs_no_words_stands_for_itself(value, means):
    assert labels.place_means("values.A", value) == means
