"""One text for a whole mão, card by card or in summary form: to print, to compare, to log, and to read back.

    >>> text = "ending=batida went_out=A | A; run 3H 4H 5H; A: - | B; set 9S 9C 2D laid=3; B: KD JK"
    >>> facts = read(text)
    >>> facts["sides"]["B"]["melds"]
    [{'kind': 'set', 'cards': ['9S', '9C', '2D'], 'laid': 3}]
    >>> write(facts) == text
    True

The first part tells of the mão; each one after a `|` tells of a side, which it begins by naming. `;` divides a part
into items, and line ends are spaces. An item is facts (`name=value`), a meld (its kind, its cards, facts about it), or
a list under its name (`A1: TH 9H`, what a player holds). The grammar is in docs/rules/notation.md.
"""

from rules.notation.reading import by_cards, read
from rules.notation.words import NotationError
from rules.notation.writing import write

__all__ = ["NotationError", "by_cards", "read", "write"]
