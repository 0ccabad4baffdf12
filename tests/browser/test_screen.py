"""Legibility for older users in every state of the table: targets, font sizes, contrast, 200 % zoom, keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.measures import (
    CONTRAST,
    OF_SCORES,
    SMALL,
    TINY_INPUTS,
    contrast,
    large_letters,
    spilt,
    targets,
    zoomed,
)
from tests.browser.scenes import SCENES, at, show
from tests.chromium import PHONE, axe_on_each_page, violations
from tests.scoring import two_duplas
from tests.scoring.typed import TYPED

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BROKEN = """.mesa { width: 500px } .counter input { font-size: 12px !important }
  .chip { min-height: 20px; height: 20px } .placar .score { color: #999 } .placar-name { height: 4px }"""
ADD_STYLE = """(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet]; }"""
FOCUS_SEEN = """() => {
  const here = document.activeElement;
  const drawn = [here, here.closest(".counter") ?? here].map((one) => getComputedStyle(one));
  const frame = here.matches(".choice input") && getComputedStyle(here.nextElementSibling, "::after");
  if (frame && frame.content !== "none") drawn.push(frame);  // the frame of an answer is drawn behind its radio
  return drawn.some(({ outlineStyle }) => outlineStyle !== "none");
}"""


def reach(page, where, most=60):
    """Press Tab until a control has the focus, and check that the focus is visible at each stop."""
    for _ in range(most):
        if page.evaluate("(where) => document.activeElement.matches(where)", where):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_SEEN), page.evaluate("() => document.activeElement.outerHTML")
    pytest.fail(f"{where} is not reached")


def choose(page, name, value):
    """Move to a question and answer it with the arrow keys and the space bar."""
    reach(page, f'[name="{name}"]')
    for _ in range(4):
        page.keyboard.press("Space")
        if page.evaluate("() => document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{name} cannot be {value}")


LOOKS = {
    "dark": (violations, contrast),
    "light": (
        violations,
        targets,
        contrast,
        spilt,
        zoomed,
        large_letters,
    ),  # large_letters comes last, because it leaves the font size changed
}

DARK = ("errors", "keypad")  # axe checks their dark theme in `make test` too


def test_every_state_of_the_table_can_be_read_and_hit(new_page, live_server, complete):
    page = new_page(**PHONE)
    axe_on_each_page(page)

    found = {}
    for name in SCENES:
        show(page, live_server.url, name)
        for scheme, looks in LOOKS.items():
            page.emulate_media(color_scheme=scheme)
            for look in looks if complete or scheme == "light" or name in DARK else looks[1:]:
                found[name, scheme, look.__name__] = look(page)
        page.unroute_all()

    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_measures_see_what_is_wrong(phone, live_server):
    show(phone, live_server.url, "empty")
    phone.evaluate(ADD_STYLE, BROKEN)

    assert phone.evaluate(SMALL)
    assert phone.evaluate(TINY_INPUTS)
    assert contrast(phone)
    assert "sideways" in spilt(phone)
    assert len(spilt(phone)) > 1
    assert len(phone.evaluate(CONTRAST, OF_SCORES)) >= 6
    for pale in ("label { color: #999 !important }", ".mesa { opacity: 0.3 }"):
        phone.evaluate(ADD_STYLE, pale)
        assert "color-contrast" in dict(violations(phone)), pale
    phone.evaluate(ADD_STYLE, "")
    assert violations(phone) == []


def test_mao_is_entered_and_confirmed_by_keys_alone(new_page, live_server):
    page = new_page(**PHONE)
    jogo = two_duplas.opened("confirm")
    page.goto(live_server.url + at(jogo, seat="A"))
    reach(page, '[name="A-table"]')
    for side in "AB":
        for what in ("table", "hand", "dirty", "clean"):
            reach(page, f'[name="{side}-{what}"]', most=5)  # only the number buttons are between
            page.keyboard.type(TYPED[f"{side}-{what}"] or "0")
    reach(page, '[data-mortos-juntos] [value="A"]')
    page.keyboard.press("Space")
    choose(page, "ending", "A")
    reach(page, ".mao-send")
    page.keyboard.press("Enter")
    expect(page.locator(".receipt .alert-title")).to_be_focused()

    other = new_page(**PHONE)
    other.goto(live_server.url + at(jogo, seat="B"))
    reach(other, "form [data-guarda]")
    other.keyboard.press("Enter")
    expect(other.get_by_text("Confirmado.", exact=True)).to_be_visible()
