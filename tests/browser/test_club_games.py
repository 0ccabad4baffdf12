"""Brazilian club games on a phone: the page computes the engine's totals, and a mão of tranca is entered by taps."""

import pytest
from playwright.sync_api import expect

import rules
from scoring.forms.mao_facts import initial_of
from tests.browser.form import answer, count, running, send
from tests.browser.opened import DUPLAS
from tests.chromium import MESA, PHONE, violations_in_both_themes
from tests.rules.golden_brazil import SUMMARIES

pytestmark = pytest.mark.browser

HANDS = [hand for hand in SUMMARIES if hand["expected"]["ok"]]
CLUB = {"target": 3000, "black_three_in_hand": 100, "red_three_in_hand": 100}


@pytest.fixture(scope="module")
def tables(serve):
    """The URLs of a table for the rule set of each worked mão, and of a table with a club's tranca."""
    of_hands = {hand["id"]: (rules.load(hand["system"]).key, hand["options"], DUPLAS) for hand in HANDS}
    return serve(of_hands | {"club": ("tranca-1", CLUB, DUPLAS)})[1]


def test_page_adds_up_worked_maos_as_the_engine_does(phone, tables, complete):
    first = {hand["system"]: hand for hand in reversed(HANDS)}
    for hand in HANDS if complete else first.values():
        ruleset = rules.load(hand["system"], hand["options"])
        answers = {field: str(value) for field, value in initial_of(hand["facts_summary"], ruleset).items()}
        phone.goto(tables[hand["id"]])
        answer(phone, {field: value for field, value in answers.items() if value != "None"})

        totals = list(hand["expected"]["totals"].values())
        assert (hand["id"], running(phone)) == (hand["id"], totals)


def test_mao_of_tranca_goes_in_on_the_phone(phones, tables):
    page = phones.take(MESA, **PHONE)
    page.goto(tables["club"])

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    typed = {"A-table": "22", "A-hand": "10", "A-red_threes": "2", "B-table": "11", "B-hand": "21"}
    for field, number in typed.items():
        page.locator(f'[name="{field}"]').fill(number)
    count(page, "Canastra limpa", 1)
    count(page, "Três preto na mão", 1)
    count(page, "Três vermelho, ", 1, side="B")
    count(page, "Três vermelho na mão", 1, side="B")
    for side in "AB":
        page.locator(f'label:has([name="{side}-morto"][value="taken"])').tap()
    page.locator('label:has([name="ending"][value="A"])').tap()
    assert running(page) == [520, -300]
    assert violations_in_both_themes(page) == []
    send(page)

    expect(page.locator(".receipt")).to_be_visible()
    page.goto(tables["club"])
    expect(page.locator("body")).to_contain_text("520")


def test_red_threes_are_typed_beside_the_cards_on_the_phone(phones, tables):
    page = phones.take(MESA, **PHONE)
    page.goto(f"{tables['club']}cartas/")

    field = page.locator("[name=A-red_threes]")
    expect(field).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
