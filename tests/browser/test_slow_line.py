"""Stories at a table with delayed responses, or with one of 33 responses lost: the result is the same.

`LINES=all` plays each story on each line. Other files play the stories without a delay; `LINE=900ms` plays all their
tests over one of the lines.
"""

import os
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.browser.events import seated, table_of, takes_the_mesa
from tests.browser.form import enter, fill, says
from tests.browser.opened import stored
from tests.browser.weak_network import LINES, PATIENCE, network
from tests.scoring.pages import at
from tests.scoring.two_duplas import opened, record

pytestmark = pytest.mark.browser

STORED, CONFIRM = "Mão 1 da partida 1 gravada", "Está certo"


LOST = "the mão that is corrected and confirmed while one of thirty-three answers is lost"


def over(*lines, later):
    """Parametrize a story with these lines, and with the later ones in `make proof`."""
    left = [pytest.param(line, marks=pytest.mark.proof(LOST)) for line in later]
    named = LINES if os.environ.get("LINES") == "all" else [*lines, *left]
    return pytest.mark.parametrize("line", named, indirect=True)


@pytest.fixture
def line(request, host):
    """A line to the program of the events, and the number of the mesa reserved for it."""
    delay, lose = LINES[request.param]
    expect.set_options(timeout=PATIENCE)
    with network(host.port, delay, lose) as between:
        yield between, list(LINES).index(request.param)
    expect.set_options(timeout=5_000)


@pytest.fixture
def sit(line, events, new_page):
    """Return a function that opens a table on a new phone over the line, with a service worker: mode, seat."""
    between, number = line

    def sit_down(mode, seat):
        def page(**options):
            opened = new_page(service_workers="allow", **options)
            opened.set_default_timeout(PATIENCE)
            return opened

        return seated(page, between.url + events[1][mode][number][seat], seat)

    return sit_down


# Whether the service worker has cached the current page.
KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url === location.href) return true;
}"""


def kept(phone):
    """Wait until the phone has cached its table."""
    for _ in range(PATIENCE // 200):
        if phone.evaluate(KEPT):
            return phone
        phone.wait_for_timeout(200)
    raise AssertionError(phone.url)


@over("3-percent-lost", later=("900ms", "2500ms"))
def test_mao_is_corrected_and_the_other_dupla_confirms_what_it_is_called_to(sit):
    first, second = sit("confirm", "A"), kept(sit("confirm", "B"))
    enter(first)
    is_told(first, "Mão 1( da partida 1|:) gravada")
    first.goto(table_of(first) + "maos/1/1/")
    fill(first, A_table="47")
    first.locator('[name="reason"]').fill("contada de novo")
    first.locator(".mao-send").tap()
    is_told(first, "Mão 1 da partida 1 corrigida|mão 1 da partida 1: gravada")

    second.get_by_role("link", name="Ver", exact=True).tap()
    expect(second.get_by_text("+870")).to_be_visible()
    second.get_by_role("button", name=CONFIRM).tap()
    is_told(second, "Confirmado[.]|Conferência da mão [12]: gravada")
    second.get_by_role("link", name="Voltar à mesa").tap()
    # If the page was lost, its cached copy is displayed, which asks for the first mão until the response arrives.
    expect(second.locator("#mao [name=number]")).to_have_value("2")
    enter(second, A_table="46")
    is_told(second, "Mão 2( da partida 1|:) gravada")

    first.goto(table_of(first))  # a reload replaces the cached copy
    first.get_by_role("button", name=CONFIRM).tap()
    is_told(first, "Confirmado[.]|Conferência da mão [12]: gravada")
    says(first, "Tudo enviado", seconds=40)
    assert stored(table_of(first)) == ["1.1 v2: A=870 B=210", "1.2 v1: A=860 B=210"]


def is_told(phone, receipt):
    """Wait for a receipt: of the server, or the short one of the phone if only the page after it was lost."""
    expect(phone.locator("main")).to_contain_text(re.compile(receipt), use_inner_text=True)


@over(later=("900ms",))
def test_mesa_is_taken_over_with_one_tap_and_the_other_phone_sees_it_with_one(sit):
    old = kept(sit("scorer", "mesa"))
    takes_the_mesa(old)
    new = sit("scorer", "mesa")
    new.get_by_role("button", name="Anotar neste celular").tap()
    expect(new.locator("#mao")).to_be_visible()
    enter(new)
    expect(new.get_by_text(STORED)).to_be_visible()

    expect(old.get_by_text("Esta mesa passou para outro celular")).to_be_visible()
    old.get_by_role("link", name="Ver como ficou").tap()
    old.get_by_role("button", name="Anotar neste celular").tap()
    expect(old.locator(".mao-send")).to_have_text("Gravar mão 2")
    enter(old, A_table="47")
    expect(old.get_by_text("Mão 2 da partida 1 gravada")).to_be_visible()
    old.get_by_role("button", name="Desfazer").tap()
    expect(old.get_by_text("Mão desfeita")).to_be_visible()
    assert stored(table_of(old)) == ["1.1 v1: A=880 B=210"]


@over(later=("300ms", "900ms"))
def test_maos_kept_without_a_server_are_sent_over_the_line(host, sit):
    phone = kept(sit("apart", "A"))
    host.kill()
    enter(phone)
    says(phone, "Sem resposta do site: 1 guardada neste celular", seconds=40)
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    phone.reload()
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    enter(phone, A_table="47")
    says(phone, "Sem resposta do site: 2 guardadas neste celular", seconds=40)

    host.start()
    says(phone, "Tudo enviado", seconds=90)
    expect(phone.get_by_text(re.compile("Mão 1.* enviada"))).to_be_visible()
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")


OPENED = [
    ("scorer", "mesa", "table", ()),
    ("scorer", "mesa", "cards", ()),
    ("scorer", "mesa", "totals", ()),
    ("scorer", "mesa", "notes", ()),
    ("scorer", "mesa", "correct", (1, 1)),
    ("scorer", "mesa", "correct_cards", (1, 1)),
    ("confirm", "A", "table", ()),
    ("confirm", "B", "check", ()),
    ("confirm", "B", "contest", (1, 1)),
    ("apart", "A", "table", ()),
]


def open_until_it_comes(phone, address):
    """Open a page as a person would: again, where the browser does not ask again by itself."""
    for _ in range(4):
        with suppress(Error):
            phone.goto(address)
            return
        phone.wait_for_timeout(500)  # until the browser has said that nothing came
    raise AssertionError(address)


@pytest.mark.django_db(transaction=True)
def test_page_of_a_table_whose_first_answer_got_lost_is_the_only_phone_there(live_server, phone, complete):
    """Neither cookie nor page has come back: whoever opens it again is the first phone that the mesa has."""
    with network(live_server.thread.port) as between:
        site = f"http://{live_server.thread.host}:{between.server_address[1]}"
        for entry, seat, name, where in OPENED[:: 1 if complete else 5]:
            jogo = opened(entry, totals_allowed=True)
            if where or name == "check":
                record(jogo, side="A" if entry == "confirm" else "")
            between.pages = 1
            open_until_it_comes(phone, site + at(jogo, seat, name, *where))

            assert between.pages == 0
            expect(phone.locator("h1").first).to_be_attached()
            assert "em outro celular" not in phone.locator("main").inner_text(), name
            phone.context.clear_cookies()

        between.pages = 1
        table = site + at(opened("scorer"))
        open_until_it_comes(phone, table)
        enter(phone)
        expect(phone.get_by_text(STORED)).to_be_visible()
