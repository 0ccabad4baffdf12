"""Both duplas enter a mão separately, one without a server: both versions are stored and compared afterwards."""

import pytest
from playwright.sync_api import expect

from tests.browser.events import table_of
from tests.browser.form import enter, says
from tests.browser.opened import stored
from tests.chromium import violations

pytestmark = pytest.mark.browser
DIFFERS = "as duas duplas não anotaram o mesmo"


def entered(host, first, second, number, **answers):
    """Let one dupla send a mão and the other enter it while the server is down, until the server is back."""
    enter(first)
    expect(first.get_by_text(f"Mão {number} enviada: falta a outra dupla")).to_be_visible()
    host.kill()
    enter(second, **answers)
    says(second, "Sem resposta do site: 1 guardada neste celular")
    expect(second.get_by_text(f"Mão {number}: guardada neste celular, ainda não enviada")).to_be_visible()
    expect(second.locator(".mao-send")).to_have_text(f"Gravar mão {number + 1}")
    assert violations(second) == []
    host.start()
    says(second, "Tudo enviado", seconds=40)


def test_mao_that_waited_for_the_server_is_accepted_or_shown_beside_the_other_where_it_differs(host, sit):
    first, second = sit("apart", 2, "A"), sit("apart", 2, "B")
    entered(host, first, second, 1)

    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210"]
    for phone in (first, second):
        phone.goto(table_of(phone))
        expect(phone.locator(".placar-where")).to_contain_text("mão 2")
        expect(phone.get_by_text("falta a outra dupla")).to_have_count(0)
        expect(phone.get_by_text(DIFFERS)).to_have_count(0)
        expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")

    entered(host, first, second, 2, A_table="47")

    assert len(stored(table_of(first))) == 1
    for phone in (first, second):
        phone.goto(table_of(phone))
        expect(phone.get_by_text(f"Partida 1, mão 2: {DIFFERS}")).to_be_visible()
        assert phone.locator(".conflict .differs td").all_inner_texts() == ["48", "47"]
        assert violations(phone) == []
    second.get_by_role("link", name="Mudar o que enviamos").tap()
    second.locator('[name="A-table"]').fill("48")
    second.locator(".mao-send").click()
    expect(second.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    assert stored(table_of(first)) == ["1.1 v1: A=880 B=210", "1.2 v1: A=880 B=210"]
