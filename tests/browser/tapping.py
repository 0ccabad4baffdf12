"""How a scorer enters a mão card by card: tapped on the keypad, or typed."""

from playwright.sync_api import expect

from tests.browser.form import took_mortos
from tests.rules.golden import by_cards
from tests.scoring.cards_typed import typed_cards

WORKED = {hand["id"]: hand for hand in by_cards()}
RUN = ["3H", "4H", "5H", "6H", "7H", "8H", "9H"]
ENDS = [RUN[0], RUN[-1]]  # the keypad fills in what is between them
RUNS = [[f"{rank}{suit}" for rank in "3456789"] for suit in "HSDCHSDC"]  # of both packs


def tap(page, selector):
    page.locator(selector).tap()


def tap_cards(page, cards):
    """Tap cards into the open line."""
    for card in cards:
        tap(page, f'#teclado [data-carta="{card}"]')


def tap_run(page, cards, side="A"):
    """Tap a run into a new line by its ends: the keypad fills in what is between them. Close the keypad."""
    open_new(page, side)
    tap_cards(page, [cards[0], cards[-1]])
    tap(page, '[data-tecla="fechar"]')


def tap_line(page, name, cards):
    """Tap the cards of a hand, or a last discard."""
    if cards:
        tap(page, f'[data-mao="{name}"] .combinacao')
        tap_cards(page, cards)
        tap(page, '[data-tecla="fechar"]')


def choose(page, name, value):
    page.locator(f'label:has([name="{name}"][value="{value}"])').tap()


def answer_mortos(page, said):
    """Answer which sides took a morto: for each side, or for both in one where the page asks so."""
    for side, state in said.items():
        if page.locator(f'[name="{side}-morto"]:visible').count():
            choose(page, f"{side}-morto", state)
    took_mortos(page, "".join(side for side, state in said.items() if state == "taken"))


def tap_mao(page, facts):
    """Tap a whole mão from its facts."""
    for side, of_side in facts["sides"].items():
        for meld in of_side["melds"]:
            tap(page, f'[data-combinacoes="{side}"] [data-nova]')
            tap_cards(page, meld["cards"])
            tap(page, '[data-tecla="fechar"]')
        for player, hand in of_side["hands"].items():
            tap_line(page, f"hand-{player}", hand)
    answer_mortos(page, {side: of_side.get("morto") for side, of_side in facts["sides"].items()})
    choose(page, "ending", f"{facts['ending']}:{facts['went_out']}")


def type_mao(page, facts, written=str):
    """Type a whole mão into the fields of the page as people write it, in a tenth of the time of taps."""
    for name, value in typed_cards(facts).items():
        field = page.locator(f'#mao [name="{name}"]:visible')
        if not field.count() or name == "fazer" or name.endswith("-morto"):
            continue
        if field.first.get_attribute("type") == "radio":
            choose(page, name, value)
        else:
            field.fill(written(value))
    answer_mortos(page, {side: of_side.get("morto") for side, of_side in facts["sides"].items()})


def write_mao(page, facts):
    """Type a whole mão instead of tapping it, and go back to the keypad."""
    tap(page, "[data-escrever]")
    expect(page.locator('[name="A-melds"]')).to_be_visible()
    type_mao(page, facts)
    tap(page, "[data-escrever]")


def send(page, what):
    page.locator(f'.mao-send[value="{what}"]').click()


def says(page, text):
    """Wait until the keypad shows this text about the open line."""
    expect(page.locator("[data-dito]")).to_contain_text(text)


def meld_lines(page, side="A"):
    return page.locator(f'[name="{side}-melds"]').input_value().splitlines()


def open_new(page, side="A"):
    tap(page, f'[data-combinacoes="{side}"] [data-nova]')
