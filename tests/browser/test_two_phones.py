"""Two duplas, two phones, one server that is really killed: confirm, contest, enter apart, take the mesa over."""

import json
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.test_desk import sign_in
from tests.browser.test_outbox import enter, says, stored
from tests.chromium import DESKTOP, PHONE, violations
from tests.programs import Program

pytestmark = pytest.mark.browser

# An event of the demo's club in each mode: the QR of its mesas, the private links of the duplas that sit there.
OPEN = """
import json
from tests.factories import make_tournament
from tournaments import mesas
from tournaments.models import Club, Confronto
for mode in ("scorer", "confirm", "apart"):
    one = make_tournament(club=Club.objects.first(), name=mode, entry=mode, duplas=8, mesas=4, target=3000)
    keys = {key.dupla: mesas.token(key) for key in mesas.duplas_of(one)}
    at = [(mesa, Confronto.objects.get(jogo=mesas.jogo_at(mesa))) for mesa in mesas.of_tournament(one)]
    tables = [{"mesa": f"/m/{mesas.token(mesa)}/", "desk": f"/painel/torneios/{one.slug}/confrontos/{row.pk}/"}
              | {side: f"/dupla/{keys[row.dupla(side)]}/" for side in "AB"} for mesa, row in at]
    print("EVENT", json.dumps([mode, tables]))
"""
CONFIRM = "Está certo"


@pytest.fixture(scope="module")
def hall(demo_var, tmp_path_factory):
    """One program that the tests kill and start again; the ways to its tables by mode."""
    var = tmp_path_factory.mktemp("phones") / "var"
    shutil.copytree(demo_var, var)
    program = Program(var)
    command = [*program.command, "manage", "shell", "--verbosity", "0", "--command", OPEN]
    made = subprocess.run(command, env=program.env, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    lines = (line.removeprefix("EVENT ") for line in made.stdout.splitlines() if line.startswith("EVENT "))
    try:
        yield program, dict(json.loads(line) for line in lines)
    finally:
        program.kill()


@pytest.fixture
def site(hall):
    """The program, serving."""
    program = hall[0]
    if program.process is None or program.process.poll() is not None:
        program.start()
    return program


@pytest.fixture
def sit(site, hall, new_page):
    """Return a function that opens a table on a phone of its own: by the QR of the mesa, or by a dupla's link."""

    def opened(mode, number, seat):
        page = new_page(**PHONE)
        page.goto(site.url + hall[1][mode][number][seat])
        if seat != "mesa":
            page.get_by_role("link", name=re.compile("Abrir o jogo")).tap()
        page.wait_for_url("**/mesa/**")
        return page

    return opened


def table_of(page):
    """Return the address of the table itself, whatever page of it is open."""
    return re.match(r".*/mesa/[^/]+/", page.url)[0]


def test_mao_of_one_phone_is_confirmed_once_on_the_other_though_the_network_is_lost(hall, site, sit):
    first, second = sit("confirm", 0, "A"), sit("confirm", 0, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.get_by_role("link", name="Ver", exact=True).tap()
    expect(second.get_by_role("button", name=CONFIRM)).to_be_visible()

    site.kill()
    second.get_by_role("button", name=CONFIRM).tap()
    says(second, "Sem rede: 1 guardada neste aparelho")
    expect(second.get_by_text("Conferência de 1 mão: guardada neste aparelho")).to_be_visible()
    assert violations(second) == []

    site.start()
    says(second, "Tudo enviado", seconds=40)
    expect(second.get_by_text("Confirmado.")).to_be_visible()
    assert violations(second) == []
    second.get_by_role("link", name="Voltar à mesa").tap()
    expect(second.locator("#mao")).to_be_visible()
    enter(second)
    expect(second.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    first.goto(table_of(first))
    first.get_by_role("button", name=CONFIRM).tap()
    expect(first.get_by_text("Confirmado.")).to_be_visible()
    says(first, "Tudo enviado")
    assert len(stored(table_of(first))) == 2


def test_phone_that_has_confirmed_is_called_to_the_next_mao(sit):
    first, second = sit("confirm", 3, "A"), sit("confirm", 3, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.goto(table_of(second))
    second.get_by_role("button", name=CONFIRM).tap()
    expect(second.get_by_text("Não há mão esperando a sua confirmação")).to_be_visible()

    first.goto(table_of(first))
    enter(first, A_table="47")

    expect(second.get_by_text("Há uma mão para a sua dupla ver")).to_be_visible()
    assert violations(second) == []
    second.get_by_role("link", name="Ver", exact=True).tap()
    expect(second.get_by_role("button", name=CONFIRM)).to_be_visible()


def test_contest_waits_for_the_network_and_reaches_the_other_phone(hall, site, sit):
    first, second = sit("confirm", 1, "A"), sit("confirm", 1, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.get_by_role("link", name="Ver", exact=True).tap()
    second.get_by_role("link", name="A mão 1 não confere").tap()
    second.get_by_label("O que não confere?").fill("A canastra era suja")
    assert violations(second) == []

    site.kill()
    second.get_by_role("button", name="Não confere: avisar").tap()
    says(second, "Sem rede: 1 guardada neste aparelho")

    site.start()
    says(second, "Tudo enviado", seconds=40)
    expect(second.get_by_text("as duplas não anotaram o mesmo")).to_be_visible()
    first.goto(table_of(first))
    expect(first.get_by_text("A canastra era suja").first).to_be_visible()


def test_confirmation_of_what_changed_meanwhile_waits_for_a_person(sit):
    first, second = sit("confirm", 2, "A"), sit("confirm", 2, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.goto(table_of(second) + "conferir/")
    first.get_by_role("link", name="Corrigir esta mão").tap()
    first.locator('[name="A-table"]').fill("47")
    first.locator('[name="reason"]').fill("contada de novo")
    first.locator(".mao-send").click()
    expect(first.get_by_text("Mão 1 da partida 1 corrigida")).to_be_visible()

    second.get_by_role("button", name=CONFIRM).tap()
    expect(second.get_by_text("A mão mudou enquanto você conferia")).to_be_visible()
    says(second, "1 precisa de você")
    second.get_by_role("button", name=CONFIRM).tap()
    expect(second.get_by_text("Confirmado.")).to_be_visible()
    says(second, "Tudo enviado")


def test_both_enter_apart_and_the_same_is_accepted(sit):
    first, second = sit("apart", 0, "A"), sit("apart", 0, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 enviada: falta a outra dupla")).to_be_visible()
    enter(second)

    expect(second.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert len(stored(table_of(first))) == 1


def test_both_enter_apart_differently_and_the_director_rules(hall, site, sit, new_page):
    first, second = sit("apart", 1, "A"), sit("apart", 1, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 enviada: falta a outra dupla")).to_be_visible()
    enter(second, A_table="47")
    expect(second.get_by_text("as duplas não anotaram o mesmo")).to_be_visible()
    assert stored(table_of(first)) == []

    desk, row = new_page(**DESKTOP), hall[1]["apart"][1]
    sign_in(desk, site)
    desk.goto(site.url + row["desk"].partition("confrontos/")[0] + "mesas/")
    expect(desk.get_by_text("as duplas discordam")).to_be_visible()
    desk.goto(site.url + row["desk"])
    assert desk.locator(".conflict .differs td").all_inner_texts() == ["48", "47"]
    assert violations(desk) == []
    form = desk.locator('form:has([name="acao"][value="decidir"])')
    form.locator('label:has([name="winner"][value="B"])').click()
    form.locator('[name="reason"]').fill("conferi na mesa")
    form.get_by_role("button", name="Decidir").click()
    expect(desk.locator(".conflict")).to_have_count(0)
    assert stored(table_of(first)) == ["1.1 v1: A=870 B=210"]


def test_mao_pending_on_the_old_phone_meets_the_one_of_who_took_the_mesa_over(site, sit):
    old = sit("scorer", 0, "mesa")
    address = table_of(old)
    site.kill()
    enter(old)
    says(old, "Sem rede: 1 guardada neste aparelho")
    old.goto("about:blank")
    site.start()
    new = sit("scorer", 0, "mesa")
    new.get_by_role("button", name="Assumir a mesa neste aparelho").tap()
    new.wait_for_selector("#mao")

    old.goto(address)
    says(old, "1 guardada neste aparelho, falta enviar")
    assert stored(address) == []
    enter(new, A_table="47")
    expect(new.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    old.get_by_role("button", name="Assumir a mesa neste aparelho").tap()
    says(old, "1 precisa de você")
    old.get_by_role("button", name="Ver", exact=True).tap()
    old.get_by_role("button", name="Ver e corrigir").tap()
    expect(old.locator(".conflict")).to_be_visible()
    assert stored(address) == ["1.1 v1: A=870 B=210"]
