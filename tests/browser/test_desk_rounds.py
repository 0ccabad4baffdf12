"""A Swiss in Chromium, without JavaScript: planned, started, posted, with a W.O.; all pages accessible."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import LIST, sideways, sign_in
from tests.browser.measures import faults
from tests.chromium import PHONE

pytestmark = pytest.mark.browser


def new_tournament(page, site, name):
    """Open a new tournament of a new club, with five duplas."""
    page.goto(f"{site.url}/painel/clubes/novo/")
    page.fill("[name=name]", f"Clube da {name}")
    page.click("main button")
    page.click("text=Novo torneio")
    page.fill("[name=name]", name)
    page.fill("[name=target]", "1500")
    page.click("text=Criar torneio")
    page.locator("#lista-lines").evaluate("field => field.closest('details').open = true")
    page.fill("#lista-lines", LIST)
    page.click("text=Conferir a lista")
    page.get_by_role("button", name="Inscrever").click()


@pytest.mark.proof(
    "desk/line/test_steps.py leads a Swiss the same way; test_every_desk_page.py looks at its pages"
)
def test_a_swiss_is_planned_begun_and_posted_without_scripts(new_page, site):
    page = new_page(**PHONE)
    seen = {}

    def look(at, known=True):  # axe: test_every_desk_page
        page.wait_for_load_state()
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        seen[at] = faults(page, sideways, known)

    page.context.route("**/*.js", lambda route: route.abort())
    sign_in(page, site)
    new_tournament(page, site, "Copa Suíça")
    page.locator(".tabs >> text=Formato").click()
    page.click("text=Suíço de 5 rodadas")
    page.wait_for_load_state()  # with the style sheets, which hide the fields of other formats
    assert page.locator("#fase1-rounds").is_visible()
    assert not page.locator("#fase1-groups").is_visible()
    page.fill("#fase1-rounds", "")
    page.click("text=Ver o que significa")
    expect(page.locator("#fase1-rounds_error")).to_contain_text("Diga quantas rodadas")
    look("plan refused", known=False)
    page.fill("#fase1-rounds", "3")
    page.click("text=Ver o que significa")
    expect(page.locator("#significa")).to_contain_text("3 rodadas, 6 jogos, até 2 mesas")
    look("plan")
    page.click("text=Gravar o plano")

    page.click("text=Abrir e começar o torneio")
    look("start")
    page.click("text=Começar agora")
    look("draft")
    page.locator(".tabs >> text=Rodadas").click()
    look("rounds")
    page.click("text=Conferir a rodada 1")
    for button in ("Conferi; divulgar depois", "Divulgar os lugares", "Começar a rodada 1"):
        page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator("main")).to_contain_text("Faltam 2 resultados")
    page.locator("ul.rounds >> text=Rodada 1").first.click()
    page.click("text=Listas para afixar")
    look("seating")

    page.locator(".tabs >> text=Ocorrências").click()
    look("life")
    page.click("text=W.O.")
    look("choose")
    page.locator("main section a").first.click()
    look("action")
    page.locator("main form.card label").first.click()
    page.fill("[name=reason]", "não vieram")
    page.click("text=Dar W.O.")
    page.locator(".tabs >> text=Histórico").click()
    expect(page.locator(".trail")).to_have_text(re.compile(r"W\.O\..*Motivo: não vieram", re.DOTALL))
    look("log")
    assert {at: found for at, found in seen.items() if found} == {}
