"""Entries without a network: the tests kill the real server and close the real browser."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.desk import sign_in
from tests.browser.events import desk_of, takes_the_mesa
from tests.browser.form import enter, says, send
from tests.browser.opened import TABLE, stored
from tests.browser.tapping import WORKED, write_mao
from tests.browser.tapping import send as tap_send
from tests.browser.weak_network import BUSY, PORTAL, network
from tests.chromium import HALL, PHONE, violations

# The page loads the script that saves the file after some seconds.
SELDOM_NEEDED = (
    "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('outbox-change'))"
)
pytestmark = pytest.mark.browser

NAMES = (
    "closed",
    "plain",
    "tabs",
    "refused",
    "lost",
    "ended",
    "cards",
    "desk",
    "worker",
    "nothing",
    "reasons",
)


@pytest.fixture(scope="module")
def hall(serve):
    """A program that the tests kill and restart, and the URLs of its tables by name."""
    return serve(dict.fromkeys(NAMES, TABLE))


@pytest.fixture
def table(hall):
    """Return the URL of a table by name, with the program running."""
    program, tables = hall
    program.start()
    return tables.__getitem__


@pytest.mark.parametrize("name", ["closed", "plain"])
def test_maos_entered_without_a_server_survive_a_closed_browser(hall, table, device, name):
    address = table(name)
    opened = address.replace("127.0.0.1", HALL) if name == "plain" else address
    program = hall[0]
    phone = device(kept=True).pages[0]
    phone.goto(opened)
    has = "[isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator]"
    assert phone.evaluate(has) == [name == "closed"] * 3
    says(phone, "Tudo enviado")

    send(phone)  # an accidental tap on the empty form adds no mão
    expect(phone.locator("[data-faltam]")).to_be_visible()
    says(phone, "Tudo enviado")
    program.kill(really=name == "closed")
    enter(phone)
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 2")
    assert phone.locator("[data-before]").all_inner_texts() == ["880", "210"]
    assert phone.locator('[name="A-table"]').input_value() == ""
    enter(phone, A_table="47")
    says(phone, "Sem resposta do site: 2 guardadas neste celular")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")
    assert violations(phone) == []
    phone.context.close()

    program.start()
    phone = device(kept=True).pages[0]
    phone.goto(opened)
    says(phone, "Tudo enviado")
    expect(phone.locator(".placar-where")).to_contain_text("mão 3")
    expect(phone.locator(".mao-send")).to_have_text("Gravar mão 3")
    assert stored(address) == ["1.1 v1: A=880 B=210", "1.2 v1: A=870 B=210"]


def test_two_tabs_send_each_mao_once(hall, table, device):
    address, program = table("tabs"), hall[0]
    context = device()
    first, second = context.pages[0], context.new_page()
    first.goto(address)
    second.goto(address)
    program.kill()
    first.bring_to_front()
    enter(first)
    says(first, "Sem resposta do site: 1 guardada neste celular")
    expect(second.locator(".mao-send")).to_have_text("Gravar mão 2")
    second.bring_to_front()
    enter(second, A_table="47")
    says(second, "Sem resposta do site: 2 guardadas neste celular")

    program.start()
    for page in (first, second):
        says(page, "Tudo enviado", seconds=40)
    assert stored(address) == ["1.1 v1: A=880 B=210", "1.2 v1: A=870 B=210"]


def asks_for_page(route):
    return route.request.method == "POST" and "hx-request" in route.request.headers


def test_refused_mao_waits_for_a_person_and_holds_up_those_behind_it(hall, table, device):
    address, program = table("refused"), hall[0]
    phone = device().pages[0]
    phone.goto(address)
    program.kill()
    enter(phone, A_table="105")
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    enter(phone)
    program.start()
    says(
        phone,
        "1 mão não foi aceita: toque para resolver · 1 guardada neste celular, falta enviar",
        seconds=40,
    )
    assert stored(address) == []

    card = phone.locator("#mesa .receipt")
    expect(card).to_contain_text("Não vai sozinha. Antes é preciso resolver o que não foi aceito: Mão 1")
    expect(card).to_contain_text("Nem o baralho inteiro tem tanto")
    expect(card.get_by_text("Vai sozinha assim que o site responder")).to_be_hidden()
    phone.get_by_role("button", name="Ver", exact=True).tap()
    expect(phone.locator("[data-entradas] li").last).to_contain_text(
        "Espera: antes é preciso resolver a que não foi aceita."
    )
    assert violations(phone) == []
    lost = iter([True])  # the first response is lost, so the page repeats its request
    phone.route(
        "**/mesa/**",
        lambda route: route.abort() if asks_for_page(route) and next(lost, False) else route.fallback(),
    )
    card.get_by_role("button", name="Ver e corrigir").tap()
    expect(phone.locator("[id='id_A-table_error']")).to_contain_text("Nem o baralho inteiro tem tanto")
    assert phone.locator('[name="A-table"]').input_value() == "105"
    phone.locator('[name="A-table"]').fill("46")
    send(phone)

    says(phone, "Tudo enviado")
    assert stored(address) == ["1.1 v1: A=860 B=210", "1.2 v1: A=880 B=210"]


def test_answer_that_gets_lost_counts_once(hall, table, device):
    address, program = table("lost"), hall[0]
    with network(program.port) as between:
        phone = device().pages[0]
        phone.goto(address.replace(program.url, between.url))
        for mode, said in (
            ("lost", "Sem resposta do site: 1 guardada neste celular"),
            (PORTAL, "Sem resposta do site: 1 guardada neste celular"),
            (BUSY, "1 guardada neste celular, falta enviar"),
        ):
            between.mode = mode
            if mode == "lost":
                enter(phone)
            else:
                phone.get_by_role("button", name="Enviar tudo de novo").tap()
            says(phone, said)
            if mode == "lost":
                phone.get_by_role("button", name="Ver", exact=True).tap()
        assert len(stored(address)) == 1  # only the response was lost
        between.mode = "slow"
        phone.get_by_role("button", name="Enviar tudo de novo").tap()
        says(phone, "Enviando 1")
        between.mode = "open"
        says(phone, "Tudo enviado")
        phone.wait_for_url("**recibo=*")
        phone.goto("about:blank")

    assert len(stored(address)) == 1


def test_cards_that_cannot_be_checked_are_kept_all_the_same(hall, table, device):
    address, program = table("cards"), hall[0]
    phone = device(kept=True).pages[0]
    phone.goto(f"{address}cartas/")
    write_mao(phone, WORKED["002-01"]["facts_cards"])
    program.kill()
    tap_send(phone, "conferir")
    phone.get_by_role("button", name="Guardar e seguir").tap()
    says(phone, "Sem resposta do site: 1 guardada neste celular")
    expect(phone.locator(".mao-title")).to_have_text("Mão 2, carta por carta")
    expect(phone.locator('[data-combinacoes="A"] .carta')).to_have_count(0)
    phone.context.close()

    program.start()
    phone = device(kept=True).pages[0]
    phone.goto(address)
    says(phone, "Tudo enviado")
    totals = WORKED["002-01"]["expected"]["totals"]
    assert stored(address) == [f"1.1 v1: A={totals['A']} B={totals['B']}"]


def test_export_is_brought_to_the_desk_once(host, events, device, desktop):
    program, tournament = host, desk_of(host, events[1]["scorer"][0])
    sign_in(desktop, program)
    desktop.goto(f"{tournament}mesas/?vista=lista")
    played = desktop.locator('#monitor a[href*="/mesa/"]').first.get_attribute("href")
    phone = device().pages[0]
    phone.goto(urljoin(program.url, played))
    before = len(stored(phone.url))
    phone.wait_for_function(SELDOM_NEEDED)
    program.kill()
    enter(phone)
    phone.get_by_role("button", name="Ver", exact=True).tap()
    phone.get_by_role("button", name="Salvar o que falta enviar").tap()
    expect(phone.get_by_role("link", name="Salvar o arquivo")).to_be_visible()
    export = phone.locator("[data-texto][readonly]").input_value()
    with phone.expect_download() as saved:
        phone.get_by_role("link", name="Salvar o arquivo").tap()
    assert saved.value.path().read_text() == export
    opened, context = phone.url, phone.context
    phone.goto("about:blank")

    program.start()
    for said in ("Gravada: recibo", "Já estava gravada"):
        desktop.goto(f"{tournament}pendencias/")
        desktop.locator("[name=text]").fill(export)
        desktop.get_by_role("button", name="Trazer para o torneio").click()
        expect(desktop.locator("#trazidas + ol")).to_contain_text(said)
    assert len(stored(opened)) == before + 1
    phone = context.new_page()
    phone.goto(opened)
    says(phone, "Tudo enviado")
    assert len(stored(opened)) == before + 1


def test_next_mao_after_the_limit_is_the_first_of_the_next_partida(hall, table, device):
    program = hall[0]
    phone = device().pages[0]
    phone.goto(table("ended"))
    phone.locator("#mao").evaluate("form => form.dataset.limite = 880")
    program.kill()
    enter(phone)

    expect(phone.locator("[data-acabou]")).to_be_visible()
    assert phone.locator('[name="partida"]').input_value() == "2"
    assert phone.locator("[data-before]").all_inner_texts() == ["0", "0"]


def test_mao_of_a_phone_that_lost_the_mesa_waits_until_it_takes_it_back(hall, table, device, new_page):
    address = table("desk")
    phone, other = device().pages[0], new_page(**PHONE)
    phone.goto(address)
    other.goto(address)
    takes_the_mesa(other)
    lost = iter([True])  # the first response is lost; the next one updates the page
    phone.route(address, lambda route: route.abort() if next(lost, False) else route.fallback())
    enter(phone)
    says(phone, "1 guardada neste celular, falta enviar")
    assert stored(address) == []

    phone.get_by_role("button", name="Anotar neste celular").tap()
    says(phone, "Tudo enviado")
    assert stored(address) == ["1.1 v1: A=880 B=210"]


def test_browser_that_keeps_nothing_says_so_and_still_sends(hall, table, new_page):
    address = table("worker")
    page = new_page(**PHONE)
    page.add_init_script("indexedDB.open = () => { throw new Error('not allowed'); }")
    page.goto(address)
    says(page, "Este celular não guarda nada: fique na página até ver que foi gravada")
    enter(page)
    page.wait_for_url("**recibo=*")

    assert stored(address) == ["1.1 v1: A=880 B=210"]


def test_browser_that_keeps_nothing_sends_again_what_got_no_answer(hall, table, new_page):
    program, address = hall[0], table("nothing")
    with network(program.port) as between:
        page = new_page(**PHONE)
        page.add_init_script("indexedDB.open = () => { throw new Error('not allowed'); }")
        page.goto(between.url + address.removeprefix(program.url))
        between.mode = "lost"
        enter(page)
        expect(page.locator("#sem-rede")).to_be_visible()
        between.mode = "open"
        page.wait_for_url("**recibo=*")

    assert len(between.arrived) > 1
    assert stored(address) == ["1.1 v1: A=880 B=210"]


def test_reasons_of_a_refused_mao_come_though_the_page_with_them_got_lost(table, phone):
    phone.goto(table("reasons"))
    lost = []

    def lose(route):
        drawn = route.request.method == "POST" and "hx-request" in route.request.headers
        if drawn and not lost:
            lost.append(route.request.url)
            return route.abort()
        return route.fallback()

    phone.route("**/mesa/**", lose)
    enter(phone, A_table="muitas")

    expect(phone.locator('[name="A-table"]')).to_be_focused()
    expect(phone.locator("#mao .field-error").first).to_be_visible()
    assert lost
