"""The table page in Chromium with the screen of a phone, against the real program."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.form import TITLE, count, fill, score, send, took_mortos, type_in
from tests.browser.opened import TABLE, printed
from tests.chromium import MESA, PHONE, pages_of, violations, violations_in_both_themes

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


@pytest.fixture
def table(serve):
    """A new table, for tests that record mãos."""
    return serve({"own": TABLE})[1]["own"]


@pytest.fixture(scope="module")
def shared_table(site):
    """A table of the demo, shared by the tests that record no mãos."""
    return printed(site)


def recorded(page):
    """Return the number of mãos on the points sheet of the jogo."""
    return int(re.search(r"\d+", page.locator("#folha > summary").inner_text())[0])


def test_scorer_enters_a_mao_and_sees_its_receipt(phone, table):
    phone.goto(table)
    before, maos = score(phone), recorded(phone)
    type_in(phone)

    running = phone.locator("[data-running] .score").all_inner_texts()
    assert running == ["+880", "+210"]

    send(phone)
    phone.wait_for_url("**recibo=*")
    assert "gravada" in phone.locator(TITLE).inner_text()
    assert recorded(phone) == maos + 1
    if phone.locator("#mao").count():
        assert [phone.locator(f'[name="{side}-table"]').input_value() for side in "AB"] == ["", ""]
    if "mão 1" not in phone.locator(".placar-where").inner_text() and phone.locator("#mao").count():
        assert score(phone) == [before[0] + 880, before[1] + 210]

    phone.reload()
    assert recorded(phone) == maos + 1


def test_canastras_are_counted_by_a_tap_and_the_total_follows(phone, shared_table):
    phone.goto(shared_table)
    count(phone, "Canastra real", 2)
    count(phone, "Canastra real", 1)
    count(phone, "Canastra real", 1)
    assert phone.locator('[name="A-clean"]').input_value() == ""
    count(phone, "Canastra real", 2)

    assert phone.locator('[name="A-clean"]').input_value() == "2"
    assert phone.locator("[data-running] .score").first.inner_text() == "+400"


def test_question_about_mortos_appears_only_when_it_matters(phone, shared_table):
    phone.goto(shared_table)
    question = phone.locator(".mortos")
    assert question.is_hidden()

    took_mortos(phone, "A")
    assert question.is_visible()
    took_mortos(phone, "AB")
    assert question.is_hidden()


def test_both_mortos_are_one_question_and_what_follows_is_answered(phone, shared_table):
    phone.goto(shared_table)
    phone.locator('label:has([name="ending"][value="stock_out"])').tap()
    took_mortos(phone, "B")
    assert answered(phone, "A-morto", "B-morto", "mortos_to_stock") == ["not_taken", "taken", "1"]
    took_mortos(phone, "")
    assert answered(phone, "A-morto", "B-morto", "mortos_to_stock") == ["not_taken", "not_taken", "2"]

    fill(phone, ending="stock_out", A_morto="not_taken", B_morto="not_taken", mortos_to_stock="2")
    phone.reload()
    assert phone.locator('[data-mortos-juntos] [aria-pressed="true"]').inner_text().strip() == "Ninguém"
    phone.locator('label:has([name="ending"][value="A"])').tap()
    phone.locator('label:has([name="mortos_to_stock"][value="0"])').tap()
    took_mortos(phone, "B")
    send(phone)
    # The question is that of before, with what is wrong below it.
    expect(phone.locator("[data-mortos-juntos] .field-error")).to_be_visible()
    expect(phone.locator("[data-mortos-juntos] button").first).to_be_focused()


def answered(phone, *names):
    return [phone.locator(f'[name="{name}"]:checked').get_attribute("value") for name in names]


def test_refused_mao_says_why_beside_the_field_and_keeps_what_was_typed(phone, shared_table):
    phone.goto(shared_table)
    fill(phone, A_table="muitas", B_hand="-2")
    send(phone)
    phone.wait_for_selector('[name="A-table"]:focus')

    assert phone.locator("[id='id_A-table_error']").inner_text().startswith("Aqui vai um número inteiro")
    assert phone.locator('[name="A-table"]').input_value() == "muitas"
    assert phone.locator('[name="B-hand"]').get_attribute("aria-invalid") == "true"
    field, covered = phone.locator('[name="A-table"]').bounding_box(), phone.locator("#placar").bounding_box()
    assert field["y"] >= covered["y"] + covered["height"]
    expect(phone.get_by_text("2 respostas não estão certas: veja as marcas")).to_be_visible()
    assert violations(phone) == []


def test_second_phone_sees_the_score_move_and_both_versions_when_it_sends(new_page, table):
    first, second = new_page(device=MESA, **PHONE), new_page(device=MESA, **PHONE)
    first.goto(table)
    second.goto(table)
    fill(second, A_table="47", ending="stock_out", mortos_to_stock="1")
    fill(first)
    send(first)
    first.wait_for_url("**recibo=*")

    second.wait_for_selector(".placar-news")
    assert second.locator('[name="A-table"]').input_value() == "47"
    send(second)
    second.wait_for_selector(TITLE)
    assert second.locator(".conflict tbody tr").nth(1).locator("td").all_inner_texts() == ["48", "47"]
    assert violations(second) == []


def test_table_works_without_javascript(new_page, table):
    page = new_page(**PHONE, java_script_enabled=False)
    page.goto(table)
    maos = recorded(page)
    type_in(page, A_table="105")
    send(page)
    expect(page.locator("[id='id_A-table_error']")).to_contain_text("Nem o baralho inteiro tem tanto")

    page.locator('[name="A-table"]').fill("48")
    send(page)
    expect(page.locator(".receipt")).to_contain_text("gravada")
    assert recorded(page) == maos + 1


@pytest.mark.proof("test_screen.py looks at the same page with its sheet open: the scene of the receipt")
def test_table_is_accessible_and_made_for_a_thumb(phone, shared_table):
    phone.goto(shared_table)
    phone.locator("#folha > summary").click()
    assert violations_in_both_themes(phone) == []

    small = "els => els.filter(e => e.checkVisibility()).map(e => [e.outerHTML, e.getBoundingClientRect()])"
    targets = phone.locator(".mesa :is(button, a, summary, .choice label, .counter input)").evaluate_all(
        f"els => ({small})(els).filter(([, box]) => box.height < 48 || box.width < 44).map(([html]) => html)"
    )
    assert targets == []

    phone.set_viewport_size({"width": 180, "height": 370})  # the viewport of the phone at 200 % zoom
    assert phone.evaluate("document.documentElement.scrollWidth") == 180


def test_sheet_prints_on_one_page(desktop, shared_table):
    desktop.goto(shared_table)
    pdf = desktop.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "10mm"))

    assert pages_of(pdf) == 1
