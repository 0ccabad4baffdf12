"""The way of a mão from a phone to the public page, through the program that `make run` starts."""

import pytest

from tests.browser.form import score, send, type_in
from tests.browser.opened import printed

pytestmark = pytest.mark.browser


def test_mao_entered_at_the_printed_link_appears_in_the_public_bracket_by_itself(desktop, phone, site):
    desktop.goto(site.url)
    desktop.get_by_role("link", name="Copa Ipê").first.click()
    desktop.get_by_role("link", name="Chave").first.click()
    phone.goto(printed(site))
    before = score(phone)

    type_in(phone)
    send(phone)
    phone.wait_for_url("**recibo=*")

    expected = [before[0] + 880, before[1] + 210]
    assert score(phone) == expected
    box = desktop.locator("#chave .confronto", has_text="mesa 1").first
    for points in expected:
        box.locator(".slot-points", has_text=f"{points:,}".replace(",", ".")).wait_for(timeout=20_000)
