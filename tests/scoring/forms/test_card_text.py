"""Cards as people type them: every usual notation, and lines with more than cards."""

import pytest

from scoring.forms.card_text import Combination, cards, combinations, glyphs, name, shown
from tests.rows import rows


@rows(
    ("text", "expected"),
    [
        ("TH 9H 8H JK", ["TH", "9H", "8H", "JK"]),
        ("th 9h 8h jk", ["TH", "9H", "8H", "JK"]),
        ("10H 9h", ["TH", "9H"]),
        ("10h9h8hJK", ["TH", "9H", "8H", "JK"]),
        ("JHJKQH", ["JH", "JK", "QH"]),
        ("10♥ 9♥,8♥; ★", ["TH", "9H", "8H", "JK"]),
        ("A♠️ 2♤", ["AS", "2S"]),
        ("  ", []),
        ("TH 1H", ["TH", "1H"]),
        ("THX 9H", ["THX", "9H"]),
        ("coringa", ["coringa"]),
    ],
)
def test_cards_are_read_however_they_are_written(text, expected):
    assert cards(text) == expected


@rows(
    ("line", "hand", "told"),
    [
        ("KS KH KD, trinca", ("KS", "KH", "KD"), {"kind": "set"}),
        ("3H 4H 5H sequencia", ("3H", "4H", "5H"), {"kind": "run"}),
        ("KS KH KD, baixada 3", ("KS", "KH", "KD"), {"laid": 3}),
        ("kskhkd baixada=11", ("KS", "KH", "KD"), {"laid": 11}),
        ("2H 3H 4H, nesta ordem", ("2H", "3H", "4H"), {"unordered": False}),
        ("2H 3H 4H, fora de ordem", ("2H", "3H", "4H"), {"unordered": True}),
        ("2H 3H 4H, dois antes", ("2H", "3H", "4H"), {"late_two": False}),
        ("2H 3H 4H, Dois Depois", ("2H", "3H", "4H"), {"late_two": True}),
        ("2H 3H 4H, baixado 3", ("2H", "3H", "4H", "baixado", "3"), {}),
    ],
)
def test_line_says_more_than_its_cards(line, hand, told):
    typed = Combination.parse(line)

    assert (typed.cards, typed.notes) == (hand, told)
    assert Combination.parse(str(typed)) == typed


def test_blank_lines_are_no_combinations():
    assert [one.cards for one in combinations("3H 4H\n\n   \r\nKS\n")] == [("3H", "4H"), ("KS",)]


@pytest.mark.parametrize(
    ("card", "seen", "said"),
    [
        ("TH", "10♥", "dez de copas"),
        ("AS", "A♠", "ás de espadas"),
        ("JK", "★", "coringão"),
        ("1H", "1H", "1H"),
    ],
)
def test_card_is_seen_and_said(card, seen, said):
    assert (glyphs(card), name(card)) == (seen, said)


def test_hand_is_shown_with_the_suits():
    assert shown(["TH", "2C", "QD"]) == "10♥ 2♣ Q♦"
