"""The card keypad on a small phone: whole mãos by taps, what can go wrong under the thumb, and no scripts at all."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.browser.opened import open_tables
from tests.browser.test_table import TITLE, violations
from tests.chromium import DESKTOP, PHONE
from tests.programs import Program
from tests.rules.golden import by_cards
from tests.scoring.cards_typed import typed_cards

pytestmark = pytest.mark.browser

DUPLAS = ["Ana e Bia", "Caio e Davi"]
JOGOS = {
    "buraco": ("buraco-1", {"jokers": 2}, DUPLAS),
    "regulamento": ("regulamento-1", {"target": 3000}, DUPLAS),
    "written": ("regulamento-1", {"target": 3000}, DUPLAS),
    "burraco": ("burraco-1", {}, DUPLAS),
    "open": ("open-dirty-1", {}, DUPLAS),
    "idle": ("burraco-1", {}, DUPLAS),
}
WORKED = {hand["id"]: hand for hand in by_cards()}
RUN = ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]


@pytest.fixture(scope="module")
def tables(demo_var, tmp_path_factory):
    """The addresses of tables that have no mão yet, by name, in one running program."""
    var = tmp_path_factory.mktemp("cards") / "var"
    shutil.copytree(demo_var, var)
    program = Program(var)
    addresses = open_tables(program, JOGOS)
    try:
        program.start()
        yield addresses
    finally:
        program.kill()


def tap(page, selector):
    page.locator(selector).tap()


def tap_cards(page, cards):
    """Tap cards into the open line, a suit key only where the suit changes; return how many taps it took."""
    taps = 0
    for card in cards:
        if card == "JK":
            tap(page, '#teclado [data-carta="JK"]')
        else:
            suit = page.locator(f'[data-naipe="{card[1]}"]')
            if suit.get_attribute("aria-pressed") != "true":
                suit.tap()
                taps += 1
            tap(page, f'[data-valor="{card[0]}"]')
        taps += 1
    return taps


def tap_line(page, name, cards):
    """Tap the cards of a hand, or a last discard."""
    if cards:
        tap(page, f'[data-mao="{name}"] .combinacao')
        tap_cards(page, cards)
        tap(page, '[data-tecla="fechar"]')


def choose(page, name, value):
    page.locator(f'label:has([name="{name}"][value="{value}"])').tap()


def tap_mao(page, facts):
    """Enter a whole mão by taps, as its facts tell it."""
    for side, of_side in facts["sides"].items():
        for meld in of_side["melds"]:
            tap(page, f'[data-combinacoes="{side}"] [data-nova]')
            tap_cards(page, meld["cards"])
            tap(page, '[data-tecla="fechar"]')
        for player, hand in of_side["hands"].items():
            tap_line(page, f"hand-{player}", hand)
        if "morto" in of_side:
            choose(page, f"{side}-morto", of_side["morto"])
    choose(page, "ending", f"{facts['ending']}:{facts['went_out']}")


def send(page, what):
    page.locator(f'.mao-send[value="{what}"]').click()


def says(page, text):
    """Wait until the keypad says so of the open line."""
    expect(page.locator("[data-dito]")).to_contain_text(text)


def meld_lines(page, side="A"):
    return page.locator(f'[name="{side}-melds"]').input_value().splitlines()


def open_new(page, side="A"):
    tap(page, f'[data-combinacoes="{side}"] [data-nova]')


@pytest.mark.parametrize(("name", "worked"), [("burraco", "003-02"), ("regulamento", "002-01")])
def test_whole_mao_is_tapped_in_checked_and_recorded(phone, tables, name, worked):
    hand = WORKED[worked]
    phone.goto(f"{tables[name]}cartas/")
    tap_mao(phone, hand["facts_cards"])
    send(phone, "conferir")
    phone.wait_for_selector(TITLE)
    assert "ainda falta gravar" in phone.locator(TITLE).inner_text()
    assert violations(phone) == []

    send(phone, "gravar")
    phone.wait_for_url("**recibo=*")
    shown = phone.locator(".receipt .score").all_inner_texts()
    assert [int(one.replace(".", "").replace("−", "-")) for one in shown] == list(
        hand["expected"]["totals"].values()
    )
    phone.locator(".receipt .ver-cartas summary").tap()
    assert phone.locator(".receipt .carta").count() > 20
    assert violations(phone) == []


def test_canastra_of_seven_takes_seven_taps_and_one_for_its_suit(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)

    assert tap_cards(phone, RUN) == 8
    assert meld_lines(phone) == [" ".join(RUN)]
    says(phone, "Burraco pulito, 7 cartas: 45 + 200 pontos")
    assert phone.locator('[data-soma="A"]').inner_text() == "245 na mesa"


def test_card_used_twice_is_greyed_out_wherever_its_copies_lie(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)
    tap(phone, '[data-tecla="fechar"]')
    tap(phone, '[data-mao="hand-B1"] .combinacao')
    key = phone.locator('[data-valor="7"]')
    tap_cards(phone, ["8H"])
    assert key.get_attribute("aria-label") == "sete de copas, restam 1"

    tap_cards(phone, ["7H"])
    assert key.get_attribute("aria-disabled") == "true"
    key.tap(force=True)
    assert phone.locator('[name="hand-B1"]').input_value() == "8H 7H"
    assert "já foram usadas" in phone.locator("[data-dito]").inner_text()
    assert phone.locator('[data-carta="JK"] small').inner_text() == "4"


def test_card_is_taken_out_by_the_key_by_choosing_it_and_by_a_long_press(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)
    tap(phone, '[data-tecla="apagar"]')
    assert meld_lines(phone) == ["3H 4H 5H 6H 7H 8H"]

    tap(phone, '[data-lugar="1"]')
    remove = phone.locator('[data-tecla="tirar"]')
    assert remove.inner_text() == "Tirar quatro de copas"
    remove.tap()
    assert meld_lines(phone) == ["3H 5H 6H 7H 8H"]

    place = phone.locator('[data-lugar="0"]').bounding_box()
    phone.mouse.move(place["x"] + 10, place["y"] + 10)
    phone.mouse.down()
    phone.wait_for_timeout(800)
    phone.mouse.up()
    assert meld_lines(phone) == ["5H 6H 7H 8H"]


def test_line_in_the_middle_is_opened_again_and_changed(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    for cards in (["3H", "4H", "5H"], ["9S", "9D", "9C"], ["TC", "JC", "QC"]):
        tap_cards(phone, cards)
        tap(phone, '[data-tecla="nova"]')
    tap(phone, '[data-tecla="fechar"]')
    phone.locator('[data-combinacoes="A"] .combinacao').nth(1).tap()
    tap_cards(phone, ["9H"])

    assert meld_lines(phone) == ["3H 4H 5H", "9S 9D 9C 9H", "TC JC QC"]


def test_question_that_moves_points_is_asked_on_the_keypad(phone, tables):
    phone.goto(f"{tables['buraco']}cartas/")
    open_new(phone)
    tap_cards(phone, ["KS", "KH", "KD", "KC", "KS", "KH", "KD"])
    phone.locator("[data-linha]").nth(0).tap()

    assert meld_lines(phone) == ["KS KH KD KC KS KH KD, baixada 3"]
    says(phone, "trinca que cresceu")


def test_what_was_entered_survives_a_reload(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)
    tap(phone, '[data-tecla="fechar"]')
    choose(phone, "A-morto", "taken")
    phone.reload()

    assert meld_lines(phone) == [" ".join(RUN)]
    assert phone.locator('[name="A-morto"]:checked').get_attribute("value") == "taken"
    assert phone.locator('[data-combinacoes="A"] .carta').count() == len(RUN)


def test_summary_and_back_keep_everything(phone, tables):
    facts = WORKED["003-02"]["facts_cards"]
    phone.goto(f"{tables['idle']}cartas/")
    tap_mao(phone, facts)
    names = ["A-melds", "B-melds", "hand-A2", "hand-B1", "hand-B2"]
    before = {name: phone.locator(f'[name="{name}"]').input_value() for name in names}
    phone.get_by_role("button", name="Passar para o resumo").tap()
    assert phone.locator('[name="A-table"]').input_value() == str(
        WORKED["003-02"]["facts_summary"]["sides"]["A"]["table"]
    )

    phone.locator('button[value="cartas"]').tap()
    phone.wait_for_selector("[data-cartas]")
    assert {name: phone.locator(f'[name="{name}"]').input_value() for name in names} == before
    assert phone.locator('[name="ending"]:checked').get_attribute("value") == "batida:A1"
    assert phone.locator('[name="B-morto"]:checked').get_attribute("value") == "not_taken"


def test_keypad_goes_on_without_an_answer_and_says_so_quietly(phone, tables):
    phone.route("**/jogada/", lambda route: route.abort())
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)

    says(phone, "sem resposta")
    assert meld_lines(phone) == [" ".join(RUN)]
    assert phone.locator('[data-soma="A"]').is_hidden()


def test_answer_that_comes_late_is_not_shown_for_other_cards(phone, tables):
    held = []
    phone.route("**/jogada/", lambda route: held.append(route))
    phone.goto(f"{tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN[:3])
    phone.wait_for_timeout(500)
    tap_cards(phone, RUN[3:])
    phone.wait_for_timeout(500)
    late, last = held[-2:]
    last.continue_()
    expect(phone.locator('[data-soma="A"]')).to_have_text("245 na mesa")
    late.continue_()
    phone.wait_for_timeout(500)

    assert phone.locator('[data-soma="A"]').inner_text() == "245 na mesa"
    assert "7 cartas" in phone.locator("[data-dito]").inner_text()


def test_keys_of_a_keyboard_do_what_fingers_do(new_page, tables):
    page = new_page(**DESKTOP)
    page.goto(f"{tables['idle']}cartas/")
    page.locator("[data-nova]").first.press("Enter")
    page.keyboard.type("h3456789")
    page.keyboard.press("Backspace")
    page.keyboard.type("d10")

    assert meld_lines(page)[0].startswith("3H 4H 5H 6H 7H 8H TD")
    page.keyboard.press("Escape")
    assert page.locator("#teclado").is_hidden()
    expect(page.locator('[data-combinacoes="A"] .lida')).to_contain_text("confira")
    assert page.evaluate("document.activeElement.className") == "combinacao"  # also after the answer


def test_what_was_checked_disappears_with_the_next_card(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    tap_mao(phone, WORKED["003-02"]["facts_cards"])
    send(phone, "conferir")
    phone.wait_for_selector(TITLE)
    assert phone.locator('.mao-send[value="gravar"]').is_visible()
    tap_line(phone, "hand-B1", ["4C"])

    assert phone.locator("[data-conferida]").count() == 0


def test_typing_instead_of_tapping_is_one_key_away(phone, tables):
    phone.goto(f"{tables['idle']}cartas/")
    tap(phone, "[data-escrever]")
    phone.locator('[name="A-melds"]').fill("10h 9h 8h jk")
    tap(phone, "[data-escrever]")

    assert phone.locator('[data-combinacoes="A"] .carta').count() == 4


def test_mao_is_entered_and_recorded_without_scripts(new_page, tables):
    page = new_page(**PHONE, java_script_enabled=False)
    body = typed_cards(WORKED["002-01"]["facts_cards"])
    page.goto(f"{tables['written']}cartas/")
    for name, value in body.items():
        field = page.locator(f'#mao [name="{name}"]:visible')
        if not field.count() or name == "fazer":
            continue
        if field.first.get_attribute("type") == "radio":
            page.locator(f'[name="{name}"][value="{value}"]').check()
        else:
            field.fill(value.lower())
    send(page, "conferir")
    assert "ainda falta gravar" in page.locator(".alert-good").inner_text()

    send(page, "gravar")
    assert "gravada" in page.locator(".receipt").inner_text()


SMALL = """() => [...document.querySelectorAll("#mesa :is(button, a, summary, .choice label)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.outerHTML, one.getBoundingClientRect()])
    .filter(([, box]) => box.height < 48 || box.width < 48)
    .map(([html]) => html)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_keypad_is_accessible_and_made_for_a_thumb(new_page, tables, scheme):
    page = new_page(**PHONE, color_scheme=scheme)
    page.goto(f"{tables['buraco']}cartas/")
    open_new(page)
    tap_cards(page, [*RUN, "7H"])
    says(page, "As cartas não formam sequência")
    tap(page, '[data-lugar="0"]')

    assert violations(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    pad = page.locator("#teclado").bounding_box()
    assert pad["height"] < 740 * 0.8

    page.set_viewport_size({"width": 180, "height": 370})  # the same phone at 200 % zoom
    assert page.evaluate("document.documentElement.scrollWidth") == 180


def test_letters_twice_as_large_still_fit(phone, tables):
    phone.goto(f"{tables['buraco']}cartas/")
    phone.evaluate("document.documentElement.style.fontSize = '200%'")
    open_new(phone)
    tap_cards(phone, RUN[:3])

    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    assert phone.locator('[data-valor="K"]').bounding_box()["width"] >= 48
