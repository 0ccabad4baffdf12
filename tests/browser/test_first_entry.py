"""An empty site without a terminal: the first director signs up, founds a club and invites, without JavaScript."""

import os
import re
from itertools import batched

import pytest
from playwright.sync_api import expect

from deploy.laptop.server import doors
from tests.browser.counted import Counted
from tests.browser.desk import sideways
from tests.browser.measures import faults
from tests.browser.weak_network import asked_over
from tests.chromium import DESKTOP, PHONE, axe_on_each_page
from tests.factories import player_names
from tests.matrix import every
from tests.programs import Program

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PASSWORD, NEW = "um segredo do farol", "outro segredo da ilha"


class Printed:
    """An empty site, and the text that its program would print."""

    def __init__(self, url):
        self.url = self.printed = url

    def output(self):
        return "\n".join(doors([self.url]))


@pytest.fixture
def empty(live_server, tmp_path, complete):
    """A site at its first start, without demo data. In `make proof` it is the real program."""
    if not complete:
        yield Printed(live_server.url)
        return
    with asked_over(os.environ.get("LINE"), Program(tmp_path / "var", DEMO="0")) as program:
        try:
            yield program.start()
        finally:
            program.kill()


def printed_code(program):
    return re.search(r"código (\S+)", program.output())[1]


def begin(person, program):
    """Go from the printed URL to the first tournament of the club."""
    person.page.goto(
        re.search(r"Painel da direção +(\S+)", program.output())[1].replace(program.printed, program.url)
    )
    account = {"username": "ana", "password1": PASSWORD, "password2": PASSWORD}
    person.fill(code=printed_code(program), **account, name="Clube do Cais")
    person.press("Começar")
    expect(person.page.locator("h1")).to_have_text("Novo torneio")


def link_on(page):
    return page.locator("main input[readonly]").first.input_value()


def test_first_director_founds_a_club_and_invites_and_nobody_needs_scripts(new_page, empty):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    assert (ana.clicks, ana.pages) == (1, 2)  # in docs/decisions/0035 too

    ana.press("Clube do Cais")
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


def new_event(ana, **chosen):
    """Create a tournament and enter sixteen duplas from a pasted list."""
    for name, key in chosen.items():
        ana.choose(name, key)
    ana.fill(name="Copa do Cais", **({} if "rules" in chosen else {"target": "1500"}))
    ana.press("Criar torneio")
    ana.click(ana.page.get_by_text("Colar uma lista").first)
    ana.paste(
        "lines", "\n".join(f"{one} e {other}" for one, other in batched(player_names(32), 2, strict=True))
    )
    ana.press("Conferir a lista")
    ana.click(ana.page.get_by_role("button", name="Inscrever"))


def test_first_round_of_sixteen_duplas_is_few_clicks_away(new_page, empty):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    new_event(ana)
    for step in ("Abrir e sortear a chave", "Começar agora"):
        ana.press(step)

    expect(ana.page.locator("#em-jogo")).to_have_text("8 mesas em jogo")
    assert (ana.clicks, ana.pages) == (7, 7)  # in docs/decisions/0045 too
    assert ana.seconds < 300


@pytest.mark.proof(
    "test_keyboard.py goes the same way by keys, its clicks are those of the first round of sixteen"
)
def test_first_round_of_a_swiss_is_few_clicks_away(new_page, empty):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    new_event(ana, plan="suico")
    for step in ("Abrir e começar o torneio…", "Começar agora", "Conferi: divulgar os lugares"):
        ana.press(step)

    expect(ana.page.locator("main")).to_contain_text("Todos já veem onde sentar.")
    assert (ana.clicks, ana.pages) == (10, 8)  # in docs/decisions/0045 too
    assert ana.seconds < 300


@pytest.mark.parametrize(
    ("danese", "counted"),
    every([pytest.param(2, (11, 7), id="2 + 2"), pytest.param(1, (10, 6), id="3 Mitchell + 1")], 2),
)
def test_italian_evening_is_set_up_in_few_clicks(new_page, empty, danese, counted):
    ana = Counted(new_page(**DESKTOP, java_script_enabled=False))
    begin(ana, empty)
    new_event(ana, plan="mitchell", rules="extra-turno-4")
    ana.press("Formato")
    if danese == 2:
        for stage in (1, 2):
            ana.fill(**{f"fase{stage}-rounds": "2"})
        ana.press("Gravar o plano")

    rounds = [ana.page.locator(f"[name=fase{stage}-rounds]").input_value() for stage in (1, 2)]
    schemes = [ana.page.locator(f"[name=fase{stage}-scheme]").input_value() for stage in (1, 2)]
    assert (rounds, schemes) == ([str(4 - danese), str(danese)], ["vp", "vp"])
    assert (ana.clicks, ana.pages) == counted  # in docs/decisions/0045 too


@pytest.mark.proof("test_every_desk_page.py reads the same pages")
def test_every_page_on_the_way_is_accessible_and_fits(new_page, empty):
    ana, bia, found = new_page(**DESKTOP), new_page(**DESKTOP), {}
    for page in (ana, bia):
        axe_on_each_page(page)
    # Headless Chromium cannot ask the user for the permission.
    ana.context.grant_permissions(["clipboard-write"])

    def look(page, name):
        found[name] = faults(page, sideways)

    ana.goto(f"{empty.url}/entrar/")
    look(ana, "first entry")
    ana.get_by_role("button", name="Começar").click()
    look(ana, "first entry refused")
    begin(Counted(ana), empty)
    look(ana, "first tournament")
    ana.get_by_role("link", name="Clube do Cais").click()
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
