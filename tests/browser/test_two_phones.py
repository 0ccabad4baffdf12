"""Two duplas with two phones and a server that is killed: confirm, contest, enter separately, take over the mesa."""

import pytest
from playwright.sync_api import expect

from tests.browser.desk import sign_in
from tests.browser.events import table_of, takes_the_mesa
from tests.browser.form import corrected, enter, says
from tests.browser.opened import stored
from tests.chromium import DESKTOP, violations

pytestmark = pytest.mark.browser

CONFIRM = "Está certo"


def test_mao_of_one_phone_is_confirmed_once_on_the_other_which_is_called_to_the_next_one(host, sit):
    first, second = sit("confirm", 0, "A"), sit("confirm", 0, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.get_by_role("link", name="Ver", exact=True).tap()
    expect(second.get_by_role("button", name=CONFIRM)).to_be_visible()
    second.wait_for_load_state()  # including scripts

    host.kill()
    second.get_by_role("button", name=CONFIRM).tap()
    says(second, "Sem resposta do site: 1 guardada neste celular")
    expect(second.get_by_text("Conferência da mão 1: guardada neste celular")).to_be_visible()
    assert violations(second) == []

    host.start()
    says(second, "Tudo enviado", seconds=40)
    expect(second.get_by_text("Confirmado.")).to_be_visible()
    assert violations(second) == []
    second.get_by_role("link", name="Voltar à mesa").tap()
    expect(second.locator("#mao")).to_be_visible()
    enter(second)
    expect(second.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    first.goto(table_of(first))
    first.get_by_role("button", name=CONFIRM).tap()
    expect(first.get_by_text("Não tem mão para vocês conferirem agora")).to_be_visible()
    says(first, "Tudo enviado")
    assert len(stored(table_of(first))) == 2

    second.goto(table_of(second))
    enter(second, A_table="47")

    first.set_viewport_size({"width": 360, "height": 612})
    expect(first.get_by_text("Confirmado. Falta o que está aqui embaixo.")).to_be_visible()
    expect(first.get_by_text("Não tem mão para vocês conferirem")).to_have_count(0)
    assert violations(first) == []
    expect(first.get_by_role("button", name=CONFIRM)).to_be_in_viewport(ratio=1)
    right, wrong = first.get_by_role("button", name=CONFIRM), first.get_by_role("link", name="não confere")
    assert first.evaluate("scrollY") == 0
    assert right.bounding_box()["y"] < wrong.bounding_box()["y"]


def test_contest_waits_for_the_network_and_reaches_the_other_phone(host, sit):
    first, second = sit("confirm", 1, "A"), sit("confirm", 1, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.get_by_role("link", name="Ver", exact=True).tap()
    second.get_by_role("link", name="A mão 1 não confere").tap()
    second.get_by_label("O que não confere?").fill("A canastra era suja")
    assert violations(second) == []

    host.kill()
    second.get_by_role("button", name="Não confere: avisar").tap()
    says(second, "Sem resposta do site: 1 guardada neste celular")

    host.start()
    says(second, "Tudo enviado", seconds=40)
    expect(second.get_by_text("diz que não confere")).to_be_visible()
    first.goto(table_of(first))
    first.locator("summary", has_text="diz que não confere").tap()
    expect(first.get_by_text("A canastra era suja").first).to_be_visible()


def test_confirmation_of_what_changed_meanwhile_waits_for_a_person(sit):
    first, second = sit("confirm", 2, "A"), sit("confirm", 2, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.goto(table_of(second) + "conferir/")
    second.route("**/placar/?*", lambda news: news.abort())  # the polls for updates fail
    corrected(first)

    second.get_by_role("button", name=CONFIRM).tap()
    expect(second.get_by_text("A mão mudou enquanto você conferia")).to_be_visible()
    says(second, "Tudo enviado")  # the word counts no more, and holds nothing up
    # The sentence has moved the end of the mão out of sight. A key would scroll on while the button is tapped.
    second.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(second.get_by_role("button", name=CONFIRM)).to_be_enabled()
    second.get_by_role("button", name=CONFIRM).tap()
    expect(second.get_by_text("Confirmado.")).to_be_visible()
    says(second, "Tudo enviado")


def test_both_enter_apart_the_same_is_accepted_and_the_director_rules_where_it_differs(
    events, host, sit, new_page
):
    first, second = sit("apart", 1, "A"), sit("apart", 1, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 enviada: falta a outra dupla")).to_be_visible()
    enter(second)
    expect(second.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210"]

    expect(first.locator(".mao-send")).to_have_text("Gravar mão 2")
    enter(first)
    expect(first.get_by_text("Mão 2 enviada: falta a outra dupla")).to_be_visible()
    enter(second, A_table="47")
    expect(second.get_by_text("as duas duplas não anotaram o mesmo")).to_be_visible()
    assert len(stored(table_of(first))) == 1

    desk, row = new_page(**DESKTOP), events[1]["apart"][1]
    sign_in(desk, host)
    desk.goto(host.url + row["desk"].partition("confrontos/")[0] + "mesas/?vista=lista")
    expect(desk.get_by_text("as duplas discordam")).to_be_visible()
    desk.goto(host.url + row["desk"])
    assert desk.locator(".conflict .differs td").all_inner_texts() == ["48", "47"]
    assert violations(desk) == []
    form = desk.locator('form:has([name="acao"][value="decidir"])')
    form.locator('label:has([name="winner"][value="B"])').click()
    form.locator('[name="reason"]').fill("conferi na mesa")
    form.get_by_role("button", name="Decidir").click()
    expect(desk.locator(".conflict")).to_have_count(0)
    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210", "1.2 v1: A=870 B=210"]


def test_mao_pending_on_the_old_phone_meets_the_one_of_who_took_the_mesa_over(host, sit):
    old = sit("scorer", 0, "mesa")
    address = table_of(old)
    host.kill()
    enter(old)
    says(old, "Sem resposta do site: 1 guardada neste celular")
    old.goto("about:blank")
    host.start()
    new = sit("scorer", 0, "mesa")
    takes_the_mesa(new)

    old.goto(address)
    says(old, "1 guardada neste celular, falta enviar")
    assert stored(address) == []
    enter(new, A_table="47")
    expect(new.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    old.get_by_role("button", name="Anotar neste celular").tap()
    says(old, "1 mão não foi aceita: toque para resolver")
    old.get_by_role("button", name="Ver", exact=True).tap()
    old.get_by_role("button", name="Ver e corrigir").tap()
    expect(old.locator(".conflict")).to_be_visible()
    assert stored(address) == ["1.1 v1: A=870 B=210"]


def test_mesa_says_once_which_dupla_writes(sit):
    mesa = sit("confirm", 2, "mesa")
    before = len(stored(table_of(mesa)))
    mesa.locator(".writer label").first.tap()
    writer = mesa.locator("#dupla-A")
    enter(mesa)
    expect(mesa.get_by_text(f"Mão {before + 1} da partida 1 gravada")).to_be_visible()
    expect(writer).to_be_checked()
    assert violations(mesa) == []
    enter(mesa, A_table="47")
    expect(mesa.get_by_text(f"Mão {before + 2} da partida 1 gravada")).to_be_visible()
    expect(writer).to_be_checked()
