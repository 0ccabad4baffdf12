"""Chromium for the tests: pages of a phone and of a laptop. A test fails if its page reports an error."""

import os
import re
import time
from contextlib import contextmanager
from functools import cache
from urllib.parse import urlsplit

import pytest

from tests.packages import CHROMIUM, SHELL

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HALL = "mesa.salao"  # a name that is no loopback: to a browser plain http, like 192.168.0.10
NO_STRANGER = (
    f"--host-resolver-rules=MAP {HALL} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
)
OF_COLOURS = ("color-contrast", "link-in-text-block")  # axe's rules about the colours of a page
LONGEST = 60_000 if os.environ.get("LINE") else 30_000  # ms for one step of a page
LOCAL = {"127.0.0.1", "localhost", ""}
PLACE = {"locale": "pt-BR", "timezone_id": "America/Sao_Paulo"}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
MESA = "aparelho-da-mesa-dos-testes"  # one device writes at a table: tests that share a table use one device
A4 = {"width": 700, "height": 1000}  # the printable area within its margins
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


# Rows of a table or a list are alike: `make test` reads the first eight, and two of the sheets that are printed.
ALIKE = ["main :is(tr, li, option):nth-child(n+9)", ".sumula:nth-child(n+3)"]


class Looks:
    """The extent of a page check: one width in the light theme, or each width in both themes, as in `make proof`."""

    complete = False


@pytest.fixture(scope="session")
def browser_program(complete):
    """Return the path of headless Chromium, or of the complete browser if it is missing or for `make proof`."""
    return str(CHROMIUM if complete or not SHELL.exists() else SHELL)


@pytest.fixture(scope="session")
def browser(browser_program, complete):
    """Return the one Chromium of the run."""
    from playwright.sync_api import sync_playwright

    Looks.complete = complete
    # Playwright keeps an event loop in this thread, which Django would take for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    flags = [*FLAGS, NO_STRANGER, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS, NO_STRANGER]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_program, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser):
    """Return a function that opens a page in a new browser context, like a separate device: `new_page(**PHONE)`."""
    with devices(browser) as open_page:
        yield open_page


@contextmanager
def devices(browser):
    """Yield a function that opens a page on a new device; its attribute `wrong` has what no page may do.

    No page may raise an error, violate the content security policy or request another host. Service workers are
    blocked unless the test asks for them (`service_workers="allow"`), because their requests bypass the routes that a
    test intercepts.
    """
    contexts, wrong = [], []

    def heard(message):
        if "Content Security Policy" in message.text:
            wrong.append(message.text)

    def asked(request):
        if urlsplit(request.url).hostname not in {*LOCAL, None}:
            wrong.append(f"asked {request.url}")

    def open_page(device="", **options):
        context = browser.new_context(**{"service_workers": "block", **PLACE, **still(), **options})
        if device:
            cookie = {"name": "canastra_device", "value": device, "domain": "127.0.0.1", "path": "/"}
            context.add_cookies([cookie])
        context.set_default_timeout(LONGEST)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", heard)
        context.on(
            "requestfailed", asked
        )  # as every one to a stranger does: to be told of all would take longer
        contexts.append(context)
        return context.new_page()

    open_page.wrong = wrong
    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


def still():
    """Return the option of a context by which nothing pulses; in `make proof` it may.

    A page on which a mark of the score pulses is drawn sixty times a second: five times the work of a page that waits.
    """
    return {} if Looks.complete else {"reduced_motion": "reduce"}


def violations(page, *rules):
    """Return the violations that axe finds: rule and elements. `rules` limits the check to these rules.

    After a click the next page may still be empty, so the check waits for its content. axe may not copy styles into
    the page, because the content security policy forbids it; the one rule that needs this, about orientation, is
    tested in `tests/architecture/test_styles.py`.

    axe takes four fifths of its time for the contrast of texts, which it looks up in the stack of everything that is
    painted there. `make test` has it look up those texts only that do not clearly stand out by `FAINT`.
    """
    asked = {"resultTypes": ["violations"], "selectors": False, "preload": False}
    where = {"exclude": [] if Looks.complete else ALIKE}

    def read():
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_script())
        if rules or Looks.complete:
            return page.evaluate(FOUND, [where, asked | ({"runOnly": list(rules)} if rules else {})])
        return page.evaluate(FOUND_WITH_FAINT, [where, asked])

    return [tuple(one) for one in of_one_page(page, read)]


def of_one_page(page, read):
    """Read a value from the page, and read again if another page replaced it meanwhile."""
    from playwright.sync_api import Error

    for _ in range(4):
        page.wait_for_load_state()
        try:
            return read()
        except Error as exc:
            if "context was destroyed" not in exc.message:
                raise
    raise AssertionError(f"{page.url} is replaced again and again")


FOUND = """([where, options]) => axe.run(where, options).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))"""
# Texts whose contrast with the backgrounds of their ancestors is less than WCAG 2.2 asks, and those that are partly
# transparent. Over an image axe cannot tell either.
FAINT = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map(), grounds = new Map();
  const rgba = (colour) => {
    if (!colours.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      colours.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return colours.get(colour);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((c, at) => (c * a + below[at] * (255 - a)) / 255);
  const ground = (one) => {
    if (!one) return [255, 255, 255];
    if (!grounds.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      const below = ground(one.parentElement), colour = rgba(backgroundColor);
      grounds.set(one, opacity !== "1" || below === "see-through" ? "see-through" : backgroundImage !== "none" ? "image"
        : colour[3] === 255 ? colour.slice(0, 3) : below === "image" ? below : over(colour, below));
    }
    return grounds.get(one);
  };
  const part = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const words = (one) => one.matches("input:not([type=radio], [type=checkbox]), textarea, select")
    || [...one.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim());
  return [...document.body.querySelectorAll("*")].filter((one) => {
    if (!words(one) || !one.checkVisibility({ visibilityProperty: true })) return false;
    const behind = ground(one), { color, fontSize, fontWeight } = getComputedStyle(one);
    if (!Array.isArray(behind)) return behind === "see-through";
    const [high, low] = [light(over(rgba(color), behind)), light(behind)].sort((a, b) => b - a);
    const large = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    return (high + 0.05) / (low + 0.05) < (large ? 3 : 4.5) + 0.1;
  });
}"""
FOUND_WITH_FAINT = f"""async ([where, options]) => {{
  const found = {FOUND}, faint = ({FAINT})();
  return [
    ...await found([where, {{ ...options, rules: {{ "color-contrast": {{ enabled: false }} }} }}]),
    ...faint.length ? await found([{{ include: faint }}, {{ ...options, runOnly: ["color-contrast"] }}]) : [],
  ];
}}"""


def axe_on_each_page(page):
    """Load axe with each page that comes: in a third of the time, where every page is read."""
    page.add_init_script(axe_script())


@cache
def axe_script():
    from axe_playwright_python.sync_playwright import Axe

    return Axe().axe_script


def violations_in_both_themes(page):
    """Return the axe violations in the light theme, and in `make proof` the colour violations in the dark theme.

    All other rules give the same result in both. `make test` checks the dark colours in
    `tests/browser/test_screen.py`.
    """
    page.emulate_media(color_scheme="light")
    found = violations(page)
    if not Looks.complete:
        return found
    page.emulate_media(color_scheme="dark")
    return found + violations(page, *OF_COLOURS)


def pages_of(pdf):
    """Return the number of pages of a PDF file."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def until(page, condition):
    """Wait until `condition()` is true while the page keeps running."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


@pytest.fixture
def phone(new_page):
    """Return a page on a small phone: 360 by 740 pixels, touch, pt-BR."""
    return new_page(device=MESA, **PHONE)


@pytest.fixture
def desktop(new_page):
    """Return a page on a laptop."""
    return new_page(device=MESA, **DESKTOP)
