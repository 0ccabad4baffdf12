"""A link in another language opens in the language that the user chose before, and the choice can be changed."""

import pytest
from playwright.sync_api import expect

from tests.factories import make_tournament
from tests.tournaments.public.pages import url

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_chosen_language_stays_on_the_phone_and_no_cookie_does_it(phone, live_server):
    address, given = url("tournament", make_tournament(duplas=4)), phone.context.cookies()
    phone.goto(live_server.url + address)
    expect(phone.locator("html")).to_have_attribute("lang", "pt-BR")

    phone.get_by_role("link", name="Italiano").click()
    expect(phone).to_have_url(f"{live_server.url}/it{address}")
    phone.goto("about:blank")
    phone.goto(f"{live_server.url}{address}?q=a#onde")  # a link from a message

    expect(phone).to_have_url(f"{live_server.url}/it{address}?q=a#onde")
    expect(phone.locator("html")).to_have_attribute("lang", "it")
    assert phone.context.cookies() == given

    phone.get_by_role("link", name="Português").click()
    expect(phone).to_have_url(f"{live_server.url}{address}")
    phone.goto("about:blank")
    phone.goto(f"{live_server.url}/it{address}")
    expect(phone).to_have_url(f"{live_server.url}{address}")
