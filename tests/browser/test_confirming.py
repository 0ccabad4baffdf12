"""What the other dupla confirms: what it has seen, each contested mão by itself, and nothing that was taken back."""

import pytest
from playwright.sync_api import expect

from tests.chromium import violations
from tests.scoring.pages import at
from tests.scoring.two_duplas import contest, opened, record, states

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SMALL = {"width": 360, "height": 612}
ALL_RIGHT = "As 2 mãos estão certas"


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
