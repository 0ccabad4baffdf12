"""The status bar of the table shows entries that the user chose not to send."""

import pytest
from playwright.sync_api import expect

from tests.browser.acts import refused_later
from tests.browser.scenes import at
from tests.chromium import PHONE
from tests.scoring import two_duplas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_bar_says_what_was_left_aside(new_page, live_server):
    page = new_page(**PHONE)
    page.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3)))
    bar = page.locator("[data-estado-texto]")
    expect(bar).to_have_text("Tudo enviado")

    refused_later(page)
    expect(bar).to_have_text("1 mão não foi aceita: toque para resolver")
    page.get_by_role("button", name="Não enviar").click()

    expect(bar).to_have_text("Tudo enviado, 1 deixada de lado")
    expect(page.get_by_role("button", name="Enviar mesmo assim")).to_be_visible()
