"""The card picture: text of any length stays inside."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from tournaments.charts.pictures.card_picture import BAND, EDGE, HEIGHT, WIDTH, card_picture
from tournaments.charts.pictures.cards import Card, CardRow

LONG = "Maria Antonieta de Albuquerque Vasconcelos e Wilhelmina Figueiredo Cavalcanti"


def drawn(card):
    return Image.open(BytesIO(card_picture(card))).convert("RGB")


def row(name, value="12.345"):
    return CardRow("12º–16º", name, value, first=True)


@pytest.mark.parametrize(
    "card",
    [
        Card(LONG, f"{LONG} {LONG}", LONG * 6, tuple(row(LONG) for _ in range(4))),
        Card(LONG, LONG, "", columns=tuple(((row(LONG), row(LONG)),) * many for many in (4, 2, 1))),
        Card("W" * 90, "W" * 90, "W" * 90, (row("W" * 90),)),
    ],
    ids=["rows", "bracket", "one word"],
)
def test_nothing_is_written_beyond_the_edge(card):
    image = drawn(card)
    paper = image.getpixel((2, HEIGHT - 2))

    beyond = {
        image.getpixel((x, y)) for x, y in product(range(WIDTH - EDGE + 4, WIDTH), range(BAND + 2, HEIGHT))
    }
    below = {image.getpixel((x, y)) for x, y in product(range(WIDTH), range(HEIGHT - 12, HEIGHT))}

    assert beyond | below == {paper}


def test_letters_with_accents_are_letters():
    # A font draws every missing character as the same box, so two letters must differ.
    drawings = {name: drawn(Card("", "", "", (CardRow("", name * 9),))).tobytes() for name in "ãçêõñº1"}

    assert len(set(drawings.values())) == len(drawings)
