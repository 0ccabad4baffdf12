"""The worked mãos of Brazilian club games: totals, reasons and refusals equal the data."""

import io
import json
from itertools import permutations

import pytest

import rules
from rules.__main__ import answer_lines
from rules.commands import meld, score
from tests.rows import rows
from tests.rules.golden import plain
from tests.rules.golden_brazil import CARDS, HANDS, MELDS, SUMMARIES, by_id

READINGS = {  # the switch for each other reading, or the value
    "no debit once a morto became the stock": ({"no_morto_debit": "could_take"}, {}),
    "no debit when both mortos moved": ({"no_morto_debit": "could_take"}, {}),
    "no debit when nobody took one": ({"no_morto_debit": "other_took"}, {}),
    "joker 20": ({"joker": 20}, {}),
    "joker 50": ({"joker": 50}, {}),
    "nothing lost (Jogatina, Pagat: silent)": ({"without_clean": "credit"}, {}),
    "table counts nothing": ({"without_clean": "zero"}, {}),
    "more than six aces are worth 1000 (Wikipedia PT)": ({}, {"canastras.aces.bonus": 1000}),
    "sets are canastras (Jogatina tranca page, Pagat)": ({"sets_count_as_canastra": True}, {}),
    "a laid red three also counts 10 as a card": ({}, {"threes.laid_value": True}),
    "black threes count 10 like any card (Jogatina: silent)": ({"black_three_in_hand": 0}, {}),
    "-100 besides the 10 of the card": ({"black_three_in_hand": 110}, {}),
}
BY_CARDS = [
    pytest.param(hand, other, id=f"{hand['id']}-{other['reading']}")
    for hand in CARDS
    for other in hand.get("alternative_totals", ())
    if other["reading"] in READINGS
]


def answered(hand, form):
    return score({"system": hand["system"], "options": hand["options"], form: hand[form]})


def agrees(answer, expected):
    assert answer["ok"] is expected["ok"]
    if expected["ok"]:
        assert answer["totals"] == expected["totals"]
        assert answer["breakdown"] == expected["breakdown"]
        assert answer["warnings"] == expected["warnings"]
    else:
        assert answer["errors"] == expected["errors"]


@rows("hand", SUMMARIES, ids=by_id)
def test_worked_mao_is_answered_as_by_hand(hand):
    agrees(answered(hand, "facts_summary"), hand["expected"])


@rows("hand", CARDS, ids=by_id)
def test_worked_mao_by_cards_is_answered_as_by_hand(hand):
    answer = answered(hand, "facts_cards")

    agrees(answer, hand["expected"])
    facts = hand["facts_summary"]
    told = plain(answer["facts_summary"])
    for side, of_side in plain(facts)["sides"].items():
        assert of_side.items() <= told["sides"][side].items()
    ruleset = rules.load(hand["system"], hand["options"])
    again = rules.judge(ruleset, answer["facts_summary"])
    assert again.totals == hand["expected"]["totals"]


@pytest.mark.parametrize("hand", MELDS, ids=by_id)
def test_worked_meld_is_refused_for_its_reason(hand):
    (laid,) = hand["facts_cards"]["melds"]

    answer = meld({"system": hand["system"], "options": hand["options"], "meld": laid})

    assert ([str(answer["error"])], answer["ok"]) == (hand["expected"]["errors"], False)


@rows(("hand", "other"), BY_CARDS)
def test_other_reading_is_a_switch(hand, other):
    options, overrides = READINGS[other["reading"]]
    ruleset = rules.load(hand["system"], hand["options"] | options, overrides)

    assert rules.judge_cards(ruleset, hand["facts_cards"]).totals == other["totals"]


@rows("hand", CARDS, ids=by_id)
def test_names_of_suits_of_one_colour_and_of_sides_change_nothing(hand):
    ruleset, expected = rules.load(hand["system"], hand["options"]), hand["expected"]["totals"]
    for order in permutations("SHDC"):
        names = dict(zip("SHDC", order, strict=True))
        if {names["H"], names["D"]} != {"H", "D"}:
            continue  # the colour of a three is worth points
        facts = json.loads(json.dumps(hand["facts_cards"]))
        for side in facts["sides"].values():
            for cards in _lists(side):
                cards[:] = [card if card == "JK" else card[0] + names[card[1]] for card in cards]
        sides = {"A": facts["sides"]["B"], "B": facts["sides"]["A"]}

        assert rules.judge_cards(ruleset, facts).totals == expected
        turned = rules.judge_cards(ruleset, facts | {"sides": sides}).totals
        assert turned == {"A": expected["B"], "B": expected["A"]}


def _lists(side):
    yield from [meld["cards"] for meld in side["melds"]]
    yield from side["hands"].values()
    yield from [side[name] for name in ("red_threes", "unviewed_cards") if name in side]


@rows("hand", CARDS, ids=by_id)
def test_cards_are_the_same_in_notation(hand):
    text = rules.notation.write(hand["facts_cards"])
    back = rules.notation.read(text)

    assert rules.notation.write(back) == text
    request = {"system": hand["system"], "options": hand["options"], "facts": text}
    assert score(request)["totals"] == hand["expected"]["totals"]


def test_command_line_takes_the_whole_file():
    # `python -m rules score` on every line, as a stranger runs it.
    lines = [json.dumps({"id": hand["id"], **hand}).encode() for hand in (*SUMMARIES, *CARDS)]
    out = io.StringIO()

    assert answer_lines(lines, out, score)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [one["ok"] for one in answers] == [hand["expected"]["ok"] for hand in (*SUMMARIES, *CARDS)]


def test_the_data_is_all_there():
    assert (len(HANDS), len(SUMMARIES), len(CARDS), len(MELDS)) == (24, 21, 16, 3)
    assert len(BY_CARDS) == 15
    assert {code for hand in HANDS for code in hand["expected"].get("errors", ())} == {
        *("batida_without_clean_canastra", "batida_without_canastra", "too_many_wilds", "sets_not_allowed"),
        *("vulnerable_below_minimum", "too_many_red_threes", "rank_not_in_melds"),
    }
