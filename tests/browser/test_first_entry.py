"""An empty site and no terminal: the first director enters, founds a club and invites, all of it without scripts."""

import os
import re
from itertools import batched

import pytest
from playwright.sync_api import expect

from tests.browser.desk import faults
from tests.browser.weak_network import asked_over
from tests.chromium import DESKTOP, PHONE, violations_in_both_themes
from tests.factories import player_names
from tests.programs import Program

pytestmark = pytest.mark.browser
PASSWORD, NEW = "um segredo do farol", "outro segredo da ilha"


@pytest.fixture
def empty(tmp_path):
    """The program on its very first start, without the demo."""
    with asked_over(os.environ.get("LINE"), Program(tmp_path / "var", DEMO="0")) as program:
        try:
            yield program.start()
        finally:
            program.kill()


class Counted:
    """A person at a page. clicks: on links and buttons; pages: that were shown, without those that only led on."""

    def __init__(self, page):
        self.page, self.clicks, self.pages = page, 0, 0
        page.on("response", self._answered)

    def _answered(self, response):
        led_on = 300 <= response.status < 400
        self.pages += response.request.is_navigation_request() and not led_on

    def press(self, words):
        self.page.get_by_role("button", name=words, exact=True).or_(
            self.page.get_by_role("link", name=words, exact=True)
        ).first.click()
        self.clicks += 1

    def click(self, locator):
        locator.click()
        self.clicks += 1

    def fill(self, **typed):
        for name, value in typed.items():
            self.page.locator(f"main [name={name}]:visible").fill(value)


def printed_code(program):
    return re.search(r"código (\S+)", program.output())[1]


def begin(person, program):
    """Go from the address that was printed to the club's own page."""
    person.page.goto(
        re.search(r"Painel da direção +(\S+)", program.output())[1].replace(program.printed, program.url)
    )
    person.fill(code=printed_code(program), username="ana", password1=PASSWORD, password2=PASSWORD)
    person.press("Começar")
    person.fill(name="Clube do Cais")
    person.press("Fundar")
    expect(person.page.locator("h1")).to_have_text("Clube do Cais")


def link_on(page):
    return page.locator("main input[readonly]").first.input_value()


def test_first_director_founds_a_club_and_invites_and_nobody_needs_scripts(new_page, empty):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    assert (ana.clicks, ana.pages) == (2, 3)  # in docs/decisions/0035 too

    ana.press("Membros, convites e histórico do clube")
    ana.press("Fazer o convite")
    assert (ana.clicks, ana.pages) == (4, 5)

    bia = Counted(new_page(**PHONE, java_script_enabled=False))
    bia.page.goto(link_on(ana.page))
    bia.fill(username="bia", password1=PASSWORD, password2=PASSWORD)
    bia.press("Entrar no clube")
    expect(bia.page.locator(".messages")).to_have_text("Você entrou em Clube do Cais: anotador.")
    assert (bia.clicks, bia.pages) == (1, 2)

    ana.page.reload()
    ana.page.get_by_text("Mudar, senha nova ou remover").last.click()
    ana.press("Esqueceu a senha: fazer um link")
    bia.page.goto(link_on(ana.page))
    bia.fill(new_password1=NEW, new_password2=NEW)
    bia.press("Gravar")
    bia.fill(username="bia", password=NEW)
    bia.press("Entrar")
    expect(bia.page.locator("main")).to_contain_text("Clube do Cais")


def test_first_round_of_sixteen_duplas_is_few_clicks_away(new_page, empty):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    ana.press("Novo torneio")
    ana.fill(name="Copa do Cais", target="1500")
    ana.press("Criar torneio")
    ana.click(ana.page.get_by_text("Colar uma lista").first)
    ana.fill(lines="\n".join(f"{one} e {other}" for one, other in batched(player_names(32), 2, strict=True)))
    ana.press("Conferir a lista")
    ana.click(ana.page.get_by_role("button", name="Inscrever"))
    for step in ("Abrir as inscrições", "Sortear a chave", "Começar o torneio", "Começar agora"):
        ana.press(step)

    expect(ana.page.locator("#em-jogo")).to_have_text("8 mesas em jogo")
    assert (ana.clicks, ana.pages) == (11, 11)  # in docs/decisions/0038 too


def test_every_page_on_the_way_is_accessible_and_fits(new_page, empty):
    ana, bia, found = new_page(**DESKTOP), new_page(**DESKTOP), {}

    def look(page, name):
        for device in (PHONE, DESKTOP):
            page.set_viewport_size(device["viewport"])
            found[f"{name}, {device['viewport']['width']}"] = faults(page)
        found[f"{name}, dark"] = violations_in_both_themes(page)

    ana.goto(f"{empty.url}/entrar/")
    look(ana, "first entry")
    ana.get_by_role("button", name="Começar").click()
    look(ana, "first entry refused")
    begin(Counted(ana), empty)
    ana.get_by_role("link", name="Membros, convites e histórico do clube").click()
    for _ in range(2):
        ana.get_by_role("button", name="Fazer o convite").click()
    expect(ana.get_by_role("button", name="Copiar o link")).to_have_count(2)
    ana.get_by_role("button", name="Copiar o link").first.click()
    expect(ana.get_by_role("button", name="Copiado")).to_be_visible()
    look(ana, "members")
    invitation = link_on(ana)

    bia.goto(invitation)
    look(bia, "invitation")
    Counted(bia).fill(username="bia", password1=PASSWORD, password2=PASSWORD)
    bia.get_by_role("button", name="Entrar no clube").click()
    expect(bia.locator(".messages")).to_be_visible()
    bia.goto(invitation)
    look(bia, "invitation gone")

    ana.reload()
    other = link_on(ana)
    ana.get_by_text("Mudar, senha nova ou remover").last.click()
    ana.get_by_role("button", name="Esqueceu a senha: fazer um link").click()
    look(ana, "link to a new password")
    bia.goto(link_on(ana))
    look(bia, "new password")
    bia.goto(f"{empty.url}/senha/nova/MQ/a-b/")
    look(bia, "link gone")
    bia.get_by_role("link", name="Esqueci a senha").click()
    look(bia, "forgotten")
    ana.goto(other)
    look(ana, "invitation, signed in")
    ana.get_by_role("button", name="Aceitar o convite").click()
    look(ana, "invitation, a member already")

    assert {name: faulty for name, faulty in found.items() if faulty} == {}
