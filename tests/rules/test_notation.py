"""A whole mão as one text, and back."""

import re

import pytest

import rules
from rules import notation
from rules.notation import NotationError
from tests.rows import rows
from tests.rules.asking import answers, lines
from tests.rules.golden import ALL_PLAYED, ROOT, VECTORS

FORMS = ("facts_cards", "facts_summary")
MAOS = [hand[form] for hand in [*ALL_PLAYED, *VECTORS["hands"]] for form in FORMS if form in hand]

SMALL = {
    "ending": "batida",
    "went_out": "A2",
    "mortos_to_stock": 1,
    "last_discard": "4C",
    "before": {"A": 800, "B": -15},
    "warned_before": ["A"],
    "rest": ["3H", "JK"],
    "sides": {
        "A": {
            "morto": "unviewed",
            "unviewed_by": "A1",
            "unviewed_cards": ["3D", "4D"],
            "warned": True,
            "penalties": 2,
            "melds": [
                {"kind": "run", "cards": ["2S", "3S", "4S"], "late_two": True},
                {"kind": "set", "cards": ["9S", "9C", "2D"], "laid": 3, "unordered": False},
            ],
            "hands": {"A1": [], "A2": []},
        },
        "B+C": {"melds": [], "hands": {"B": ["KD"], "C": ["QD", "QD"]}},
    },
}
SMALL_LINES = """\
ending=batida went_out=A2 mortos_to_stock=1 last_discard=4C;
  before: A=800 B=-15;
  warned_before: A;
  rest: 3H JK
| A morto=unviewed unviewed_by=A1 penalties=2 warned=yes;
  unviewed_cards: 3D 4D;
  run 2S 3S 4S late_two=yes;
  set 9S 9C 2D laid=3 unordered=no;
  A1: -;
  A2: -
| B+C;
  melds: -;
  B: KD;
  C: QD QD"""


def test_notation_of_golden_maos_reads_back_on_one_line_and_on_several():
    for facts in MAOS:
        assert notation.read(notation.write(facts)) == facts
        assert notation.read(notation.write(facts, lines=True)) == facts
        assert "\n" not in notation.write(facts)


def test_notation_has_every_fact_in_its_place():
    assert notation.write(SMALL, lines=True) == SMALL_LINES
    assert notation.read(SMALL_LINES) == SMALL
    assert notation.write(SMALL) == " ".join(SMALL_LINES.split())


def test_notation_tells_the_two_forms_apart():
    for hand in ALL_PLAYED:
        assert notation.by_cards(notation.read(notation.write(hand["facts_cards"])))
        assert not notation.by_cards(notation.read(notation.write(hand["facts_summary"])))


def turned(given):
    """Return the same facts with every mapping in reverse order."""
    if not isinstance(given, dict):
        return given
    return {name: turned(one) for name, one in reversed(given.items())}


def test_notation_of_equal_facts_is_the_same_text():
    for facts in MAOS:
        assert notation.write(turned(facts)) == notation.write(facts)


@rows(
    ("text", "facts"),
    [
        ("", {"sides": {}}),
        ("| A", {"sides": {"A": {}}}),
        ("; ending=none ;;", {"ending": "none", "sides": {}}),
        ('ending="none"', {"ending": "none", "sides": {}}),
        ("went_out=- rest=-", {"went_out": None, "rest": None, "sides": {}}),
        ("rest: -", {"rest": [], "sides": {}}),
        ("rest:", {"rest": [], "sides": {}}),
        ("before: -", {"before": {}, "sides": {}}),
        ("| A A1:", {"sides": {"A": {"hands": {"A1": []}}}}),
        ("| A table=007", {"sides": {"A": {"table": 7}}}),
        ('| A table="7"', {"sides": {"A": {"table": "7"}}}),
        ("| A table=1234567890123456789", {"sides": {"A": {"table": "1234567890123456789"}}}),
        (
            "|A\nlaid=3 run 3H\n4H",
            {"sides": {"A": {"melds": [{"kind": "run", "cards": ["3H", "4H"], "laid": 3}]}}},
        ),
        ("| A ladder 99 JK", {"sides": {"A": {"melds": [{"kind": "ladder", "cards": ["99", "JK"]}]}}}),
        ('| A "melds": 3H', {"sides": {"A": {"hands": {"melds": ["3H"]}}}}),
        ('| "Zé da Silva" Zé: -', {"sides": {"Zé da Silva": {"hands": {"Zé": []}}}}),
    ],
)
def test_notation_reads(text, facts):
    assert notation.read(text) == facts


@rows(
    ("text", "code", "at"),
    [
        ('ending="batida', "bad_quotes", 7),
        (r'ending="\x"', "bad_quotes", 7),
        ('| A "B\n": 3H', "bad_quotes", 4),
        ("ending==batida", "stray_mark", 6),
        ("ending= | A", "stray_mark", 6),
        ("=batida", "stray_mark", 0),
        (": 3H", "stray_mark", 0),
        ("rest: 3H last_discard=4C", "stray_mark", 9),
        ("| A A1: 3H A2: 4H", "stray_mark", 13),
        ("| A melds=3", "stray_mark", 4),
        ("| A hands=-", "stray_mark", 4),
        ("batida", "stray_word", 0),
        ("ending=batida A1", "stray_word", 14),
        ("-", "stray_word", 0),
        ("before: 800", "stray_word", 8),
        ("| A melds: 3H", "stray_word", 11),
        ("| A hands: A1", "stray_word", 11),
        ("|", "side_without_name", 0),
        ("ending=none | | A", "side_without_name", 12),
        ("| ending=none", "side_without_name", 0),
        ("| A: 3H", "side_without_name", 0),
        ("| ; A1: -", "side_without_name", 0),
        ("mortos: 1", "unknown_list", 0),
        ("ending=none ending=none", "given_twice", 12),
        ("sides=2", "given_twice", 0),
        ("| A | A", "given_twice", 6),
        ("| A A1: -; A1: -", "given_twice", 11),
        ("| A run 3H laid=3 laid=3", "given_twice", 18),
        ("| A run 3H kind=set", "given_twice", 11),
        ("| A unviewed_cards=11; unviewed_cards: 3H", "given_twice", 23),
    ],
)
def test_text_that_is_no_notation_is_refused(text, code, at):
    with pytest.raises(NotationError) as raised:
        notation.read(text)
    assert (raised.value.code, raised.value.at) == (code, at)
    assert str(raised.value) == f"{code} at {at}"


@rows(
    "facts",
    [
        [],
        {"sides": 5},
        {"sides": {"A": 5}},
        {"sides": {5: {}}},
        {5: 6},
        {"ending": 1.5},
        {"ending": 10**18},
        {"ending": []},
        {"rest": [5]},
        {"before": []},
        {"sides": {"A": {"melds": 5}}},
        {"sides": {"A": {"melds": [5]}}},
        {"sides": {"A": {"melds": [{"cards": []}]}}},
        {"sides": {"A": {"melds": [{"kind": "run"}]}}},
        {"sides": {"A": {"melds": [{"kind": "run", "cards": "3H"}]}}},
        {"sides": {"A": {"hands": []}}},
        {"sides": {"A": {"hands": {"A1": None}}}},
        {"sides": {"A": {"table": {}}}},
    ],
)
def test_facts_of_another_shape_have_no_notation(facts):
    with pytest.raises(NotationError) as raised:
        notation.write(facts)
    assert (str(raised.value), raised.value.at) == ("no_notation", None)


def test_bad_cards_are_left_to_the_rules():
    facts = notation.read(
        "ending=batida went_out=A2 | A run 3H 4H 55; A1: 1X; A2: - | B melds: -; B1: 3C; B2: 3C"
    )

    verdict = rules.judge_cards(rules.load("000"), facts)

    bad = [(one.side, one.field) for one in verdict.errors if one.code == "bad_card"]
    assert bad == [("A", "melds.0"), ("A", "hand")]


@pytest.mark.parametrize("form", FORMS)
def test_score_takes_the_notation_of_either_form(form):
    hands = [hand for hand in VECTORS["hands"] if form in hand]
    asked = [{name: hand.get(name) for name in ("id", "system", "options")} for hand in hands]

    _, expected = answers(*lines(*(one | {form: hand[form]} for one, hand in zip(asked, hands, strict=True))))
    judged, got = answers(
        *lines(*(one | {"facts": notation.write(hand[form])} for one, hand in zip(asked, hands, strict=True)))
    )

    assert judged
    assert got == expected


def test_notation_command_writes_and_reads_back():
    facts = ALL_PLAYED[0]["facts_cards"]
    _, (written,) = answers(*lines({"id": 3, "facts": facts}), command="notation")
    _, (read,) = answers(*lines({"notation": written["notation"]}), command="notation")

    assert written == {"id": 3, "ok": True, "notation": notation.write(facts)}
    assert read == {"ok": True, "facts": facts}


@pytest.mark.parametrize(
    ("command", "request_", "code", "field", "params"),
    [
        ("score", {"system": "000", "facts": "| A | A"}, "given_twice", "facts", {"at": 6}),
        ("score", {"system": "000", "facts": {}}, "facts_missing", "facts_summary", {}),
        ("notation", {"notation": "|"}, "side_without_name", "notation", {"at": 0}),
        ("notation", {"notation": None}, "wrong_type", "notation", {}),
        ("notation", {"facts": {"ending": []}}, "no_notation", "facts", {}),
        ("notation", {"facts": "| A"}, "wrong_type", "facts", {}),
        ("notation", {}, "facts_missing", "facts", {}),
    ],
)
def test_line_that_is_no_notation_is_answered_by_its_error(command, request_, code, field, params):
    judged, (answer,) = answers(*lines(request_), command=command)
    (problem,) = answer["problems"]

    assert not judged
    assert (problem["code"], problem["field"], problem["params"]) == (code, field, params)


def test_example_of_the_docs_is_a_mao_that_is_judged_as_they_say():
    page = (ROOT / "docs/rules/notation.md").read_text(encoding="utf-8")
    text, points = re.findall(r"```text\n(.*?)\n```", page, re.DOTALL)[1:]

    facts = notation.read(text)
    totals = rules.judge_cards(rules.load("burraco-1"), facts).totals

    assert notation.write(facts, lines=True) == text
    assert " · ".join(f"{side} {total}" for side, total in totals.items()) == points
