"""Drafts of other forms: a correction card by card, a reload without a network, and the page of the totals."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import fill
from tests.browser.scenes import at, show
from tests.browser.tapping import RUN, RUNS, meld_lines, tap_run
from tests.chromium import PHONE
from tests.matrix import every
from tests.scoring import two_duplas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/cartas/")) return true;
  return false;
}"""


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


@pytest.mark.parametrize("reason", every(["contada de novo", ""], 2))
def test_cards_of_a_correction_outlive_every_way_off_their_page(phone, live_server, reason):
    show(phone, live_server.url, "correcting")
    if reason:
        phone.locator('[name="reason"]').fill(reason)
    phone.get_by_role("button", name="Anotar carta por carta").tap()
    expect(phone.locator('[name="reason"]')).to_have_value(reason)
    kept = {}
    for run, (way, leave) in zip(RUNS, WAYS.items(), strict=False):
        tap_run(phone, run)

        leave(phone)

        phone.wait_for_selector("form.com-teclado")
        kept[way] = meld_lines(phone)
        expect(phone.locator('[name="reason"]')).to_have_value(reason)

    lines = [" ".join(run) for run in RUNS]
    assert kept == {way: lines[:count] for count, way in enumerate(WAYS, 1)}


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
    tap_run(page, RUNS[1])

    page.reload()

    expect(page.get_by_role("heading", name="Mão 2, carta por carta")).to_be_visible()
    expect(page.locator('[data-combinacoes="A"] .carta')).to_have_count(len(RUNS[1]))
    assert meld_lines(page) == [" ".join(RUNS[1])]
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
