"""Drafts: typed data survives leaving the page, and is discarded after it is sent."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.form import count, fill, send
from tests.browser.scenes import show
from tests.browser.tapping import RUN, RUNS, meld_lines, tap, tap_run

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


def test_typed_mao_survives_a_reload_until_it_is_sent(phone, live_server):
    show(phone, live_server.url, "empty")
    fill(phone, A_table="47")
    count(phone, "Canastra real", 2)
    expect(phone.locator("[data-rascunho]")).to_be_visible()
    before = phone.locator("[data-running] output").all_inner_texts()

    phone.reload()

    expect(phone.locator('[name="A-table"]')).to_have_value("47")
    expect(phone.locator("[data-running] output").first).to_have_text(before[0])
    assert phone.locator("[data-running] output").all_inner_texts() == before
    fill(phone)
    send(phone)
    phone.wait_for_selector(".receipt")
    phone.reload()
    expect(phone.locator('[name="A-table"]')).to_have_value("")


def test_draft_of_a_version_that_was_replaced_is_not_shown(phone, live_server):
    """A page that is left by a link keeps its draft, but the new version of the mão has a separate draft."""
    show(phone, live_server.url, "correcting")
    fill(phone)
    phone.locator('[name="reason"]').fill("contada de novo")
    send(phone)
    phone.wait_for_selector(".receipt")

    phone.get_by_role("link", name="Corrigir esta mão").tap()
    phone.wait_for_url("**/maos/**")

    expect(phone.locator('[name="A-table"]')).to_have_value("48")
    expect(phone.locator('[name="reason"]')).to_have_value("")


# Common ways to leave the page of the cards and to return. What is typed comes last: a way back shows that page again.
WAYS = {
    "voltar": lambda phone: (
        phone.get_by_role("link", name="Voltar à mesa").tap(),
        phone.get_by_role("button", name="Continuar carta por carta").tap(),
    ),
    "back": lambda phone: (
        phone.go_back(),
        phone.get_by_role("button", name="Continuar carta por carta").tap(),
    ),
    "back and forward": lambda phone: (phone.go_back(), phone.go_forward()),
    "reload": lambda phone: phone.reload(),
    "another page": lambda phone: (phone.goto("about:blank"), phone.go_back()),
    "summary": lambda phone: (
        phone.get_by_role("button", name="Anotar só os números").tap(),
        phone.wait_for_selector('[name="A-table"]'),
        phone.get_by_role("button", name="Continuar carta por carta").tap(),
    ),
    "summary and back": lambda phone: (
        phone.get_by_role("button", name="Anotar só os números").tap(),
        phone.wait_for_selector('[name="A-table"]'),
        phone.go_back(),
    ),
    "with something typed": lambda phone: (
        phone.get_by_role("link", name="Voltar à mesa").tap(),
        phone.locator('[data-mortos-juntos] button[value="A"]').tap(),
        phone.get_by_role("button", name="Continuar carta por carta").tap(),
    ),
}


def test_cards_outlive_every_way_off_their_page(phone, live_server):
    show(phone, live_server.url, "empty")
    phone.get_by_role("button", name="Anotar carta por carta").tap()
    kept = {}
    for at, (way, leave) in enumerate(WAYS.items()):
        tap_run(phone, RUNS[at])
        took, other = "BA" if at % 2 == 0 else "AB"
        tap(phone, f'[data-mortos-juntos] button[value="{took}"]')
        # The click follows the tap after a delay.
        expect(phone.locator(f'[name="{other}-morto"]:checked')).to_have_value("not_taken")

        leave(phone)

        phone.wait_for_selector("form.com-teclado")
        answers = [phone.locator(f'[name="{side}-morto"]:checked').input_value() for side in (took, other)]
        kept[way] = [*meld_lines(phone), *answers]

    lines = [" ".join(run) for run in RUNS]
    assert kept == {way: [*lines[: at + 1], "taken", "not_taken"] for at, way in enumerate(WAYS)}


@pytest.mark.parametrize("cards", [True, False])
def test_browser_does_not_put_an_older_answer_over_what_is_kept(phone, live_server, cards):
    """Browsers save form data from time to time, and restore it after the page has restored its draft."""
    show(phone, live_server.url, "empty")
    if cards:
        phone.get_by_role("button", name="Anotar carta por carta").tap()
        tap_run(phone, RUN)
    tap(phone, '[data-mortos-juntos] button[value="A"]')
    chosen = phone.locator('#mao [name="B-morto"]:checked')
    expect(chosen).to_have_value("not_taken")
    kept = phone.evaluate(KEPT_LATER, ["B-morto", "not_taken", "taken"])

    phone.goto("about:blank")
    phone.go_back()
    phone.wait_for_selector("#mao[data-lido]")
    phone.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")

    expect(chosen).to_have_value("taken")
    assert kept == 1


# Change an answer in the stored draft, as another page of the same mão would.
KEPT_LATER = """([name, from, to]) => {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith("rascunho:"));
  for (const key of kept) {
    const typed = JSON.parse(localStorage.getItem(key));
    for (const field of typed) if (field[0] === name && field[1] === from) field[1] = to;
    localStorage.setItem(key, JSON.stringify(typed));
  }
  return kept.length;
}"""


def test_what_is_typed_outlives_a_phone_that_goes_out(device, card_tables):
    phone = device(kept=True).pages[0]
    phone.goto(card_tables["draft"])
    fill(phone, A_table="47")
    phone.context.close()

    phone = device(kept=True).pages[0]
    phone.goto(card_tables["draft"])
    expect(phone.locator('[name="A-table"]')).to_have_value("47")


@pytest.mark.parametrize("net", [True, False])
def test_cards_do_not_come_back_once_the_mao_was_sent_as_a_summary(phone, live_server, net):
    show(phone, live_server.url, "empty")
    phone.get_by_role("button", name="Anotar carta por carta").tap()
    tap_run(phone, RUN)
    phone.get_by_role("link", name="Voltar à mesa").tap()
    fill(phone)
    if not net:
        phone.route("**/mesa/**", lambda route: route.abort())
    send(phone)
    phone.wait_for_selector(".receipt")
    phone.get_by_role("button", name="Desfazer").tap()
    # The page of the server, or the receipt of the pending entry.
    expect(
        phone.locator("#mesa").get_by_text(re.compile("Mão desfeita|Desfazer: Mão 1")).first
    ).to_be_visible()

    expect(phone.get_by_role("button", name="Anotar carta por carta")).to_be_visible()


def test_contest_outlives_a_reload_until_it_is_sent(phone, live_server):
    show(phone, live_server.url, "contesting")
    phone.get_by_label("O que não confere?").fill("A canastra era suja")
    phone.reload()
    expect(phone.get_by_label("O que não confere?")).to_have_value("A canastra era suja")
    assert phone.locator("details:has([name=A-table])").get_attribute("open") is None
    phone.get_by_text("Pôr os números certos").tap()
    phone.locator('[name="A-table"]').fill("47")
    address = phone.url
    phone.get_by_role("link", name="Voltar").tap()
    phone.wait_for_url("**/conferir/?**")
    phone.goto(address)

    expect(phone.locator('[name="A-table"]')).to_be_visible()  # points that would be sent are visible
    expect(phone.locator('[name="A-table"]')).to_have_value("47")
    phone.get_by_role("button", name="Não confere: avisar").tap()
    phone.wait_for_url("**/?**")
    phone.goto(address)
    expect(phone.get_by_label("O que não confere?")).to_have_value("")
