"""Changes to a jogo by others reach an open page within one poll; events of other jogos do not."""

import re

import pytest
from playwright.sync_api import expect

from scoring import tokens
from scoring.lifecycle.open_close import walkover
from scoring.models import FOLLOW, MESA, SeatKey
from tests.browser.events import table_of
from tests.browser.form import corrected, enter, says
from tests.chromium import until, violations
from tests.scoring.pages import at
from tests.scoring.two_duplas import PHONE, opened, record

pytestmark = pytest.mark.browser
PORTAL = {"status": 200, "content_type": "text/html", "body": "<p>Aceite o Wi-Fi</p>"}
OF_A_DUPLA = pytest.param(
    "confirm", "B", marks=pytest.mark.proof("who writes and who only reads ask no more")
)


def hand_over(mesa):
    """Return the way to the mãos that wait for the other dupla, to which the phone is handed."""
    return mesa.get_by_role("link", name="Conferir", exact=True)


def test_mesa_asks_no_more_to_hand_the_phone_over_once_the_dupla_has_confirmed(sit):
    mesa, dupla = sit("confirm", 0, "mesa"), sit("confirm", 0, "B")
    mesa.locator(".writer label").first.tap()
    enter(mesa)
    expect(hand_over(mesa)).to_be_visible()

    dupla.get_by_role("link", name="Ver", exact=True).tap()
    dupla.get_by_role("button", name="Está certo").tap()
    expect(dupla.get_by_text("Confirmado.")).to_be_visible()

    expect(hand_over(mesa)).to_have_count(0)
    expect(mesa.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    assert violations(mesa) == []


def test_contest_reaches_the_mesa_and_the_page_where_it_is_checked(sit):
    mesa, dupla, other = sit("confirm", 1, "mesa"), sit("confirm", 1, "B"), sit("confirm", 1, "A")
    enter(mesa)
    expect(mesa.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    other.goto(table_of(other) + "conferir/")
    dupla.goto(table_of(dupla) + "conferir/")
    dupla.get_by_role("link", name="A mão 1 não confere").tap()
    dupla.get_by_label("O que não confere?").fill("A canastra era suja")
    dupla.get_by_role("button", name="Não confere: avisar").tap()

    mesa.locator("summary", has_text="diz que não confere").tap()
    expect(mesa.get_by_text("A canastra era suja").first).to_be_visible()
    expect(other.get_by_text("não bate").first).to_be_visible()


def test_mao_that_changes_under_the_eyes_is_shown_and_not_confirmed_by_a_finger_on_its_way(sit):
    first, second = sit("confirm", 2, "A"), sit("confirm", 2, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()
    second.goto(table_of(second) + "conferir/")
    expect(second.get_by_text("880", exact=True)).to_have_count(2)  # the points of the mão and of the partida
    corrected(first)

    second.locator("form [data-guarda]:disabled").wait_for()
    expect(second.get_by_text("870", exact=True)).to_have_count(2)
    second.get_by_role("button", name="Está certo").tap()  # as soon as the button is displayed
    expect(second.get_by_text("Confirmado.")).to_be_visible()


def test_news_whose_page_got_lost_are_asked_for_again(sit):
    mesa, dupla = sit("confirm", 3, "mesa"), sit("confirm", 3, "B")
    mesa.locator(".writer label").first.tap()
    enter(mesa)
    expect(hand_over(mesa)).to_be_visible()
    lost = []

    def lose(route):
        lost.append(route.request.url)
        route.abort() if len(lost) == 1 else route.fallback()

    mesa.route(re.compile("/mesa/[^/]+/([?].*)?$"), lose)
    dupla.get_by_role("link", name="Ver", exact=True).tap()
    dupla.get_by_role("button", name="Está certo").tap()
    expect(dupla.get_by_text("Confirmado.")).to_be_visible()

    expect(hand_over(mesa)).to_have_count(0)
    assert len(lost) > 1


def test_mao_that_is_stored_is_not_called_unsent_where_the_page_after_it_got_lost(sit):
    mesa = sit("scorer", 1, "mesa")
    page, lost = re.compile("/mesa/[^/]+/[?]recibo="), []

    def lose(route):
        lost.append(route.request.url)
        route.abort()

    mesa.route(page, lose)
    enter(mesa)

    expect(mesa.locator(".receipt")).to_contain_text("Mão 1: gravada", use_inner_text=True)
    until(mesa, lambda: len(lost) > 1)
    expect(mesa.locator("#sem-rede")).to_be_hidden()
    mesa.unroute(page)
    mesa.wait_for_url(page)
    expect(mesa.get_by_text("Mão 1 da partida 1 gravada")).to_be_visible()


def test_sums_of_a_form_somebody_types_into_follow_the_score(sit):
    first, second = sit("apart", 0, "A"), sit("apart", 0, "B")
    enter(first)
    expect(first.get_by_text("Mão 1 enviada: falta a outra dupla")).to_be_visible()
    first.locator('#mao [name="A-table"]').fill("10")
    enter(second)

    expect(first.locator('[data-before="880"]')).to_have_count(1)
    assert first.locator('#mao [name="A-table"]').input_value() == "10"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(("entry", "seat"), [("scorer", MESA), OF_A_DUPLA, ("scorer", FOLLOW)])
def test_page_of_a_jogo_that_is_over_asks_no_more(phone, live_server, entry, seat):
    jogo = opened(entry)
    if seat == FOLLOW:
        SeatKey.objects.create(jogo=jogo, seat=FOLLOW, **tokens.fresh())
    phone.goto(live_server.url + at(jogo, seat))
    walkover(jogo=jogo, winner="A", reason="Não vieram.", source=PHONE)
    expect(phone.get_by_text("Jogo encerrado").first).to_be_visible()
    phone.wait_for_timeout(1_500)  # for requests in flight at the end of the jogo
    asked = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.wait_for_timeout(3_000)

    assert [url for url in asked if "/static/" not in url] == []  # scripts may still be loading


def test_answer_of_a_network_that_wants_a_login_is_never_shown(sit):
    phone = sit("scorer", 0, "mesa")
    phone.wait_for_load_state()
    phone.route("**/mesa/**", lambda route: route.fulfill(**PORTAL))
    with phone.expect_response("**/placar/**"):
        pass
    enter(phone)

    says(phone, "Sem resposta do site: 1 guardada neste celular")
    expect(phone.locator("#placar")).to_be_visible()
    expect(phone.get_by_text("Aceite o Wi-Fi")).to_have_count(0)
    phone.unroute("**/mesa/**")


@pytest.mark.django_db(transaction=True)
def test_receipt_outlives_what_was_asked_for_before_it(phone, live_server):
    jogo = opened("confirm")
    record(jogo, side="A")
    phone.goto(live_server.url + at(jogo, "B", name="check"))
    held = []

    def hold(route):
        news = route.request.method == "GET" and "hx-request" in route.request.headers
        held.append(route) if news and not held else route.fallback()

    phone.route(re.compile("/conferir/"), hold)
    phone.evaluate(
        "document.getElementById('placar').dispatchEvent(new CustomEvent('htmx:load', {bubbles: true}))"
    )
    phone.get_by_role("button", name="Está certo").tap()
    expect(phone.get_by_text("Confirmado.")).to_be_visible()
    with phone.expect_response(re.compile("/conferir/")):
        held[0].continue_()
    phone.wait_for_timeout(1_000)  # enough time to display it

    assert phone.get_by_text("Confirmado.").is_visible()
