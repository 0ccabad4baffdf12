"""Drafts of other forms: a correction card by card, a reload without a network, and the page of the totals."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import fill
from tests.browser.scenes import at, show
from tests.browser.tapping import RUN, meld_lines, open_new, tap, tap_cards
from tests.chromium import PHONE
from tests.scoring import two_duplas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
OTHER = ["3S", "4S", "5S", "6S", "7S", "8S", "9S"]
KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/cartas/")) return true;
  return false;
}"""


def tap_run(phone, cards):
    open_new(phone)
    tap_cards(phone, cards)
    tap(phone, '[data-tecla="fechar"]')


def leave(phone):
    address = phone.url.replace("/cartas/", "/maos/")
    phone.get_by_role("link", name="Deixar como está").tap()
    phone.wait_for_url("**agora=1")
    phone.goto(address)
    phone.get_by_role("button", name="Continuar carta por carta").tap()


# Ways to leave the page that corrects card by card, and to return.
WAYS = {
    "left": leave,
    "reload": lambda phone: phone.reload(),
    "back": lambda phone: (
        phone.go_back(),
        phone.get_by_role("button", name="Continuar carta por carta").tap(),
    ),
    "another page": lambda phone: (phone.goto("about:blank"), phone.go_back()),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("reason", ["", "contada de novo"])
def test_cards_of_a_correction_outlive_every_way_off_their_page(phone, live_server, way, reason):
    show(phone, live_server.url, "correcting")
    if reason:
        phone.locator('[name="reason"]').fill(reason)
    phone.get_by_role("button", name="Anotar carta por carta").tap()
    expect(phone.locator('[name="reason"]')).to_have_value(reason)
    tap_run(phone, RUN)

    WAYS[way](phone)

    phone.wait_for_selector("form.com-teclado")
    assert meld_lines(phone) == [" ".join(RUN)]
    expect(phone.locator('[name="reason"]')).to_have_value(reason)


def test_cards_of_the_next_mao_outlive_a_reload_without_a_network(new_page, live_server):
    page = new_page(service_workers="allow", **PHONE)
    page.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3), name="cards"))
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    tap_run(page, RUN)
    page.locator('.mao-send[value="conferir"]').click()
    page.get_by_role("button", name="Guardar e seguir").tap()
    expect(page.get_by_role("heading", name="Mão 2, carta por carta")).to_be_visible()
    assert meld_lines(page) == []
    tap_run(page, OTHER)

    page.reload()

    expect(page.get_by_role("heading", name="Mão 2, carta por carta")).to_be_visible()
    expect(page.locator('[data-combinacoes="A"] .carta')).to_have_count(len(OTHER))
    assert meld_lines(page) == [" ".join(OTHER)]
    page.get_by_role("button", name="Ver", exact=True).tap()
    page.locator("[data-entradas]").get_by_role("button", name="Corrigir").tap()
    expect(page.get_by_role("heading", name="Mão 1, carta por carta")).to_be_visible()
    assert meld_lines(page) == [" ".join(RUN)]


def test_count_and_totals_of_a_mao_outlive_each_other(phone, live_server):
    phone.goto(live_server.url + at(two_duplas.opened("scorer", partidas=3, totals_allowed=True)))
    fill(phone, A_table="47")
    phone.get_by_role("button", name="Anotar só os totais").tap()
    phone.locator('[name="A-total"]').fill("880")
    phone.reload()
    expect(phone.locator('[name="A-total"]')).to_have_value("880")

    phone.get_by_role("button", name="Anotar com as contas").tap()
    expect(phone.locator('[name="A-table"]')).to_have_value("47")
    phone.get_by_role("button", name="Anotar só os totais").tap()

    expect(phone.locator('[name="A-total"]')).to_have_value("880")
