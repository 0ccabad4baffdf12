"""The answers of `score`, `meld`, `partida` and `jogo` to one request."""

import pytest

from rules import Code
from rules.commands import LineError
from rules.sentences import sentence
from tests.rows import rows
from tests.rules.asking import PLAIN, answers, lines
from tests.rules.facts import mao
from tests.rules.golden import VECTORS, courses, summaries

REFUSED = PLAIN | {"id": "refused", "facts_summary": mao({"clean": 0, "dirty": 0}, {"batida": True})}


def test_worked_melds_through_the_program():
    worked = VECTORS["melds"]

    judged, got = answers(*lines(*worked), command="meld")

    assert judged
    for one, given in zip(got, worked, strict=True):
        assert {name: one[name] for name in given["expected"]} == given["expected"]


def test_score_by_cards_gives_the_summary_form_too():
    hand = next(one for one in VECTORS["hands"] if one["id"] == "003-24")
    _, (cards, refused) = answers(*lines(hand, hand | {"facts_cards": {}}))
    _, (again,) = answers(*lines(hand | {"facts_summary": cards["facts_summary"], "facts_cards": 1} | {}))
    _, (summary,) = answers(*lines({"system": "003", "facts_summary": cards["facts_summary"]}))

    assert cards["totals"] == summary["totals"] == hand["expected"]["totals"]
    assert "facts_summary" not in refused
    assert not again["ok"]


@pytest.mark.parametrize("kind", ["partida", "jogo"])
def test_worked_courses_through_the_program(kind):
    worked = courses(kind)

    _, got = answers(*lines(*worked), command=kind)

    for one, course in zip(got, worked, strict=True):
        expected = course["expected"]
        assert {name: one[name] for name in expected} == expected
        assert one["ok"] is ("error" not in expected)


def test_partida_of_three_adds_up_half_points():
    hands = [{"A": 1125, "B": 72.5, "C": 72.5}, {"A": 0, "B": 72.5, "C": 145}]

    _, (answer,) = answers(
        *lines({"system": "003", "options": {"players": 3}, "hands": hands}), command="partida"
    )

    assert answer["totals"] == {"A": 1125, "B": 145, "C": 217.5}
    assert type(answer["totals"]["B"]) is int


def test_score_shows_the_points_of_each_player_where_two_share_them():
    _, (shared, plain) = answers(
        *lines(*[one for one in summaries("003") if one["id"] == "003-58"], PLAIN | {"overrides": {}})
    )

    assert shared["per_player"] == {"A": 1125, "B": 72.5, "C": 72.5}
    assert "per_player" not in plain


@rows(
    ("command", "request_", "code", "field"),
    [
        ("partida", {}, "wrong_type", "hands"),
        ("partida", {"hands": {"A": 1}}, "wrong_type", "hands"),
        ("partida", {"hands": [[1, 2]]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": "100", "B": 100}]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": True, "B": 100}]}, "wrong_type", "hands"),
        ("partida", {"hands": [{"A": 100_010, "B": 100}]}, "impossible_value", "hands"),
        ("partida", {"hands": [], "started": "C"}, "wrong_sides", "started"),
        ("partida", {"hands": [{"A": 105, "B": 100}]}, "bad_multiple", "hands"),
        ("partida", {"hands": [], "started": 1}, "wrong_type", "started"),
        ("partida", {"hands": [], "clock": 1}, "wrong_type", "clock"),
        ("meld", {}, "facts_missing", "meld"),
        ("jogo", {}, "wrong_type", "partida_winners"),
        ("jogo", {"partida_winners": ["A", 1]}, "wrong_type", "partida_winners"),
        ("jogo", {"partida_winners": [], "partidas": 0}, "impossible_value", "partidas"),
        ("jogo", {"partida_winners": [], "partidas": 100}, "impossible_value", "partidas"),
        ("jogo", {"partida_winners": [], "partidas": True}, "wrong_type", "partidas"),
        ("jogo", {"partida_winners": [], "fixed": "no"}, "wrong_type", "fixed"),
        ("score", {"facts_summary": {}, "overrides": {"x": 1}}, "unknown_value", "regulamento-1: x"),
    ],
)
def test_request_of_the_wrong_shape_gets_an_error_of_its_own(command, request_, code, field):
    judged, (answer,) = answers(*lines(PLAIN | request_), command=command)

    assert not judged
    assert (answer["errors"], answer["problems"][0]["field"]) == ([code], field)


def test_jogo_stops_where_it_was_agreed_to():
    ask = {"system": "002", "partida_winners": ["A", "A", "B"]}

    _, (played, agreed) = answers(*lines(ask, ask | {"partidas": 3}), command="jogo")

    assert (played["winner"], played["reason"], played["won"]) == ("A", "most_partidas", {"A": 2, "B": 1})
    message = "a partida after the end of the jogo"
    assert agreed == {"ok": False, "error": "partida_after_end", "message": message, "hands": 2}


@pytest.mark.parametrize(
    ("request_", "winner", "reason"),
    [
        ({"partida_winners": ["A"], "partidas": 1}, "A", "majority"),
        ({"partida_winners": ["A"], "partidas": 99}, None, None),
        ({"partida_winners": ["A", "B"], "partidas": 2}, None, None),
        ({"partida_winners": ["A", "B"], "partidas": 2, "draw": True}, None, "level"),
        ({"partida_winners": ["A", None], "partidas": 5, "clock": True}, "A", "clock"),
        ({"partida_winners": []}, None, None),
        ({"system": "003", "options": {"players": 3}, "partida_winners": ["C"]}, "C", "most_partidas"),
    ],
)
def test_jogo_is_decided_as_it_was_agreed(request_, winner, reason):
    _, (answer,) = answers(*lines({"system": "002"} | request_), command="jogo")

    assert (answer["winner"], answer["reason"], answer["over"]) == (winner, reason, reason is not None)


def test_answer_about_a_meld_is_complete():
    plain = {"kind": "run", "cards": ["3H", "4H", "5H"]}
    _, (ordered, arranged) = answers(
        *lines({"system": "002", "meld": plain}, {"system": "002", "meld": plain | {"unordered": True}}),
        command="meld",
    )

    worth = {"category": None, "wilds": 0, "points": 30, "bonus": 0, "grown": 0, "relancinho": 0}
    assert ordered == {"ok": True, "kind": "run"} | worth | {"order_matters": False}
    assert arranged == ordered | {"arranged": ["3H", "4H", "5H"]}


def test_answer_about_a_partida_is_complete():
    ask = {"system": "002", "options": {"target": 1500}, "hands": [{"A": 100_000, "B": 0}]}
    level = ask | {"hands": [{"A": 50, "B": 50}], "clock": True}
    _, (won, at_the_bell) = answers(*lines(ask, level), command="partida")

    totals = {"A": 100_000, "B": 0}
    assert won == {
        "ok": True,
        "winner": "A",
        "reason": "limit",
        "over": True,
        "hands": 1,
        "totals": totals,
        "tied": [],
    }
    assert (at_the_bell["reason"], at_the_bell["over"], at_the_bell["tied"]) == ("clock", True, ["A", "B"])


def test_partida_without_a_limit_is_refused_before_any_mao():
    _, (answer,) = answers(*lines({"system": "002", "hands": []}), command="partida")

    message = "option `target`, the points limit, is missing"
    assert answer == {"ok": False, "error": "target_missing", "message": message}


def test_answer_lists_codes_and_beside_them_the_whole_problems():
    judged, (answer,) = answers(*lines(REFUSED))

    assert judged
    assert answer["errors"] == ["two_batidas", "batida_without_canastra"]
    assert answer["warnings"] == ["table_too_small"]
    assert answer["problems"][1:3] == [
        {
            "code": "batida_without_canastra",
            "severity": "error",
            "side": side,
            "field": "batida",
            "params": {},
            "message": "a side needs a canastra to go out",
        }
        for side in "AB"
    ]
    assert answer["problems"][3]["params"] == {"cards": 11, "least": 22}


def test_breakdown_leaves_out_what_is_worth_nothing_but_table_and_hand():
    facts = mao(b={"table": 0, "hand": 330})

    _, (answer,) = answers(*lines(PLAIN | {"facts_summary": facts}))

    assert answer["breakdown"]["B"] == {"table": 0, "hand": -330}


def test_line_that_cannot_be_judged_is_answered_in_the_shape_of_every_answer():
    _, (refused, step) = answers(*lines({}, PLAIN | {"hands": [{"A": 105, "B": 0}]}), command="partida")
    _, (half,) = answers(
        *lines({"system": "003", "options": {"players": 3}, "hands": [{"A": 1, "B": 0, "C": 0}]}),
        command="partida",
    )

    problem = {"code": "unknown_system", "severity": "error", "side": None, "field": "system", "params": {}}
    assert [one | {"message": ""} for one in refused["problems"]] == [problem | {"message": ""}]
    assert (step["problems"][0]["params"], half["problems"][0]["params"]) == ({"step": 10}, {"step": 2.5})
    assert str(LineError("unknown_system")) == "unknown_system"


def test_answer_about_cards_that_are_no_meld_says_why():
    _, (answer,) = answers(
        *lines({"system": "002", "meld": {"kind": "run", "cards": ["3H", "5S", "6S"]}}), command="meld"
    )

    assert answer == {"ok": False, "error": "not_a_run", "message": sentence(Code.NOT_A_RUN)}
