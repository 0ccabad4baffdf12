"""The followed dupla of a phone: displayed first on every page, marked in lists, and stored only on the phone."""

import re

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.chromium import violations
from tests.factories import catch_up, jogos_being_played, make_tournament, play_jogo, record

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SOON = 9_000
SHIFTED = """() => new Promise((told) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (sum += one.value)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => told(sum), 300);
})"""


@pytest.fixture
def address(live_server):
    return lambda name, *args: live_server.url + reverse(f"tournaments:{name}", args=args)


def follow(page, address, tournament, number):
    page.goto(address("dupla", tournament.slug, number))
    star = page.get_by_role("button", name="Minha dupla")
    expect(star).to_have_attribute("aria-pressed", "false")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    return star


def test_it_stands_on_top_of_the_pages_and_is_marked(phone, address):
    tournament = make_tournament(duplas=8, target=3000)
    dupla, given = tournament.dupla_set.get(number=3), phone.context.cookies()
    follow(phone, address, tournament, 3)

    for name in ("tournament", "standings", "bracket"):
        phone.goto(address(name, tournament.slug))
        expect(phone.locator("#minha .found-name a")).to_have_text(dupla.name)
        expect(phone.locator("#minha")).to_contain_text("Joga agora na mesa")
        if name != "tournament":  # there a mesa links to its jogo, not to the page of a dupla
            expect(phone.locator("[data-minha]")).to_contain_text(dupla.name)
    assert violations(phone) == []
    assert phone.context.cookies() == given


def test_nothing_moves_when_it_comes(phone, address):
    """A slow response must not shift the layout, because the page reserves the space after the first visit."""
    tournament = make_tournament(duplas=8, target=3000)

    def late(route):
        answer = route.fetch()
        phone.wait_for_timeout(400)
        route.fulfill(response=answer)

    follow(phone, address, tournament, 3)
    phone.goto(address("tournament", tournament.slug))
    expect(phone.locator("#minha .found-name a")).to_be_visible()
    phone.route(re.compile(r"minha"), late)
    for name, args in (("tournament", ()), ("standings", ()), ("dupla", (3,))):
        phone.goto(address(name, tournament.slug, *args))
        expect(phone.locator("#minha .found-name a, .follow").first).to_be_visible()
        assert phone.evaluate(SHIFTED) == 0, name


def test_it_moves_with_the_page_and_its_mark_stays(phone, address):
    tournament = make_tournament(duplas=4, target=1000)
    jogo = jogos_being_played(tournament)[0]
    number = jogo.confronto.dupla_a.number
    follow(phone, address, tournament, number)
    phone.goto(address("bracket", tournament.slug))
    expect(phone.locator("[data-minha]")).to_have_count(1)

    record(jogo)
    catch_up(tournament)
    phone.locator("#chave .is-live .slot-points", has_text="760").first.wait_for(timeout=SOON)
    expect(phone.locator("[data-minha]")).to_have_count(1)
    for one in jogos_being_played(tournament):
        play_jogo(one)
    catch_up(tournament)

    expect(phone.locator("#minha")).to_contain_text("na final", timeout=SOON)
    expect(phone.locator("[data-minha]")).to_have_count(2, timeout=SOON)  # its path through the bracket


@pytest.mark.proof("what is followed is a cookie-free entry of the phone, set and read in the tests above")
def test_who_follows_nobody_any_more_sees_the_page_of_all(phone, address):
    tournament = make_tournament(duplas=4)
    star = follow(phone, address, tournament, 1)
    star.click()
    expect(star).to_have_attribute("aria-pressed", "false")

    phone.goto(address("standings", tournament.slug))

    expect(phone.locator("#minha")).to_be_hidden()
    expect(phone.locator("[data-minha]")).to_have_count(0)
