"""Fixtures: programs with tables, served during the tests of a file, and the phones at them."""

import os
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.events import ways
from tests.browser.opened import DUPLAS, open_tables, running
from tests.browser.phones import Phones
from tests.browser.weak_network import LINES, PATIENCE, network
from tests.chromium import FLAGS, LONGEST, MESA, NO_STRANGER, PHONE, PLACE, devices, still

HERE = Path(__file__).parent
CARDS = {
    "buraco": ("buraco-1", {"jokers": 2}, DUPLAS),
    "regulamento": ("regulamento-1", {"target": 3000}, DUPLAS),
    "written": ("regulamento-1", {"target": 3000}, DUPLAS),
    "draft": ("regulamento-1", {"target": 3000}, DUPLAS),
    "burraco": ("burraco-1", {}, DUPLAS),
    "idle": ("burraco-1", {}, DUPLAS),
}
# Files of few cases that take long, the longest first: all processes are to end together.
BEGUN_FIRST = [
    "test_every_desk_page",
    "test_screen",
    "test_old_phones",
    "test_crosstable",
    "test_telao",
]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Begin with the files that take longest, then with those of most cases: a run hands them out in this order."""
    ours = [item for item in items if item.path.parent == HERE]
    cases = Counter(item.path.stem for item in ours)
    order = list(dict.fromkeys([*BEGUN_FIRST, *(name for name, _ in cases.most_common())]))
    ours.sort(key=lambda item: order.index(item.path.stem))
    items[:] = ours + [item for item in items if item.path.parent != HERE]


@pytest.fixture(autouse=True)
def patience():
    """Lengthen the waiting time for page content on a busy machine, and with a slow line: `LINE=900ms`."""
    expect.set_options(timeout=PATIENCE if os.environ.get("LINE") else LONGEST)


@pytest.fixture
def live_server(live_server, monkeypatch):
    """Return the server of pages that need no separate program; it too is reached over the line."""
    if not (line := os.environ.get("LINE")):
        yield live_server
        return
    with network(live_server.thread.port, *LINES[line]) as between:
        # By the name that a signed-in page keeps its cookie for.
        address = f"http://{live_server.thread.host}:{between.server_address[1]}"
        monkeypatch.setattr(type(live_server), "url", address)
        yield live_server


@pytest.fixture(scope="session")
def only_program(demo_var, tmp_path_factory, complete):
    """Return the program that serves the tables of all files in this process. `make proof` really kills it."""
    with running(demo_var, tmp_path_factory.mktemp("program"), really=complete) as site:
        yield site


@pytest.fixture(scope="module")
def site(only_program):
    """Return the running program with the demo, restarted if an earlier file killed it.

    Each test uses separate places.
    """
    return only_program.start()


@pytest.fixture(scope="module")
def serve(site):
    """Return a function that opens new tables: it gives the program, and the addresses of the tables by name."""
    return lambda jogos: (site, open_tables(site, jogos))


@pytest.fixture(scope="module")
def card_tables(serve):
    """Return the addresses of tables without a mão, by name."""
    return serve(CARDS)[1]


@pytest.fixture(scope="module")
def events(site):
    """Return the program with an event in each mode, and the links to its tables by mode."""
    return site, ways(site)


@pytest.fixture
def host(events):
    """Return the running program of the events."""
    return events[0].start()


@pytest.fixture
def sit(host, events, phones):
    """Return a function that opens a table of an event on a phone, by mode, number and seat; see `phones`."""

    def sit_down(mode, number, seat):
        address = events[1][mode][number]["mesa" if seat == "mesa" else f"table {seat}"]
        page = phones.take()
        page.goto(host.url + address)
        page.wait_for_url("**/mesa/**")
        return page

    return sit_down


@pytest.fixture(scope="module")
def phones_of_file(browser):
    """Return the devices that the tests of a file use one after the other."""
    with devices(browser) as open_page:
        yield Phones(open_page)


@pytest.fixture
def phones(phones_of_file):
    """Return the devices of the file, which are emptied after the test: `phones.take(**DESKTOP)`."""
    yield phones_of_file
    phones_of_file.empty()


@pytest.fixture
def same_phone(phones):
    """Return such a phone that all tests of the file use."""
    return phones.take(MESA)


@pytest.fixture
def device(browser, browser_program, tmp_path):
    """Return a function that switches a phone on: it gives a new context, in which a page is open.

    With `kept=True` the phone has a browser to itself, and finds its stored data again when it is switched on again.
    This takes longer, so only tests that close the browser ask for it. program: another browser, which implies `kept`.
    """
    flags = [*FLAGS, NO_STRANGER]
    flags += ["--no-sandbox"] if os.geteuid() == 0 else []
    started, wrong = [], []

    def switch_on(program=None, *, kept=False):
        if kept or program:
            context = browser.browser_type.launch_persistent_context(
                tmp_path / "phone",
                executable_path=program or browser_program,
                args=flags,
                **PHONE,
                **PLACE,
                **still(),
            )
        else:
            context = browser.new_context(**PHONE, **PLACE, **still())
            context.new_page()
        context.set_default_timeout(LONGEST)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        started.append(context)
        return context

    yield switch_on
    for context in started:
        context.close()
    assert wrong == []
