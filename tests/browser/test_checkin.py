"""Check-in on a phone: taps, two phones at once, and a search that filters while the user types."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.browser.acts import signed_in
from tests.factories import director_of, make_tournament
from tournaments.models import CheckInMark

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture
def doors(phones, live_server):
    """Two phones of the director, one per entrance, and the event."""
    tournament = make_tournament(duplas=12, state="open")
    pages = []
    for _ in range(2):
        page = phones.take(**PHONE)
        signed_in(page, director_of(tournament.club))
        page.goto(live_server.url + reverse("tournaments:desk_checkin", args=(tournament.slug,)))
        pages.append(page)
    return pages


def test_two_taps_are_one_and_the_other_door_sees_it(doors):
    page, other = doors

    page.locator("#d-3 button").dblclick()

    expect(page.locator("#d-3 button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#quantas")).to_contain_text("Faltam 11")
    expect(other.locator("#d-3 button")).to_have_attribute("aria-pressed", "true")
    expect(other.locator("#quantas")).to_contain_text("Faltam 11")
    assert CheckInMark.objects.count() == 1


def test_rows_are_as_tall_as_a_thumb_and_the_list_narrows_while_one_types(doors):
    page, _other = doors
    rows = page.locator("#lista > li:visible")

    assert min(row.bounding_box()["height"] for row in rows.all()) >= 48
    page.locator("#busca").press_sequentially("BRÉNO")

    names = page.locator("#lista > li:visible .roll-name").all_inner_texts()
    assert names
    assert all("Breno" in name for name in names)
    page.locator("#busca").fill("zz")
    expect(page.locator("#ninguem")).to_be_visible()


def test_tap_that_finds_no_answer_is_said(doors):
    page, _other = doors
    page.route("**/chamada/**", lambda route: route.abort())

    page.locator("#d-1 button").click()

    expect(page.locator("#sem-rede")).to_be_visible()
    expect(page.locator("#d-1 button")).to_have_attribute("aria-pressed", "false")
