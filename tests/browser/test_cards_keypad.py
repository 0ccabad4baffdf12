"""The card keypad by touch: adding and removing cards, disabled keys, messages, a lost network, a real keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import hears_news
from tests.browser.hand import PHONE as SMALL_PHONE
from tests.browser.measures import spilt
from tests.browser.tapping import ENDS, RUN, meld_lines, open_new, says, tap, tap_cards
from tests.chromium import DESKTOP, MESA, PHONE, until, violations_in_both_themes

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


def test_canastra_of_seven_takes_a_tap_for_each_card(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)

    assert meld_lines(phone) == [" ".join(RUN)]
    says(phone, "Burraco limpo, 7 cartas: 45 + 200 pontos")
    assert phone.locator('[data-soma="A"]').inner_text() == "245 na mesa"


def test_run_is_told_by_its_ends_and_taken_back_in_one(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, ENDS)
    assert meld_lines(phone) == [" ".join(RUN)]
    says(phone, "5 no meio (⌫ desfaz).")

    tap(phone, '[data-tecla="apagar"]')
    assert meld_lines(phone) == ["3H"]

    tap_cards(phone, ["5H", "2S", "9H"])  # the wild card takes the place of the six
    assert meld_lines(phone) == ["3H 4H 5H 2S 7H 8H 9H"]
    tap_cards(phone, ["KH", "AH"])
    assert meld_lines(phone) == ["3H 4H 5H 2S 7H 8H 9H TH JH QH KH AH"]


# The first cards, the next card, and the resulting meld.
RUNS = {
    "rank": (["8S"], "8H", "8S 8H"),
    "set": (["8S", "8H"], "JH", "8S 8H JH"),
    "down": (["9S", "8S"], "5S", "9S 8S 7S 6S 5S"),
    "ace low": (["AS"], "4S", "AS 2S 3S 4S"),
    "ace high": (["KS"], "AS", "KS AS"),
    "wild": (["QS"], "2C", "QS 2C"),
    "up to an ace": (["TS"], "AS", "TS JS QS KS AS"),
    "up to an ace over a wild": (["5S", "2H"], "AS", "5S 2H 7S 8S 9S TS JS QS KS AS"),
    "down to an ace": (["3S"], "AS", "3S 2S AS"),
    "two that is no wild": (["AS", "2S"], "5S", "AS 2S 3S 4S 5S"),
    "down from an ace": (["AS", "KS"], "TS", "AS KS QS JS TS"),
    "two aces": (["AS"], "AS", "AS AS"),
    "after a wild alone": (["2S"], "5S", "2S 5S"),
}


@pytest.mark.proof("a run is told by its ends above")
def test_only_a_run_is_filled_and_the_way_it_lies(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    made = {}
    for name, (cards, then, _line) in RUNS.items():
        tap_cards(phone, [*cards, then])
        made[name] = meld_lines(phone)
        while any(meld_lines(phone)):  # one tap removes the cards that the keypad filled in
            tap(phone, '[data-tecla="apagar"]')

    assert made == {name: [line] for name, (_cards, _then, line) in RUNS.items()}


def test_next_field_is_a_key_away(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, ["8S"])
    tap(phone, '[data-tecla="nova"]')
    tap_cards(phone, ["9D"])
    key = phone.locator('[data-tecla="seguir"]')
    assert key.get_attribute("aria-label").startswith("Seguir: Na mão: ")

    key.tap()
    tap_cards(phone, ["KD"])
    assert meld_lines(phone) == ["8S", "9D"]
    assert phone.locator('[name="hand-A1"]').input_value() == "KD"
    assert phone.locator('[data-tecla="nova"]').is_hidden()


# Elements in the window that no other element covers.
IN_SIGHT = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize("name", ["idle", "regulamento"])
def test_behind_the_last_field_all_questions_of_the_end_are_in_sight(new_page, card_tables, name):
    phone = new_page(device=MESA, **SMALL_PHONE)
    phone.goto(f"{card_tables[name]}cartas/")
    open_new(phone)
    for _each in range(7):  # the other side, five hands or last discards, the end
        if phone.locator("#teclado").is_visible():
            tap(phone, '[data-tecla="seguir"]')

    expect(phone.locator("#teclado")).to_be_hidden()
    asked = phone.locator("#fim :is(label, button):visible").all()
    assert len(asked) >= 9
    assert all(one.evaluate(IN_SIGHT) for one in asked)
    assert phone.locator('.mao-send[value="conferir"]').evaluate(IN_SIGHT)


@pytest.mark.proof("a canastra of seven is tapped above")
def test_set_of_all_suits_is_a_card_and_a_key(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    key = phone.locator('[data-tecla="naipes"]')
    tap_cards(phone, ["TH"])
    assert phone.locator("[data-quantas]").inner_text() == "1 carta"
    assert key.inner_text() == "10 ×4"
    key.tap()
    assert meld_lines(phone) == ["TH TS TD TC"]
    assert key.is_hidden()
    tap(phone, '[data-tecla="apagar"]')
    assert meld_lines(phone) == ["TH"]

    key.tap()
    tap_cards(phone, ["TH"])
    tap(phone, '[data-tecla="nova"]')
    tap_cards(phone, ["TC"])
    key.tap()  # no heart is left
    assert meld_lines(phone)[1] == "TC TS TD"
    for other in (["2H"], ["JK"], ["9S", "8S"]):
        tap(phone, '[data-tecla="nova"]')
        tap_cards(phone, other)
        assert key.is_hidden(), other

    phone.goto(f"{card_tables['regulamento']}cartas/")  # no sets are laid there
    open_new(phone)
    tap_cards(phone, ["TH"])
    assert key.is_hidden()


def test_card_used_twice_is_greyed_out_wherever_its_copies_lie(phone, card_tables):
    held = []
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, ENDS)
    tap(phone, '[data-tecla="fechar"]')
    tap(phone, '[data-mao="hand-B1"] .combinacao')
    key = phone.locator('[data-carta="7H"]')
    tap_cards(phone, ["8H"])
    assert key.get_attribute("aria-label") == "sete de copas, ainda 1"

    phone.route("**/jogada/", lambda route: held.append(route))
    tap_cards(phone, ["7H"])
    assert key.get_attribute("aria-disabled") == "true"
    key.tap(force=True)
    assert phone.locator('[name="hand-B1"]').input_value() == "8H 7H"
    expect(phone.locator("[data-dito]")).to_contain_text("já foram usadas")
    until(phone, lambda: held)
    with phone.expect_response("**/jogada/"):
        held[-1].continue_()
    phone.wait_for_timeout(300)  # the server's answer about the earlier cards must not undo the later ones
    expect(phone.locator("[data-dito]")).to_contain_text("já foram usadas")
    assert phone.locator('[data-carta="JK"]').get_attribute("aria-label") == "coringão, ainda 4"


def test_card_is_taken_out_by_the_key_by_choosing_it_and_by_a_long_press(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN)
    tap(phone, '[data-tecla="apagar"]')
    assert meld_lines(phone) == ["3H 4H 5H 6H 7H 8H"]

    tap(phone, '[data-lugar="1"]')
    remove = phone.locator('[data-tecla="tirar"]')
    assert remove.inner_text() == "Tirar quatro de copas"
    remove.tap()
    assert meld_lines(phone) == ["3H 5H 6H 7H 8H"]

    says(phone, "não formam sequência")  # with the answer displayed, the layout is stable
    phone.locator('[data-lugar="0"]').hover()
    phone.mouse.down()
    expect(phone.locator("[data-lugar]")).to_have_count(4)
    phone.mouse.up()
    assert meld_lines(phone) == ["5H 6H 7H 8H"]


def test_line_in_the_middle_is_opened_again_and_changed(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    for cards in (["3H", "4H", "5H"], ["9S", "9D", "9C"], ["TC", "JC", "QC"]):
        tap_cards(phone, cards)
        tap(phone, '[data-tecla="nova"]')
    tap(phone, '[data-tecla="fechar"]')
    phone.locator('[data-combinacoes="A"] .combinacao').nth(1).tap()
    tap_cards(phone, ["9H"])

    assert meld_lines(phone) == ["3H 4H 5H", "9S 9D 9C 9H", "TC JC QC"]


def test_question_that_moves_points_is_asked_on_the_keypad(phone, card_tables):
    phone.goto(f"{card_tables['buraco']}cartas/")
    open_new(phone)
    tap_cards(phone, ["KS", "KH", "KD", "KC", "KS", "KH", "KD"])
    phone.locator("[data-linha]").nth(0).tap()

    assert meld_lines(phone) == ["KS KH KD KC KS KH KD, baixada 3"]
    says(phone, "trinca que cresceu")


def test_keypad_goes_on_without_an_answer_and_says_so_quietly(phone, card_tables):
    phone.route("**/jogada/", lambda route: route.abort())
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, ENDS)

    says(phone, "sem resposta")
    assert meld_lines(phone) == [" ".join(RUN)]
    assert phone.locator('[data-soma="A"]').is_hidden()


def test_answer_that_got_lost_is_asked_for_again_without_a_tap(phone, card_tables):
    there = []
    phone.route("**/jogada/", lambda route: route.continue_() if there else route.abort())
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, ENDS)
    says(phone, "sem resposta")

    there.append(True)

    expect(phone.locator('[data-soma="A"]')).to_have_text("245 na mesa", timeout=15_000)


def test_answer_that_comes_late_is_not_shown_for_other_cards(phone, card_tables):
    held = []
    phone.route("**/jogada/", lambda route: held.append(route))
    phone.goto(f"{card_tables['idle']}cartas/")
    open_new(phone)
    tap_cards(phone, RUN[:3])
    until(phone, lambda: held)
    tap_cards(phone, RUN[3:])
    until(phone, lambda: RUN[-1] in held[-1].request.post_data)
    late, last = held[-2:]
    last.continue_()
    expect(phone.locator('[data-soma="A"]')).to_have_text("245 na mesa", timeout=15_000)
    late.continue_()
    phone.wait_for_timeout(500)

    assert phone.locator('[data-soma="A"]').inner_text() == "245 na mesa"
    assert "7 cartas" in phone.locator("[data-dito]").inner_text()


def test_keys_of_a_keyboard_do_what_fingers_do(new_page, card_tables):
    page = new_page(device=MESA, **DESKTOP)
    page.goto(f"{card_tables['idle']}cartas/")
    page.locator("[data-nova]").first.press("Enter")
    page.keyboard.type("h3456789")
    page.keyboard.press("Backspace")
    page.keyboard.type("d10")

    assert meld_lines(page) == ["3H 4H 5H 6H 7H 8H TD"]
    # The card with the suit that is displayed and read out.
    assert page.evaluate("document.activeElement.dataset.carta") == "AD"
    page.keyboard.press("Escape")
    assert page.locator("#teclado").is_hidden()
    expect(page.locator('[data-combinacoes="A"] .lida')).to_contain_text("confira")
    # The focus survives the answer of the server.
    assert page.evaluate("document.activeElement.className") == "combinacao"


def test_typing_instead_of_tapping_is_one_key_away(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    tap(phone, "[data-escrever]")
    hears_news(phone)
    expect(phone.locator("[data-escrever]")).to_have_attribute("aria-pressed", "true")
    phone.locator('[name="A-melds"]').fill("10h 9h 8h jk")
    tap(phone, "[data-escrever]")

    expect(phone.locator('[data-combinacoes="A"] .carta')).to_have_count(4)


SMALL = """() => [...document.querySelectorAll("#mesa :is(button, a, summary, .choice label)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.outerHTML, one.getBoundingClientRect()])
    .filter(([, box]) => box.height < 48 || box.width < 48)
    .map(([html]) => html)"""


def test_keypad_is_accessible_and_made_for_a_thumb(new_page, card_tables):
    page = new_page(device=MESA, **PHONE)
    page.goto(f"{card_tables['buraco']}cartas/")
    open_new(page)
    tap_cards(page, [*ENDS, "7H"])
    says(page, "As cartas não formam sequência")
    tap(page, '[data-lugar="0"]')

    assert violations_in_both_themes(page) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360

    page.set_viewport_size({"width": 180, "height": 370})  # the viewport of the phone at 200 % zoom
    assert page.evaluate("document.documentElement.scrollWidth") == 180


@pytest.mark.proof("the next test measures enlarged letters")
def test_letters_twice_as_large_still_fit(phone, card_tables):
    phone.goto(f"{card_tables['buraco']}cartas/")
    phone.evaluate("document.documentElement.style.fontSize = '200%'")
    open_new(phone)
    tap_cards(phone, RUN[:3])

    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    assert phone.locator('[data-carta="KS"]').bounding_box()["width"] >= 48


# Keys outside the viewport or covered by another element.
COVERED = """() => [...document.querySelectorAll(":is(.grade button, [data-linha]):not([hidden])")].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return true;
  return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((one) => one.outerHTML)"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((360, 612), id="small phone", marks=pytest.mark.proof("the same phone at 115 %")),
        pytest.param((313, 532), id="at 115 %"),
        pytest.param((740, 360), id="on its side"),
    ],
)
def test_every_card_is_in_sight_and_a_question_just_above(new_page, card_tables, size):
    page = new_page(device=MESA, **PHONE | {"viewport": dict(zip(("width", "height"), size, strict=True))})
    page.goto(f"{card_tables['buraco']}cartas/")
    open_new(page)
    before = page.locator('[data-carta="7D"]').bounding_box()
    tap_cards(page, ["KS", "KH", "KD", "KC", "KS", "KH", "KD"])
    says(page, "com quantas cartas")

    assert page.locator("[data-linha]").count() == 5
    assert page.evaluate(COVERED) == []
    assert page.locator('[data-carta="7D"]').bounding_box() == before  # the layout is stable
    assert page.locator("[data-dito]").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    assert spilt(page) == []
