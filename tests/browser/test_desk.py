"""A director's day at the desk in Chromium, against the real program: without JavaScript, except for the monitor."""

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DEMO, LIST, sign_in
from tests.browser.events import desk_of
from tests.browser.form import next_place
from tests.chromium import DESKTOP, PHONE, pages_of
from tests.scoring.typed import typed

pytestmark = pytest.mark.browser


def test_a_directors_day_needs_no_scripts(new_page, site):
    page = new_page(**DESKTOP, java_script_enabled=False)
    sign_in(page, site)
    page.goto(f"{site.url}/painel/clubes/novo/")
    page.fill("[name=name]", "Clube sem Script")
    page.click("main button")
    page.click("text=Novo torneio")
    page.fill("[name=name]", "Copa sem Script")
    page.click("text=Criar torneio")
    asked = "Diga com quantos pontos termina uma partida (art. 13)."
    expect(page.locator("#torneio-target_error")).to_contain_text(asked)
    assert page.input_value("[name=name]") == "Copa sem Script"
    page.fill("[name=target]", "1500")
    page.click("text=Criar torneio")

    page.click("text=Colar uma lista")
    page.fill("#lista-lines", LIST + "Ana Prado; Zeca Mar")
    page.click("text=Conferir a lista")
    expect(page.locator("#resumo")).to_have_text("5 duplas entram")
    expect(page.locator("tr.is-taken")).to_contain_text("Ana Prado já está na linha 1 desta lista.")
    page.get_by_role("button", name="Inscrever").click()
    expect(page.locator("#duplas")).to_have_text("5 duplas")

    page.fill("#sorteio-seed", "42")
    page.locator("#sorteio ~ form button").click()
    expect(page.locator(".round")).to_have_count(4)  # three rounds, and the jogo for third place
    page.click("text=Abrir e começar o torneio")
    expect(page.locator("main")).to_contain_text("2 jogos abrem, nas mesas 1 a 2.")
    page.click("text=Começar agora")
    expect(page.locator("#em-jogo")).to_have_text("2 mesas em jogo")
    page.locator(".tabs >> text=Imprimir").click()
    page.click("text=QR das mesas")
    # One QR code per mesa of the hall, valid for the whole event.
    expect(page.locator("svg.segno")).to_have_count(16)


def test_monitor_follows_a_table_and_keeps_the_focus(new_page, site, events):
    page, table = new_page(**DESKTOP), new_page(**PHONE)
    sign_in(page, site)
    page.goto(desk_of(site, events[1]["scorer"][0]) + "mesas/?vista=lista")
    row = page.locator(".table-mesas tbody tr").first
    maos = row.locator("td:nth-of-type(4)")
    before = int(maos.inner_text())
    link = row.get_by_role("link", name="Tela da mesa")
    link.focus()
    focused = link.get_attribute("id")

    table.goto(link.evaluate("link => link.href"))
    answer = table.request.post(table.url, form=typed(**next_place(table)))

    assert answer.ok
    page.wait_for_function(
        "wanted => document.querySelector('.table-mesas tbody tr td:nth-of-type(4)').innerText == wanted",
        arg=str(before + 1),
    )
    assert page.evaluate("document.activeElement.id") == focused


def test_qr_cards_print_four_on_a_page(new_page, site):
    page = new_page(**DESKTOP)
    sign_in(page, site)
    page.goto(f"{site.url}{DEMO}qr/")
    cards = page.locator(".qr").count()

    printed = page.pdf(format="A4", prefer_css_page_size=True)

    assert cards > 1
    assert pages_of(printed) == -(-cards // 4)
