"""Every page of the desk, in both themes: checked by axe, with the keyboard, and on a phone."""

import pytest

from tests.access.hall import Hall
from tests.browser import desk_pages, keyboard
from tests.browser.acts import signed_in
from tests.chromium import DESKTOP, PHONE, Looks, violations_in_both_themes

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
OPEN = "document.querySelectorAll('details').forEach((part) => { part.open = true; })"
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
LARGE, SMALL = DESKTOP["viewport"], PHONE["viewport"]


def wrong_with(page):
    """Return the faults of the current page."""
    page.set_viewport_size(LARGE)
    page.evaluate(OPEN)
    found = violations_in_both_themes(page)
    for theme in ("dark", "light")[0 if Looks.complete else 1 :]:
        page.emulate_media(color_scheme=theme)
        found += [(theme, one) for one in keyboard.unreached(page)]
    page.set_viewport_size(SMALL)
    return found + ["sideways"] * page.evaluate(SIDEWAYS)


def test_every_page_of_the_desk_is_for_everybody(new_page, live_server, complete):
    hall = Hall()
    desk_pages.furnish(hall)
    page = new_page(**DESKTOP)
    keyboard.listen(page)
    signed_in(page, hall.people["director"])

    found = {}
    for address in dict.fromkeys(desk_pages.addresses(hall, complete)):
        answer = page.goto(live_server.url + address)
        assert answer.status == 200, address
        assert answer.headers["content-type"].startswith("text/html"), address
        found[address] = wrong_with(page)

    assert {address: wrong for address, wrong in found.items() if wrong} == {}
