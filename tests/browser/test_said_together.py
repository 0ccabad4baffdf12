"""What is left open, doubted, kept and stored is said once, and never against anything else."""

import pytest
from playwright.sync_api import expect

from scoring.models import Mao
from tests.browser.form import says, send, type_in
from tests.chromium import violations
from tests.scoring.alerts import complaints
from tests.scoring.pages import at
from tests.scoring.two_duplas import opened

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

# What a reader sees as told: the outermost of alerts, news and states, and the line at the top.
SEEN = """() => {
  const told = ".alert, .placar-news, [role=alert], [role=status], .envios-rascunho";
  const outermost = (one) => one.checkVisibility() && !one.parentElement.closest(told);
  return [...document.querySelectorAll(told)].filter(outermost).map((one) => one.innerText.trim()).filter(Boolean);
}"""


def agrees(phone):
    """Check that nothing on the page is said twice or against something else; return all of it."""
    said = phone.evaluate(SEEN)
    assert complaints(said) == (set(), []), said
    return " · ".join(said)


def test_open_questions_and_doubts_are_one_line_at_the_bar(phone, live_server):
    jogo = opened("scorer", target=9000)
    phone.goto(live_server.url + at(jogo))
    says(phone, "Tudo enviado")
    agrees(phone)
    send(phone)
    missing, place = phone.locator("[data-faltam]"), phone.locator("#placar [data-vez]")
    expect(missing).to_have_text("Faltam 6 respostas")  # both mortos are one question here
    expect(phone.locator('[name="A-table"]')).to_be_focused()
    assert violations(phone) == []
    agrees(phone)

    phone.locator('[name="A-table"]').fill("48")
    expect(missing).to_have_text("Faltam 5 respostas")
    type_in(phone, A_hand="0", A_table="20", A_dirty="0", A_clean="1")
    expect(missing).to_be_hidden()
    assert "não gravada ainda" in agrees(phone)
    assert not Mao.objects.exists()

    send(phone)
    sure = phone.get_by_role("button", name="Sim, é isso mesmo")
    expect(sure).to_be_visible()
    said = agrees(phone)
    assert "não gravada ainda" in said
    assert said.count("É isso mesmo?") == 1
    assert (place.inner_text(), "por enviar" in said) == ("Partida 1 · mão 1", False)
    assert violations(phone) == []
    sure.tap()
    expect(phone.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert sorted(Mao.objects.get().warnings) == ["hand_zero", "table_too_small", "too_few_cards"]
    agrees(phone)

    phone.route("**/mesa/**", lambda route: route.abort())
    type_in(phone)
    send(phone)
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    agrees(phone)
