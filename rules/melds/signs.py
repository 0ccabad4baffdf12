"""A meld as a word with one letter for each card: 3H 4H 2S 6H and 3D 4D 2C 6D are both `34w6`.

Legality and points depend on that word alone. There are far fewer words than melds, so results are cached by word
(see `rules.melds.shape`).
"""

from collections.abc import Sequence
from typing import Final

from rules.cards import CARDS, JOKER, SUITS, WILD

JOKER_SIGN: Final = "*"
WILD_TWO: Final = "w"  # a two that stands for another card; `2` is one of the run's own suit, or in a set
STRANGER: Final = "-"  # a card of another suit
WILD_SIGNS: Final = JOKER_SIGN + WILD_TWO


def _sign(card: str, suit: str) -> str:
    if card == JOKER:
        return JOKER_SIGN
    if card[1] == suit:
        return card[0]
    return WILD_TWO if card in WILD else STRANGER


_NO_SUIT: Final = ""
_SUIT: Final = {card: _NO_SUIT if card in WILD else card[1] for card in CARDS}  # that a card gives to its run
_IN_RUN: Final = {suit: {card: _sign(card, suit) for card in CARDS} for suit in (*SUITS, _NO_SUIT)}
_IN_SET: Final = {card: JOKER_SIGN if card == JOKER else card[0] for card in CARDS}


def run_signs(cards: Sequence[str]) -> str:
    """Return the signs of the cards of a run; its suit is that of the first natural card.

    Raises `KeyError` or `TypeError` for anything but a card.
    """
    suit = _NO_SUIT
    for card in cards:
        suit = _SUIT[card]
        if suit:
            break
    signs = _IN_RUN[suit]
    return "".join([signs[card] for card in cards])


def set_signs(cards: Sequence[str]) -> str:
    """Return the signs of the cards of a set: their ranks.

    Raises `KeyError` or `TypeError` for anything but a card.
    """
    return "".join([_IN_SET[card] for card in cards])
