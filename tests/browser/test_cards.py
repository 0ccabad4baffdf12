"""Entry of whole mãos card by card on a small phone: taps, summary and back, reload, without JavaScript."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import TITLE
from tests.browser.tapping import (
    RUN,
    WORKED,
    choose,
    meld_lines,
    send,
    tap_line,
    tap_mao,
    tap_run,
    type_mao,
    write_mao,
)
from tests.chromium import MESA, PHONE, violations

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


@pytest.mark.parametrize(
    ("name", "worked"),
    [
        ("regulamento", "002-01"),
        pytest.param("burraco", "003-02", marks=pytest.mark.proof("test_hand.py taps mãos of burraco")),
    ],
)
def test_whole_mao_is_entered_checked_and_recorded(phone, card_tables, complete, name, worked):
    hand = WORKED[worked]
    phone.goto(f"{card_tables[name]}cartas/")
    enter = tap_mao if name == "burraco" or complete else write_mao
    enter(phone, hand["facts_cards"])
    send(phone, "conferir")
    phone.wait_for_selector(TITLE)
    assert "ainda falta gravar" in phone.locator(TITLE).inner_text()
    assert violations(phone) == []

    send(phone, "gravar")
    phone.wait_for_url("**recibo=*")
    shown = phone.locator(".receipt .score").all_inner_texts()
    assert [int(one.replace(".", "").replace("−", "-")) for one in shown] == list(
        hand["expected"]["totals"].values()
    )
    phone.locator(".receipt .ver-cartas summary").tap()
    assert phone.locator(".receipt .carta").count() > 20
    assert violations(phone) == []


@pytest.mark.proof("test_draft.py reloads the page among other ways off it")
def test_what_was_entered_survives_a_reload(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    tap_run(phone, RUN)
    choose(phone, "A-morto", "taken")
    phone.reload()

    assert meld_lines(phone) == [" ".join(RUN)]
    assert phone.locator('[name="A-morto"]:checked').get_attribute("value") == "taken"
    expect(phone.locator('[data-combinacoes="A"] .carta')).to_have_count(len(RUN))


def test_summary_and_back_keep_everything(phone, card_tables):
    facts = WORKED["003-02"]["facts_cards"]
    phone.goto(f"{card_tables['idle']}cartas/")
    write_mao(phone, facts)
    names = ["A-melds", "B-melds", "hand-A2", "hand-B1", "hand-B2"]
    before = {name: phone.locator(f'[name="{name}"]').input_value() for name in names}
    phone.get_by_role("button", name="Anotar só os números").tap()
    assert phone.locator('[name="A-table"]').input_value() == str(
        WORKED["003-02"]["facts_summary"]["sides"]["A"]["table"]
    )

    phone.locator('button[value="cartas"]').tap()
    phone.wait_for_selector("[data-cartas]")
    assert {name: phone.locator(f'[name="{name}"]').input_value() for name in names} == before
    assert phone.locator('[name="ending"]:checked').get_attribute("value") == "batida:A1"
    assert phone.locator('[name="B-morto"]:checked').get_attribute("value") == "not_taken"


def test_what_was_checked_disappears_with_the_next_card(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    write_mao(phone, WORKED["003-02"]["facts_cards"])
    send(phone, "conferir")
    phone.wait_for_selector(TITLE)
    assert phone.locator('.mao-send[value="gravar"]').is_visible()
    tap_line(phone, "hand-B1", ["4C"])

    expect(phone.locator("[data-conferida]")).to_have_count(0)


def test_mao_is_entered_and_recorded_without_scripts(new_page, card_tables):
    page = new_page(device=MESA, **PHONE, java_script_enabled=False)
    page.goto(f"{card_tables['written']}cartas/")
    type_mao(page, WORKED["002-01"]["facts_cards"], str.lower)
    send(page, "conferir")
    expect(page.locator(".alert-good")).to_contain_text("ainda falta gravar")

    send(page, "gravar")
    expect(page.locator(".receipt")).to_contain_text("gravada")
