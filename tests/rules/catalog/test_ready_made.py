"""Ready-made rule sets: each is usable, and has its values and their source."""

import dataclasses

import pytest

import rules
from rules.catalog.ready_made import read_extras
from tests.rows import rows

# key, base, target, mãos, minutes, bonuses
READY = [
    ("partida-3000", "regulamento-1", 3000, None, 45, {"clean": 200, "dirty": 100}),
    ("partida-2000", "regulamento-1", 2000, None, 30, {"clean": 200, "dirty": 100}),
    ("turno-2", "burraco-1", 2000, 2, 25, {"clean": 200, "dirty": 100}),
    ("turno-3", "burraco-1", 2000, 3, 40, {"clean": 200, "dirty": 100}),
    ("turno-4", "burraco-1", 2000, 4, 50, {"clean": 200, "dirty": 100}),
    (
        "canastras-500-1000",
        "buraco-1",
        1500,
        None,
        0,
        {"clean": 500, "dirty": 250, "twos": 1000, "real_clean": 1000, "real_dirty": 500},
    ),
    ("tranca-clube-1", "tranca-1", 3000, None, 45, {"clean": 200, "dirty": 100}),
]
GOOD = {"title": "Noite curta", "base": "regulamento-1", "options": {"target": 1000}, "source": "O clube."}


@pytest.mark.parametrize(("key", "base", "target", "maos", "minutes", "bonus"), READY)
def test_extra_has_its_figures_and_its_source(key, base, target, maos, minutes, bonus):
    extra = rules.extras()[key]
    ruleset = extra.load()

    assert (ruleset.key, ruleset.target, ruleset.maos) == (base, target, maos)
    assert ruleset.bonus == bonus
    assert extra.minutes == minutes
    assert extra.title
    assert extra.source.endswith(".")


def test_these_are_all_extras_there_are():
    assert list(rules.extras()) == [row[0] for row in READY]


def test_turno_ends_after_its_maos_without_a_limit():
    ruleset = rules.extras()["turno-2"].load()

    outcome = rules.partida(ruleset, [{"A": 1500, "B": 5}, {"A": 900, "B": 5}])

    assert (outcome.winner, outcome.reason) == ("A", "all_maos")
    assert not rules.partida(ruleset, [{"A": 2500, "B": 5}]).over


def test_extra_cannot_be_changed():
    extra = rules.extras()["turno-2"]

    with pytest.raises(dataclasses.FrozenInstanceError):
        extra.minutes = 5
    with pytest.raises(TypeError):
        extra.options["maos"] = 5
    with pytest.raises(TypeError):
        rules.extras()["turno-2"] = extra


@rows(
    ("change", "code", "field"),
    [
        ({"title": ""}, "missing_value", ".title"),
        ({"source": None}, "missing_value", ".source"),
        ({"base": 2}, "wrong_type", ".base"),
        ({"options": []}, "wrong_type", ".options"),
        ({"minutes": "45"}, "wrong_type", ".minutes"),
        ({"minutes": True}, "wrong_type", ".minutes"),
        ({"minutes": -5}, "impossible_value", ".minutes"),
        ({"minutes": 601}, "impossible_value", ".minutes"),
        ({"minuts": 45}, "unknown_value", ".minuts"),
        ({"base": "regulamento-9"}, "unknown_ruleset", ": key"),
        ({"options": {"tarjet": 1000}}, "unknown_option", ": tarjet"),
        ({"overrides": {"batida.bonus": "100"}}, "wrong_type", ": regulamento-1: batida.bonus"),
    ],
)
def test_broken_extra_is_refused_naming_file_and_field(change, code, field):
    with pytest.raises(rules.RuleSetError) as caught:
        read_extras({"curta": GOOD | change})

    assert (caught.value.code, caught.value.field) == (code, f"extras.toml: curta{field}")


@pytest.mark.parametrize(
    ("extra", "code", "why"),
    [
        ("regulamento-1", "wrong_type", "curta: must be a table"),
        (GOOD | {"title": ""}, "missing_value", "curta.title: must be given"),
        (GOOD | {"options": 7}, "wrong_type", "curta.options: must be of type dict"),
        (GOOD | {"minutes": 601}, "impossible_value", "curta.minutes: must be from 0 to 600"),
        (
            GOOD | {"x": 1, "a": 1},
            "unknown_value",
            "curta.a: must be one of title, base, options, overrides, minutes, source",
        ),
        (
            GOOD | {"options": {"target": 7}},
            "impossible_value",
            "curta: target: must be a positive multiple of 10, 100000 at most",
        ),
    ],
)
def test_extra_that_cannot_be_used_is_refused_saying_why(extra, code, why):
    with pytest.raises(rules.RuleSetError) as caught:
        read_extras({"curta": extra})

    assert (caught.value.code, str(caught.value)) == (code, f"extras.toml: {why}")


@pytest.mark.parametrize("minutes", [0, 600])
def test_extra_keeps_its_key_and_its_clock(minutes):
    extra = read_extras({"curta": GOOD | {"minutes": minutes}})["curta"]

    assert (extra.key, extra.minutes, extra.title) == ("curta", minutes, "Noite curta")
    assert (extra.options, extra.overrides) == ({"target": 1000}, {})


def test_good_extra_is_read():
    assert read_extras({"curta": GOOD})["curta"].load().target == 1000
