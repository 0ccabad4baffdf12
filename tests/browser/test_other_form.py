"""Buttons that switch between the count of a mão and its totals, with and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.form import fill, send
from tests.browser.scenes import at
from tests.chromium import PHONE
from tests.matrix import every
from tests.scoring import two_duplas
from tests.scoring.typed import TYPED

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
SHOWN = """() => Object.fromEntries([...new FormData(document.getElementById("mao"))])"""
NUMBERS = {name: value for name, value in TYPED.items() if value}


def tap(page, name):
    page.get_by_role("button", name=name).click()


@pytest.mark.parametrize("scripts", every([True, False], 2))
def test_what_was_typed_goes_along_to_the_totals_and_back(phones, live_server, scripts):
    page = phones.take(**PHONE, java_script_enabled=scripts)
    page.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3, totals_allowed=True)))
    fill(page)

    tap(page, "Anotar só os totais")
    expect(page.locator('[name="A-total"]')).to_have_value("880")
    page.locator('[name="B-total"]').fill("200")
    tap(page, "Anotar com as contas")
    expect(page.locator('[name="A-table"]')).to_be_visible()
    page.wait_for_load_state()  # the form is complete
    held = page.evaluate(SHOWN)
    assert {name: held[name] for name in NUMBERS} == NUMBERS
    tap(page, "Anotar só os totais")
    expect(page.locator('[name="B-total"]')).to_have_value("200")
    send(page)

    expect(page.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert two_duplas.totals() == [880]


def test_next_mao_starts_without_what_was_typed_in_the_other_form(phone, live_server):
    phone.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3, totals_allowed=True)))
    fill(phone)
    tap(phone, "Anotar só os totais")
    expect(phone.locator('[name="other"]')).to_have_value(re.compile("A-table=48"))
    phone.route("**/mesa/**", lambda route: route.abort())
    send(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")

    assert phone.locator('[name="other"]').input_value() == ""
