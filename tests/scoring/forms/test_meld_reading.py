"""The reading of typed melds, and the questions that the cards do not answer."""

import pytest

import rules
from scoring.forms.card_text import Combination
from scoring.forms.meld_reading import read
from tests.rows import rows
from tests.rules.golden import VECTORS
from tests.scoring.cards_typed import as_line

SYSTEMS = {
    "buraco": rules.load("buraco-1", {"jokers": 2}),
    "open": rules.load("open-dirty-1", {}),
    "regulamento": rules.load("regulamento-1", {"target": 1500}),
    "burraco": rules.load("burraco-1", {}),
}
KINGS, ELEVEN = "KS KH KD KC KS KH KD", "3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
EIGHT = "2D 3D 4D 5D 6D 7D 8D 9D"


def reading(system, line):
    return read(SYSTEMS[system], Combination.parse(line))


def asked(system, line):
    return [(question.code, question.required) for question in reading(system, line).questions]


@rows(
    ("system", "line", "kind"),
    [
        ("buraco", "3H 4H 5H", "run"),
        ("buraco", "5H 3H 4H", "run"),
        ("buraco", "9S 9H 9D", "set"),
        ("buraco", "9S 9H 2D", "set"),
        ("buraco", "2S 2H 2D", "set"),
        ("burraco", "8H JK TH", "run"),
        ("burraco", "8H 8D", "set"),
        ("regulamento", "9S 9H 9D", "set"),  # the kind is clear, so the refusal is about it
        ("burraco", "KH AH 2H 3H", "run"),
        ("burraco", "XX 3H", "run"),
        ("buraco", "8H 2S 2C, trinca", "set"),
        ("buraco", "8H 2S 2C, sequência", "run"),
    ],
)
def test_kind_is_the_only_one_the_cards_can_be(system, line, kind):
    assert reading(system, line).facts["kind"] == kind


def test_kind_is_asked_where_the_cards_can_be_both():
    found = reading("buraco", "8H 2S 2C")

    assert found.found == rules.Code.BAD_KIND
    assert asked("buraco", "8H 2S 2C") == [("kind", True)]
    assert [answer.line for answer in found.questions[0].answers] == [
        "8H 2S 2C, sequência",
        "8H 2S 2C, trinca",
    ]


@rows(
    ("system", "line", "questions"),
    [
        ("buraco", KINGS, [("laid", True)]),
        ("buraco", f"{KINGS}, baixada 3", []),
        ("buraco", f"{KINGS}, baixada 9", [("laid", True)]),
        ("buraco", "KS KH KD KC KS KH", []),
        ("buraco", ELEVEN, [("laid", True)]),
        ("burraco", KINGS, []),
        ("regulamento", f"{EIGHT}, nesta ordem", [("late_two", True)]),
        ("regulamento", f"{EIGHT}, nesta ordem, dois depois", []),
        ("regulamento", "2D 3D 4D 5D 6D 7D 8D, nesta ordem", []),
        ("burraco", f"{EIGHT}, nesta ordem", []),
        ("burraco", "3H 4H 5H 6H 7H 8H 2H", [("order", True)]),
        ("burraco", "2H 3H 4H 5H 6H 7H 8H", [("order", False)]),
        ("burraco", "8H 2H 4H 3H 5H 7H 6H", [("order", True)]),
        ("burraco", "3H 4H 5H 6H 7H 8H 2H, nesta ordem", []),
        ("burraco", "3H 4H 5H 6H 7H 8H 2S", []),
    ],
)
def test_what_no_card_shows_is_asked_only_where_it_moves_points(system, line, questions):
    assert asked(system, line) == questions


@pytest.mark.parametrize(("system", "at"), [("buraco", "A08"), ("burraco", "D09")])
def test_order_that_moves_points_offers_both_readings(system, at):
    question = reading(system, "3H 4H 5H 6H 7H 8H 2H").questions[0]

    found = [reading(system, answer.line).found for answer in question.answers]
    assert [one.category for one in found] == ["clean", "dirty"]
    assert "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥" in question.answers[0].label
    assert [asked(system, answer.line) for answer in question.answers] == [[], []]


def test_two_that_came_late_changes_the_canastra():
    question = reading("regulamento", f"{EIGHT}, nesta ordem").questions[0]

    found = [reading("regulamento", answer.line).found for answer in question.answers]
    assert [one.category for one in found] == ["clean", "dirty"]


@rows("given", VECTORS["melds"], ids=lambda given: given["id"])
def test_every_worked_meld_typed_in_is_what_it_should_be(given):
    # `read` asks for the kind only if the cards allow both kinds, or neither.
    ruleset, meld = rules.load(given["system"], given["options"]), given["meld"]
    typed = Combination.parse(as_line(meld))

    found = read(ruleset, typed)
    if [question.code for question in found.questions] == ["kind"]:
        found = read(ruleset, typed.saying(kind=meld["kind"]))

    if given["expected"]["ok"]:
        assert found.facts["kind"] == meld["kind"]
        assert isinstance(found.found, rules.Meld)
        for name in given["expected"].keys() & {
            "category",
            "wilds",
            "points",
            "bonus",
            "grown",
            "relancinho",
        }:
            assert getattr(found.found, name) == given["expected"][name]
    else:
        assert read(ruleset, typed.saying(kind=meld["kind"])).found == given["expected"]["error"]


def test_cards_typed_out_of_order_are_put_in_order_and_the_page_says_so():
    found = reading("burraco", "TH 8H 9H")

    assert found.found.cards == ("8H", "9H", "TH")
    assert "posta em ordem" in found.what(SYSTEMS["burraco"])
    assert "posta em ordem" not in reading("burraco", "TH 9H 8H").what(SYSTEMS["burraco"])
