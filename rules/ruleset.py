"""Rule sets are data: frozen, named, versioned. Code asks them questions; nothing mutates them."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.problems import Code

type OptionValue = int | bool | str


class RuleSetError(Exception):
    """A rule set that cannot be used.

    `code`: `unknown_ruleset`, `unknown_option`, `wrong_type`, `impossible_value`, `not_scorable`, `missing_value`,
    `unknown_value`, `left_out` or `contradiction`; `field`: the option, or the place in the data file.
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
    relancinho: int = 0  # the fewest points of one with eleven cards; 0: more than that in any case


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldRules:
    """What may be laid on the table, and which canastra it makes."""

    sets: bool
    largest_set: int
    sets_of_twos: bool
    wilds: int  # the most in one meld; a two in its own place is not one
    ace_to_ace: bool  # a run with a natural ace at both ends
    asks_laid: bool  # with how many cards a meld was first laid moves points
    asks_late_two: bool  # when a two came to its place moves points
    late_two: bool  # a two that came to its place after the seventh card leaves the canastra dirty
    leading_wild_on_top: bool  # a wild card that fits nowhere below is the card above
    wild_below_complete_run: bool  # a wild card below 2 to A
    wild_above_complete_run: bool  # a wild card above A to K
    two_beside_joker: bool  # a natural two and a joker in one run
    wild_takes_value: bool  # a wild card counts the points of the card it stands for
    royal: str  # which clean runs are royal: `ace_high`, `thirteen`, `king_ace`, or none
    real: bool  # ace to ace is a canastra real
    semi: bool  # seven natural cards and a wild one beside them make a semipulito


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """The rules of one jogo. Points are plain integers; `articles` names the source of each value."""

    key: str  # stored with every jogo; a published key never changes its values
    system: str  # the number of the text it comes from
    language: str
    title: str
    options: Mapping[str, OptionValue]  # every switch, defaults filled in; those without one only where given
    overrides: Mapping[str, object]  # values of a club's own, by place in the data file
    articles: Mapping[str, str]
    words: Mapping[str, str]  # what the rule set calls its kinds and facts, in its language

    side_names: tuple[str, ...]  # of a partida; where fewer may play, the first of them
    fewest_sides: int
    lineups: Mapping[frozenset[str], tuple[str, ...]]  # the sides that one mão can have, in display order
    solo: bool  # one of three players against the others: `A` and `B+C`
    players: int  # of a side
    first_player: str  # the `dealer`, or who sits to its `left`; none: the table agrees on who deals
    values: Mapping[str, int]  # points of each rank, and of a joker
    jokers: int
    packs: int
    deck_cards: int
    deck_points: int
    wild_cards: int
    unit: int | None  # what every card is worth, where all are worth the same
    step: int  # all points of cards are multiples of it
    melds: MeldRules

    mortos: int
    mortos_stated: bool  # their size is: room has to be left for those nobody took
    mortos_move: bool  # to the stock, once it is empty
    no_morto: int  # debit for a side that never took its morto
    hand_cards: int  # dealt to each player
    morto_cards: int
    solo_cards: int  # in the morto of who plays alone against two
    unviewed: bool  # a morto can be taken and never looked at
    batida: int
    batida_needs_canastra: bool
    wild_discard: bool  # the last card of who goes out may be wild
    endings: tuple[str, ...]
    canastras: tuple[Canastra, ...]  # in display order
    extras: tuple[tuple[str, int], ...]  # bonuses that come on top, in display order: grown, relancinho
    penalty: int  # for each offence; 0: there are none
    vulnerable_points: int  # least that melds of a vulnerable side come to; 0: no side ever is
    warned_points: int
    end: str  # of a partida: `reach` or `exceed` the target, or one `round`
    maos: int | None  # so many and no target

    warnings: frozenset[Code]  # codes that ask instead of refusing
    many_canastras: int

    # Where the text can be read in two ways; the defaults are in the data file.
    target: int | None
    no_morto_debit_when_moved: bool
    hand_debit_without_batida: bool
    table_credit: bool
    relancinho_on_top: bool
    grown: str  # `on_top` of the canastra, `instead` of it, or for the clean ones only
    twos_grow: bool
    unviewed_instead_of_debit: bool
    partners_halve: bool

    # Derived from the above, so that judging looks them up.
    kinds: tuple[str, ...]
    bonus: Mapping[str, int]
    extra_names: tuple[str, ...]
    replaced: tuple[
        str, ...
    ]  # which canastras have a bonus, where it takes the place of another: `grown_dirty`
    morto_states: frozenset[str]
    foreign: Mapping[str, Code]  # fields of other texts that are refused under a code of their own
    mao_fields: frozenset[str]
    side_fields: frozenset[str]
    fewest_cards: tuple[int, ...]  # this and the next two: of one canastra, in the order of `canastras`
    fewest_wilds: tuple[int, ...]
    least_points: tuple[int, ...]
    most_canastras: int  # as many as the deck has cards for
    unviewed_range: Mapping[int, tuple[int, int]]  # points that so many cards can be worth
