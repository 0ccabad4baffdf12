"""The big screen in the hall: its capacity, the change of pages, and its behaviour without a network."""

import re
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now
from playwright.sync_api import expect

from scoring.models import Jogo
from tests.factories import TABLE, catch_up, jogos_being_played, make_stages, record
from tournaments.event import rounds
from tournaments.hall import mesas, telao
from tournaments.models import Round

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}
SCREENS = {"full-hd": (1920, 1080), "hd": (1280, 720)}
# Elements that are cut off at the bottom of their page or outside the screen.
SPILT = """() => [...document.querySelectorAll(".slide:not([hidden]) :is(li, h2), header > *")].filter((one) => {
  const { bottom, right } = one.getBoundingClientRect();
  return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture
def event(request):
    """Forty duplas by default, in a round of 40 minutes."""
    duplas = getattr(request, "param", 40)
    (stage,) = make_stages(
        SWISS, duplas=duplas, mesas=duplas // 2, target=3000, name="Grande Prêmio da Enseada"
    )
    row = Round.objects.get(stage=stage)
    for verb in (rounds.post, rounds.start):
        verb(round=row, source=TABLE)
    Jogo.objects.update(opened_at=now() - timedelta(minutes=10))
    record(jogos_being_played(stage.tournament)[0])
    catch_up(stage.tournament)
    return stage.tournament


def screen(new_page, live_server, event, size="full-hd", **options):
    width, height = SCREENS[size]
    page = new_page(viewport={"width": width, "height": height}, **options)
    token = mesas.token(telao.of_tournament(event))
    page.goto(live_server.url + reverse("tournaments:telao", args=(token,)))
    return page


@pytest.mark.parametrize("event", [100], indirect=True)
def test_all_of_a_page_is_on_each_screen_and_large(new_page, live_server, event):
    for size, (_width, height) in SCREENS.items():
        page = screen(new_page, live_server, event, size)
        expect(page.locator(".clock b")).to_have_text(re.compile(r"^29:\d\d$"))

        assert page.locator(".slide:not([hidden])").count() == 1, size
        assert page.evaluate(SPILT) == [], size
        letters = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.name')).fontSize)")
        assert letters / height > 0.03, size  # a name is at least 3 % of the height of the screen


def test_pages_turn_by_themselves(new_page, live_server, event):
    telao.choose(telao=telao.of_tournament(event), views=["lugares"], seconds=5)
    page = screen(new_page, live_server, event)
    part = page.locator(".slide:not([hidden]) small")
    expect(part).to_have_text("1/2")

    expect(part).to_have_text("2/2", timeout=8_000)


def test_without_a_network_it_keeps_what_it_has_and_comes_back(new_page, live_server, event):
    telao.choose(telao=telao.of_tournament(event), views=["mesas"], seconds=60)
    page = screen(new_page, live_server, event)
    expect(page.locator(".clock b")).to_have_text(re.compile(r"^29:\d\d$"))
    page.route("**/telao/**", lambda route: route.abort())

    expect(page.locator("#sem-rede")).to_be_visible(timeout=14_000)

    expect(page.locator("#sem-rede")).to_contain_text(re.compile(r"Sem rede desde \d\d:\d\d"))
    expect(page.locator(".slide:not([hidden]) li")).to_have_count(10)
    record(jogos_being_played(event)[1])
    catch_up(event)
    page.unroute_all()
    expect(page.locator("#sem-rede")).to_be_hidden(timeout=14_000)
    expect(page.locator(".slide:not([hidden]) li").nth(1)).to_contain_text("760")


@pytest.mark.proof("tests/tournaments/public/test_telao.py reads what asks for the next page")
def test_without_scripts_one_page_is_seen_and_the_next_is_asked_for(new_page, live_server, event):
    telao.choose(telao=telao.of_tournament(event), views=["lugares"], seconds=5)
    page = screen(new_page, live_server, event, java_script_enabled=False)
    expect(page.locator(".slide:not([hidden]) small")).to_have_text("1/2")

    page.wait_for_url("**?p=1", timeout=12_000)

    expect(page.locator(".slide:not([hidden]) small")).to_have_text("2/2")
