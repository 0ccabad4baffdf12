"""Properties of every mão of every text, in both forms, and for all cards without order."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules.cards import CARDS
from tests.rules.golden import ALL_PLAYED, SYSTEMS

OTHER = {"A": "B", "B": "A"}
played = st.sampled_from(ALL_PLAYED)
cards = st.sampled_from(sorted(CARDS))
systems = st.sampled_from(sorted(SYSTEMS))
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | cards
    | st.sampled_from(["run", "set", "taken", "A1"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["melds", "hands", "A", "B", "A1", "kind", "cards", "laid"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)
RUNS = [
    (hand["system"], hand["options"], one)
    for hand in ALL_PLAYED
    for side in hand["facts_cards"]["sides"].values()
    for one in side["melds"]
    if one["kind"] == "run"
]


def rules_of(hand):
    return rules.load(hand["system"], hand["options"])


def swapped(facts):
    sides = facts["sides"]
    return facts | {"sides": {"A": sides["B"], "B": sides["A"]}}


@given(played)
def test_swapping_the_sides_swaps_the_answer_in_both_forms(hand):
    ruleset = rules_of(hand)
    for judge, form in ((rules.judge, "facts_summary"), (rules.judge_cards, "facts_cards")):
        verdict, other = judge(ruleset, hand[form]), judge(ruleset, swapped(hand[form]))

        assert other.lines == {OTHER[side]: lines for side, lines in verdict.lines.items()}
        assert other.totals == {OTHER[side]: total for side, total in verdict.totals.items()}


@given(played)
def test_totals_are_the_sums_of_their_lines(hand):
    ruleset = rules_of(hand)
    for verdict in (
        rules.judge(ruleset, hand["facts_summary"]),
        rules.judge_cards(ruleset, hand["facts_cards"]),
    ):
        for side, total in verdict.totals.items():
            assert total == sum(line.points for line in verdict.lines[side])
            assert total % ruleset.step == 0


@given(played, st.data())
def test_a_card_too_many_of_the_same_kind_is_always_found(hand, data):
    # Three of one card: on the table, in a hand, anywhere.
    side = hand["facts_cards"]["sides"]["A"]
    holder = data.draw(st.sampled_from(sorted(side["hands"])))
    card = data.draw(cards.filter(lambda one: one != "JK"))
    hands = side["hands"] | {holder: [*side["hands"][holder], card, card, card]}
    sides = hand["facts_cards"]["sides"] | {"A": side | {"hands": hands}}

    verdict = rules.judge_cards(rules_of(hand), hand["facts_cards"] | {"sides": sides})

    assert rules.Code.TOO_MANY_COPIES in {one.code for one in verdict.errors}


@given(st.sampled_from(RUNS), st.randoms(use_true_random=False))
def test_arranging_is_never_worse_than_the_order_of_the_table(one, rng):
    system, options, facts = one
    ruleset = rules.load(system, options)
    mixed = rng.sample(facts["cards"], len(facts["cards"]))

    given_order = rules.meld(ruleset, facts)
    arranged = rules.meld(ruleset, facts | {"cards": mixed, "unordered": True})

    assert isinstance(arranged, rules.Meld)
    assert sorted(arranged.cards) == sorted(facts["cards"])
    assert arranged.bonus + arranged.points >= given_order.bonus + given_order.points


@given(st.sampled_from(RUNS))
def test_run_reads_the_same_upwards_and_downwards(one):
    system, options, facts = one
    ruleset = rules.load(system, options)

    assert rules.meld(ruleset, facts | {"cards": facts["cards"][::-1]}) == rules.meld(ruleset, facts)


@given(systems, st.lists(cards, min_size=3, max_size=15))
def test_arranged_cards_are_a_legal_run_of_the_same_cards(system, drawn):
    ruleset = rules.load(system)
    found = rules.arrange(ruleset, drawn)

    if isinstance(found, rules.Arranged):
        assert sorted(found.cards) == sorted(drawn)
        as_laid = rules.meld(
            ruleset,
            {"kind": "run", "cards": list(found.cards), "laid": 3}
            if system == "000"
            else {"kind": "run", "cards": list(found.cards)},
        )
        assert "JK" in drawn or isinstance(as_laid, rules.Meld)


@given(systems, anything)
def test_cards_of_any_shape_get_an_answer(system, facts):
    ruleset = rules.load(system)

    assert not rules.judge_cards(ruleset, facts).ok
    assert not rules.judge_cards(ruleset, {"ending": "batida", "sides": {"A": facts, "B": facts}}).ok
    assert isinstance(rules.meld(ruleset, facts), rules.Meld | rules.Code)


@pytest.mark.parametrize("system", sorted(SYSTEMS))
def test_any_span_of_one_suit_is_a_clean_run_in_any_order(system):
    # Every natural run from ace to ace but the longest, upwards, downwards and mixed.
    ruleset, rng = rules.load(system), random.Random(7)
    row = [rank + "D" for rank in "A23456789TJQKA"]
    for low in range(12):
        for high in range(low + 3, 15):
            if high - low == 14:
                continue
            span = row[low:high]
            facts = {"kind": "run", "cards": span} | ({"laid": 3} if system == "000" else {})
            found = rules.meld(ruleset, facts)
            mixed = rules.meld(ruleset, facts | {"cards": rng.sample(span, len(span)), "unordered": True})

            assert (found.wilds, mixed.wilds) == (0, 0)
            assert found.points == mixed.points == sum(ruleset.values[card[0]] for card in span)
            assert (found.category is None) == (high - low < 7)
