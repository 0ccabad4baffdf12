"""A mesa that enters totals opens their page without a network, like the page of the count."""

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import at
from tests.chromium import PHONE
from tests.scoring import two_duplas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/totais/")) return true;
  return false;
}"""


def test_totals_open_again_without_a_network(new_page, live_server):
    page = new_page(service_workers="allow", **PHONE)
    page.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3, totals_allowed=True)))
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.get_by_role("button", name="Anotar só os totais").click()
    expect(page.locator('[name="A-total"]')).to_be_visible()
    page.wait_for_function(KEPT)

    page.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("heading", name="Mão 1, só os totais")).to_be_visible()
    page.locator('[name="A-total"]').fill("880")
    page.locator('[name="B-total"]').fill("210")
    page.locator(".mao-send").click()
    expect(page.locator("[data-estado-texto]")).to_have_text("Sem internet: 1 guardada neste celular")
    page.reload()
    expect(page.get_by_role("heading", name="Mão 2, só os totais")).to_be_visible()

    page.context.set_offline(False)
    expect(page.locator("[data-estado-texto]")).to_have_text("Tudo enviado", timeout=40_000)
    assert two_duplas.totals() == [880]
