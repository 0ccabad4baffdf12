"""How points and reasons are written."""

import pytest

import rules
from scoring.sheet import sheet
from scoring.templatetags.placar import line_rows, points, signed

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


def test_rows_of_a_mao_follow_the_form_and_leave_a_gap_where_a_side_has_nothing(jogo, play):
    play(jogo, 810, -110)
    rows = line_rows(jogo.load_rules(), sheet(jogo).current.maos[0])

    assert [row["label"] for row in rows] == ["Cartas na mesa", "Cartas na mão", "Canastra real", "Bate"]
    assert [[part and part["points"] for part in row["cells"]] for row in rows] == [
        [220, 110],
        [-110, -220],
        [600, None],
        [100, None],
    ]
