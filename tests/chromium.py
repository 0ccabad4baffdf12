"""A real Chromium: pages of a phone and of a laptop, which fail a test when the page itself went wrong."""

import os
import re
import time
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
NO_STRANGER = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
OF_COLOURS = ("color-contrast", "link-in-text-block")  # what axe reads of the colours of a page
LONGEST = 60_000 if os.environ.get("LINE") else 15_000  # ms for one step of a page
LOCAL = {"127.0.0.1", "localhost", ""}
PLACE = {"locale": "pt-BR", "timezone_id": "America/Sao_Paulo"}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
MESA = "aparelho-da-mesa-dos-testes"  # one device writes at a table: tests that share a table are that one
A4 = {"width": 700, "height": 1000}  # what is left of it within its margins
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


class Looks:
    """How much is looked at of a page: at one width in the light, or at each and after dark, as in `make proof`."""

    complete = False


@pytest.fixture(scope="session")
def browser_program(complete):
    """Chromium without its windows, where it is there; in `make proof` the whole."""
    return str(CHROMIUM if complete or not SHELL.exists() else SHELL)


@pytest.fixture(scope="session")
def browser(browser_program, complete):
    """One Chromium for the whole run. A test that reads the database beside it may do so: see below."""
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
    """Return a function that opens a page in a context of its own, a device of its own: `new_page(**PHONE)`.

    At the end of the test no page may have thrown, broken the content security policy or asked a stranger. A service
    worker comes only where it is asked for (`service_workers="allow"`): what a test holds back on the way passes by it.
    """
    contexts, wrong = [], []

    def heard(message):
        if "Content Security Policy" in message.text:
            wrong.append(message.text)

    def asked(request):
        if urlsplit(request.url).hostname not in {*LOCAL, None}:
            wrong.append(f"asked {request.url}")

    def open_page(device="", **options):
        context = browser.new_context(**{"service_workers": "block", **PLACE, **options})
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

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


def violations(page, *rules):
    """Return what axe finds on the page: a rule's name and the elements that break it; of some rules alone if named.

    A click returns as soon as the next page is named, before a word of it has come: axe cannot read that. It is not let
    copy styles into the page, which the page forbids: it would for one rule, of styles that turn a page with the phone
    (`tests/architecture/test_styles.py`).
    """
    only = {"runOnly": list(rules)} if rules else {}
    options = {"resultTypes": ["violations"], "selectors": False, "preload": False, **only}

    def read():
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe_script())
        return page.evaluate(FOUND, options)

    return [tuple(one) for one in of_one_page(page, read)]


def of_one_page(page, read):
    """Return what is read of the page; once more where another one took its place meanwhile."""
    from playwright.sync_api import Error

    for _ in range(4):
        page.wait_for_load_state()
        try:
            return read()
        except Error as exc:
            if "context was destroyed" not in exc.message:
                raise
    raise AssertionError(f"{page.url} is replaced again and again")


FOUND = """(options) => axe.run(options).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))"""


@cache
def axe_script():
    from axe_playwright_python.sync_playwright import Axe

    return Axe().axe_script


def violations_in_both_themes(page):
    """Return what axe finds on the page in the light, and in `make proof` what its colours break after dark.

    The rest is the same; in `make test` the colours after dark are read in `tests/browser/test_screen.py`.
    """
    page.emulate_media(color_scheme="light")
    found = violations(page)
    if not Looks.complete:
        return found
    page.emulate_media(color_scheme="dark")
    return found + violations(page, *OF_COLOURS)


def pages_of(pdf):
    """Return how many pages a printed file has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def until(page, condition):
    """Wait until `condition()` is true, while the page goes on."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


@pytest.fixture
def phone(new_page):
    """A page on a small phone: 360 by 740, touch, pt-BR."""
    return new_page(device=MESA, **PHONE)


@pytest.fixture
def desktop(new_page):
    """A page on a laptop."""
    return new_page(device=MESA, **DESKTOP)
