"""Choice of the dealer on a phone: the form keeps its data, and reports a lost server or a lost mesa."""

import pytest
from playwright.sync_api import expect

from tests.browser.events import takes_the_mesa
from tests.browser.opened import DUPLAS
from tests.chromium import DESKTOP, PHONE, violations

pytestmark = pytest.mark.browser

TABLES = dict.fromkeys(("kept", "lost", "wide"), ("burraco-1", {}, DUPLAS))


@pytest.fixture(scope="module")
def hall(serve):
    """A program that the tests kill, and the URLs of its tables."""
    return serve(TABLES)


def test_tap_of_a_phone_that_lost_the_mesa_says_so_and_keeps_what_was_typed(hall, phones):
    address = hall[1]["lost"]
    first, second = phones.take(**PHONE), phones.take(**PHONE)
    first.goto(address)
    first.locator('[name="A-table"]').fill("35")
    first.locator("#folha > summary").tap()
    first.get_by_text("Mudar quem dá as cartas").tap()
    second.goto(address)
    takes_the_mesa(second)

    first.locator("#folha").get_by_role("button", name="Ana e Bia", exact=True).tap()

    expect(first.get_by_text("Esta mesa está sendo anotada em outro celular")).to_be_visible()
    expect(first.locator("#mesa")).to_have_count(1)
    first.get_by_role("button", name="Anotar neste celular").tap()
    expect(first.locator('[name="A-table"]')).to_have_value("35")


def test_question_leaves_the_sheet_beside_the_form_on_a_laptop(hall, phones):
    page = phones.take(**DESKTOP)
    page.goto(hall[1]["wide"])
    expect(page.get_by_text("Quem dá as cartas?").first).to_be_visible()

    form, sheet = page.locator(".mesa-entry").bounding_box(), page.locator("#folha").bounding_box()
    assert (form["y"], form["x"] < sheet["x"]) == (sheet["y"], True)


def test_dealer_is_tapped_in_and_what_is_typed_stays(hall, phones):
    program, tables = hall
    phone = phones.take(**PHONE)
    phone.goto(tables["kept"])
    typed = phone.locator('[name="A-table"]')
    typed.fill("48")
    question = phone.get_by_text("Quem dá as cartas?").first
    expect(question).to_be_visible()
    assert violations(phone) == []

    program.kill()
    phone.get_by_role("button", name="Caio e Davi", exact=True).tap()
    expect(phone.get_by_text("Não deu para enviar, e nada mudou.").first).to_be_visible()
    program.start()
    phone.get_by_role("button", name="Caio e Davi", exact=True).tap()

    expect(phone.locator("#placar")).to_contain_text("Dá as cartas")
    expect(question).to_be_hidden()
    expect(typed).to_have_value("48")
