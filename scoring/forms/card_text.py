"""Cards as people type and read them, one combination a line: `10H 9h 8♥ JK, baixada 3`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

SUITS: Final[Mapping[str, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS: Final = "A23456789TJQK"
JOKER: Final = "JK"
JOKER_GLYPH: Final = "★"
_LETTERS: Final = {glyph: letter for letter, glyph in SUITS.items()} | dict(zip("♤♡♢♧", SUITS, strict=True))
_CARD: Final = re.compile(r"JK|★|(?:10|[A23456789TJQK])[SHDC♠♥♦♣♤♡♢♧]", re.IGNORECASE)
_WORD: Final = re.compile(
    r"\b(?P<set>trinca|set)\b|\b(?P<run>sequ[eê]ncia|run)\b|\bbaixada\s*=?\s*(?P<laid>\d{1,2})\b"
    r"|\b(?P<table>nesta ordem)\b|\b(?P<loose>fora de ordem)\b|\bdois (?P<late>antes|depois)\b",
    re.IGNORECASE,
)
# \ufe0f: phones add it to suit symbols.
_BETWEEN: Final = re.compile(r"[\s,;.\ufe0f]+")

RANK_NAMES: Final[Mapping[str, Promise]] = {
    "A": gettext_lazy("ás"),
    "2": gettext_lazy("dois"),
    "3": gettext_lazy("três"),
    "4": gettext_lazy("quatro"),
    "5": gettext_lazy("cinco"),
    "6": gettext_lazy("seis"),
    "7": gettext_lazy("sete"),
    "8": gettext_lazy("oito"),
    "9": gettext_lazy("nove"),
    "T": gettext_lazy("dez"),
    "J": gettext_lazy("valete"),
    "Q": gettext_lazy("dama"),
    "K": gettext_lazy("rei"),
}
SUIT_NAMES: Final[Mapping[str, Promise]] = {
    "S": gettext_lazy("espadas"),
    "H": gettext_lazy("copas"),
    "D": gettext_lazy("ouros"),
    "C": gettext_lazy("paus"),
}


@dataclass(frozen=True, slots=True)
class Combination:
    """One line of the text area: the cards in the order typed, and the notes about them.

    `notes`: `kind`, `laid`, `late_two`, `unordered`, as `rules.meld` takes them, if the line contains them.
    """

    cards: tuple[str, ...]
    notes: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def parse(cls, line: str) -> "Combination":
        """Read a line. A word that is no card is kept as typed, for the rules to refuse."""
        notes: dict[str, object] = {}
        for word in _WORD.finditer(line):
            notes |= _noted(word)
        return cls(tuple(cards(_WORD.sub(" ", line))), notes)

    def __str__(self) -> str:
        """Return the line in a form that `parse` reads back."""
        return ", ".join([" ".join(self.cards), *_words(self.notes)])

    def saying(self, **notes: object) -> "Combination":
        """Return the same cards with further notes."""
        return Combination(self.cards, {**self.notes, **notes})


def cards(text: str) -> list[str]:
    """Return the cards of a text, `TH` for `10h` or `10♥`. A word that is no card is returned unchanged."""
    found: list[str] = []
    for part in _BETWEEN.split(text):
        read = _CARD.findall(part)
        if "".join(read) == part:
            found += [_plain(card) for card in read]
        else:
            found.append(part)
    return found


def combinations(text: str) -> list[Combination]:
    """Return the combinations of a text area, one for each line that is not blank."""
    return [Combination.parse(line) for line in text.splitlines() if line.strip()]


def is_card(card: str) -> bool:
    """Return whether this is a card, in the form that `cards` returns."""
    return card == JOKER or (len(card) == len(JOKER) and card[0] in RANKS and card[1] in SUITS)


def shown(hand: Sequence[str]) -> str:
    """Return cards with their symbols: `10♥ 9♥ 8♥`."""
    return " ".join(glyphs(card) for card in hand)


def glyphs(card: str) -> str:
    """Return a card with its symbol: `10♥`."""
    if card == JOKER:
        return JOKER_GLYPH
    if not is_card(card):
        return card
    return card[0].replace("T", "10") + SUITS[card[-1]]


def name(card: str) -> str:
    """Return the name of a card: dez de copas."""
    if card == JOKER:
        return _("coringão")
    if not is_card(card):
        return card
    return _("%(rank)s de %(suit)s") % {"rank": RANK_NAMES[card[0]], "suit": SUIT_NAMES[card[-1]]}


def _plain(card: str) -> str:
    card = card.upper()
    if card in {JOKER, JOKER_GLYPH}:
        return JOKER
    return card[:-1].replace("10", "T") + _LETTERS.get(card[-1], card[-1])


def _noted(word: re.Match[str]) -> dict[str, object]:
    match word.lastgroup:
        case "laid":
            return {"laid": int(word["laid"])}
        case "late":
            return {"late_two": word["late"].lower() == "depois"}
        case "table" | "loose":
            return {"unordered": word.lastgroup == "loose"}
    return {"kind": word.lastgroup}


def _words(notes: Mapping[str, object]) -> list[str]:
    found = []
    if kind := notes.get("kind"):
        found.append({"run": "sequência", "set": "trinca"}.get(str(kind), ""))
    if "laid" in notes:
        found.append(f"baixada {notes['laid']}")
    if "unordered" in notes:
        found.append("fora de ordem" if notes["unordered"] else "nesta ordem")
    if "late_two" in notes:
        found.append("dois depois" if notes["late_two"] else "dois antes")
    return [word for word in found if word]
