"""The figures of the two sides of a sheet are exchanged by new versions."""

import pytest

from scoring.entry.turned import turn_sides, turned_facts
from scoring.errors import Refused
from scoring.jogo.sheet import sheet
from scoring.models import Mao
from tests.scoring.cast import TABLE

pytestmark = pytest.mark.django_db


def test_card_by_card_the_cards_and_players_of_the_sides_are_exchanged_too():
    cards = {
        "sides": {
            "A": {"hands": {"A1": ["KS"], "A2": []}, "melds": []},
            "B": {"hands": {"B1": [], "B2": ["4H"]}},
        },
        "went_out": "B1",
        "started": "A",
        "before": {"A": 1500, "B": 0},
        "warned_before": ["A"],
    }
    assert turned_facts(cards) == {
        "sides": {
            "A": {"hands": {"A1": [], "A2": ["4H"]}},
            "B": {"hands": {"B1": ["KS"], "B2": []}, "melds": []},
        },
        "went_out": "A1",
        "started": "B",
        "before": {"A": 0, "B": 1500},
        "warned_before": ["B"],
    }
    assert turned_facts(turned_facts(cards)) == cards


def test_sheet_without_a_mao_or_a_reason_is_refused(jogo, play):
    for why, code in ((" ", "reason_missing"), ("colunas", "nothing_changed")):
        with pytest.raises(Refused) as caught:
            turn_sides(jogo=jogo, reason=why, source=TABLE)
        assert caught.value.code == code

    play(jogo, 810, -110)
    assert turn_sides(jogo=jogo, reason="colunas", source=TABLE) == 1
    assert sheet(jogo).current.totals == {"A": -110, "B": 810}
    assert [row.reason for row in Mao.objects.order_by("version")] == ["", "colunas"]
