"""Card by card: the only player with an empty hand is preselected as the one who went out; users may change it."""

import pytest
from playwright.sync_api import expect

from tests.browser.tapping import choose, tap
from tests.chromium import MESA

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(same_phone):
    """Return the phone of this file."""
    return same_phone


@pytest.fixture
def typing(phone, card_tables):
    """A page with cards typed for three hands; the hand of B2 is empty."""
    phone.goto(f"{card_tables['idle']}cartas/")
    tap(phone, "[data-escrever]")
    for player, cards in {"A1": "3S", "A2": "4S", "B1": "5S"}.items():
        hold(phone, player, cards)
    return phone


def hold(page, player, cards):
    page.locator(f'[name="hand-{player}"]').fill(cards)


def answers(page):
    """Return the selected answers: the side that went out, and the morto of each side."""
    chosen = "(name) => document.querySelector(`[name='${name}']:checked`)?.value"
    return [page.evaluate(chosen, name) for name in ("ending", "A-morto", "B-morto")]


def test_holder_of_the_empty_hand_went_out(typing):
    assert answers(typing) == ["batida:B2", None, "taken"]
    expect(typing.locator('label:has([name="ending"][value="batida:B2"])')).to_be_visible()


def test_two_empty_hands_say_nothing(typing):
    hold(typing, "B1", "")
    assert answers(typing) == [None, None, None]
    hold(typing, "B2", "6S")
    assert answers(typing) == ["batida:B1", None, "taken"]


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a reload"])
def test_guess_is_taken_back_when_the_hand_gets_cards(typing, again):
    if again:
        typing.reload()
        tap(typing, "[data-escrever]")
        assert answers(typing) == ["batida:B2", None, "taken"]
    hold(typing, "B2", "6S")
    assert answers(typing) == [None, None, None]

    hold(typing, "A1", "")
    assert answers(typing) == ["batida:A1", "taken", None]


@pytest.mark.parametrize(
    ("said", "mortos"),
    [("batida:A2", ["taken", None]), ("batida:B1", [None, "taken"])],
    ids=["other side", "same side"],
)
def test_choice_of_a_person_stays(typing, said, mortos):
    choose(typing, "ending", said)
    assert answers(typing) == [said, *mortos]
    hold(typing, "B2", "6S")
    hold(typing, "A1", "")
    assert answers(typing) == [said, *mortos]


def test_morto_that_a_person_said_stays(phone, card_tables):
    phone.goto(f"{card_tables['idle']}cartas/")
    tap(phone, "[data-escrever]")
    choose(phone, "B-morto", "taken")
    for player in ("A1", "A2", "B1"):
        hold(phone, player, "3S")
    hold(phone, "B2", "4S")

    assert answers(phone) == [None, None, "taken"]


def test_without_scripts_nobody_is_chosen(new_page, card_tables):
    page = new_page(device=MESA, java_script_enabled=False)
    page.goto(f"{card_tables['idle']}cartas/")
    for player in ("A1", "A2", "B1"):
        hold(page, player, "3S")
    assert page.locator('[name="ending"]:checked').count() == 0
