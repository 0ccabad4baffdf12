"""The screen for a thumb of seventy years: targets, letters, contrast, 200 %, keys, in every state of the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import SCENES, at, show
from tests.chromium import PHONE, violations
from tests.scoring import two_duplas
from tests.scoring.typed import TYPED

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

# Everything a finger can hit, seen as big as the finger finds it: a radio by its label, a link in a sentence apart.
SMALL = """() => {
  const hit = "a[href], button, summary, label:has(input), input:not([type=hidden]), select, textarea";
  const wide = document.documentElement.clientWidth;
  return [...document.querySelectorAll(hit)].filter((one) => {
    if (!one.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false;
    if (one.closest(".visually-hidden, .skip") || one.matches("label input")) return false;
    const { width, height } = one.getBoundingClientRect();
    return height < 47.5 || width < 44;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
TINY_INPUTS = """() =>
  [...document.querySelectorAll("input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea")]
  .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.outerHTML)"""
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
# Text that its own box cuts off.
CUT = """() => [...document.querySelectorAll("main *, aside *")].filter((one) => {
  if (!one.checkVisibility() || one.clientWidth < 2) return false;
  if (one.matches("input, textarea, .visually-hidden *, table *, svg *")) return false;
  const style = getComputedStyle(one);
  if (!["hidden", "clip"].includes(style.overflowX) && !["hidden", "clip"].includes(style.overflowY)) return false;
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.outerHTML.slice(0, 160))"""
# Contrast of the text of an element with the first opaque ground behind it (WCAG 2.2, relative luminance).
CONTRAST = """(where) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const found = rgb(getComputedStyle(at).backgroundColor);
      if (found[3] === 255) return found;
    }
    return [255, 255, 255, 255];
  };
  return [...document.querySelectorAll(where)].filter((one) => one.checkVisibility()).map((one) => {
    const [high, low] = [light(rgb(getComputedStyle(one).color)), light(ground(one))].sort((a, b) => b - a);
    return [(high + 0.05) / (low + 0.05), one.outerHTML.slice(0, 120)];
  });
}"""
OF_SCORES = ".score, .side, .side > span, .running, .placar-won, .placar-least, .folha-table td, .rows td"
AAA = 7
BROKEN = """.mesa { width: 500px } .stepper input { font-size: 12px !important } .step { height: 20px }
  .placar .score { color: #999 } .placar-name { height: 4px }"""
ADD_STYLE = """(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet]; }"""
FOCUS_SEEN = """() => {
  const here = document.activeElement;
  const around = here.closest(".stepper, .choice label") ?? here;
  return [here, around].some((one) => getComputedStyle(one).outlineStyle !== "none");
}"""


def reach(page, where, most=60):
    """Press Tab until a control has the focus; every stop on the way shows it."""
    for _ in range(most):
        if page.evaluate("(where) => document.activeElement.matches(where)", where):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_SEEN), page.evaluate("() => document.activeElement.outerHTML")
    pytest.fail(f"{where} is not reached")


def choose(page, name, value):
    """Reach a question and answer it with the arrows and the space bar."""
    reach(page, f'[name="{name}"]')
    for _ in range(4):
        page.keyboard.press("Space")
        if page.evaluate("() => document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{name} cannot be {value}")


def contrast(page):
    return [one for one in page.evaluate(CONTRAST, OF_SCORES) if one[0] < AAA]


def targets(page):
    return page.evaluate(SMALL) + page.evaluate(TINY_INPUTS)


def spilt(page):
    """What is cut off, or pushes the page sideways."""
    return page.evaluate(CUT) + ["sideways"] * page.evaluate(SIDEWAYS)


def zoomed(page):
    """The same phone at 200 % zoom."""
    page.set_viewport_size({"width": 180, "height": 370})
    found = spilt(page)
    page.set_viewport_size(PHONE["viewport"])
    return found


def large_letters(page):
    """The same phone for who has set letters twice as large."""
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    return spilt(page)


LOOKS = {
    "light": (violations, targets, contrast, spilt, zoomed, large_letters),
    "dark": (violations, contrast),
}


@pytest.mark.parametrize("scheme", LOOKS)
def test_every_state_of_the_table_can_be_read_and_hit(new_page, live_server, scheme):
    page = new_page(**PHONE, color_scheme=scheme)

    found = {}
    for name in SCENES:
        show(page, live_server.url, name)
        found |= {(name, look.__name__): look(page) for look in LOOKS[scheme]}
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


def test_mao_is_entered_and_confirmed_by_keys_alone(new_page, live_server):
    page = new_page(**PHONE)
    jogo = two_duplas.opened("confirm")
    page.goto(live_server.url + at(jogo, seat="A"))
    reach(page, '[name="A-table"]')
    for side in "AB":
        for what in ("table", "hand", "dirty", "clean"):
            reach(page, f'[name="{side}-{what}"]', most=4)  # only steppers lie between
            page.keyboard.type(TYPED[f"{side}-{what}"] or "0")
        choose(page, f"{side}-morto", TYPED[f"{side}-morto"])
    choose(page, "ending", "A")
    reach(page, ".mao-send")
    page.keyboard.press("Enter")
    expect(page.locator(".receipt .alert-title")).to_be_focused()

    other = new_page(**PHONE)
    other.goto(live_server.url + at(jogo, seat="B"))
    reach(other, "form.stack-l > button")
    other.keyboard.press("Enter")
    expect(other.get_by_text("Confirmado.", exact=True)).to_be_visible()
