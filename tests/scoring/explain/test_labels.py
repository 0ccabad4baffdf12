"""A label for every switch, every choice and every value a club may set, and none for what is not there."""

import pytest

import rules
from scoring.explain import labels

SWITCHES = {switch.name: switch for key in rules.published() for switch in rules.declared(key).switches}
PLACES = {place.place: place for key in rules.published() for place in rules.declared(key).places}


def test_every_switch_has_a_label_and_every_label_a_switch():
    assert set(labels.OPTIONS) == set(SWITCHES)


@pytest.mark.parametrize("name", sorted(SWITCHES))
def test_every_choice_of_a_switch_means_something(name):
    switch = SWITCHES[name]
    choices = (True, False) if switch.kind == "bool" else switch.choices

    assert set(labels.OPTIONS[name].means) == set(choices)
    assert len({labels.option_means(name, choice) for choice in choices}) == len(choices)


@pytest.mark.parametrize("key", rules.published())
def test_every_value_has_a_label_of_its_own(key):
    ruleset = rules.load(key)
    names = [labels.place_label(place.place, ruleset) for place in rules.declared(key).places]

    assert all(names)
    assert len(set(names)) == len(names)


def test_every_label_of_a_value_is_needed():
    apart = {place for place in PLACES if not place.startswith(("values.", "canastras."))}

    assert set(labels.PLACES) == apart


@pytest.mark.parametrize(
    "place", [place for place in PLACES.values() if place.choices], ids=lambda one: one.place
)
def test_every_choice_of_a_value_means_something(place):
    assert set(labels.PLACES[place.place].means) == set(place.choices)


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


@pytest.mark.parametrize(("value", "means"), [(True, "sim"), (False, "não"), (7, "7")])
def test_what_needs_no_words_stands_for_itself(value, means):
    assert labels.place_means("values.A", value) == means
