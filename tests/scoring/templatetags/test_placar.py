"""The format of points and reasons."""

from datetime import UTC, datetime

import pytest
from django.utils import translation

import rules
from scoring.jogo.sheet import sheet
from scoring.templatetags.placar import day, length, line_rows, marks, side_class
from scoring.wording.numbers import points, signed

REGULAMENTO = rules.load("regulamento-1", {"target": 1500})


@pytest.mark.parametrize(
    ("value", "plain", "with_sign"),
    [
        (0, "0", "0"),
        (10, "10", "+10"),
        (1210, "1.210", "+1.210"),
        (-110, "−110", "−110"),
        (-1210, "−1.210", "−1.210"),
        (142.5, "142,5", "+142,5"),
        (-1142.5, "−1.142,5", "−1.142,5"),
    ],
)
def test_points_are_grouped_and_carry_a_true_minus(value, plain, with_sign):
    assert (points(value), signed(value)) == (plain, with_sign)


@pytest.mark.parametrize(
    ("key", "options", "said"),
    [
        ("regulamento-1", {"target": 3000}, "até 3.000"),
        ("burraco-1", {}, "mais de 2.000"),
        ("burraco-1", {"maos": 4}, "4 mãos"),
        ("open-dirty-1", {}, "1 mão"),
    ],
)
def test_length_of_a_partida_is_its_limit_or_its_number_of_maos(key, options, said):
    assert length(rules.load(key, options)) == said


@pytest.mark.parametrize(
    ("side", "of_class", "symbols"),
    [("A", "side-a", ["A"]), ("B", "side-b", ["B"]), ("I", "side-n", ["I"]), ("B+C", "side-n", ["B", "C"])],
)
def test_side_has_a_colour_and_a_symbol_for_each_player(side, of_class, symbols):
    assert (side_class(side), marks(side)) == (of_class, symbols)


def test_rows_of_a_mao_follow_the_form_and_leave_a_gap_where_a_side_has_nothing(jogo, play):
    play(jogo, 810, -110)
    rows = line_rows(jogo.load_rules(), sheet(jogo).current.maos[0])

    assert [row.label for row in rows] == ["Cartas na mesa", "Cartas na mão", "Canastra real", "Batida"]
    assert [[part and part["points"] for part in row.cells] for row in rows] == [
        [220, 110],
        [-110, -220],
        [600, None],
        [100, None],
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt-br", "9 de março de 2026"),
        ("it", "09 marzo 2026"),
        ("en", "March 9, 2026"),
        ("es", "9 de marzo de 2026"),
    ],
)
def test_day_is_written_as_in_the_language_of_the_page(language, said):
    with translation.override(language):
        assert day(datetime(2026, 3, 9, 15, tzinfo=UTC)) == said


def test_points_are_written_with_a_comma_in_english_alone():
    for language, said in {"en": "−1,142.5", "it": "−1.142,5", "es": "−1.142,5"}.items():
        with translation.override(language):
            assert points(-1142.5) == said
