"""What the other dupla confirms: what it has seen, each contested mão by itself, and nothing that was taken back."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import enter, says
from tests.chromium import violations
from tests.scoring.pages import at
from tests.scoring.two_duplas import contest, correct, opened, record, states, take_back

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


SMALL = {"width": 360, "height": 612}
ALL_RIGHT = "As 2 mãos estão certas"
UNDONE = "A mão foi desfeita: não há o que confirmar."


def test_maos_are_confirmed_once_the_last_one_is_in_sight_and_the_contested_one_by_itself(phone, live_server):
    jogo = opened("confirm", target=9000)
    contest(jogo, record(jogo), reason="são 40 cartas, não 50")
    record(jogo)
    record(jogo)
    phone.set_viewport_size(SMALL)
    phone.goto(live_server.url + at(jogo, "B", "check"))
    right = phone.get_by_role("button", name=ALL_RIGHT)

    expect(phone.get_by_text("desça até o fim")).to_be_visible()
    expect(right).to_be_disabled()
    expect(right).to_be_in_viewport(ratio=1)
    assert violations(phone) == []
    phone.locator("[data-fim]").nth(1).scroll_into_view_if_needed()
    phone.mouse.wheel(0, 200)  # out from under the bar
    expect(right).to_be_enabled()
    expect(phone.get_by_text("desça até o fim")).to_be_hidden()
    right.tap()

    expect(phone.get_by_text("Confirmado. Falta o que está aqui embaixo.")).to_be_visible()
    assert states(jogo) == ["divergent", "confirmed", "confirmed"]
    expect(phone.get_by_text("são 40 cartas, não 50")).to_be_visible()
    phone.get_by_role("button", name="Agora a mão 1 está certa").tap()
    expect(phone.get_by_text("Confirmado.", exact=True)).to_be_visible()
    assert states(jogo) == ["confirmed"] * 3


def test_mao_that_comes_while_others_are_checked_has_to_be_seen_too(phone, live_server):
    jogo = opened("confirm", target=9000)
    record(jogo)
    phone.set_viewport_size(SMALL)
    phone.goto(live_server.url + at(jogo, "B", "check"))
    expect(phone.get_by_role("button", name="Está certo")).to_be_enabled()

    record(jogo)

    right = phone.get_by_role("button", name=ALL_RIGHT)
    right.wait_for()
    phone.wait_for_timeout(2_000)  # longer than a finger that was on its way is waited for
    expect(right).to_be_disabled()
    phone.keyboard.press("End")
    expect(right).to_be_enabled()


def cut(phone):
    """Let the network of a phone carry nothing that is sent."""
    phone.route("**/mesa/**", lambda route: route.abort())


def test_confirmation_of_what_was_taken_back_says_so_and_holds_nothing_up(phone, live_server):
    jogo = opened("confirm")
    mao = record(jogo)
    phone.goto(live_server.url + at(jogo, "B", "check"))
    phone.wait_for_load_state()
    cut(phone)
    take_back(jogo, mao)
    phone.get_by_role("button", name="Está certo").tap()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    phone.unroute_all()

    expect(phone.locator("#mesa .alert-bad")).to_have_text(UNDONE)
    says(phone, "Tudo enviado")
    expect(phone.get_by_text("não há o que corrigir")).to_have_count(0)
    record(jogo)  # the page goes on to it by itself
    phone.get_by_role("button", name="Está certo").tap()
    expect(phone.get_by_text("Confirmado.", exact=True)).to_be_visible()
    assert states(jogo) == ["confirmed"]


def test_word_about_what_changed_is_told_on_any_page_and_lets_a_mao_pass(phone, live_server):
    jogo = opened("confirm")
    record(jogo)
    phone.goto(live_server.url + at(jogo, "B", "check"))
    phone.wait_for_load_state()
    cut(phone)
    correct(jogo, 710, -110)
    phone.get_by_role("button", name="Está certo").tap()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    phone.unroute_all()
    phone.goto(live_server.url + at(jogo, "B", mesa="1"))

    says(phone, "1 conferência não vale mais: toque para ver")
    enter(phone)
    expect(phone.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    phone.get_by_role("button", name="Ver", exact=True).tap()
    expect(phone.get_by_text("A mão mudou depois disso: confira de novo.")).to_be_visible()
    assert violations(phone) == []
    phone.get_by_role("button", name="Entendi").tap()
    says(phone, "Tudo enviado")


def test_contest_that_has_to_be_mended_holds_no_mao_up(phone, live_server):
    jogo = opened("confirm")
    record(jogo)
    phone.goto(live_server.url + at(jogo, "B", "contest", 1, 1, lado="B"))
    phone.wait_for_load_state()
    cut(phone)
    phone.locator("summary", has_text="Pôr os números certos").tap()
    phone.locator('[name="A-table"]').fill("105")
    phone.get_by_role("button", name="Não confere: avisar").tap()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    phone.unroute_all()
    phone.goto(live_server.url + at(jogo, "B", mesa="1"))

    says(phone, "1 aviso não foi aceito: toque para resolver")
    enter(phone)
    expect(phone.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
