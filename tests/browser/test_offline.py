"""A phone that has opened its table once opens it without a network, and caches no private page of other people."""

import os
import signal
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Event, Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, says
from tests.browser.opened import TABLE, private_pages, stored
from tests.browser.tapping import meld_lines, open_new, tap_cards
from tests.browser.weak_network import network
from tests.chromium import LONGEST, violations
from tests.packages import CHROMIUM
from tests.programs import family

pytestmark = pytest.mark.browser

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
BEGAN = "async () => (await navigator.serviceWorker.getRegistration('/mesa/'))?.active?.state === 'activated'"
OPENED = (
    "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"  # ms from the navigation start
)
# The page records a message from the service worker.
TOLD = "navigator.serviceWorker.addEventListener('message', () => (window.told = true))"
AT_MOST, TRIES = 1000, 3  # AT_MOST in ms
TABLES = ("worker", "hangs", "plain", "lost", "asked", "closed", "page", "shell", "late", "icon")
REGISTERED = (
    "async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]"
)


@pytest.fixture(scope="module")
def pages(serve):
    """A program that the tests kill, its tables (one per test), and private pages of an event."""
    program, tables = serve(dict.fromkeys(TABLES, TABLE))
    return program, tables | private_pages(program)


@pytest.fixture
def hall(pages):
    """The same program, running; an earlier test may have killed it."""
    return pages[0].start(), pages[1]


def until(page, script, done):
    """Evaluate the script until its result is sufficient, and return the result."""
    deadline = time.monotonic() + 2 * LONGEST / 1000
    while not done(found := page.evaluate(script)):
        assert time.monotonic() < deadline, found
        page.wait_for_timeout(100)
    return found


def soonest(phone, address):
    """Open a cached table several times, and return the shortest time in milliseconds.

    The shortest, because the limit is for a phone, and other processes of this machine may delay a single attempt.
    """
    took = []
    for _ in range(TRIES):
        phone.goto(address)
        took.append(phone.evaluate(OPENED))
    return min(took)


def test_table_opens_without_a_server_and_goes_on(hall, device):
    program, tables = hall
    address, path = tables["worker"], tables["worker"].removeprefix(program.url)
    context = device()
    phone = context.pages[0]
    phone.goto(address)
    found = until(phone, KEPT, lambda found: path in found)
    assert {one for one in found if not one.startswith("/static/")} == {path, "/mesa/abrir/"}

    for other in ("/", "/entrar/", f"{path}folha.txt", f"{path}como-se-conta/"):
        phone.goto(f"{program.url}{other}")
    program.kill()
    phone.goto(f"{program.url}/mesa/abrir/")
    phone.wait_for_url(address)
    phone.wait_for_selector("#mao")
    says(phone, "Tudo enviado")
    enter(phone)
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    phone.reload()
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert soonest(phone, address) < AT_MOST

    phone.goto(f"{address}cartas/")
    expect(phone.get_by_role("heading", name="A página não abriu")).to_be_visible()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    assert {one for one in phone.evaluate(KEPT) if not one.startswith("/static/")} == {path, "/mesa/abrir/"}

    program.start()
    says(phone, "Tudo enviado", seconds=40)
    assert stored(address) == ["1.1 v1: A=880 B=210"]


def test_table_can_be_put_beside_the_apps_of_a_phone(hall, device):
    context = device(str(CHROMIUM))  # only full Chromium supports it, not the headless shell
    phone = context.pages[0]
    phone.goto(hall[1]["icon"])
    session = context.new_cdp_session(phone)

    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_icon_of_a_phone_without_a_table_says_where_to_begin(hall, device):
    phone = device().pages[0]
    phone.goto(f"{hall[0].url}/mesa/abrir/")

    expect(phone.get_by_role("heading", name="Nenhuma mesa neste celular ainda")).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("link", name="Jogo sem torneio").tap()
    phone.wait_for_url("**/avulso/")


def test_table_opens_within_a_second_while_the_server_hangs(hall, device):
    program, tables = hall
    address, path = tables["hangs"], tables["hangs"].removeprefix(program.url)
    phone = device().pages[0]
    phone.goto(address)
    until(phone, KEPT, lambda found: path in found)
    hangs = family(program.process.pid)

    for pid in hangs:
        os.kill(pid, signal.SIGSTOP)
    try:
        assert soonest(phone, address) < AT_MOST
    finally:
        for pid in hangs:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize(("table", "query"), [("lost", ""), ("asked", "?agora=1")])
def test_copy_whose_answer_got_lost_is_asked_for_again(hall, device, new_page, table, query):
    program, tables = hall
    path = tables[table].removeprefix(program.url)
    with network(program.port) as between:
        phone, other = device().pages[0], new_page(has_touch=True)
        phone.goto(between.url + path)
        until(phone, KEPT, lambda found: path in found)
        phone.goto("about:blank")
        other.goto(program.url + path)
        enter(other)
        expect(other.locator(".mao-send")).to_have_text("Gravar mão 2")

        between.mode = "gone"
        phone.goto(between.url + path + query)
        expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
        between.mode = "open"
        expect(phone.get_by_role("button", name="Anotar neste celular")).to_be_visible(timeout=20_000)

        rules, once = f"{path}como-se-conta/", iter([True])  # a page without a copy
        between.loses = lambda head: head.startswith(f"GET {rules} ".encode()) and next(once, False)
        phone.goto(between.url + rules)
        expect(phone.get_by_role("heading", name="Como se conta")).to_be_visible()
        assert not next(once, False)


def test_table_is_kept_though_it_was_asked_for_just_before_its_worker_began(hall, device):
    program, pages = hall
    asked, began = Event(), Event()

    def waits(head):
        # The worker starts after the table is requested, and the table is answered after the start of the worker.
        if head.startswith(b"GET /mesa/abrir/"):
            asked.wait(30)
        elif head.startswith(b"GET /mesa/") and b"Sec-Fetch-Dest: document" in head:
            asked.set()
            began.wait(30)
        return False

    with network(program.port) as between:
        between.loses = waits
        phone = device().pages[0]
        phone.goto(pages["bloco"].replace(program.url, between.url))
        # A mesa that no other test uses.
        link = phone.get_by_role("link", name="Anotar na mesa").last.get_attribute("href")
        phone.evaluate("(link) => void (location.href = link)", link)  # a tap would wait for the response
        beside = phone.context.new_page()
        beside.goto(f"{between.url}/privacidade/")
        until(beside, BEGAN, bool)
        began.set()
        phone.wait_for_selector("#mao")

        until(phone, KEPT, lambda found: urlsplit(phone.url).path in found)


@pytest.mark.parametrize("table", ["page", "shell"])
def test_table_is_kept_though_an_answer_gets_lost_while_it_is_stored(hall, device, table):
    program, tables = hall
    path = tables[table].removeprefix(program.url)
    with network(program.port) as between:
        losing = f"GET {path if table == 'page' else '/mesa/abrir/'} ".encode()
        asked = count()
        between.loses = lambda head: (
            head.startswith(losing) and b"Sec-Fetch-Dest: empty" in head and next(asked) == 0
        )
        phone = device().pages[0]
        phone.goto(between.url + path)
        until(phone, KEPT, lambda found: {path, "/mesa/abrir/"} <= set(found))

    assert next(asked) > 0


def test_answer_that_comes_late_leaves_a_keypad_under_the_finger(hall, device):
    program, tables = hall
    path = tables["late"].removeprefix(program.url) + "cartas/"
    with network(program.port) as between:
        phone = device().pages[0]
        phone.goto(between.url + path)
        until(phone, KEPT, lambda found: path in found)
        opened = Event()
        between.loses = lambda head: not opened.wait(60)  # delays the response until then
        phone.reload()
        phone.evaluate(TOLD)
        open_new(phone)
        opened.set()
        until(phone, "window.told", bool)

        tap_cards(phone, ["3H", "4H"])
        assert meld_lines(phone) == ["3H 4H"]


def test_private_page_says_that_there_is_no_network_and_leads_to_the_tables_that_open(hall, device):
    program, pages = hall
    phone = device().pages[0]
    for name in ("m", "dupla", "bloco"):
        phone.goto(pages[name])
        until(phone, KEPT, lambda found: "/mesa/abrir/" in found)
    phone.get_by_role("link", name="Anotar na mesa").first.tap()
    phone.wait_for_selector("#mao")
    mesa = "Mesa 1: " + phone.title().removesuffix(" · Canastra")
    until(phone, KEPT, lambda found: urlsplit(phone.url).path in found)
    assert not [path for path in phone.evaluate(KEPT) if path.startswith(("/bloco/", "/dupla/", "/m/"))]

    program.kill()
    for name in ("m", "dupla", "bloco"):
        phone.goto(pages[name])
        expect(phone.get_by_role("heading", name="A página não abriu")).to_be_visible()
        expect(phone.get_by_role("link", name=mesa)).to_be_visible()
        assert phone.url == pages[name]
    assert violations(phone) == []
    phone.get_by_role("link", name=mesa).tap()
    expect(phone.locator(".mao-send")).to_be_visible()


class Away(BaseHTTPRequestHandler):
    """The response of nginx while the site is down."""

    def do_GET(self):
        self.send_error(502)

    def log_message(self, *_):
        pass


@contextmanager
def nginx(port):
    """Answer at the port of a killed program like nginx."""
    with taken(port) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()


def taken(port):
    """Listen at the port, which the last process of a killed program may still hold for a moment."""
    deadline = time.monotonic() + 10
    while True:
        try:
            return ThreadingHTTPServer(("127.0.0.1", port), Away)
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_table_opens_while_only_what_stands_before_the_site_answers(hall, device):
    program, pages = hall
    phone = device().pages[0]
    phone.goto(pages["plain"])
    until(phone, KEPT, lambda found: urlsplit(phone.url).path in found)

    program.kill()
    with nginx(program.port):
        phone.reload()
        expect(phone.locator("#mao")).to_be_visible()


def test_worker_can_be_taken_away_from_every_phone(hall, device):
    program, tables = hall
    path = tables["closed"].removeprefix(program.url)
    phone = device().pages[0]
    phone.goto(tables["closed"])
    until(phone, KEPT, lambda found: path in found)

    program.kill(really=True)
    program.env["SERVICE_WORKER"] = "0"
    try:
        program.start()
        phone.goto(tables["closed"])
        until(phone, REGISTERED, lambda left: left == [0, 0])
        phone.goto(tables["closed"])
        assert phone.evaluate(REGISTERED) == [0, 0]
    finally:
        del program.env["SERVICE_WORKER"]
        program.kill(really=True)
