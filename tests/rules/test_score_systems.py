"""The sources of the points in the other texts, and the effect of each interpretation."""

import pytest

import rules
from rules import Line
from tests.rows import rows
from tests.rules.facts import changed
from tests.rules.facts_systems import BURACO, DIRTY, ONE, PAIR, REAL, SOLO, THREE, UNSEEN, buraco

ALL = {"clean": 1, "dirty": 1, "twos": 1, "grown": 1, "relancinho": 1}
RICH = changed(BURACO, {"table": 500, **ALL}, {"penalties": 2}, {})
TWOS = changed(BURACO, {"clean": 0, "twos": 1, "grown": 1}, None, {})
LAID = changed(BURACO, {"relancinho": 1}, None, {})
DARK = changed(BURACO, {"clean": 0, "dirty": 1, "relancinho": 1}, None, {})
GREW = changed(BURACO, {"clean": 0, "dirty": 1, "grown": 1}, None, {})
MANY = changed(BURACO, {"table": 700, "clean": 2, "dirty": 2, "grown": 2, "relancinho": 2}, None, {})
LONG = changed(BURACO, {"clean": 0, "real_clean": 1, "real_dirty": 1, "table": 500}, None, {})
NOBODY = changed(BURACO, {"batida": False}, None, {"ending": "none"})
BLIND = changed(DIRTY, None, UNSEEN, {})
MOVED = changed(
    DIRTY, {"batida": False}, {"morto": "not_taken"}, {"ending": "stock_out", "mortos_to_stock": 1}
)


def judge(system, facts, **options):
    return rules.judge(rules.load(system, options), facts)


def test_lines_name_every_reason_in_order():
    verdict = judge("000", RICH)

    assert verdict.lines["A"] == (
        Line("table", 500),
        Line("hand", -40),
        Line("clean", 200, 1),
        Line("dirty", 100, 1),
        Line("twos", 1000, 1),
        Line("grown", 1000, 1),
        Line("relancinho", 100, 1),
        Line("batida", 50),
    )
    assert verdict.lines["B"] == (Line("table", 60), Line("hand", -160), Line("penalties", -400, 2))
    assert verdict.totals == {"A": 2910, "B": -500}


@rows(
    ("system", "facts", "options", "default", "other"),
    [
        pytest.param(
            "000", RICH, {"other_scores": True}, 2910, 2910 + 300 + 150 + 100 + 50, id="the other scores"
        ),
        pytest.param("000", TWOS, {"twos_on_top": True}, 2310, 2510, id="1000 besides 200"),
        pytest.param("000", TWOS, {"twos_on_top": True, "other_scores": True}, 2310, 2860, id="besides 500"),
        pytest.param("000", TWOS, {"twos_grow": False}, 2310, 1310, id="1000 for twos that grew, once"),
        pytest.param("000", RICH, {"twos_grow": False}, 2910, 2910, id="others grew"),
        pytest.param("000", TWOS, {"grown": "instead"}, 2310, 1310, id="growing instead of the twos"),
        pytest.param("000", GREW, {"grown": "instead"}, 1410, 1310, id="growing instead of a dirty one"),
        pytest.param(
            "000", LAID, {"relancinho_on_top": False}, 610, 410, id="relancinho instead of a clean one"
        ),
        pytest.param(
            "000", DARK, {"relancinho_on_top": False}, 510, 410, id="relancinho instead of a dirty one"
        ),
        pytest.param(
            "000",
            MANY,
            {"relancinho_on_top": False, "grown": "instead"},
            3510,
            3510 - 600,
            id="all four replaced",
        ),
        pytest.param(
            "000", LAID, {"relancinho_on_top": False, "grown": "instead"}, 610, 410, id="one of the two"
        ),
        pytest.param(
            "000", NOBODY, {"hand_debit_without_batida": False}, 460, 500, id="no debit without a batida"
        ),
        pytest.param(
            "003", BLIND, {"unviewed_instead_of_debit": False}, -135, -235, id="its worth and the 100"
        ),
        pytest.param(
            "001", MOVED, {"no_morto_debit_when_moved": False}, -140, -40, id="no stock was left to take"
        ),
    ],
)
def test_each_reading_moves_the_points_it_is_about(system, facts, options, default, other):
    side = "A" if system == "000" else "B"

    assert judge(system, facts).totals[side] == default
    assert judge(system, facts, **options).totals[side] == other


@pytest.mark.parametrize(
    ("options", "total"),
    [
        ({}, 500 - 40 + 1500 + 50),
        ({"real_on_top": True}, 500 - 40 + 1800 + 50),
        ({"real_on_top": True, "other_scores": True}, 500 - 40 + 2250 + 100),
    ],
)
def test_canastra_real_is_worth_its_own(options, total):
    assert judge("000", LONG, **REAL, **options).totals["A"] == total


def test_hand_without_batida_may_be_refused_instead():
    refused = judge("000", NOBODY, hand_without_batida=False)

    assert [str(one.code) for one in refused.errors] == ["no_batida"]


def test_unviewed_morto_counts_as_if_in_hand():
    assert judge("003", BLIND).lines["B"] == (Line("table", 120), Line("hand", -255))


@pytest.mark.parametrize(
    ("options", "shares"),
    [({}, {"A": 1125, "B": 72.5, "C": 72.5}), ({"partners_halve": False}, {"A": 1125, "B": 145, "C": 145})],
)
def test_partners_of_three_share_their_total(options, shares):
    verdict = judge("003", SOLO, **PAIR, **options)

    assert verdict.totals == {"A": 1125, "B+C": 145}
    assert verdict.per_player == shares


def test_half_of_an_even_total_is_whole_and_negative_ones_are_halved_too():
    even = judge("003", changed(SOLO, None, {"hand": 165}, {}, names=("A", "B+C")), **PAIR).per_player
    negative = judge(
        "003", changed(SOLO, None, {"table": 65, "hand": 490, "clean": 0}, {}, names=("A", "B+C")), **PAIR
    )

    assert (even["B"], type(even["B"])) == (75, int)
    assert negative.per_player["B"] == -212.5


def test_three_without_a_pozzetto_score_each_for_himself():
    assert judge("003", THREE, **PAIR).per_player == {"A": -140, "B": -140, "C": -140}


def test_vulnerable_from_half_the_target():
    at = {"A": 745, "B": 750, "C": -5}

    assert rules.vulnerable(rules.load("000"), at) == {"A": False, "B": True, "C": False}
    assert not any(rules.vulnerable(rules.load("000", {"target": 3000}), at).values())
    assert not any(rules.vulnerable(rules.load("000", {"vulnerability": False}), at).values())
    assert not any(rules.vulnerable(rules.load("003"), {"A": 1995}).values())


@pytest.mark.parametrize(("kind", "bonus"), [("real_clean", 1000), ("real_dirty", 500)])
def test_relancinho_takes_the_place_of_a_canastra_real_too(kind, bonus):
    facts = changed(BURACO, {"clean": 0, kind: 1, "relancinho": 1, "table": 500}, None, {})

    besides = judge("000", facts, **REAL).totals["A"]
    instead = judge("000", facts, relancinho_on_top=False, **REAL).totals["A"]

    assert besides - instead == bonus


def test_five_single_players_are_scored_each_for_himself():
    out = {"table": 60, "hand": 0, "batida": True}
    sides = {"A": out} | {name: {"table": 0, "hand": 75 + 5 * at} for at, name in enumerate("BCDE")}

    verdict = judge("000", {"ending": "batida", "sides": sides}, **ONE)

    assert verdict.totals == {"A": 110, "B": -75, "C": -80, "D": -85, "E": -90}
    assert verdict.per_player == verdict.totals


def test_bonus_that_replaces_one_canastra_leaves_the_others():
    # A grown canastra replaces the first of clean, twos, dirty, and no other.
    facts = buraco({"clean": 1, "dirty": 1, "grown": 1})
    instead, besides = (judge("000", facts, grown=how).totals["A"] for how in ("instead", "on_top"))

    assert besides - instead == 200


@pytest.mark.parametrize(
    ("each", "given", "code"), [(50, 50, "penalties_in_points"), (50, 49, None), (5, 9, None)]
)
def test_count_of_offences_ends_where_points_begin(each, given, code):
    ruleset = rules.load("000", {}, {"penalties.communication": each})
    verdict = rules.judge(ruleset, buraco({"penalties": given}))

    assert {str(one.code) for one in verdict.errors} == ({code} if code else set())
