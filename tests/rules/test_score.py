"""The sources of the points, one line for each reason."""

from dataclasses import replace

import pytest

import rules
from rules import Line
from tests.rules.facts import REGULAMENTO, judge, mao, stock_out


def test_lines_name_every_reason_in_order():
    verdict = judge(mao(b={"morto": "not_taken"}))

    assert verdict.lines["A"] == (
        Line("table", 220, 22),
        Line("hand", -110, 11),
        Line("clean", 400, 2),
        Line("dirty", 100, 1),
        Line("batida", 100),
    )
    assert verdict.lines["B"] == (Line("table", 110, 11), Line("hand", -220, 22), Line("no_morto", -100))
    assert verdict.totals == {"A": 710, "B": -210}


def test_counts_of_cards_are_left_out_where_cards_differ_in_worth():
    verdict = rules.judge(replace(REGULAMENTO, unit=None, step=5), mao({"table": 230, "table_cards": 23}))

    assert verdict.lines["A"][0] == Line("table", 230)


@pytest.mark.parametrize(
    ("option", "facts", "default", "other"),
    [
        pytest.param(
            "no_morto_debit_when_moved",
            stock_out({"morto": "not_taken"}, mortos_to_stock=1),
            {"A": 510, "B": -110},
            {"A": 610, "B": -110},
            id="a morto that was moved could not be taken",
        ),
        pytest.param(
            "no_morto_debit_when_moved",
            mao(b={"morto": "not_taken"}),
            {"A": 710, "B": -210},
            {"A": 710, "B": -210},
            id="a morto left lying is debited either way",
        ),
        pytest.param(
            "hand_debit_without_batida",
            stock_out(),
            {"A": 610, "B": -110},
            {"A": 720, "B": 110},
            id="nobody went out: no debit for cards in hand",
        ),
        pytest.param(
            "hand_debit_without_batida",
            mao(),
            {"A": 710, "B": -110},
            {"A": 710, "B": -110},
            id="somebody went out: debited either way",
        ),
        pytest.param(
            "table_credit", mao(), {"A": 710, "B": -110}, {"A": 490, "B": -220}, id="melds not credited"
        ),
    ],
)
def test_each_switch_moves_the_points_it_is_about(option, facts, default, other):
    assert judge(facts).totals == default
    assert judge(facts, **{option: False}).totals == other


def test_a_line_worth_nothing_still_counts_the_cards():
    assert judge(stock_out(), hand_debit_without_batida=False).lines["B"][1] == Line("hand", 0, 22)


def test_cards_are_counted_in_whole_numbers():
    lines = judge(mao()).lines["A"]

    assert {type(line.count) for line in lines if line.count is not None} == {int}


def test_cards_and_points_that_differ_say_what_a_card_is_worth():
    (error,) = judge(mao({"table": 220, "table_cards": 23})).errors

    assert (str(error.code), error.side, error.field, dict(error.params)) == (
        "cards_unlike_points",
        "A",
        "table",
        {"cards": 23, "points": 220, "least": 230, "most": 230},
    )
