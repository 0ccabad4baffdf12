"""The effort to enter each mão that was played for real, as a count or card by card, on a small phone."""

from statistics import median

import pytest

import rules
from tests.browser.form import enter
from tests.browser.hand import PHONE, costs
from tests.browser.hand_cards import card_costs
from tests.browser.measures import BROKEN_WORDS, spilt
from tests.browser.opened import DUPLAS
from tests.chromium import MESA
from tests.matrix import one_of
from tests.rules.golden import played

pytestmark = pytest.mark.browser

# medians of taps, swipes and seconds
AIMS = {
    "000": ("buraco-1", {"target": 1500}, 7, 1, 13),
    "001": ("open-dirty-1", {}, 7, 1, 13),
    "002": ("regulamento-1", {"target": 3000}, 7, 0, 8.5),
    "003": ("burraco-1", {}, 8, 1, 13),
}

# medians of taps per card
CARD_AIMS = {"000": 1.3, "001": 1.3, "002": 1.1, "003": 1.3}
CARD_SECONDS = 90

# 001 asks the same as 000.
ASKED = one_of(AIMS, by=lambda system: {"001": "000"}.get(system, system))
LONG = ["Conceição Souza e Sebastião Reis", "Francisca Lima e Raimundo Nonato"]


@pytest.fixture(scope="module")
def tables(serve):
    """The URLs of a table for each rule set, in one running program."""
    of_names = {"": DUPLAS, "-long": LONG}
    jogos = {
        system + name: (key, options, labels)
        for system, (key, options, *_) in AIMS.items()
        for name, labels in of_names.items()
    }
    return serve(jogos)[1]


@pytest.mark.parametrize("system", ASKED)
def test_mao_is_entered_with_few_taps_and_no_search(phones, tables, system, complete):
    key, options, taps, swipes, seconds = AIMS[system]
    page = phones.take(MESA, **PHONE)
    page.goto(tables[system])
    hands = played(system)[:: 1 if complete else 5]
    found = list(costs(page, hands, rules.load(key, options)))

    assert len(found) == (100 if complete else 20)
    assert median(one.taps for one in found) <= taps
    assert median(one.swipes for one in found) <= swipes
    assert median(one.seconds for one in found) <= seconds


def test_next_mao_is_entered_below_the_receipt_without_a_swipe(phones, tables, complete):
    page = phones.take(MESA, **PHONE)
    page.goto(tables["002"])
    enter(page)
    page.wait_for_selector(".receipt .alert-title:focus")
    assert page.evaluate("scrollY") == 0

    hands = played("002")[:: 1 if complete else 5]
    found = list(costs(page, hands, rules.load("regulamento-1", {"target": 3000})))

    # If a dupla went out and a morto was not taken, the form also asks how many mortos went to the stock.
    assert sum(one.swipes > 0 for one in found) <= 0.3 * len(hands)
    assert max(one.swipes for one in found) <= 1


@pytest.mark.parametrize("system", ASKED)
def test_mao_is_entered_card_by_card_with_little_more_than_a_tap_a_card(phones, tables, system, complete):
    key, options, *_ = AIMS[system]
    page = phones.take(MESA, **PHONE)
    page.goto(f"{tables[system]}cartas/")
    hands = played(system)[:: 12 if complete else 50]
    found = list(card_costs(page, hands, rules.load(key, options)))

    assert len(found) == (9 if complete else 2)
    assert median(one.taps / one.cards for one in found) <= CARD_AIMS[system]
    assert median(one.swipes for one in found) <= 1
    assert median(one.seconds for one in found) <= CARD_SECONDS


# All positions at one moment, because the layout may shift while the page loads.
BOXES = "(found) => found.map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"


def test_both_columns_stay_beside_each_other_at_115_percent(phones, tables):
    zoomed = {name: round(side / 1.15) for name, side in PHONE["viewport"].items()}
    page = phones.take(MESA, **PHONE | {"viewport": zoomed})
    for system in AIMS:
        page.goto(tables[system])
        page.wait_for_selector(".mao-viva")

        for what in ("table", "hand", "dirty"):
            left, right = page.evaluate(BOXES, [f'[name="{side}-{what}"]' for side in "AB"])
            assert left["y"] == right["y"], system
            assert left["right"] <= right["x"], system
        assert spilt(page) == [], system


# Whether score and button are at the edges of the screen, with a field's height between them.
STAY = """() => {
  document.querySelector('[name="A-hand"]').scrollIntoView({ block: "center" });
  const [score, bar] = [".placar", ".mao-bar"].map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.abs(score.top) <= 1 && Math.abs(bar.bottom - innerHeight) <= 1 && bar.top - score.bottom >= 48;
}"""


def test_enlarged_page_breaks_no_word_and_keeps_score_and_button_up_to_150_percent(phones, tables):
    page = phones.take(MESA, **PHONE)
    for system in ("000", "002", "003"):
        page.set_viewport_size(PHONE["viewport"])
        page.goto(tables[f"{system}-long"])
        page.wait_for_selector(".mao-viva")
        for zoom in (1.15, 1.3, 1.5, 2):
            page.set_viewport_size({name: round(side / zoom) for name, side in PHONE["viewport"].items()})
            page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            assert page.evaluate(BROKEN_WORDS, "#mesa, .envios") == [], (system, zoom)
            assert spilt(page) == [], (system, zoom)
            assert zoom > 1.5 or page.evaluate(STAY), (system, zoom)
