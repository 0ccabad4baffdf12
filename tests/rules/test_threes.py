"""Special threes: laid aside for points, and costly in hand."""

import pytest

import rules
from tests.rows import rows
from tests.rules.facts_systems import tranca as mao

CLUB = {"target": 3000, "black_three_in_hand": 100, "red_three_in_hand": 100}
RUN = [*"456789T"]


def judge(facts, options=CLUB, **places):
    overrides = {name.replace("__", "."): value for name, value in places.items()}
    return rules.judge(rules.load("tranca", options, overrides), facts)


def lines(verdict, side):
    assert verdict.ok, verdict.errors
    return {line.code: (line.points, line.count) for line in verdict.lines[side]}


def found(verdict):
    return [(str(one.code), one.side, one.field) for one in verdict.errors]


@pytest.mark.parametrize(
    ("needs", "b", "points"),
    [
        ("any", {}, -140),
        ("any", {"dirty": 1}, 200),
        ("clean", {"dirty": 1}, -140),
        ("clean", {"clean": 1}, 200),
        ("none", {}, 200),
    ],
)
def test_red_threes_laid_are_for_or_against_the_side(needs, b, points):
    verdict = judge(mao(b={"red_threes": 2} | b), threes__needs=needs, threes__red_without=70)

    assert lines(verdict, "B")["red_threes"] == (points, 2)


def test_laid_threes_are_worth_their_points_as_cards_where_a_club_says_so():
    assert lines(judge(mao({"red_threes": 1}), threes__laid_value=True), "A")["red_threes"] == (110, 1)
    assert lines(judge(mao(b={"red_threes": 1}), threes__laid_value=True), "B")["red_threes"] == (-90, 1)


def test_threes_in_hand_cost_their_own():
    found = lines(judge(mao(b={"red_in_hand": 1, "black_in_hand": 3})), "B")

    assert (found["red_in_hand"], found["black_in_hand"]) == ((-100, 1), (-300, 3))
    assert "red_threes" not in found


def test_threes_in_hand_cost_nothing_where_no_card_in_hand_does():
    ruleset = rules.load(
        "002", {"hand_debit_without_batida": False}, {"threes.black_in_hand": 100, "threes.red_in_hand": 50}
    )
    sides = {
        "A": {"table": 110, "hand": 110, "morto": "taken", "black_in_hand": 1},
        "B": {"table": 110, "hand": 220, "morto": "taken", "red_in_hand": 1},
    }
    verdict = rules.judge(
        ruleset, {"ending": "stock_out", "sides": sides | {"A": sides["A"] | {"hand": 210}}}
    )

    assert lines(verdict, "A")["black_in_hand"] == (0, 1)
    assert lines(verdict, "B")["red_in_hand"] == (0, 1)


@pytest.mark.parametrize("needs", ["any"])
def test_red_threes_count_with_nobody_out_too(needs):
    facts = mao({"batida": False, "red_threes": 1}, {"red_threes": 1}, ending="stock_out")
    verdict = judge(facts, CLUB, threes__needs=needs)

    assert (lines(verdict, "A")["red_threes"], lines(verdict, "B")["red_threes"]) == ((100, 1), (-100, 1))


@rows(
    ("a", "b", "problems"),
    [
        ({"red_threes": 3}, {"red_threes": 2}, [("too_many_red_threes", None, None)]),
        ({"red_threes": 3}, {"red_in_hand": 2}, [("too_many_red_threes", None, None)]),
        ({"red_threes": 4}, {}, []),
        ({"black_in_hand": 3}, {"black_in_hand": 2}, [("too_many_black_threes", None, None)]),
        ({"black_in_hand": 2}, {"black_in_hand": 2}, []),
        ({"black_in_hand": 4}, {"red_in_hand": 4}, []),
        ({"red_in_hand": 4}, {"black_in_hand": 4}, []),
        ({"red_threes": 5}, {}, [("too_many_red_threes", "A", "red_threes")]),
        ({"black_in_hand": 5}, {}, [("too_many_black_threes", "A", "black_in_hand")]),
        ({"red_threes": "1"}, {}, [("not_integer", "A", "red_threes")]),
        ({"red_in_hand": -1}, {}, [("negative_input", "A", "red_in_hand")]),
        ({"red_threes": True}, {}, [("not_integer", "A", "red_threes")]),
    ],
)
def test_two_packs_have_four_threes_of_each_colour(a, b, problems):
    assert found(judge(mao(a, b))) == problems


def test_figures_of_too_many_threes():
    (red,) = judge(mao({"red_threes": 3}, {"red_threes": 2})).errors
    (black,) = judge(mao({"black_in_hand": 3}, {"black_in_hand": 2})).errors

    assert (red.params, black.params) == ({"count": 5, "most": 4},) * 2


def test_threes_are_facts_only_where_they_have_an_amount():
    plain = {"target": 3000}

    assert found(judge(mao({"red_in_hand": 1}), plain)) == [("variant_off", "A", "red_in_hand")]
    assert found(judge(mao({"black_in_hand": 1}), plain)) == [("variant_off", "A", "black_in_hand")]
    assert judge(mao({"red_in_hand": 0, "red_threes": 0}), plain).ok
    assert "red_threes" not in rules.load("aberto").side_fields
    assert rules.load("tranca").threes.facts == ("red_threes",)
    assert rules.load("tranca", CLUB).threes.facts == ("red_threes", "red_in_hand", "black_in_hand")


def test_threes_in_hand_are_cards_in_hand():
    # Ten cards and one costly three are eleven; a hand with only a costly three is not empty.
    assert judge(mao(b={"hand": 210, "black_in_hand": 1})).warnings == ()
    few = judge(mao(b={"hand": 200, "black_in_hand": 1}))
    assert [str(one.code) for one in (*few.errors, *few.warnings)] == ["too_few_cards"]
    only = judge(mao(b={"hand": 0, "table": 310, "red_in_hand": 1, "black_in_hand": 1}))
    assert (only.errors, only.warnings) == ((), ())


def test_player_who_went_out_alone_holds_no_three():
    ruleset = rules.load("003", {"players": 2}, {"threes.black_in_hand": 100})
    facts = {
        "ending": "batida",
        "sides": {
            "A": {"table": 210, "hand": 0, "batida": True, "clean": 1, "morto": "taken", "black_in_hand": 1},
            "B": {"table": 0, "hand": 150, "morto": "not_taken"},
        },
    }

    assert ("out_player_has_cards", "A", "hand") in found(rules.judge(ruleset, facts))


def test_threes_apart_are_points_of_the_deck():
    # 104 cards of ten are 1,040 points: four threes aside leave 1,000 of them.
    full = {"table": 560, "hand": 110, "red_threes": 4}

    assert judge(mao(full, {"table": 110, "hand": 220})).ok
    (error,) = judge(mao(full, {"table": 110, "hand": 230})).errors
    assert (error.code, error.params) == ("points_exceed_deck", {"shown": 1050, "most": 1040})


# --- card by card --------------------------------------------------------------------------


def by_cards(**b):
    return {
        "ending": "batida",
        "went_out": "a1",
        "sides": {
            "A": {
                "melds": [{"kind": "run", "cards": [rank + suit for rank in RUN]} for suit in "SHDC"][:4],
                "hands": {"a1": [], "a2": ["KS", "KH", "KH", "KC", "KC"]},
                "morto": "taken",
            },
            "B": {
                "melds": [{"kind": "run", "cards": [rank + "S" for rank in RUN]}],
                "hands": {"b1": ["3S", "3C", "3H", *["QH"] * 2, *["QS"] * 2, "JS"], "b2": ["JH", "AS", "AH"]},
                "morto": "not_taken",
            }
            | b,
        },
    }


def cards(facts, options=CLUB):
    return rules.judge_cards(rules.load("tranca", options), facts)


def test_cards_in_hand_are_told_apart():
    verdict = cards(
        by_cards(
            red_threes=["3D", "3D"],
            hands={
                "b1": ["3S", "3C", "3H", "QH", "QH", "QS", "QS", "JS"],
                "b2": ["JH", "AS", "AH", "TC", "JC", "KD", "QC", "QD"],
            },
        )
    )

    found = lines(verdict, "B")
    assert found["hand"] == (-130, 13)
    assert (found["red_in_hand"], found["black_in_hand"]) == ((-100, 1), (-200, 2))
    assert found["red_threes"] == (200, 2)
    summary = verdict.summary["sides"]["B"]
    assert (summary["red_threes"], summary["red_in_hand"], summary["black_in_hand"]) == (2, 1, 2)
    assert (summary["hand"], summary["hand_cards"]) == (130, 13)
    assert rules.judge(rules.load("tranca", CLUB), verdict.summary).lines == verdict.lines


def test_cards_in_hand_are_ordinary_where_they_have_no_amount():
    facts = by_cards(
        hands={
            "b1": ["3S", "3C", "3H", "QH", "QH", "QS", "QS", "JS"],
            "b2": ["JH", "AS", "AH", "TC", "JC", "KD", "QC"],
        }
    )

    found = lines(cards(facts, {"target": 3000}), "B")
    assert found["hand"] == (-150, 15)
    only_black = lines(cards(facts, {"target": 3000, "black_three_in_hand": 100}), "B")
    assert (only_black["hand"], only_black["black_in_hand"]) == ((-130, 13), (-200, 2))
    assert "red_in_hand" not in only_black


@pytest.mark.parametrize(
    ("threes", "code"),
    [
        (["3S"], "bad_card"),
        (["4H"], "bad_card"),
        (["JK"], "joker_not_in_deck"),
        ("3H", "bad_card"),
        (["3H", "3H", "3H"], "too_many_copies"),
        ([3], "bad_card"),
    ],
)
def test_only_red_threes_of_the_deck_lie_apart(threes, code):
    verdict = cards(by_cards(red_threes=threes))

    assert code in {str(one.code) for one in verdict.errors}


def test_red_threes_are_unknown_where_they_are_ordinary():
    verdict = rules.judge_cards(rules.load("fechado", {"target": 3000}), by_cards(red_threes=["3H"]))

    assert ("variant_off", "B", "red_threes") in found(verdict)


def test_red_threes_apart_are_a_list_in_notation():
    facts = by_cards(red_threes=["3D", "3D"])
    text = rules.notation.write(facts)

    assert "red_threes: 3D 3D" in text
    assert rules.notation.read(text)["sides"]["B"]["red_threes"] == ["3D", "3D"]
    assert rules.notation.write(mao({"red_threes": 2})).count("red_threes=2") == 1
    assert rules.notation.write(by_cards(red_threes=[])).count("red_threes: -") == 1


@pytest.mark.parametrize("field", ["red_threes", "black_in_hand"])
def test_one_side_may_have_all_four(field):
    changes = {field: 4} | ({"hand": 220} if field == "black_in_hand" else {})

    assert judge(mao(b=changes)).ok


def test_red_threes_that_are_none_are_said_at_their_field():
    verdict = cards(by_cards(red_threes=["4H"]))

    assert [one for one in found(verdict) if one[0] == "bad_card"] == [("bad_card", "B", "red_threes")]
