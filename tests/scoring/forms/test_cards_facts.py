"""From facts to the form and back: the round trip is lossless, and the players have their names."""

import pytest

import rules
from scoring.forms.cards_facts import facts_of, initial_of
from scoring.forms.questions import button_names, first_names, players
from tests.rows import rows
from tests.rules.golden import ALL_PLAYED, by_cards

BURRACO = rules.load("burraco-1", {})
THREE = rules.load("burraco-1", {"players": 3})
TRIOS = rules.load("buraco-1", {"teams": "trios"})


@rows(
    "hand",
    [*[one for one in by_cards() if one["expected"]["ok"]], *ALL_PLAYED[::10]],
    ids=lambda one: one["id"],
)
def test_facts_put_into_the_form_and_read_again_are_worth_the_same(hand):
    ruleset = rules.load(hand["system"], hand["options"])
    facts = {name: value for name, value in hand["facts_cards"].items() if name != "before"}
    sides = {side: list(one["hands"]) for side, one in facts["sides"].items()}

    said = {name: str(value) for name, value in initial_of(facts, ruleset, list(sides)).items()}
    again = facts_of(said, ruleset, sides)

    assert rules.judge_cards(ruleset, again).lines == rules.judge_cards(ruleset, facts).lines
    assert again["went_out"] == facts.get("went_out")
    assert {side: one["hands"] for side, one in again["sides"].items()} == {
        side: one["hands"] for side, one in facts["sides"].items()
    }


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({"ending": "batida:A2"}, {"ending": "batida", "went_out": "A2"}),
        ({"ending": "stallo"}, {"ending": "stallo", "went_out": None}),
        ({}, {"ending": "", "went_out": None}),
        ({"last_discard": "10h"}, {"last_discard": "TH"}),
        ({"last_discard": "10h 9h"}, {"last_discard": "TH 9H"}),  # two are no card, and refused
        ({"rest": "3h\n4H quê"}, {"rest": ["3H", "4H", "quê"]}),
    ],
)
def test_what_is_said_of_the_whole_mao(said, expected):
    facts = facts_of(said, BURRACO, {})

    assert {name: facts[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, {"melds": [], "hands": {"A1": [], "A2": []}, "morto": ""}),
        ({"hand-A2": "3h jk"}, {"hands": {"A1": [], "A2": ["3H", "JK"]}}),
        ({"A-melds": "9s9h9d\n\n3h 4h 5h"}, {"melds": ["set", "run"]}),
        ({"A-morto": "taken", "A-unviewed_cards": "3H"}, {"unviewed_cards": None}),
        ({"A-morto": "unviewed", "A-unviewed_cards": "3H"}, {"unviewed_cards": ["3H"], "unviewed_by": ""}),
    ],
)
def test_what_is_said_of_a_side(said, expected):
    found = facts_of(said, BURRACO, {"A": ["A1", "A2"]})["sides"]["A"]

    if isinstance(expected.get("melds"), list):
        found = found | {"melds": [meld["kind"] for meld in found["melds"]]}
    assert {name: found.get(name) for name in expected} == expected


@pytest.mark.parametrize(("typed", "fact"), [("2", 2), (" 1 ", 1), ("duas", "duas"), ("-1", -1)])
def test_penalties_go_in_as_typed(typed, fact):
    ruleset = rules.load("buraco-1", {})

    assert facts_of({"A-penalties": typed}, ruleset, {"A": ["A1"]})["sides"]["A"]["penalties"] == fact
    assert "penalties" not in facts_of({"A-penalties": " "}, ruleset, {"A": ["A1"]})["sides"]["A"]


@rows(
    ("ruleset", "side", "label", "expected"),
    [
        (BURRACO, "A", "Ana e Bia", {"A1": "Ana", "A2": "Bia"}),
        (BURRACO, "B", "Caio / Davi", {"B1": "Caio", "B2": "Davi"}),
        (BURRACO, "B", "Caio/Davi", {"B1": "Caio", "B2": "Davi"}),
        (BURRACO, "A", "Os Faróis", {"A1": "Os Faróis, jogador 1", "A2": "Os Faróis, jogador 2"}),
        (
            BURRACO,
            "A",
            "Ana, Bia e Cida e Dora",
            {f"A{n}": f"Ana, Bia e Cida e Dora, jogador {n}" for n in (1, 2)},
        ),
        (TRIOS, "A", "Ana e Bia e Cida", {"A1": "Ana", "A2": "Bia", "A3": "Cida"}),
        (TRIOS, "A", "Ana, Bia e Cida", {"A1": "Ana", "A2": "Bia", "A3": "Cida"}),
        (BURRACO, "A", "Silva, Ana e Bia", {"A1": "Silva, Ana", "A2": "Bia"}),
        (THREE, "A", "Ana", {"A": "Ana"}),
        (THREE, "B+C", "Bia + Caio", {"B": "Bia", "C": "Caio"}),
    ],
)
def test_players_of_a_side_have_their_names_where_the_label_gives_them(ruleset, side, label, expected):
    assert players(ruleset, side, label) == expected


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Ana Souza e Bia Reis", "Ana e Bia"),
        ("Ana Souza, Bia Reis e Cida Luz", "Ana, Bia e Cida"),
        ("Souza, Ana", "Souza, Ana"),
        ("Os Faróis", "Os Faróis"),
    ],
)
def test_score_has_first_names(label, expected):
    assert first_names(label) == expected


def test_button_has_first_names_in_two_lines():
    assert button_names("Ana Souza e Bia Reis") == "Ana e Bia"
    assert button_names("Conceição Souza e Sebastião Reis") == "Conceição e S."
    assert button_names("Os Faróis da Barra Velha") == "Os Faróis da Barra Velha"
