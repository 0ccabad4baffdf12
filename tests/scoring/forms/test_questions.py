"""The questions of a rule set, and the conversion of typed numbers to facts."""

import rules
from scoring.forms.questions import Count, counts, endings, whole
from tests.rows import rows

REGULAMENTO = rules.load("regulamento-1", {"target": 1500})


@rows(
    ("text", "number"),
    [
        ("12", 12),
        (" 12 ", 12),
        ("0", 0),
        ("-3", -3),
        ("−3", -3),
        ("", None),
        ("  ", None),
        ("doze", "doze"),
        ("1,5", "1,5"),
        ("--3", "--3"),
        ("٣", "٣"),
        ("1234567890", "1234567890"),
    ],
)
def test_whole_reads_numbers_and_leaves_the_rest_as_typed(text, number):
    assert whole(text) == number


def test_counts_are_those_of_the_regulamento_in_its_words_with_its_points():
    asked = [(count.code, count.label, count.weight, count.required) for count in counts(REGULAMENTO)]

    assert asked == [
        ("table", "Cartas na mesa", 10, True),
        ("hand", "Cartas na mão", -10, True),
        ("dirty", "Canastra simples", 100, False),
        ("clean", "Canastra real", 200, False),
    ]


def test_count_weights_follow_the_options_of_the_jogo():
    options = {"target": 1500, "table_credit": False, "hand_debit_without_batida": False}
    table, hand, *_kinds = counts(rules.load("regulamento-1", options))

    assert table.weight == 0
    assert (hand.weight, hand.when) == (-10, "batida")


def test_cards_become_points_and_come_back_as_cards():
    table = counts(REGULAMENTO)[0]

    assert table.to_fact("48") == 480
    assert table.from_facts({"table": 480}) == 48
    assert table.from_facts({"table_cards": 48}) == 48
    assert table.from_facts({}) is None


def test_points_stay_points_where_cards_differ_in_worth():
    assert Count("table", "Pontos na mesa", 1).to_fact("485") == 485


def test_endings_name_both_duplas_and_nobody():
    found = endings(REGULAMENTO, {"A": "Ana e Bia", "B": "Caio e Davi"})

    assert found == [("A", "Ana e Bia"), ("B", "Caio e Davi"), ("stock_out", "O maço acabou")]
