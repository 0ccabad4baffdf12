"""The worked examples and the played mãos: totals, reasons and refusals equal the data."""

import pytest

import rules
from tests.rows import rows
from tests.rules.golden import (
    ALL_PLAYED,
    SYSTEMS,
    VECTORS,
    breakdown,
    by_cards,
    codes,
    courses,
    plain,
    summaries,
)

SUMMARIES = summaries(*SYSTEMS)
SWITCHES = {
    "A05": {"relancinho_on_top": False},
    "A06": {"grown": "instead"},
    "A07": {"twos_grow": False},
    "B06": {"no_morto_debit_when_moved": False},
    "C09": {"no_morto_debit_when_moved": False},
    "C10": {"hand_debit_without_batida": False},
}
LIKELY = {"unviewed_own_side", "unviewed_without_closing", "no_batida"}  # rare, and played
CARD_SWITCHES = {
    "B01": {"royal": "thirteen"},
    "C06": {"late_two_stays_dirty": False},
}  # summaries name the kind
CARDS = by_cards()
READINGS = [
    pytest.param(hand, other, id=f"{hand['id']}-{other['ambiguity']}")
    for hand in VECTORS["hands"]
    for other in hand.get("alternative_totals", ())
]
OTHER_READINGS = [case for case in READINGS if case.values[1]["ambiguity"] in SWITCHES]


def by_id(one):
    return one["id"]


@rows("hand", [hand for hand in SUMMARIES if hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_has_the_expected_points(hand):
    verdict = rules.judge(rules.load(hand["system"], hand["options"]), hand["facts_summary"])

    assert verdict.ok
    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert codes(verdict.warnings) == set(hand["expected"]["warnings"])
    if "per_player" in hand["expected"]:
        assert verdict.per_player == hand["expected"]["per_player"]


@rows("hand", [hand for hand in SUMMARIES if not hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_is_refused_for_the_expected_reasons(hand):
    verdict = rules.judge(rules.load(hand["system"], hand["options"]), hand["facts_summary"])

    assert not verdict.ok
    assert codes(verdict.errors) == set(hand["expected"]["errors"])
    assert (verdict.totals, verdict.lines) == ({}, {})


@rows(("hand", "other"), OTHER_READINGS)
def test_other_reading_is_a_switch(hand, other):
    options = hand["options"] | SWITCHES[other["ambiguity"]]

    verdict = rules.judge(rules.load(hand["system"], options), hand["facts_summary"])

    assert verdict.totals == other["totals"]


@rows("hand", ALL_PLAYED, ids=by_id)
def test_played_mao_is_accepted_with_its_points(hand):
    verdict = rules.judge(rules.load(hand["system"], hand["options"]), hand["facts_summary"])

    assert verdict.ok
    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert codes(verdict.warnings) <= LIKELY


@rows("hand", [hand for hand in CARDS if hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_by_cards_has_the_same_points(hand):
    verdict = rules.judge_cards(rules.load(hand["system"], hand["options"]), hand["facts_cards"])

    assert verdict.ok
    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert codes(verdict.warnings) == set(hand["expected"]["warnings"])


@rows("hand", [hand for hand in CARDS if not hand["expected"]["ok"]], ids=by_id)
def test_worked_mao_by_cards_is_refused_for_the_expected_reasons(hand):
    verdict = rules.judge_cards(rules.load(hand["system"], hand["options"]), hand["facts_cards"])

    assert codes(verdict.errors) == set(hand["expected"]["errors"])
    assert (verdict.totals, verdict.lines, verdict.summary) == ({}, {}, None)


@rows(("hand", "other"), [case for case in READINGS if "facts_cards" in case.values[0]])
def test_other_reading_by_cards_is_a_switch(hand, other):
    options = hand["options"] | (SWITCHES | CARD_SWITCHES)[other["ambiguity"]]

    verdict = rules.judge_cards(rules.load(hand["system"], options), hand["facts_cards"])

    assert verdict.totals == other["totals"]


@rows("hand", ALL_PLAYED, ids=by_id)
def test_played_mao_by_cards_has_its_points_and_its_summary(hand):
    ruleset = rules.load(hand["system"], hand["options"])

    verdict = rules.judge_cards(ruleset, hand["facts_cards"])

    assert verdict.totals == hand["expected"]["totals"]
    assert breakdown(verdict) == hand["expected"]["breakdown"]
    assert codes(verdict.warnings) <= LIKELY
    assert plain(verdict.summary) == plain(hand["facts_summary"])
    assert rules.judge(ruleset, verdict.summary).lines == verdict.lines


@rows("given", VECTORS["melds"], ids=by_id)
def test_worked_meld(given):
    found = rules.meld(rules.load(given["system"], given["options"]), given["meld"])
    expected = dict(given["expected"])
    if not expected.pop("ok"):
        assert found == expected["error"]
        return

    assert isinstance(found, rules.Meld)
    assert list(found.cards) == expected.pop("arranged", list(found.cards))
    assert {name: getattr(found, name) for name in expected} == expected


@rows("course", courses("partida"), ids=by_id)
def test_worked_partida(course):
    ruleset = rules.load(course["system"], course["options"])
    expected, started = course["expected"], course.get("started")
    if "error" in expected:
        with pytest.raises(rules.PartidaError) as caught:
            rules.partida(ruleset, course["hands"], started=started)
        assert caught.value.code == expected["error"]
        return

    outcome = rules.partida(ruleset, course["hands"], started=started)

    assert outcome.winner == expected["winner"]
    assert outcome.hands == expected["hands"]
    assert outcome.totals == expected["totals"]
    assert outcome.tied == tuple(expected.get("tied", ()))


@pytest.mark.parametrize("course", courses("jogo"), ids=by_id)
def test_worked_jogo(course):
    winners = course["partida_winners"]

    assert rules.jogo(winners, partidas=len(winners) or 1).winner == course["expected"]["winner"]


def test_the_data_is_all_there():
    # With a truncated file the tests above would pass on fewer cases.
    assert len(SUMMARIES) == 79
    assert len(OTHER_READINGS) == 8
    assert len(CARDS) == 85
    assert len(READINGS) == 10
    assert len(VECTORS["melds"]) == 42
    assert len(ALL_PLAYED) == 400
    assert len(VECTORS["sequences"]) == 18


@pytest.mark.parametrize(
    "options",
    [
        {"grown": "instead"},
        {"grown": "clean_only"},
        {"relancinho_on_top": False},
        {"twos_grow": False},
        {"grown": "instead", "relancinho_on_top": False, "twos_grow": False},
    ],
)
def test_summary_of_the_cards_is_worth_the_same_under_every_reading(options):
    for hand in [hand for hand in ALL_PLAYED if hand["system"] == "000"]:
        ruleset = rules.load("000", hand["options"] | options)
        verdict = rules.judge_cards(ruleset, hand["facts_cards"])

        assert rules.judge(ruleset, verdict.summary).totals == verdict.totals, hand["id"]
