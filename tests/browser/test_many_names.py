"""Tables of five, nine and three players on a small phone: all names are readable and inside the screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import send
from tests.browser.measures import BROKEN_WORDS, spilt, targets
from tests.chromium import MESA, PHONE
from tests.matrix import one_of

pytestmark = pytest.mark.browser

SMALL = PHONE | {"viewport": {"width": 360, "height": 612}}
NINE = ["Ana Carolina", "Beatriz", "Caio", "Davi Lucca", "Eva", "Fábio", "Gilberto", "Hugo", "Maximiliano"]
JOGOS = {
    "five": ("buraco-1", {"teams": "individual", "target": 600}, NINE[:5]),
    "nine": ("buraco-1", {"teams": "individual", "target": 600}, NINE),
    "three": ("burraco-1", {"players": 3}, ["Anna Maria", "Bice", "Carlo Alberto"]),
}
LONG = {"two": ("regulamento-1", {"target": 1500}, ["Raimundo e Fátima", "Conceição e Sebastião"])}
FIRST = {
    "five": {"A-table": "340", "A-clean": "1", "ending": "A"}
    | {f"{side}-{name}": value for side in "BCDE" for name, value in (("table", "0"), ("hand", "160"))},
    "nine": {"A-table": "340", "A-clean": "1", "ending": "A"}
    | {f"{side}-{name}": value for side in "BCDEFGHI" for name, value in (("table", "0"), ("hand", "60"))},
    "three": {"C-table": "345", "C-clean": "1", "C-dirty": "1", "C-morto": "taken", "ending": "C"}
    | {"A+B-table": "200", "A+B-hand": "85", "A+B-dirty": "1", "A+B-morto": "taken"},
}
# Elements outside the screen sideways that are not inside a scrollable element.
OUTSIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  if (!one.checkVisibility() || one.closest(".visually-hidden, [tabindex][role=region], .skip, svg")) return false;
  const box = one.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
}).map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def tables(serve):
    """The URLs of a table of each size, in one running program."""
    return serve(JOGOS | LONG)[1]


def fill(page, answers):
    for name, value in answers.items():
        radio = page.locator(f'label:has([name="{name}"][value="{value}"])')
        if name.endswith("morto") or name == "ending":
            radio.tap()
        else:
            page.locator(f'[name="{name}"]').fill(value)


def wrong(page):
    return targets(page) + spilt(page) + page.evaluate(OUTSIDE)


@pytest.mark.parametrize("name", one_of(["nine", "five", "three"], by="three".__eq__))
def test_every_page_of_many_names_is_whole_on_a_small_phone(phones, tables, name):
    page = phones.take(MESA, **SMALL)
    found = {}

    def look(state):
        found[state] = wrong(page)

    alone = "?sozinho=C" if name == "three" else ""
    page.goto(tables[name])
    look("first")
    page.goto(f"{tables[name]}{alone}")
    fill(page, FIRST[name])
    look("typed")
    send(page)
    page.wait_for_url("**recibo=*")
    page.locator("#folha > summary").tap()
    look("receipt")
    page.goto(f"{tables[name]}maos/1/1/")
    expect(page.get_by_role("button", name="Gravar correção")).to_be_visible()
    look("correction")
    page.goto(f"{tables[name]}cartas/{alone}")
    found["cards"] = page.evaluate(OUTSIDE) + spilt(page)

    assert {state: what for state, what in found.items() if what} == {}


def test_names_of_a_usual_length_are_not_broken_where_who_went_out_is_asked(phones, tables):
    page = phones.take(MESA, **SMALL)
    page.goto(tables["two"])

    assert page.get_by_text("Quem bateu?").is_visible()
    assert page.evaluate(BROKEN_WORDS, "#mao") == []
