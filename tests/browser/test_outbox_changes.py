"""Changes on the phone to a mão that is being sent or is pending: corrections and withdrawals."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, fill, heard, hears_news, next_place, says, send, type_in
from tests.browser.opened import TABLE, stored
from tests.browser.weak_network import BUSY, network
from tests.chromium import violations

pytestmark = pytest.mark.browser

NAMES = ("sending", "late", "mended", "middle", "back", "reload")


@pytest.fixture(scope="module")
def hall(serve):
    """A network in front of a program, and the URLs of its tables in it, by name."""
    program, tables = serve(dict.fromkeys(NAMES, TABLE))
    with network(program.port) as between:
        yield between, {name: one.replace(program.url, between.url) for name, one in tables.items()}


@pytest.fixture
def sit(hall, phones):
    """Return a function that opens a table on a phone, and returns the phone, the URL and the network."""

    def sit_down(name):
        between, tables = hall
        between.mode = "open"
        phone = phones.take()
        phone.goto(tables[name])
        says(phone, "Tudo enviado")
        return phone, tables[name], between

    return sit_down


def value(phone, expected, name="A-table"):
    expect(phone.locator(f'[name="{name}"]')).to_have_value(expected)


def correct(phone):
    phone.locator("#mesa").get_by_role("button", name="Corrigir").tap()


def test_form_on_its_way_takes_nothing_so_that_a_fast_hand_types_into_the_next_mao(sit):
    phone, address, between = sit("sending")
    between.mode = "slow"
    enter(phone)
    expect(phone.locator('[name="A-table"]')).not_to_be_editable()
    between.mode = "open"
    type_in(phone)  # waits for the fields alone, as fast as they are there

    assert next_place(phone) == {"partida": "1", "number": "2"}
    value(phone, "48")
    send(phone)
    expect(phone.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    assert stored(address) == ["1.1 v1: A=880 B=210", "1.2 v1: A=880 B=210"]


def test_mao_that_had_arrived_is_corrected_from_the_one_that_stands(sit):
    phone, address, between = sit("late")
    between.mode = "slow"
    enter(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    between.mode = BUSY
    correct(phone)
    value(phone, "48")
    phone.locator('[name="A-table"]').fill("47")
    between.mode = "open"
    send(phone)

    expect(phone.get_by_text("Este celular já gravou a mão 1")).to_be_visible()  # the server had received it
    phone.locator('[name="reason"]').fill("contada de novo")
    send(phone)
    says(phone, "Tudo enviado")
    assert stored(address) == ["1.1 v2: A=870 B=210"]


def test_mao_that_waits_is_corrected_before_it_is_sent(sit):
    phone, address, between = sit("mended")
    between.mode = BUSY
    enter(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert violations(phone) == []
    correct(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
    hears_news(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
    value(phone, "48")
    assert phone.locator("[data-before]").all_inner_texts() == ["880", "210"]
    phone.locator('[name="A-table"]').fill("47")
    send(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert phone.locator("[data-before]").all_inner_texts() == ["870", "210"]

    between.mode = "open"
    heard(phone)
    says(phone, "Tudo enviado")
    assert stored(address) == ["1.1 v1: A=870 B=210"]


def test_mao_corrected_in_the_list_leaves_what_is_typed_and_what_follows(sit):
    phone, address, between = sit("middle")
    between.mode = BUSY
    enter(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    enter(phone, A_table="46")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")
    phone.locator('[name="A-table"]').fill("11")
    phone.get_by_role("button", name="Ver", exact=True).tap()
    entries = phone.locator("[data-entradas] li")
    expect(entries.get_by_role("button", name="Desfazer")).to_have_count(1)
    entries.nth(0).get_by_role("button", name="Corrigir").tap()
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
    phone.locator('[name="A-table"]').fill("47")
    send(phone)

    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")
    value(phone, "11")
    between.mode = "open"
    heard(phone)
    says(phone, "Tudo enviado")
    assert stored(address) == ["1.1 v1: A=870 B=210", "1.2 v1: A=860 B=210"]


def test_mao_that_waits_is_taken_back_and_does_not_count_though_it_arrived(sit):
    phone, address, between = sit("back")
    between.mode = "lost"
    enter(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    phone.locator("#mesa").get_by_role("button", name="Desfazer").tap()
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 1")
    value(phone, "48")
    between.mode = "open"
    heard(phone)
    says(phone, "Tudo enviado")

    assert stored(address) == []


def test_draft_of_the_next_mao_survives_a_reload_while_another_waits(sit):
    phone, _address, between = sit("reload")
    between.mode = BUSY
    enter(phone)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    fill(phone, A_table="33")
    phone.reload()

    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    value(phone, "33")
