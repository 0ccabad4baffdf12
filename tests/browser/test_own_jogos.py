"""A jogo without an event on a phone: opened in three steps, found again on the same phone, and forgotten."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.measures import spilt, targets
from tests.chromium import PHONE
from tests.scoring.typed import typed

pytestmark = pytest.mark.browser
SMALL = PHONE | {"viewport": {"width": 360, "height": 612}}
WHO = "Ana e Bia × Caio e Davi"


def test_phone_finds_the_jogos_it_has_opened_and_forgets_them(new_page, site):
    phone = new_page(**SMALL)
    found = {}
    phone.goto(f"{site.url}/avulso/")
    own = phone.locator("#jogos")
    expect(own).to_be_hidden()
    found["how many"] = targets(phone) + spilt(phone)
    phone.get_by_role("link", name="4 em duplas").tap()
    phone.get_by_role("heading", name="Que jogo?").wait_for()
    found["which"] = targets(phone) + spilt(phone)
    phone.get_by_role("link", name="Buraco de clube").tap()
    phone.get_by_label("Primeira dupla").fill("Ana e Bia")
    phone.get_by_label("Segunda dupla").fill("Caio e Davi")
    phone.get_by_label("Pontos da partida").fill("1500")
    found["names"] = targets(phone) + spilt(phone)
    phone.get_by_role("button", name="Abrir a mesa").tap()
    expect(phone.get_by_text("Este celular lembra o jogo")).to_be_visible()
    found["links"] = targets(phone) + spilt(phone)

    for address in ("/avulso/", "/"):
        phone.goto(site.url + address)
        expect(own.get_by_role("link")).to_have_text([f"Continuar: {WHO}"])
    own.get_by_role("link").tap()
    phone.wait_for_url(re.compile("/mesa/"))
    form = typed(A_clean="5", A_dirty="0", A_table="55")
    assert phone.request.post(phone.url.partition("?")[0], form=form).ok
    phone.reload()
    expect(phone.get_by_role("button", name="Jogar outra")).to_be_visible()
    found["over"] = targets(phone) + spilt(phone)

    phone.goto(f"{site.url}/avulso/")
    own.get_by_text("Jogos encerrados neste celular").tap()
    found["list"] = targets(phone) + spilt(phone)
    expect(own.get_by_role("link")).to_have_text([WHO])
    own.get_by_role("button", name="Esquecer os jogos deste celular").tap()
    phone.reload()
    expect(own).to_be_hidden()
    assert {where: faults for where, faults in found.items() if faults} == {}
