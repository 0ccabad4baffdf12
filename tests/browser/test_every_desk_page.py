"""Every page of the desk, in both themes: checked by axe, with the keyboard, and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.access.hall import Hall
from tests.browser import desk_pages, keyboard
from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, PHONE, Looks, axe_on_each_page, violations_in_both_themes

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def wrong_on_a_laptop(page):
    found = violations_in_both_themes(page)
    for theme in ("dark", "light")[0 if Looks.complete else 1 :]:
        page.emulate_media(color_scheme=theme)
        found += [(theme, one) for one in keyboard.unreached(page)]
    return found


def wrong_on_a_phone(page):
    return ["sideways"] * page.evaluate(SIDEWAYS)


LOOKS = [(DESKTOP["viewport"], wrong_on_a_laptop), (PHONE["viewport"], wrong_on_a_phone)]


def test_every_page_of_the_desk_is_for_everybody(new_page, live_server, complete):
    hall = Hall()
    desk_pages.furnish(hall)
    page = new_page(**DESKTOP)
    keyboard.listen(page)
    axe_on_each_page(page)
    signed_in(page, hall.people["director"])

    found, looks = {}, LOOKS.copy()

    def look(at):
        page.evaluate(OPEN)
        found[at] = []
        for size, wrong in looks:
            page.set_viewport_size(size)
            found[at] += wrong(page)
        looks.reverse()  # the next page begins at the size of this one

    for address in dict.fromkeys(desk_pages.addresses(hall, complete)):
        answer = page.goto(live_server.url + address)
        assert answer.status == 200, address
        assert answer.headers["content-type"].startswith("text/html"), address
        look(address)
    page.goto(f"{live_server.url}{desk_pages.of_event(hall, 'desk_plan', 'open')}?pronto=suico")
    page.fill("#fase1-rounds", "")
    page.get_by_role("button", name="Ver o que significa").click()
    expect(page.locator("#fase1-rounds_error")).to_contain_text("Diga quantas rodadas")
    look("plan refused")

    assert {address: wrong for address, wrong in found.items() if wrong} == {}
