"""Faulty cards of a mão, in notation: each card named, each figure counted by hand."""

import pytest

import rules
from rules.notation import read
from tests.rows import rows

BURRACO = rules.load("burraco-1")
OTHERS = "| B morto=not_taken; melds: -; B1: 9C; B2: KD"
TWICE = "run 3H 4H 5H; run 3H 4H 5H"
SEVEN = "run 3H 4H 5H 6H 7H 8H 9H"
UNSEEN = "3C 4C 5C 6C 7C 3D 4D 5D 6D 7D 8D"
OF_THE_DECK = {
    "too_many_copies",
    "not_conserved",
    "closing_discard_wild",
    "bad_card",
    "empty_hand",
    "unknown_player",
    "unviewed_size",
}


def told(text):
    verdict = rules.judge_cards(BURRACO, read(text))
    found = [(str(one.code), one.side, one.field, dict(one.params)) for one in verdict.errors]
    return [one for one in found if one[0] in OF_THE_DECK]


@rows(
    ("text", "expected"),
    [
        pytest.param(
            f"ending=stallo | A morto=not_taken; {TWICE}; A1: 3H; A2: 4H {OTHERS}",
            [
                ("too_many_copies", None, None, {"card": "3H", "count": 3, "most": 2}),
                ("too_many_copies", None, None, {"card": "4H", "count": 3, "most": 2}),
            ],
            id="each card that is there too often",
        ),
        pytest.param(
            f"ending=stallo | A morto=not_taken; {TWICE}; A1: JK JK JK; A2: JK JK {OTHERS}",
            [("too_many_copies", None, None, {"card": "JK", "count": 5, "most": 4})],
            id="jokers by their own number",
        ),
        pytest.param(
            f"ending=stallo; rest: 2C | A morto=not_taken; {TWICE}; A1: 9S; A2: TS {OTHERS}",
            [("not_conserved", None, "rest", {"missing": 97, "extra": 0})],
            id="cards that lie nowhere",
        ),
        pytest.param(
            f"ending=stallo; rest: 3H | A morto=not_taken; {TWICE}; A1: 9S; A2: TS {OTHERS}",
            [("not_conserved", None, "rest", {"missing": 98, "extra": 1})],
            id="a card that lies in two places",
        ),
        pytest.param(
            f"ending=stallo; rest: 2C | A morto=not_taken; {TWICE}; A1: XX; A2: - {OTHERS}",
            [("bad_card", "A", "hand", {}), ("empty_hand", "A", "hand", {})],
            id="nothing is added up with a card nobody knows, and the next hand is read",
        ),
        pytest.param(
            f"ending=stallo; rest: 2C | A morto=not_taken; run 3H XX 5H; A1: 9S; A2: TS {OTHERS}",
            [("bad_card", "A", "melds.0", {})],
            id="nor with one in a meld",
        ),
        pytest.param(
            f"ending=stallo; rest: 2C | A morto=not_taken; run 3H 9D 5H; {TWICE}; A1: 9S; A2: TS {OTHERS}",
            [
                ("too_many_copies", None, None, {"card": "3H", "count": 3, "most": 2}),
                ("too_many_copies", None, None, {"card": "5H", "count": 3, "most": 2}),
                ("not_conserved", None, "rest", {"missing": 96, "extra": 2}),
            ],
            id="the cards of a meld that cannot be are in the deck all the same",
        ),
        pytest.param(
            f"ending=batida went_out=A1 last_discard=2C | A morto=taken; {SEVEN}; A1: -; A2: 4H {OTHERS}",
            [("closing_discard_wild", None, "last_discard", {"card": "2C"})],
            id="a wild card thrown last",
        ),
        pytest.param(
            f"ending=batida went_out=A1 last_discard=XX; rest: 2C | A morto=taken; {SEVEN}; A1: -; A2: 4H {OTHERS}",
            [("bad_card", None, "last_discard", {})],
            id="nothing is added up with a discard nobody knows",
        ),
        pytest.param(
            f"ending=batida went_out=A1 | A morto=taken; {SEVEN}; A1: -; A2: 4H "
            f"| B morto=unviewed unviewed_by=B1; unviewed_cards: {UNSEEN}; melds: -; B1: -; B2: KD",
            [],
            id="who has not looked at his morto holds nothing else",
        ),
        pytest.param(
            f"ending=batida went_out=A1 | A morto=taken; {SEVEN}; A1: -; A2: 4H "
            "| B morto=taken unviewed_by=B1; melds: -; B1: -; B2: KD",
            [("empty_hand", "B", "hand", {})],
            id="unless he has",
        ),
        pytest.param(
            f"ending=batida went_out=A1 | A morto=taken; {SEVEN}; A1: -; A2: 4H "
            f"| B morto=unviewed unviewed_by=C1; unviewed_cards: {UNSEEN}; melds: -; B1: 9C; B2: KD",
            [("unknown_player", "B", "unviewed_by", {})],
            id="a morto of nobody at the table",
        ),
    ],
)
def test_cards_that_cannot_be_are_told_with_their_figures(text, expected):
    assert told(text) == expected
