"""What was typed and not yet sent survives a reload of the page, and does not come back once it was sent."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import fill, send
from tests.browser.scenes import show

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_typed_mao_survives_a_reload_until_it_is_sent(phone, live_server):
    show(phone, live_server.url, "empty")
    fill(phone, A_table="47")
    phone.get_by_role("button", name="Mais: Canastra real").first.tap()
    before = phone.locator("[data-running] output").all_inner_texts()

    phone.reload()

    expect(phone.locator('[name="A-table"]')).to_have_value("47")
    expect(phone.locator("[data-running] output").first).to_have_text(before[0])
    assert phone.locator("[data-running] output").all_inner_texts() == before
    fill(phone)
    send(phone)
    phone.wait_for_selector(".receipt")
    phone.reload()
    expect(phone.locator('[name="A-table"]')).to_have_value("")


def test_draft_of_a_version_that_was_replaced_is_not_shown(phone, live_server):
    """A page left by its link keeps what was typed; the version that was sent has a draft of its own."""
    show(phone, live_server.url, "correcting")
    fill(phone)
    phone.locator('[name="reason"]').fill("contada de novo")
    send(phone)
    phone.wait_for_selector(".receipt")

    phone.get_by_role("link", name="Corrigir esta mão").tap()
    phone.wait_for_url("**/maos/**")

    expect(phone.locator('[name="A-table"]')).to_have_value("48")
    expect(phone.locator('[name="reason"]')).to_have_value("")
