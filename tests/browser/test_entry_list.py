"""A list of sixteen duplas from a messenger, entered in Chromium without JavaScript; all pages accessible."""

import pytest
from playwright.sync_api import expect

from tests.browser.desk import sideways, sign_in
from tests.browser.measures import faults
from tests.chromium import DESKTOP, PHONE, axe_on_each_page

pytestmark = pytest.mark.browser
LIST = """\
*Duplas da sexta:*
1. Ada Lago e Abel Serra (pago)
2. Bela Lago e Beto Serra ✅
3. Cida Lago e Caio Serra (pago)
4. Dora Lago e Davi Serra
5. Elza Lago e Eder Serra
6. Flora Lago e Fred Serra ✅
7. Gina Lago e Gil Serra
8. Hilda Lago e Hugo Serra
9. Iara Lago e Ivo Serra
10. Jane Lago e Joca Serra (pago)
11. Kelly Lago e Kiko Serra
12. Lia Lago e Leo Serra
13. Mara Lago e Milo Serra
14. Nair Lago e Nilo Serra
15. Olga Lago e Otto Serra
16. Paz Lago e Paco Serra ✅"""
SPOILED = LIST + "\nSó Um\nAda Lago e Outra Pessoa\nabel serra e ada lago\nAda Lagos e Bento Sol\n"


def new_event(page, site, name):
    page.goto(f"{site.url}/painel/clubes/novo/")
    page.fill("[name=name]", f"Clube {name}")
    page.click("main button")
    page.click("text=Novo torneio")
    page.fill("[name=name]", f"Copa {name}")
    page.fill("[name=target]", "1500")
    page.click("text=Criar torneio")


def test_sixteen_duplas_are_pasted_in_three_clicks(new_page, site):
    page = new_page(**DESKTOP, java_script_enabled=False)
    sign_in(page, site)
    new_event(page, site, "da Lista")
    clicks = 0

    for step in ("text=Colar uma lista", "text=Conferir a lista", "button:text-is('Inscrever')"):
        page.locator("#lista-lines").fill(LIST) if step == "text=Conferir a lista" else None
        page.locator(step).last.click()
        clicks += 1

    expect(page.locator("#duplas")).to_have_text("16 duplas")
    assert clicks == 3  # in docs/decisions/0036 too
    expect(page.locator("main")).to_contain_text("Ada Lago e Abel Serra")
    expect(page.locator("main")).to_contain_text("pago")


SHEET = "Clube;Pagou;Jogador 1;Jogador 2\nBarra;sim;Ada Lago;Abel Serra\nBarra;não;Bela Lago;Beto Serra"


def test_a_menu_above_a_column_that_is_changed_is_read_at_once(new_page, site):
    page = new_page(**PHONE)
    sign_in(page, site)
    new_event(page, site, "das Colunas")
    page.goto(page.url.partition("#")[0] + "inscritos/colar/")
    page.fill("#lista-lines", SHEET)
    page.click("text=Conferir a lista")
    expect(page.locator("#colunas")).to_contain_text("Não se usa: Pagou.")

    page.wait_for_load_state()  # the script that hears the menu
    page.locator("[name=coluna-1]").select_option("note")

    expect(page.locator("#colunas")).not_to_contain_text("Não se usa")
    expect(page.locator(".list-preview")).to_contain_text("sim")
    assert faults(page) == []
    page.click("button:text-is('Inscrever')")
    expect(page.locator("#duplas")).to_have_text("2 duplas")


@pytest.mark.proof("test_every_desk_page.py reads the form; the preview has its parts")
def test_every_page_on_the_way_is_accessible_and_fits(new_page, site):
    page, found = new_page(**DESKTOP), {}
    axe_on_each_page(page)
    sign_in(page, site)
    new_event(page, site, "dos Olhos")

    def look(name):
        found[name] = faults(page, sideways)

    page.goto(page.url.partition("#")[0] + "inscritos/colar/")
    look("form")
    page.click("text=Conferir a lista")
    look("refused")
    page.fill("#lista-lines", SPOILED)
    page.click("text=Conferir a lista")
    expect(page.locator("#resumo")).to_have_text("17 duplas entram")
    look("preview")
    page.fill("[name=l18-second]", "Dois Juntos")
    page.locator("[name=l21-first-e]").select_option("Ada Lago")
    expect(page.locator("[name=l18-second]")).to_have_count(0)  # the new preview has the corrections
    # One line more than before, and one less, because its player is already entered.
    expect(page.locator("#resumo")).to_have_text("17 duplas entram")
    page.click("button:text-is('Inscrever')")
    expect(page.locator("#duplas")).to_have_text("17 duplas")
    look("entries")
    page.locator(".contact a").first.click()
    look("telephone")

    assert {name: bad for name, bad in found.items() if bad} == {}
