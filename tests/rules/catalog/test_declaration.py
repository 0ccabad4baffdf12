"""What each text leaves to choose, and values that contradict each other."""

import pytest

import rules


def test_texts_are_listed_by_their_numbers():
    assert rules.published() == ("buraco-1", "open-dirty-1", "regulamento-1", "burraco-1")


@pytest.mark.parametrize("key", rules.published())
def test_declared_switches_are_those_of_the_rule_set(key):
    declared = rules.declared(key)
    defaults = {switch.name: switch.default for switch in declared.switches if switch.default is not None}

    assert rules.load(key).options == defaults
    assert all(switch.article for switch in declared.switches)


@pytest.mark.parametrize("key", rules.published())
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


@pytest.mark.parametrize(
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
    """Six threes and a two at 10 are 40: the 50 of the text would refuse a canastra that was made."""
    ruleset = rules.load("003", {}, {"values.2": 10})

    assert dict(zip(ruleset.kinds, ruleset.least_points, strict=True)) == {"clean": 35, "dirty": 35}
    assert rules.load("003").least_points == (35, 50)


def test_own_cards_never_raise_a_minimum():
    ruleset = rules.load("000", {}, {"values.3-7": 50, "values.8-K": 50})

    assert ruleset.least_points == (35, 40, 70)
    assert [one.relancinho for one in ruleset.canastras] == [110, 85, 0]
