"""A scorer with a block of mesas on a small phone: list, mesa, receipt, list; with and without JavaScript."""

import pytest
from playwright.sync_api import expect

from scoring.ledger.trail import Source
from tests.browser.form import fill, send
from tests.browser.weak_network import DELAY
from tests.chromium import PHONE, violations
from tests.factories import jogos_being_played, make_tournament, record
from tests.matrix import every
from tournaments.hall import blocos, mesas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def hall():
    """Return the jogos of an event and the URL of a block of mesas: all mesas of the event and one more."""
    tournament = make_tournament(duplas=6, target=3000)
    bloco = blocos.make(tournament=tournament, first=1, last=4, source=Source(device="painel"))
    return jogos_being_played(tournament), f"/bloco/{mesas.token(bloco)}/"


@pytest.mark.parametrize("scripts", every([True, False], 2))
def test_scorer_of_a_block_goes_to_a_mesa_and_back_to_the_list(phones, live_server, hall, scripts):
    page = phones.take(**PHONE, java_script_enabled=scripts)
    page.goto(live_server.url + hall[1])
    page.get_by_role("link", name="Anotar na mesa 2").tap()
    fill(page)
    send(page)
    expect(page.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()

    page.locator(".receipt").get_by_role("link", name="Voltar às mesas").tap()

    expect(page.locator("section", has=page.locator("#mesa-2"))).to_contain_text("Partida 1 · mão 2")


def test_list_moves_by_itself_and_is_for_everybody(phones, live_server, hall):
    page = phones.take(**PHONE)
    page.goto(live_server.url + hall[1])
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert all(one.bounding_box()["height"] >= 48 for one in page.locator("main a.button").all())

    record(hall[0][1])

    expect(page.locator("section", has=page.locator("#mesa-2"))).to_contain_text(
        "760", timeout=4000 + 3000 * DELAY
    )
