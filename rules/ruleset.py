"""The data types of a rule set. Rule sets are frozen: code reads them and never changes them."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.problems import Code

type Steps = tuple[tuple[int, int], ...]
"""From so many points on, a side lays down at least so many: `((1500, 75), (2000, 90))`."""

type OptionValue = int | bool | str | Steps


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
    """One kind of canastra: its bonus, and the fewest cards, wild cards and points it can have."""

    kind: str
    bonus: int
    cards: int
    wilds: int
    points: int
    relancinho: int = 0  # the fewest points of one with eleven cards; 0: `points` is always more


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldRules:
    """Which melds may be laid, and which canastras they make."""

    sets: bool
    largest_set: int
    sets_of_twos: bool
    wilds: int  # the most in one meld; a two in its own place is not one
    ace_to_ace: bool  # a run with a natural ace at both ends
    asks_laid: bool  # the number of cards a meld was first laid with changes the points
    asks_late_two: bool  # the moment a two came to its place changes the points
    late_two: bool  # a canastra whose two came to its place after the seventh card is dirty
    leading_wild_on_top: bool  # a wild card that fits nowhere below is the card above
    wild_below_complete_run: bool  # a wild card below 2 to A
    wild_above_complete_run: bool  # a wild card above A to K
    two_beside_joker: bool  # a natural two and a joker in one run
    wild_takes_value: bool  # a wild card counts the points of the card it replaces
    wilds_in_sets: int  # the most in one set; never more than `wilds`
    set_ranks: frozenset[str]  # of which sets may be laid
    sets_are_canastras: bool  # a set of seven earns the same as a run of seven
    barred_ranks: frozenset[str]  # not allowed in melds
    natural_two: bool  # a two of the suit in its own place is not wild
    royal: str  # which runs are royal: `ace_high`, `ace_low`, `thirteen` or `king_ace`
    kinds: frozenset[str]  # the kinds of canastra in play


@dataclass(frozen=True, slots=True, kw_only=True)
class Threes:
    """Threes that are no ordinary cards. `facts`: their fields in a mão; empty if all amounts are 0."""

    red: int  # for each red three laid, with the canastra that it needs
    red_without: int  # the debit for each without it
    needs: str  # `none`, `any`, `clean`
    red_in_hand: int  # the debit for each, instead of its worth; 0: its worth
    black_in_hand: int
    laid_value: bool  # one that was laid also counts its points as a card
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RuleSet:
    """The rules of one jogo. Points are plain integers; `articles` names the source of each value."""

    key: str  # stored with every jogo; a published key never changes its values
    system: str  # the number of the text it comes from
    language: str
    title: str
    options: Mapping[
        str, OptionValue
    ]  # every switch with its value; one without a default only if it was given
    overrides: Mapping[str, object]  # a club's own values, by place in the data file
    articles: Mapping[str, str]
    words: Mapping[str, str]  # the rule set's words for its kinds and facts, in its language

    side_names: tuple[str, ...]  # of a partida; if fewer may play, they are the first of these
    fewest_sides: int
    lineups: Mapping[frozenset[str], tuple[str, ...]]  # the sides that one mão can have, in display order
    solo: bool  # one of three players against the others: `A` and `B+C`
    players: int  # of a side
    first_player: str  # `dealer`, or the player to its `left`; "": the table agrees on who deals
    values: Mapping[str, int]  # points of each rank, and of a joker
    jokers: int
    packs: int
    deck_cards: int
    deck_points: int
    wild_cards: int
    unit: int | None  # the points of every card, if all have the same
    step: int  # all points of cards are multiples of it
    melds: MeldRules

    mortos: int
    mortos_stated: bool  # their size is known, so the deck must also hold those that were not taken
    mortos_move: bool  # they become the stock once that is empty
    no_morto: int  # debit for a side that never took its morto
    debit_when: str  # `always`; if the `other_took` one; if it `could_take` one
    hand_cards: int  # dealt to each player
    morto_cards: int
    solo_cards: int  # in the morto of the player alone against two
    unviewed: bool  # a morto can be taken and never looked at
    batida: int
    batida_needs: str  # the required canastra: `none`, `any`, `clean`
    wild_discard: bool  # the last discard of the player who goes out may be wild
    endings: tuple[str, ...]
    canastras: tuple[Canastra, ...]  # in display order
    extras: tuple[tuple[str, int], ...]  # extra bonuses, in display order: grown, relancinho
    threes: Threes
    penalty: int  # for each offence; 0: no penalty
    vulnerable_points: int  # the least that a vulnerable side lays down; 0: no side is ever vulnerable
    vulnerable_steps: Steps  # instead of half the target; empty: half the target
    vulnerable_bonuses: bool  # the bonuses of canastras count for that minimum
    warned_points: int
    end: str  # of a partida: `reach` or `exceed` the target, or one `round`
    maos: int | None  # of a partida without a target

    warnings: frozenset[Code]  # codes that are warnings; all others are errors
    many_canastras: int

    # Switches for passages that can be read in two ways; the defaults are in the data file.
    target: int | None
    hand_debit_without_batida: bool
    table_credit: bool
    relancinho_on_top: bool
    grown: str  # `on_top` of the canastra, `instead` of it, or for the clean ones only
    twos_grow: bool
    unplayed: str  # an unviewed morto costs its `value`, its value and the debit, or the `debit` alone
    lacking: str  # a side without canastra: its table is a `credit`, `zero`, or `negative`
    lacking_needs: str  # the canastra that this asks for: `any`, `clean`
    partners_halve: bool

    # Derived from the values above, so that judging need not compute them.
    kinds: tuple[str, ...]
    clean: tuple[bool, ...]  # which of them have no wild card
    bonus: Mapping[str, int]
    meld_cards: int  # cards of the deck that can be part of a meld
    extra_names: tuple[str, ...]
    replaced: tuple[str, ...]  # facts about bonuses that replace another, such as `grown_dirty`
    morto_states: frozenset[str]
    foreign: Mapping[str, Code]  # fields of other texts that have their own error code
    mao_fields: frozenset[str]
    side_fields: frozenset[str]
    fewest_cards: tuple[int, ...]  # this and the next two: of one canastra, in the order of `canastras`
    fewest_wilds: tuple[int, ...]
    least_points: tuple[int, ...]
    most_canastras: int  # as many as the deck has cards for
    points_of_cards: tuple[
        tuple[int, int], ...
    ]  # fewest and most points of so many cards, from 0 to the deck
    unviewed_range: Mapping[int, tuple[int, int]]  # fewest and most points of so many cards
