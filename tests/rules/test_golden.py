"""The worked examples and the played mãos: totals, reasons and refusals as they stand in the data."""

import pytest

import rules
from tests.rules.golden import PLAYED, VECTORS, breakdown, codes, courses, summaries

SUMMARIES = summaries("002")
SWITCHES = {"C09": "no_morto_debit_when_moved", "C10": "hand_debit_without_batida"}
OTHER_READINGS = [
    pytest.param(hand, other, id=f"{hand['id']}-{other['ambiguity']}")
    for hand in SUMMARIES
    for other in hand.get("alternative_totals", ())
    if other["ambiguity"] in SWITCHES
]


def by_id(one):
    return one["id"]


@pytest.mark.parametrize("hand", [hand for hand in SUMMARIES if hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_has_the_expected_points(hand):
    verdict = rules.judge(rules.load("002", hand["options"]), hand["facts_summary"])

    assert verdict.ok
    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert codes(verdict.warnings) == set(hand["expected"]["warnings"])


@pytest.mark.parametrize("hand", [hand for hand in SUMMARIES if not hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_is_refused_for_the_expected_reasons(hand):
    verdict = rules.judge(rules.load("002", hand["options"]), hand["facts_summary"])

    assert not verdict.ok
    assert codes(verdict.errors) == set(hand["expected"]["errors"])
    assert (verdict.totals, verdict.lines) == ({}, {})


@pytest.mark.parametrize(("hand", "other"), OTHER_READINGS)
def test_other_reading_is_a_switch(hand, other):
    options = hand["options"] | {SWITCHES[other["ambiguity"]]: False}

    verdict = rules.judge(rules.load("002", options), hand["facts_summary"])

    assert verdict.totals == other["totals"]


@pytest.mark.parametrize("hand", PLAYED, ids=by_id)
def test_played_mao_is_accepted_with_its_points(hand):
    verdict = rules.judge(rules.load(hand["system"], hand["options"]), hand["facts_summary"])

    assert verdict.ok
    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert verdict.warnings == ()


@pytest.mark.parametrize("course", courses("002", "partida"), ids=by_id)
def test_worked_partida(course):
    ruleset = rules.load("002", course["options"])
    expected = course["expected"]
    if "error" in expected:
        with pytest.raises(rules.PartidaError) as caught:
            rules.partida(ruleset, course["hands"])
        assert caught.value.code == expected["error"]
        return

    outcome = rules.partida(ruleset, course["hands"])

    assert outcome.winner == expected["winner"]
    assert outcome.hands == expected["hands"]
    assert outcome.totals == expected["totals"]


@pytest.mark.parametrize("course", courses("002", "jogo"), ids=by_id)
def test_worked_jogo(course):
    winners = course["partida_winners"]

    assert rules.jogo(winners, partidas=len(winners) or 1).winner == course["expected"]["winner"]


def test_the_data_is_all_there():
    """A shortened file would make the tests above pass by saying less."""
    assert len(SUMMARIES) == 15
    assert len(OTHER_READINGS) == 2
    assert len(PLAYED) == 100
    assert len(VECTORS["sequences"]) == 18
