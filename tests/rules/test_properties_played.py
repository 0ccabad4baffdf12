"""Properties of every playable mão: all four texts, played out at random, in both forms."""

from collections import Counter
from copy import deepcopy
from functools import cache

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import rules
from rules import Code, notation
from tests.rules.golden import SYSTEMS
from tests.rules.play import play
from tests.rules.play_points import total
from tests.rules.play_runs import Run
from tests.rules.play_table import kind_of

# What may be asked about a mão that was really played; anything else is a false alarm.
DOUBTS = {
    "000": {Code.NO_BATIDA, Code.MANY_CANASTRAS},
    "001": {Code.MORTO_LEFT_AT_STOCK_OUT, Code.MANY_CANASTRAS},
    "002": {Code.MANY_CANASTRAS},
    "003": {
        Code.NOBODY_TOOK_A_POZZETTO,
        Code.UNVIEWED_OWN_SIDE,
        Code.UNVIEWED_WITHOUT_CLOSING,
        Code.MANY_CANASTRAS,
    },
}
SEEDS = range(120)
# Rare events, with the minimum number of mãos in which each occurs.
RARE = {
    "000": {
        30: "two_sides jokers clean dirty",
        10: "many_sides six_players grown several_wilds none passed laid_vulnerable warned penalties",
        4: "twos relancinho",
        2: "nine_sides real_clean real_dirty grown_twos freed",
    },
    "001": {10: "batida stock_out moved freed two_beside_wild", 2: "royal fourteen stock_left"},
    "002": {10: "batida stock_out moved freed", 2: "late_two fourteen out_without_morto"},
    "003": {
        10: "batida two_left stallo two_players freed",
        4: "stallo_broken unviewed semi solo",
        2: "nobody two_upwards",
        1: "unviewed_own_side fourteen",
    },
}

seeds = st.integers(0, 2**32)
maos = st.builds(play, st.sampled_from(sorted(SYSTEMS)), seeds)


def rules_of(mao):
    return rules.load(mao.system, mao.game.options)


def codes(problems):
    return {problem.code for problem in problems}


def cards_of(facts):
    """Return every list of visible cards; those of the rest are separate."""
    for side in facts["sides"].values():
        yield from (meld["cards"] for meld in side["melds"])
        yield from side["hands"].values()
        if "unviewed_cards" in side:
            yield side["unviewed_cards"]


@given(maos)
def test_mao_that_was_played_is_never_refused(mao):
    verdict = rules.judge_cards(rules_of(mao), mao.facts)
    from_summary = rules.judge(rules_of(mao), verdict.summary)

    assert (verdict.errors, from_summary.errors) == ((), ())
    assert codes(verdict.warnings) <= DOUBTS[mao.system]
    assert codes(from_summary.warnings) == codes(verdict.warnings)


@given(maos)
def test_points_are_those_of_the_formulas_in_both_forms(mao):
    confirm_points(mao)


@pytest.mark.parametrize("system", sorted(SYSTEMS))
def test_points_of_what_is_rare_are_those_of_the_formulas(system):
    for seed in SEEDS:
        confirm_points(play(system, seed))


def confirm_points(mao):
    verdict = rules.judge_cards(rules_of(mao), mao.facts)
    from_summary = rules.judge(rules_of(mao), verdict.summary)

    assert verdict.totals == {side: total(mao.table, mao.facts, side) for side in mao.facts["sides"]}
    assert from_summary.totals == verdict.totals
    assert from_summary.per_player == verdict.per_player
    for side, lines in verdict.lines.items():
        assert sum(line.points for line in lines) == verdict.totals[side]


@given(maos, st.randoms(use_true_random=False))
def test_other_names_of_the_sides_move_the_totals_with_them(mao, rng):
    letters = sorted({player[0] for player in mao.game.seats})
    names = dict(zip(letters, rng.sample(letters, len(letters)), strict=True))

    def named(side):
        return "+".join(sorted(names[letter] for letter in side.split("+")))

    facts = mao.facts | {"sides": {named(side): told for side, told in mao.facts["sides"].items()}}
    if "before" in facts:
        facts["before"] = {names[side]: points for side, points in facts["before"].items()}
    verdict, other = (rules.judge_cards(rules_of(mao), one) for one in (mao.facts, facts))

    assert other.totals == {named(side): points for side, points in verdict.totals.items()}
    assert other.lines == {named(side): lines for side, lines in verdict.lines.items()}


@given(maos)
def test_judging_leaves_the_facts_as_they_were(mao):
    facts = deepcopy(mao.facts)

    verdict = rules.judge_cards(rules_of(mao), facts)
    summary = deepcopy(verdict.summary)
    rules.judge(rules_of(mao), verdict.summary)

    assert facts == mao.facts
    assert verdict.summary == summary


@given(maos)
def test_notation_of_a_played_mao_reads_back_in_both_forms(mao):
    for facts in (mao.facts, rules.judge_cards(rules_of(mao), mao.facts).summary):
        for lines in (False, True):
            text = notation.write(facts, lines=lines)
            assert notation.read(text) == facts
            assert notation.write(notation.read(text), lines=lines) == text


@given(maos, st.randoms(use_true_random=False))
def test_arranging_a_played_run_is_never_worse_than_the_table(mao, rng):
    ruleset = rules_of(mao)
    for side in mao.facts["sides"].values():
        for one in side["melds"]:
            if one["kind"] == "run":
                mixed = rng.sample(one["cards"], len(one["cards"]))
                told = {name: value for name, value in one.items() if name != "late_two"}
                lying = rules.meld(ruleset, one)
                arranged = rules.meld(ruleset, told | {"cards": mixed, "unordered": True})
                assert arranged.bonus + arranged.points >= lying.bonus + lying.points


@given(maos, st.data())
def test_one_copy_too_many_of_a_card_is_always_found(mao, data):
    facts = deepcopy(mao.facts)
    seen = Counter(card for cards in cards_of(facts) for card in cards)
    full = [card for card, count in seen.items() if count == (mao.game.jokers if card == "JK" else 2)]
    assume(full)
    data.draw(st.sampled_from(list(cards_of(facts)))).append(data.draw(st.sampled_from(sorted(full))))

    assert Code.TOO_MANY_COPIES in codes(rules.judge_cards(rules_of(mao), facts).errors)


@given(maos.filter(lambda mao: "rest" in mao.facts), st.data())
def test_card_that_is_gone_is_always_missed(mao, data):
    facts = deepcopy(mao.facts)
    places = [cards for cards in (*cards_of(facts), facts["rest"]) if cards]
    place = data.draw(st.sampled_from(places))
    place.pop(data.draw(st.integers(0, len(place) - 1)))

    assert Code.NOT_CONSERVED in codes(rules.judge_cards(rules_of(mao), facts).errors)


@given(maos)
def test_two_sides_gone_out_are_always_refused(mao):
    facts = rules.judge_cards(rules_of(mao), mao.facts).summary
    sides = {name: side | {"batida": True} for name, side in facts["sides"].items()}

    assert Code.TWO_BATIDAS in codes(rules.judge(rules_of(mao), facts | {"sides": sides}).errors)


@given(maos)
def test_another_ending_is_always_refused(mao):
    ending = "two_left" if mao.system == "003" else "stock_out" if mao.game.mortos else "none"
    other = ending if mao.facts["went_out"] else "batida"

    found = codes(rules.judge_cards(rules_of(mao), mao.facts | {"ending": other}).errors)

    assert Code.ENDING_MISMATCH in found


@cache
def happened(system):
    """Return how many mãos of the fixed seeds contain each rare event."""
    return Counter(name for seed in SEEDS for name in set(_rare(play(system, seed))))


def _rare(mao):
    table, sides, seats = mao.table, mao.facts["sides"], len(mao.game.seats)
    yield from (table.ending, *table.happened)
    found = {
        "two_sides": len(sides) == 2,
        "many_sides": len(sides) > 2,
        "nine_sides": len(sides) == 9,
        "two_players": seats == 2,
        "six_players": seats == 6,
        "solo": mao.game.solo and len(sides) == 2,
        "nobody": mao.game.solo and len(sides) == 3,
        "jokers": mao.game.jokers > 0,
        "moved": table.moved > 0,
        "stock_left": table.ending == "stock_out" and bool(table.mortos),
    }
    yield from _those(found)
    for name, side in sides.items():
        yield from _those(_rare_of_side(side, mao.facts["went_out"] in side["hands"]))
        for meld in table.melds[name]:
            yield from (kind_of(mao.game, meld), *_those(_rare_of_meld(mao.game, meld)))


def _those(found):
    return [name for name, there in found.items() if there]


def _rare_of_side(side, out):
    return {
        "warned": side.get("warned"),
        "penalties": side.get("penalties"),
        "unviewed": side.get("morto") == "unviewed",
        "unviewed_own_side": side.get("morto") == "unviewed" and out,
        "out_without_morto": side.get("morto") == "not_taken" and out,
    }


def _rare_of_meld(game, meld):
    run = isinstance(meld, Run)
    grown = not run and meld.laid < 7 <= len(meld)
    return {
        "several_wilds": meld.wilds > 1,
        "late_two": run and meld.late and not meld.wilds,
        "fourteen": run and len(meld) == 14,
        "two_beside_wild": run and meld.wilds and (2, "2" + meld.suit) in meld.placed(),
        "relancinho": run and meld.laid >= 11,
        "grown": grown,
        "grown_twos": grown and kind_of(game, meld) == "twos",
    }


@pytest.mark.parametrize("system", sorted(RARE))
def test_rare_things_happen_in_the_maos_that_are_played(system):
    least = {name: count for count, names in RARE[system].items() for name in names.split()}

    assert [name for name, count in least.items() if happened(system)[name] < count] == []
