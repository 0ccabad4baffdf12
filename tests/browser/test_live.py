"""A mão reaches the other phones of its table and the director's monitor within two seconds; handover of a mesa."""

import re
import time
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.desk import faults, sign_in
from tests.browser.events import desk_of, takes_the_mesa
from tests.browser.form import next_place
from tests.browser.weak_network import DELAY
from tests.chromium import DESKTOP, PHONE, until
from tests.scoring.typed import AVULSO, typed
from tests.waiting import Patience

pytestmark = pytest.mark.browser
# Seconds until an update is displayed on an idle machine, and between two polls of a visible page.
AT_MOST, SEEN_AGAIN = 2.0, 1.3 + DELAY
SHOWN = "([where, before]) => document.querySelector(where).innerText != before"


@pytest.fixture
def monitor(phones, host, events):
    """The director's monitor of an event."""
    page = phones.take(**DESKTOP)
    sign_in(page, host)
    page.goto(desk_of(host, events[1]["scorer"][0]) + "mesas/?vista=lista")
    return page


def table_of(monitor, at):
    """Return the URL of a table of the list."""
    return monitor.get_by_role("link", name="Tela da mesa").nth(at).evaluate("(link) => link.href")


def test_mao_reaches_the_second_phone_and_the_monitor_within_two_seconds(phones, monitor):
    first, second = phones.take(**PHONE), phones.take(**PHONE)
    address = table_of(monitor, 0)
    first.goto(address)
    second.goto(address)
    eyes = [(second, ".placar-where"), (monitor, ".table-mesas tbody tr td:nth-of-type(4)")]
    for _ in range(3):
        before = [page.locator(where).first.inner_text() for page, where in eyes]
        form = typed(**next_place(first))

        assert first.request.post(address, form=form).ok
        patience = Patience(AT_MOST)
        for (page, where), old in zip(eyes, before, strict=True):
            page.wait_for_function(SHOWN, arg=[where, old])
            assert not patience.is_over()
        first.reload()


@pytest.mark.proof("a mão of an event reaches a second phone by the same script")
def test_mao_of_a_jogo_avulso_reaches_who_only_follows_within_two_seconds(phones, site):
    scorer, follower = phones.take(**PHONE), phones.take(**PHONE)
    opened = scorer.request.post(f"{site.url}/avulso/", form=AVULSO)
    follow, mesa = re.findall(r'href="(http://[^"]+/mesa/[\w-]{22}/)"', opened.text())
    scorer.goto(mesa)
    follower.goto(follow)
    for _ in range(3):
        before = follower.locator(".placar-where").inner_text()

        assert scorer.request.post(mesa, form=typed(**next_place(scorer))).ok
        patience = Patience(AT_MOST)
        follower.wait_for_function(SHOWN, arg=[".placar-where", before])
        assert not patience.is_over()
        scorer.reload()


def test_hidden_page_asks_seldom_and_at_once_when_it_is_seen_again(new_page, monitor):
    page = new_page(**PHONE)
    page.goto(table_of(monitor, 1))
    asked = []
    page.on("request", lambda request: asked.append(time.monotonic()) if "/placar/" in request.url else None)
    hide = "hidden => Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})"
    until(page, lambda: len(asked) >= 3)
    seen = len(asked)
    page.evaluate(hide, True)
    page.wait_for_timeout(3000)
    hidden = len(asked) - seen

    page.evaluate(hide, False)
    with page.expect_request("**/placar/**", timeout=1000):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    assert min(later - one for one, later in pairwise(asked[:seen])) < SEEN_AGAIN
    assert hidden <= 1


def test_second_phone_takes_the_mesa_over_and_the_first_learns_it(phones, monitor):
    first, second = phones.take(**PHONE), phones.take(**PHONE)
    address = table_of(monitor, 2)
    first.goto(address)
    takes_the_mesa(first)
    second.goto(address)
    expect(second.get_by_text(re.compile(r"anotada em outro celular \(desde as \d\d:\d\d\)"))).to_be_visible()
    assert faults(second) == []

    second.get_by_role("button", name="Anotar neste celular").click()

    expect(second.locator("#mao")).to_be_visible()
    # A page that was being renewed at that moment is that of a phone that only follows.
    learns = re.compile("Esta mesa (passou para|está sendo anotada em) outro celular")
    expect(first.get_by_text(learns)).to_be_visible(timeout=AT_MOST * 1000)
    row = monitor.locator(".table-mesas tbody tr").nth(2)
    expect(row.get_by_text("desde")).to_be_visible()


def test_mesa_is_entered_by_its_code_on_a_small_phone_without_scripts(phones, site, monitor):
    event = monitor.locator("h1").inner_text()
    monitor.goto(event_of(monitor) + "qr/")
    card = monitor.locator(".qr").first
    code = card.locator(".qr-code b").inner_text()
    page = phones.take(**PHONE, java_script_enabled=False)
    page.goto(f"{site.url}/codigo/")

    page.locator("label", has_text=event).click()
    page.get_by_label("Mesa").fill("1")
    page.get_by_label("Código").fill(code)
    page.get_by_role("button", name="Abrir a mesa").click()

    expect(page.locator("#placar")).to_be_visible()
    assert "/mesa/" in page.url


@pytest.mark.proof(
    "the same pages without axe are used by the other tests; axe reads tables in test_screen.py"
)
def test_ways_in_are_for_everybody(phones, site, monitor):
    tournament = event_of(monitor)
    monitor.goto(tournament + "duplas/")
    link = monitor.locator(".qr code").first.inner_text()
    assert faults(monitor) == []
    monitor.goto(tournament + "qr/")
    mesa = monitor.locator(".qr code").nth(-2).inner_text()
    page = phones.take(**PHONE)
    for address in (f"{site.url}/codigo/", link, mesa):
        page.goto(address)
        assert faults(page) == [], address


def event_of(monitor):
    return monitor.url.partition("mesas/")[0]
