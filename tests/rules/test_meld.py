"""One meld: its kind, its points, or the exact reason why it is invalid."""

import pytest

import rules
from rules import Code, Meld
from tests.rows import rows
from tests.rules.cases_melds import HIGH, LOW, REFUSED, run, set_


def meld(system, facts, **options):
    return rules.meld(rules.load(system, options), facts)


@rows(("code", "system", "options", "facts"), REFUSED)
def test_meld_that_cannot_be_is_refused_for_its_reason(code, system, options, facts):
    assert meld(system, facts, **options) == code


@rows(
    ("system", "options", "facts", "category", "wilds", "points"),
    [
        pytest.param("000", {}, run("5S 4S 3S"), None, 0, 15, id="downwards"),
        pytest.param("000", {}, run("AS 2H 2D"), None, 2, 35, id="an ace below wild cards is low"),
        pytest.param("000", {}, run("2H 2D AS"), None, 2, 35, id="an ace above wild cards is high"),
        pytest.param(
            "003", {}, run("3S 2S AS JK"), None, 1, 70, id="downwards, the wild one stands for the top"
        ),
        pytest.param("003", {}, run("JK", *LOW), "dirty", 1, 150, id="a wild card below ace to king"),
        pytest.param("003", {}, run("2S 4S 5S 6S 7S 8S 9S"), "dirty", 1, 60, id="own two out of its place"),
        pytest.param(
            "000", {}, run(*LOW, "AS", laid=3), "clean", 0, 185, id="ace to ace is an ordinary canastra"
        ),
        pytest.param(
            "000", {"canastra_real": True}, run("2H", *HIGH, laid=3), "real_dirty", 1, 180, id="real"
        ),
        pytest.param(
            "000", {"jokers": 2}, set_("2S 2H 2D 2C 2S 2H JK", laid=7), "dirty", 1, 70, id="twos and joker"
        ),
        pytest.param(
            "000", {"jokers": 2}, set_("JK 2S 2H 2D 2C 2S 2H", laid=7), "dirty", 1, 70, id="joker first"
        ),
        pytest.param(
            "000", {}, set_("2S KH KD KC KS KH KD", laid=7), "dirty", 1, 130, id="a two in another set"
        ),
        pytest.param(
            "000", {"wild_takes_value": True}, run("3S 2H 5S"), None, 1, 15, id="a two worth a four"
        ),
        pytest.param(
            "000", {"wild_takes_value": True}, run("QS KS 2H"), None, 1, 55, id="a two worth an ace"
        ),
        pytest.param(
            "000", {"wild_takes_value": True}, set_("KS 2H KD"), None, 1, 60, id="a two worth a king"
        ),
        pytest.param("000", {"wild_takes_value": True}, set_("KS KH KD"), None, 0, 60, id="no wild card"),
        pytest.param("001", {}, run(*HIGH), "royal", 0, 120, id="royal"),
        pytest.param("001", {}, run(*LOW), "clean", 0, 120, id="the ace below is not"),
        pytest.param("001", {"royal": "thirteen"}, run(*LOW), "royal", 0, 120, id="any thirteen"),
        pytest.param("001", {"royal": "thirteen"}, run(*LOW[:12]), "clean", 0, 110, id="twelve are not"),
        pytest.param(
            "001", {"royal": "king_ace"}, run(*HIGH[6:]), "royal", 0, 75, id="any that ends in K, A"
        ),
        pytest.param("001", {"royal": "king_ace"}, run(*HIGH), "royal", 0, 120, id="the whole one too"),
        pytest.param(
            "001", {"royal": "king_ace"}, run(*LOW), "clean", 0, 120, id="not one that begins with it"
        ),
        pytest.param("001", {}, run(*LOW, "JK"), "dirty", 1, 150, id="a wild card above ace to king"),
        pytest.param("002", {}, run(*LOW[1:9], late_two=False), "clean", 0, 80, id="not late"),
        pytest.param(
            "002", {"late_two_stays_dirty": False}, run(*LOW[1:9], late_two=True), "clean", 0, 80, id="late"
        ),
        pytest.param(
            "003", {"semipulito": True}, run(*LOW[2:9], "JK", "JS"), "semi", 1, 85, id="seven in a row"
        ),
        pytest.param(
            "003", {"semipulito": True}, run(*LOW[2:8], "JK", *LOW[9:11]), "dirty", 1, 85, id="six and two"
        ),
        pytest.param(
            "003", {"semipulito": True}, set_("KS KH KD KC KS KH 2D"), "dirty", 1, 80, id="six and a wild"
        ),
    ],
)
def test_meld_is_what_its_cards_make(system, options, facts, category, wilds, points):
    found = meld(system, facts, **options)

    assert isinstance(found, Meld)
    assert (found.category, found.wilds, found.points) == (category, wilds, points)


@pytest.mark.parametrize(
    ("facts", "grown", "relancinho"),
    [
        (set_("KS KH KD KC KS KH KD", laid=6), 1, 0),
        (set_("KS KH KD KC KS KH KD", laid=7), 0, 0),
        (set_("KS KH KD KC KS KH", laid=3), 0, 0),
        (set_("KS KH KD KC KS KH 2D", laid=3), 1, 0),
        (run(*LOW[2:12], laid=3), 0, 0),
        (run(*LOW[2:], laid=10), 0, 0),
        (run(*LOW[2:], laid=11), 0, 1),
    ],
)
def test_first_lay_down_decides_about_the_bonuses_on_top(facts, grown, relancinho):
    found = meld("000", facts)

    assert (found.grown, found.relancinho) == (grown, relancinho)


def test_what_grew_with_a_wild_card_may_not_count():
    facts = set_("KS KH KD KC KS KH 2D", laid=3)

    assert meld("000", facts, grown="clean_only").grown == 0
    assert meld("000", set_("KS KH KD KC KS KH KD", laid=3), grown="clean_only").grown == 1


@rows(
    ("system", "cards", "arranged", "matters"),
    [
        ("000", "8S 3S 5S 2S 4S 7S 6S", "2S 3S 4S 5S 6S 7S 8S", True),
        ("000", "8S 3S 5S 4S 7S 6S 9S", "3S 4S 5S 6S 7S 8S 9S", False),
        ("000", "3S AS 2S", "AS 2S 3S", False),
        ("000", "KS AS QS", "QS KS AS", False),
        ("000", "5S 2H 3S", "3S 2H 5S", False),
        ("003", "5S JK 4S", "JK 4S 5S", False),
        ("003", "KS AS JK", "JK KS AS", False),
        ("003", "2S AS 3S JK", "AS 2S 3S JK", False),
        ("000", "2S 2H 5S 6S", "2S 2H 5S 6S", False),
    ],
)
def test_cards_without_order_make_the_best_run(system, cards, arranged, matters):
    ruleset = rules.load(system)

    found = rules.arrange(ruleset, cards.split())

    assert found == rules.Arranged(tuple(arranged.split()), matters)
    assert rules.meld(ruleset, run(cards, unordered=True)).order_matters is matters


def test_worth_of_a_wild_card_decides_where_it_goes():
    found = rules.arrange(rules.load("000", {"wild_takes_value": True}), ["7S", "6S", "2H"])

    assert found.cards == ("6S", "7S", "2H")


def test_fields_that_claim_nothing_are_passed_over():
    assert isinstance(meld("003", run("3S 4S 5S", laid=None, late_two=False)), Meld)


def test_every_code_of_a_meld_has_a_case():
    of_melds = list(Code)[: list(Code).index(Code.TOO_MANY_COPIES)]

    of_clubs = {Code.SET_RANK_NOT_ALLOWED}  # see `tests.rules.test_club_switches`
    assert set(of_melds) - of_clubs | {Code.VARIANT_OFF} == {case[0] for case in REFUSED}
