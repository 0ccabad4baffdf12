"""The crosstable in Chromium: on a phone, on a laptop and on A4 it is not cut off and does not scroll."""

import re

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.browser.measures import SIDEWAYS, faults
from tests.chromium import A4, PHONE, pages_of
from tests.factories import catch_up, go_on, jogos_being_played, make_stages, play_jogo, play_stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
# Elements that overflow their box or the edge of the sheet.
SPILT = """(width) => [...document.querySelectorAll(".cross-rounds *")].filter((one) => one.getClientRects().length
  && !one.closest(".visually-hidden") && one.clientWidth > 1
  && (one.getBoundingClientRect().right > width + 1 || one.scrollWidth > one.clientWidth + 1))
  .map((one) => one.outerHTML.slice(0, 200))"""


@pytest.fixture
def address(live_server):
    """Return a function that plays a Swiss to its end and returns the URL of its crosstable."""

    def play(duplas, rounds, **plan):
        (stage,) = make_stages(
            {"format": "swiss", "rounds": rounds, "partidas": 1, "pace": "round"} | plan,
            duplas=duplas,
            mesas=40,
        )
        play_stage(stage)
        catch_up(stage.tournament)
        return live_server.url + reverse("tournaments:crosstable", args=(stage.tournament.slug,))

    return play


def test_on_a_phone_rounds_stand_below_the_name_under_their_headings(new_page, address):
    page = new_page(**PHONE)
    page.goto(address(10, 9))
    row, heads = page.locator(".cross-rounds tbody tr").first, page.locator(".cross-rounds thead a")

    assert page.evaluate(SIDEWAYS) is False
    assert page.evaluate(SPILT, PHONE["viewport"]["width"]) == []
    cells = [cell.bounding_box() for cell in row.locator("td:not(.place):not(.sum)").all()]
    name = row.locator("th a").bounding_box()
    assert len(cells) == heads.count() == 9
    assert all(cell["y"] >= name["y"] + name["height"] - 1 for cell in cells)
    for cell, head in zip(cells, heads.all(), strict=True):
        assert abs(cell["x"] - head.bounding_box()["x"]) < 2
    on_paper(page, 10, 9, sheets=1)
    page.touchscreen.tap(cells[5]["x"] + 5, cells[5]["y"] + 5)  # the whole row is a link
    expect(page).to_have_url(re.compile("/duplas/"))


def on_paper(page, duplas, rounds, sheets):
    """Check that the table is complete on A4 and fits on this number of sheets, then restore the page."""
    here = page.viewport_size
    page.set_viewport_size(A4)
    page.emulate_media(media="print")

    assert page.evaluate(SPILT, A4["width"]) == []
    assert page.locator(".cross-rounds tbody td:visible").count() == duplas * (rounds + 2)
    margin = dict.fromkeys(("top", "right", "bottom", "left"), "1cm")
    assert pages_of(page.pdf(format="A4", margin=margin)) <= sheets
    page.emulate_media(media="screen")
    page.set_viewport_size(here)


@pytest.mark.proof("the longest table is measured on a phone and on paper above")
@pytest.mark.parametrize(
    ("duplas", "rounds", "sheets"),
    [
        (24, 2, 1),
        pytest.param(40, 1, 2, marks=pytest.mark.proof("24 duplas; ten of nine rounds")),
        pytest.param(14, 13, 2, marks=pytest.mark.proof("24 duplas; ten of nine rounds")),
    ],
)
def test_it_is_whole_and_can_be_read_on_a_screen_and_on_paper(new_page, address, duplas, rounds, sheets):
    page = new_page(**PHONE)
    page.goto(address(duplas, rounds))

    page.locator(".cross-rounds tbody tr").nth(duplas - 2).scroll_into_view_if_needed()
    if rounds == 2:  # the heading has only one line
        assert page.locator(".cross-rounds thead").bounding_box()["y"] == 0
    assert faults(page, wide) == []
    on_paper(page, duplas, rounds, sheets)


def wide(page):
    return page.evaluate(SPILT, page.viewport_size["width"]) + ["sideways"] * page.evaluate(SIDEWAYS)


@pytest.mark.proof("test_public.py reads every page without scripts")
def test_it_is_read_without_scripts_from_the_standings_on(new_page, address):
    page = new_page(**PHONE, java_script_enabled=False)
    page.goto(address(4, 1).replace("tabela-cruzada", "classificacao"))

    page.get_by_role("link", name="Tabela cruzada").click()

    expect(page.get_by_role("table")).to_have_count(1)
    expect(page.get_by_role("columnheader", name="1ª rodada")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(5)


def test_a_result_moves_the_table_by_itself(new_page, live_server):
    (stage,) = make_stages({"format": "swiss", "rounds": 1, "partidas": 1, "pace": "round"}, duplas=4)
    go_on(stage)
    first, other = jogos_being_played(stage.tournament)
    play_jogo(first)
    catch_up(stage.tournament)
    page = new_page(**PHONE)
    page.goto(live_server.url + reverse("tournaments:crosstable", args=(stage.tournament.slug,)))
    expect(page.locator(".cross-rounds td", has_text="…")).to_have_count(2)

    play_jogo(other)
    catch_up(stage.tournament)

    expect(page.locator(".cross-rounds td", has_text="…")).to_have_count(0, timeout=9_000)
    expect(page.locator(".cross-rounds .is-winner")).to_have_count(2)
