"""Rule sets are data: frozen, named, versioned. Code asks them questions; nothing mutates them."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.problems import Code

type OptionValue = int | bool


class RuleSetError(Exception):
    """A rule set that cannot be used.

    `code`: `unknown_ruleset`, `unknown_option`, `wrong_type`, `impossible_value` or `missing_value`;
    `field`: the option, or the place in the data file.
    """

    def __init__(self, code: str, field: str, why: str = "") -> None:
        super().__init__(f"{field}: {why or code}")
        self.code, self.field, self.why = code, field, why


@dataclass(frozen=True, slots=True, kw_only=True)
class Canastra:
    """One kind of canastra: what it earns, and the fewest cards, wild cards and points it can have."""

    kind: str
    bonus: int
    cards: int
    wilds: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """The rules of one jogo. Points are plain integers; `articles` names the source of each value."""

    key: str  # stored with every jogo; a published key never changes its values
    system: str  # the number of the text it comes from
    language: str
    title: str
    options: Mapping[str, OptionValue]  # every switch, defaults filled in; `target` only where it was given
    articles: Mapping[str, str]
    words: Mapping[str, str]  # what the rule set calls its kinds and facts, in its language

    side_names: tuple[str, ...]
    players: int  # of a side
    deck_cards: int
    deck_points: int
    wild_cards: int
    unit: int | None  # what every card is worth, where all are worth the same
    step: int  # worth of the cheapest card; all points are multiples of it

    mortos: int
    no_morto: int  # debit for a side that never took its morto
    hand_cards: int  # dealt to each player
    morto_cards: int
    batida: int
    endings: tuple[str, ...]
    canastras: tuple[Canastra, ...]  # in display order

    warnings: frozenset[Code]  # codes that ask instead of refusing
    many_canastras: int

    # Where the text can be read in two ways; the defaults are in the data file.
    target: int | None
    no_morto_debit_when_moved: bool
    hand_debit_without_batida: bool
    table_credit: bool

    # Derived from the above, so that judging looks them up.
    kinds: tuple[str, ...]
    bonus: Mapping[str, int]
    mao_fields: frozenset[str]
    side_fields: frozenset[str]
    fewest_cards: tuple[int, ...]  # this and the next two: of one canastra, in the order of `canastras`
    fewest_wilds: tuple[int, ...]
    least_points: tuple[int, ...]
    most_canastras: int  # as many as the deck has cards for
