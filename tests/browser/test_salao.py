"""The Salão on the director's laptop: sixty mesas on one screen, opened by number, updated within two seconds."""

import re
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.timezone import now
from playwright.sync_api import expect

from scoring.lifecycle.call import call_director
from scoring.models import MESA, Jogo
from tests.browser.acts import signed_in
from tests.factories import TABLE, director_of, jogos_being_played, make_stages, make_tournament, record
from tournaments.event import rounds
from tournaments.models import Confronto, Round

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"width": 390, "height": 844}
CUT = "[...document.querySelectorAll('.tile')].filter(t => t.scrollWidth > t.clientWidth).length"
TIMED = {"format": "swiss", "rounds": 2, "partidas": 1, "minutes": 40, "pace": "round"}


@pytest.fixture
def hall(request, phones, live_server):
    """Eight mesas in play by default, viewed by the director; or so many in a round with a clock."""
    if mesas := getattr(request, "param", 0):
        (stage,) = make_stages(TIMED, duplas=2 * mesas, mesas=mesas, target=3000)
        for verb in (rounds.post, rounds.start):
            verb(round=Round.objects.get(stage=stage), source=TABLE)
        tournament = stage.tournament
    else:
        tournament = make_tournament(duplas=16, target=3000, mesas=8)
    page = phones.take(**LAPTOP)
    signed_in(page, director_of(tournament.club))
    page.goto(live_server.url + reverse("tournaments:desk_mesas", args=(tournament.slug,)))
    return page, jogos_being_played(tournament)


def bottom(tile):
    box = tile.bounding_box()
    return box["y"] + box["height"]


@pytest.mark.parametrize("hall", [60], indirect=True)
def test_sixty_mesas_are_on_one_screen_and_opened_by_their_number(hall):
    page, jogos = hall
    tiles = page.locator(".hall > li")

    expect(page.locator("#relogio .time-left")).to_be_visible()
    assert tiles.count() == 60
    assert bottom(tiles.last) <= LAPTOP["viewport"]["height"]
    for jogo in jogos[:2]:
        call_director(jogo=jogo, seat=MESA, source=TABLE)
    # The sign and the minutes of a number of three digits are on its tile too.
    Confronto.objects.filter(jogo=jogos[59]).update(mesa=160)
    Jogo.objects.filter(pk=jogos[59].pk).update(opened_at=now() - timedelta(minutes=39))
    page.reload()
    expect(page.locator("#chamados")).to_be_visible()
    assert bottom(tiles.nth(59)) <= LAPTOP["viewport"]["height"]
    assert page.evaluate(CUT) == 0
    page.set_viewport_size(PHONE)
    assert bottom(tiles.first) <= PHONE["height"]
    edges = page.evaluate(
        "[...document.querySelectorAll('.site-nav li')].map(e => e.getBoundingClientRect().x)"
    )
    widths = page.evaluate("[...document.querySelectorAll('.site-nav li > *')].map(e => e.scrollWidth)")
    assert all(at + wide < after + 1 for at, wide, after in zip(edges, widths, edges[1:], strict=False))
    Confronto.objects.filter(jogo=jogos[59]).update(mesa=60)
    page.set_viewport_size(LAPTOP["viewport"])
    page.reload()

    page.keyboard.type("27")
    page.keyboard.press("Enter")

    drawer = page.get_by_role("region", name="Mesa 27")
    expect(drawer).to_be_visible()
    expect(drawer.get_by_role("link", name="W.O.")).to_be_visible()
    page.locator(".site-header").click(position={"x": 400, "y": 10})
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".hall > li")).to_have_count(60)


@pytest.mark.proof("test_keyboard.py presses the same key")
def test_keys_are_told_by_a_question_mark(hall):
    page, _jogos = hall

    page.keyboard.press("?")

    expect(page.get_by_text("abre a mesa 17")).to_be_visible()


def test_mao_and_call_come_to_their_tile_unasked(hall):
    page, jogos = hall
    tile = page.locator(f"#m-{jogos[4].confronto.pk}")

    record(jogos[4])
    expect(tile).to_contain_text("760")
    call_director(jogo=jogos[4], seat=MESA, source=TABLE)

    expect(tile).to_contain_text("chamou")
    expect(page).to_have_title(re.compile(r"^\(1\) Salão · Copa do Farol"))
    page.get_by_role("button", name="Atendido").click()
    expect(tile).not_to_contain_text("chamou")
