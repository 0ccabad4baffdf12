"""Reactions of the table page to typing: messages, a vibration of the phone, and a screen that stays on."""

import pytest
from playwright.sync_api import expect

from tests.browser.form import count, fill, send
from tests.browser.scenes import at, show
from tests.chromium import LONGEST, MESA, PHONE
from tests.scoring import two_duplas

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

# Record the calls to the phone instead of executing them.
FELT = """
window.felt = [];
navigator.vibrate = (times) => felt.push(`tick ${times}`);
const lock = { release: () => felt.push("dark") };
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => (felt.push("lit"), lock) } });
"""


@pytest.fixture
def feeling(new_page):
    """Return a phone whose reactions are recorded."""
    page = new_page(device=MESA, **PHONE)
    page.add_init_script(FELT)
    return page


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


def warning(page, side):
    return page.locator(f'[data-aviso="{side}"]')


def felt(page, what):
    """Wait until the phone has reacted. It polls, because the page's security policy forbids eval."""
    for _ in range(LONGEST // 50):
        if what in page.evaluate("() => felt"):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"no {what}")


def test_canastras_without_their_cards_are_marked_while_they_are_typed(phone, live_server):
    show(phone, live_server.url, "empty")
    phone.locator('[name="A-table"]').fill("13")
    count(phone, "Canastra real", 2)
    expect(warning(phone, "A")).to_have_text("As canastras pedem ao menos 14 cartas na mesa.")
    expect(warning(phone, "B")).to_be_hidden()

    phone.locator('[name="A-table"]').fill("14")
    expect(warning(phone, "A")).to_be_hidden()


def test_keys_of_numbers_type_all_four_numbers_without_a_tap_on_a_field(phone, live_server):
    show(phone, live_server.url, "empty")
    keys = phone.get_by_role("group", name="Teclado de números")
    number = lambda name: phone.locator(f'#mao [name="{name}"]')  # noqa: E731

    def type_keys(*names):
        for name in names:
            keys.get_by_role("button", name=name, exact=True).tap()

    type_keys("4", "8", "9", "Seguir para o próximo número", "3", "1")
    expect(number("B-hand")).to_be_focused()
    assert number("B-hand").evaluate("one => one.inputMode") == "none"  # the phone's own keyboard stays away
    type_keys("Apagar o último algarismo", "0", "0")
    expect(keys).to_be_hidden()
    assert [number(name).input_value() for name in ("A-table", "A-hand", "B-table", "B-hand")] == [
        "48",
        "9",
        "30",
        "0",
    ]

    number("A-hand").tap()
    type_keys("1", "2", "3")  # somebody who comes back says when it is right
    expect(number("A-hand")).to_have_value("123")
    number("A-hand").press("Backspace")
    expect(keys).to_be_hidden()
    assert number("A-hand").evaluate("one => one.inputMode") == "numeric"


def test_more_cards_than_the_deck_are_marked_and_can_still_be_sent(phone, live_server):
    show(phone, live_server.url, "empty")
    fill(phone, A_table="60", B_table="50")
    expect(warning(phone, "B")).to_have_text("Juntas, as cartas passam do baralho inteiro.")

    send(phone)
    expect(phone.locator("[role=alert]:visible, .field-error:visible").first).to_be_visible()


def test_points_typed_for_cards_are_told_as_cards_while_they_are_typed(phone, live_server):
    show(phone, live_server.url, "empty")
    phone.locator('[name="A-table"]').fill("480")
    expect(warning(phone, "A")).to_have_text("Aqui vão cartas, não pontos: 480 pontos são 48 cartas.")

    phone.locator('[name="A-table"]').fill("48")
    expect(warning(phone, "A")).to_be_hidden()


def test_what_is_typed_is_called_a_draft_until_nothing_is_left_of_it(phone, live_server):
    show(phone, live_server.url, "empty")
    draft, points = phone.get_by_text("não gravada ainda"), phone.locator('[name="A-table"]')
    expect(draft).to_be_hidden()

    points.fill("20")
    expect(draft).to_be_visible()

    phone.reload()
    expect(draft).to_be_visible()
    points.fill("")
    expect(draft).to_be_hidden()


def test_screen_stays_lit_while_the_jogo_is_open_and_keys_tick(feeling, live_server):
    show(feeling, live_server.url, "empty")
    felt(feeling, "lit")
    count(feeling, "Canastra real", 1)
    assert feeling.evaluate("() => felt.at(-1)") == "tick 8"

    feeling.evaluate("() => { felt.length = 0; document.dispatchEvent(new Event('visibilitychange')); }")
    felt(feeling, "lit")
    fill(feeling)
    send(feeling)
    felt(feeling, "tick 30,60,30")


def test_screen_is_lit_once_and_goes_dark_with_the_last_mao(feeling, live_server):
    feeling.goto(live_server.url + at(two_duplas.opened("scorer", target=700)))
    fill(feeling)
    send(feeling)
    felt(feeling, "dark")

    assert [one for one in feeling.evaluate("() => felt") if not one.startswith("tick")] == ["lit", "dark"]


def test_screen_of_a_jogo_that_is_over_goes_dark_by_itself(feeling, live_server):
    show(feeling, live_server.url, "over")
    feeling.wait_for_load_state("networkidle")

    assert feeling.evaluate("() => felt") == []
