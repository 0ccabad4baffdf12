"""A text notation for a whole mão, in card form or summary form.

    >>> text = "ending=batida went_out=A | A; run 3H 4H 5H; A: - | B; set 9S 9C 2D laid=3; B: KD JK"
    >>> facts = read(text)
    >>> facts["sides"]["B"]["melds"]
    [{'kind': 'set', 'cards': ['9S', '9C', '2D'], 'laid': 3}]
    >>> write(facts) == text
    True

The first part is about the mão. Each part after a `|` is about one side and begins with its name. `;` separates the
items of a part, and line ends count as spaces. An item is facts (`name=value`), a meld (its kind, its cards and facts
about it), or a named list (`A1: TH 9H`, the hand of a player). The grammar is in docs/rules/notation.md.
"""

from rules.notation.reading import by_cards, read
from rules.notation.words import NotationError
from rules.notation.writing import write

__all__ = ["NotationError", "by_cards", "read", "write"]
