"""The score above the form counts what the phone keeps, and says how much of it has not been sent."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import heard, says, send, type_in
from tests.chromium import violations
from tests.scoring.pages import at
from tests.scoring.two_duplas import opened, record

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


def enter(phone):
    type_in(phone)  # as soon as the fields take it
    send(phone)


def shows(phone, *points):
    expect(phone.locator("#placar .placar-points .score")).to_have_text(list(points))


def test_score_counts_what_is_kept_until_the_server_has_it(phone, live_server):
    jogo = opened("scorer", target=9000)
    record(jogo, 100, 50, side="")
    phone.goto(live_server.url + at(jogo))
    phone.wait_for_load_state()
    place, kept = phone.locator("#placar [data-vez]"), phone.locator("#placar [data-por-enviar]")
    expect(kept).to_be_hidden()
    phone.route("**/mesa/**", lambda route: route.abort())
    for number, points in ((3, ("980", "260")), (4, ("1.860", "470"))):  # 100 and 50, and twice 880 and 210
        enter(phone)
        expect(place).to_have_text(f"Partida 1 · mão {number}")
        shows(phone, *points)

    assert phone.locator("[data-running] [data-before]").all_inner_texts() == ["1.860", "470"]
    expect(kept).to_have_text("2 por enviar")
    expect(phone.locator("#folha > summary")).to_contain_text("2 por enviar")
    assert violations(phone) == []
    phone.get_by_role("button", name="Desfazer").first.tap()
    expect(kept).to_have_text("3 por enviar")  # that it is taken back is to be sent too
    expect(place).to_have_text("Partida 1 · mão 3")
    shows(phone, "980", "260")

    phone.unroute_all()
    heard(phone)
    says(phone, "Tudo enviado", seconds=40)
    expect(kept).to_be_hidden()
    expect(place).to_have_text("Partida 1 · mão 3")
    shows(phone, "980", "260")


def test_score_forgets_what_is_not_to_be_sent(phone, live_server):
    jogo = opened("scorer", target=9000)
    phone.goto(live_server.url + at(jogo))
    phone.route("**/mesa/**", lambda route: route.abort())
    enter(phone)
    expect(phone.locator("#placar [data-vez]")).to_have_text("Partida 1 · mão 2")
    record(jogo, 100, 50, side="")  # another phone was quicker
    phone.unroute_all()
    phone.get_by_role("button", name="Ver", exact=True).tap()
    phone.get_by_role("button", name="Não enviar").tap()

    expect(phone.locator("#placar [data-vez]")).to_have_text("Partida 1 · mão 2")
    expect(phone.locator("#placar [data-lado='A']")).to_have_text("100")
    expect(phone.locator("#placar [data-por-enviar]")).to_be_hidden()


def test_site_that_does_not_answer_is_not_called_no_internet(phone, live_server):
    phone.goto(live_server.url + at(opened("scorer", target=9000)))
    phone.wait_for_load_state()
    phone.route("**/mesa/**", lambda route: route.abort())  # the site is down, the Wi-Fi is fine
    enter(phone)
    says(phone, "Sem resposta do site: 1 guardada neste celular")

    phone.context.set_offline(True)
    says(phone, "Sem internet: 1 guardada neste celular")
    phone.context.set_offline(False)
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    expect(phone.locator("main")).not_to_contain_text("internet voltar")
