"""Both duplas enter a mão separately, one without a server: both versions are stored and compared afterwards."""

import pytest
from playwright.sync_api import expect

from tests.browser.events import table_of
from tests.browser.form import enter, says
from tests.browser.opened import stored
from tests.chromium import violations

pytestmark = pytest.mark.browser
SENT = "Mão 1 enviada: falta a outra dupla"
DIFFERS = "Partida 1, mão 1: as duas duplas não anotaram o mesmo"


def entered(host, sit, number, **answers):
    """Let one dupla send the first mão and the other enter it while the server is down.

    Returns both phones, after the restart of the server.
    """
    first, second = sit("apart", number, "A"), sit("apart", number, "B")
    enter(first)
    expect(first.get_by_text(SENT)).to_be_visible()
    host.kill()
    enter(second, **answers)
    says(second, "Sem resposta do site: 1 guardada neste celular")
    expect(second.get_by_text("Mão 1: guardada neste celular, ainda não enviada")).to_be_visible()
    expect(second.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert violations(second) == []
    host.start()
    says(second, "Tudo enviado", seconds=40)
    return first, second


def test_mao_that_waited_for_the_server_is_accepted_where_it_is_the_same(host, sit):
    first, second = entered(host, sit, 2)

    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210"]
    for phone in (first, second):
        phone.goto(table_of(phone))
        expect(phone.locator(".placar-where")).to_contain_text("mão 2")
        expect(phone.get_by_text(SENT)).to_have_count(0)
        expect(phone.get_by_text(DIFFERS)).to_have_count(0)
        expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")


def test_mao_that_waited_for_the_server_is_shown_beside_the_other_where_it_differs(host, sit):
    first, second = entered(host, sit, 3, A_table="47")

    assert stored(table_of(first)) == []
    for phone in (first, second):
        phone.goto(table_of(phone))
        expect(phone.get_by_text(DIFFERS)).to_be_visible()
        assert phone.locator(".conflict .differs td").all_inner_texts() == ["48", "47"]
        assert violations(phone) == []
    second.get_by_role("link", name="Mudar o que enviamos").tap()
    second.locator('[name="A-table"]').fill("48")
    second.locator(".mao-send").click()
    expect(second.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210"]
