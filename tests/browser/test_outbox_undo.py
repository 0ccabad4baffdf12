"""Undo of the last mão while the server is down: the request is queued, and the form returns to that mão."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, says, send
from tests.browser.opened import TABLE, stored
from tests.chromium import PHONE, violations

pytestmark = pytest.mark.browser

WISH = "Desfazer a mão 1 da partida 1"


@pytest.fixture(scope="module")
def hall(serve):
    """A program that the tests kill and restart, and the URLs of its tables by name."""
    return serve(dict.fromkeys(("kept", "late"), TABLE))


def recorded(phone, address):
    """Open a table, record its first mão, and kill the server."""
    phone.goto(address)
    enter(phone)
    expect(phone.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()


def test_mao_taken_back_without_a_server_is_in_the_form_and_sent_before_what_replaces_it(hall, device):
    program, address = hall[0], hall[1]["kept"]
    phone = device(kept=True).pages[0]
    recorded(phone, address)

    program.kill()
    phone.get_by_role("button", name="Desfazer").tap()
    expect(phone.get_by_text(f"{WISH}: guardada neste celular")).to_be_visible()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
    expect(phone.locator('[name="A-table"]')).to_have_value("48")
    # 0 before the mão, and the typed points.
    assert phone.locator("[data-before]").all_inner_texts() == [
        "880",
        "210",
    ]
    assert violations(phone) == []
    phone.locator('[name="A-table"]').fill("47")
    send(phone)
    says(phone, "Sem resposta do site: 2 guardadas neste celular")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    phone.context.close()

    program.start()
    phone = device(kept=True).pages[0]
    phone.goto(address)
    says(phone, "Tudo enviado", seconds=40)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert stored(address) == ["1.1 v3: A=870 B=210"]


def test_wish_that_comes_too_late_is_told_and_stops_nobody(hall, device, new_page):
    program, address = hall[0], hall[1]["late"]
    phone = device().pages[0]
    recorded(phone, address)
    program.kill()
    phone.get_by_role("button", name="Desfazer").tap()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    phone.goto("about:blank")
    program.start()
    other = new_page(**PHONE)
    other.goto(address)
    other.get_by_role("button", name="Anotar neste celular").tap()
    other.wait_for_selector("#mao")
    enter(other)
    expect(other.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()

    phone.goto(address)
    phone.get_by_role("button", name="Anotar neste celular").tap()
    says(phone, "1 mão não foi aceita: toque para resolver")
    phone.get_by_role("button", name="Ver", exact=True).tap()
    phone.get_by_role("button", name="Ver e corrigir").tap()
    expect(phone.get_by_text("só o diretor pode mudar").first).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("link", name="Seguir").tap()
    says(phone, "Tudo enviado, 1 deixada de lado")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")
    assert len(stored(address)) == 2
