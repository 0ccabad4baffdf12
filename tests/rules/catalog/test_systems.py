"""The published values of the other systems, their variations and a club's own values."""

import dataclasses
import tomllib
from importlib.resources import files

import pytest

import rules
from rules.ruleset import MeldRules
from tests.rows import rows

CLUB = {
    "hand_cards": 11,
    "morto_cards": 11,
    "mortos": 2,
    "no_morto": 100,
    "batida": 100,
    "mortos_move": True,
    "unplayed": "debit",
    "endings": ("batida", "stock_out"),
    "end": "reach",
    "target": None,
}
JOKERS = CLUB | {
    "deck_cards": 108,
    "deck_points": 1080,
    "wild_cards": 12,
    "bonus": {"clean": 200, "dirty": 100, "royal": 500, "real_clean": 1000},
}
PUBLISHED = {
    "aberto-1": JOKERS | {"system": "aberto", "batida_needs": "clean"},
    "fechado-1": JOKERS | {"system": "fechado", "batida_needs": "any"},
    "stbl-1": JOKERS | {"system": "stbl", "batida_needs": "clean"},
    "tranca-1": CLUB
    | {
        "system": "tranca",
        "deck_cards": 104,
        "wild_cards": 8,
        "bonus": {"clean": 200, "dirty": 100},
        "batida_needs": "any",
    },
    "buraco-1": {
        "system": "000",
        "hand_cards": 11,
        "deck_cards": 104,
        "deck_points": 1360,
        "wild_cards": 8,
        "step": 5,
        "mortos": 0,
        "batida": 50,
        "batida_needs": "none",
        "bonus": {"clean": 200, "dirty": 100, "twos": 1000},
        "extras": (("grown", 1000), ("relancinho", 100)),
        "penalty": 200,
        "vulnerable_points": 75,
        "warned_points": 90,
        "endings": ("batida", "none"),
        "end": "reach",
        "target": 1500,
    },
    "open-dirty-1": {
        "system": "001",
        "hand_cards": 11,
        "deck_cards": 108,
        "deck_points": 1080,
        "wild_cards": 12,
        "mortos": 2,
        "morto_cards": 11,
        "no_morto": 100,
        "batida": 100,
        "bonus": {"clean": 200, "dirty": 100, "royal": 500},
        "endings": ("batida", "stock_out"),
        "end": "round",
        "target": None,
    },
    "regulamento-1": {
        "system": "002",
        "hand_cards": 11,
        "deck_cards": 104,
        "wild_cards": 8,
        "mortos": 2,
        "no_morto": 100,
        "batida": 100,
        "batida_needs": "any",
        "bonus": {"clean": 200, "dirty": 100},
        "endings": ("batida", "stock_out"),
        "end": "reach",
        "target": None,
    },
    "burraco-1": {
        "system": "003",
        "hand_cards": 11,
        "deck_cards": 108,
        "deck_points": 1080,
        "wild_cards": 12,
        "mortos": 2,
        "no_morto": 100,
        "batida": 100,
        "wild_discard": False,
        "bonus": {"clean": 200, "dirty": 100},
        "endings": ("batida", "two_left", "stallo"),
        "end": "exceed",
        "target": 2000,
        "side_names": ("A", "B"),
    },
}
VALUES = [(key, name, value) for key, values in PUBLISHED.items() for name, value in values.items()]
BURACO_WITH_REAL = frozenset({"clean", "dirty", "twos", "real_clean", "real_dirty"})
CLUB_GAMES = ("aberto", "fechado", "stbl", "tranca")
KEYS = ("regulamento-1", "buraco-1", "open-dirty-1", "burraco-1")


@rows(("key", "name", "value"), VALUES)
def test_published_values(key, name, value):
    # A published key never changes its values: a new interpretation is a new key.
    assert getattr(rules.load(key), name) == value


@rows(
    ("system", "worth"),
    [
        ("000", (5, 20, 15, 10, 10)),
        ("001", (5, 10, 15, 20, 30)),
        ("002", (10,) * 5),
        ("003", (5, 10, 15, 20, 30)),
        ("aberto", (5, 10, 15, 10, 50)),
        ("fechado", (5, 10, 15, 10, 50)),
        ("stbl", (5, 10, 15, 10, 50)),
        ("tranca", (10,) * 5),
    ],
)
def test_worth_of_cards(system, worth):
    values = rules.load(system).values

    assert tuple(values[card] for card in ("3", "K", "A", "2", "JK")) == worth
    assert (values["7"], values["8"]) == (values["3"], values["K"])


@rows(
    ("system", "options", "name", "value"),
    [
        ("000", {"jokers": 2}, "deck_cards", 106),
        ("000", {"jokers": 4}, "deck_points", 1400),
        ("000", {"jokers": 4}, "wild_cards", 12),
        ("000", {"canastra_real": True}, "kinds", ("clean", "dirty", "twos", "real_clean", "real_dirty")),
        ("000", {"canastra_real": True}, "least_points", (35, 40, 70, 185, 120)),
        ("000", {"canastra_real": True, "jokers": 2}, "least_points", (35, 40, 70, 185, 115)),
        ("000", {"wild_takes_value": True}, "deck_points", 1440),
        ("000", {"other_scores": True}, "batida", 100),
        ("000", {"teams": "individual"}, "players", 1),
        ("000", {"teams": "individual"}, "penalty", 0),
        ("000", {"teams": "trios"}, "players", 3),
        ("000", {"target": 3000}, "target", 3000),
        ("001", {"royal": "king_ace"}, "fewest_cards", (7, 7, 7)),
        ("003", {"semipulito": True}, "bonus", {"clean": 200, "dirty": 100, "semi": 150}),
        ("003", {"stallo_variation": True}, "endings", ("batida", "two_left")),
        ("003", {"players": 3}, "unviewed_range", {11: (55, 260), 18: (90, 370)}),
        ("003", {"players": 3}, "side_names", ("A", "B", "C")),
        ("003", {"maos": 4}, "maos", 4),
        ("tranca", {}, "meld_cards", 96),
        *((game, {"players": 2}, "players", 1) for game in CLUB_GAMES),
        *((game, {"players": 3}, "lineups", {frozenset("ABC"): ("A", "B", "C")}) for game in CLUB_GAMES),
        ("aberto", {"players": 3}, "mortos", 2),
        ("aberto", {"players": 3, "mortos_of_three": 3}, "mortos", 3),
        ("aberto", {"mortos_of_three": 3}, "mortos", 2),
        ("003", {"players": 3}, "fewest_sides", 3),
        ("000", {"teams": "individual"}, "fewest_sides", 2),
    ],
)
def test_variation_changes_its_value(system, options, name, value):
    assert getattr(rules.load(system, options), name) == value


@rows(
    ("system", "options", "changes"),
    [
        ("000", {"one_wild": True}, {"wilds": 1, "wilds_in_sets": 1}),
        (
            "000",
            {"ace_to_ace": False},
            {"ace_to_ace": False, "wild_below_complete_run": False, "wild_above_complete_run": False},
        ),
        ("000", {"ace_to_ace": False, "canastra_real": True}, {"kinds": BURACO_WITH_REAL}),
        ("001", {"two_beside_joker": False}, {"two_beside_joker": False}),
        ("001", {"wild_above_complete_run": False}, {"wild_above_complete_run": False}),
        ("002", {"late_two_stays_dirty": False}, {"late_two": False}),
        ("003", {"semipulito": True}, {"kinds": frozenset({"clean", "dirty", "semi"})}),
        (
            "003",
            {"wild_beside_complete_run": False},
            {"wild_below_complete_run": False, "wild_above_complete_run": False},
        ),
    ],
)
def test_reading_changes_what_may_be_laid(system, options, changes):
    plain, melds = rules.load(system).melds, rules.load(system, options).melds

    assert isinstance(plain, MeldRules)
    assert melds == dataclasses.replace(plain, **changes)
    assert melds != plain


@pytest.mark.parametrize("key", KEYS)
def test_every_value_switch_and_variation_names_its_line(key):
    ruleset = rules.load(key)
    source = next(
        one
        for one in (
            tomllib.loads(file.read_text())
            for file in files("rules.catalog").iterdir()
            if file.suffix == ".toml"
        )
        if one["key"] == key
    )

    assert all(ruleset.articles.values())
    assert all(variation["article"] for variation in source["variations"])
    assert {name for one in source["variations"] for name in one["when"]} <= set(source["options"])


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("000", {"canastra": "canastra", "clean": "limpa", "dirty": "suja", "mao": "mão"}),
        ("001", {"canastra": "canasta", "morto": "stock", "batida": "closing", "mao": "round"}),
        ("002", {"clean": "real", "dirty": "simples", "batida": "bate", "mortos": "mortos"}),
        ("003", {"canastra": "burraco", "semi": "semipulito", "morto": "pozzetto", "mao": "smazzata"}),
    ],
)
def test_every_text_keeps_its_own_words(system, words):
    assert words.items() <= rules.load(system).words.items()


def test_articles_follow_the_variation():
    assert rules.load("000").articles["batida.bonus"] == "linhas 68-69"
    assert rules.load("000", {"other_scores": True}).articles["batida.bonus"] == "linha 105"


@pytest.mark.parametrize("mode", ["open", "closed", "closed_dirty", "closed_nscr"])
def test_modes_without_rules_cannot_be_scored(mode):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("001", {"mode": mode})

    assert (caught.value.code, caught.value.field) == ("not_scorable", "mode")


@rows(
    ("system", "options", "code", "field"),
    [
        ("000", {"teams": "quartets"}, "impossible_value", "teams"),
        ("000", {"teams": 2}, "wrong_type", "teams"),
        ("000", {"teams": ["duplas"]}, "wrong_type", "teams"),
        ("000", {"jokers": 3}, "impossible_value", "jokers"),
        ("000", {"jokers": True}, "wrong_type", "jokers"),
        ("001", {"mode": "closed_open"}, "impossible_value", "mode"),
        ("003", {"target": 100_005}, "impossible_value", "target"),
        ("003", {"maos": 0}, "impossible_value", "maos"),
        ("003", {"maos": 100}, "impossible_value", "maos"),
        ("003", {"maos": "4"}, "wrong_type", "maos"),
    ],
)
def test_impossible_options_are_refused(system, options, code, field):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load(system, options)

    assert (caught.value.code, caught.value.field) == (code, field)


def test_club_has_values_of_its_own():
    club = rules.load(
        "003", None, {"canastras.clean.bonus": 500, "melds.largest_set": 8, "endings.codes": ["batida"]}
    )

    assert (club.bonus["clean"], club.melds.largest_set, club.endings) == (500, 8, ("batida",))
    assert club.articles["canastras.clean.bonus"] == "regulamento do clube"
    assert club.overrides["canastras.clean.bonus"] == 500
    assert rules.load("003").bonus["clean"] == 200
    assert rules.load("003", club.options, club.overrides) is club


def test_worth_of_a_card_is_a_club_s_to_choose():
    club = rules.load("003", None, {"values.joker": 50})

    assert (club.values["JK"], club.deck_points) == (50, 1160)
    assert club.unviewed_range[11] == (55, 340)


@rows(
    ("overrides", "code", "place"),
    [
        ({"batida.bonuss": 100}, "unknown_value", "batida.bonuss"),
        ({"options.semipulito": True}, "unknown_value", "options.semipulito"),
        ({"canastras.twos.bonus": 500}, "unknown_value", "canastras.twos.bonus"),
        ({"values.9": 10}, "unknown_value", "values.9"),
        ({"batida.bonus": "100"}, "wrong_type", "batida.bonus"),
        ({"batida.bonus": True}, "wrong_type", "batida.bonus"),
        ({"batida.bonus": -100}, "impossible_value", "batida.bonus"),
        ({"batida.bonus": 102}, "impossible_value", "batida.bonus"),
        ({"canastras.clean.bonus": 10**9}, "impossible_value", "canastras.clean.bonus"),
        ({"canastras.clean.bonus": 151}, "impossible_value", "canastras.clean.bonus"),
        ({"canastras.clean.cards": 0}, "impossible_value", "canastras.clean.cards"),
        ({"melds.sets": 1}, "wrong_type", "melds.sets"),
        ({"values.A": 0}, "impossible_value", "values.A"),
        ({"partida.end": "never"}, "impossible_value", "partida.end"),
        ({"checks.warnings": ["nonsense"]}, "impossible_value", "checks.warnings"),
        ({"checks.warnings": "hand_zero"}, "wrong_type", "checks.warnings"),
        ({"endings.codes": [1]}, "wrong_type", "endings.codes"),
        ({"endings.codes": ["batida", "bell"]}, "impossible_value", "endings.codes"),
        ({"endings.codes": ["stallo"]}, "impossible_value", "endings.codes"),
        ({"checks.warnings": ["not_integer"]}, "impossible_value", "checks.warnings"),
        ({"checks.warnings": ["two_batidas"]}, "impossible_value", "checks.warnings"),
        ({"deck.packs": 0}, "impossible_value", "deck.packs"),
        ({"deck.packs": 9}, "impossible_value", "deck.packs"),
        ({"deck.jokers": 33}, "impossible_value", "deck.jokers"),
        ({"table.players": 0}, "impossible_value", "table.players"),
        ({"table.players": 4}, "impossible_value", "table.players"),
        ({"table.sides": ["A"]}, "impossible_value", "table.sides"),
        ({"table.sides": ["A", "A"]}, "impossible_value", "table.sides"),
        ({"table.sides": ["A", "B+C"]}, "impossible_value", "table.sides"),
        ({"table.sides": list("ABCDEFGHIJ")}, "impossible_value", "table.sides"),
        ({"table.sides": "AB"}, "wrong_type", "table.sides"),
        ({"batida.bonus": 100_005}, "impossible_value", "batida.bonus"),
        ({"batida.bonus": None}, "wrong_type", "batida.bonus"),
        ([], "wrong_type", "overrides"),
    ],
)
def test_impossible_overrides_are_refused_naming_the_place(overrides, code, place):
    with pytest.raises(rules.RuleSetError) as caught:
        rules.load("003", None, overrides)

    assert caught.value.code == code
    assert caught.value.field.removeprefix("burraco-1: ") == place


def test_one_is_not_taken_for_true_when_loaded_again():
    rules.load("003", None, {"melds.wilds": 1})

    with pytest.raises(rules.RuleSetError, match="of type int"):
        rules.load("003", None, {"melds.wilds": True})


def test_wild_card_may_count_as_the_cheapest_or_the_dearest():
    # 000:101: this many cards are worth at least as many of the cheapest, and at most as many of the dearest.
    points = rules.load("000", {"wild_takes_value": True}).points_of_cards

    assert points[:3] == ((0, 0), (5, 20), (10, 40))
    assert points[-1] == (1320, 1440)


@pytest.mark.parametrize("key", ["aberto-1", "fechado-1", "stbl-1", "tranca-1", "tranca-clube-1"])
def test_every_value_of_a_club_game_names_its_source(key):
    articles = rules.load(key).articles

    assert {place for place, article in articles.items() if not article.strip()} == set()
    assert {"batida.bonus", "canastras.clean.bonus", "mortos.debit", "articles.clockwise"} <= articles.keys()
