"""The meaning of each code in plain English, for programs and the command line. Pages use other sentences."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_OF_MELDS: Final = {
    "bad_card": "no such card: rank A23456789TJQK and suit SHDC, or JK",
    "joker_not_in_deck": "this deck has no jokers",
    "too_short": "a meld has at least three cards",
    "not_a_run": "the cards are no run: one suit, each card next to the one before",
    "run_wraps": "a run does not go round the corner past the ace",
    "ace_to_ace": "this run may not have an ace at both ends",
    "too_many_wilds": "more wild cards than one meld may have; a two in its own place is not one",
    "sets_not_allowed": "these rules have no sets",
    "rank_not_in_melds": "a rank that stands in no meld, nor a wild card in its place",
    "set_rank_not_allowed": "there are no sets of this rank",
    "set_mixed": "a set has one rank, besides wild cards",
    "set_of_wilds": "these rules have no set of wild cards alone",
    "set_too_big": "a set may not have so many cards",
    "laid_missing": "`laid` is missing: with how many cards the meld was first laid",
    "laid_impossible": "`laid` must be from 3 to the number of cards",
    "late_two_impossible": "`late_two` is for a clean run of eight or more with its own two",
    "no_natural": "a run needs a card that is no wild card",
    "bad_kind": "`kind` must be one of run, set, with a list of `cards`",
}
_OF_CARDS: Final = {
    "too_many_copies": "the deck does not have this card so often",
    "not_conserved": "all cards together are not the deck",
    "cards_exceed_deck": "more cards than the deck leaves for the players",
    "cards_unlike_points": "so many cards cannot come to these points",
    "unknown_player": "must be one of the players in `hands`",
    "out_player_has_cards": "who went out holds no cards",
    "empty_hand": "only who went out, or has not seen the morto, holds no cards",
    "closing_discard_wild": "the last discard of who goes out may not be a wild card",
    "unviewed_size": "an unviewed morto has all its cards",
    "unviewed_holder_has_cards": "who has not seen the morto yet holds no cards",
    "too_few_cards": "a side never has fewer cards than it was dealt",
    "table_too_small": "a hand is emptied by melding it: the table shows too few cards",
}
_OF_MAOS: Final = {
    "wrong_sides": "must be the sides of this rule set, each with its players",
    "two_batidas": "only one side can go out",
    "ending_mismatch": "`ending` must be batida if somebody went out, and only then",
    "unknown_ending": "these rules have no such ending",
    "stallo_not_an_ending": "under these rules play goes on after a stallo",
    "no_batida": "nobody went out: possible, but the text does not foresee it",
    "batida_without_canastra": "a side needs a canastra to go out",
    "batida_without_clean_canastra": "a side needs a canastra without a wild card to go out",
    "batida_without_morto": "a side needs its morto to go out",
    "morto_missing": "`morto` must say what became of it: taken or not_taken",
    "morto_not_in_system": "these rules have no mortos",
    "mortos_exceed": "more mortos than there are",
    "morto_not_movable": "under these rules no morto becomes stock",
    "morto_left_at_stock_out": "a morto was left though the stock ran out",
    "unviewed_not_in_system": "under these rules no morto stays unviewed",
    "unviewed_points_missing": "the points or cards of the unviewed morto are missing",
    "unviewed_points_range": "an unviewed morto cannot have so many points",
    "unviewed_in_stallo": "before a stallo everybody has seen his morto",
    "unviewed_own_side": "the unviewed morto belongs to the side that went out",
    "unviewed_without_closing": "a morto stays unviewed only if somebody goes out",
    "solo_without_pozzetto": "who plays alone has taken a morto",
    "nobody_took_a_pozzetto": "nobody took a morto: possible, but rare",
    "not_integer": "must be a whole number, or true or false where it is a yes or no",
    "negative_input": "must not be negative",
    "bad_multiple": "must be a multiple of the step",
    "hand_zero": "0 points in hand where somebody must hold cards",
    "variant_off": "this rule set has no such field",
    "penalty_not_in_rules": "these rules have no penalties",
    "penalties_in_points": "counts how many times, not points",
    "many_penalties": "more offences than one mão usually has",
    "table_below_canastra_minimum": "the canastras alone have more points than the table",
    "too_many_canastras": "the deck has no cards for so many canastras",
    "more_dirty_than_wilds": "the deck has no wild cards for so many canastras",
    "two_twos_canastras": "the deck has twos for one canastra of them",
    "more_bonuses_than_canastras": "more bonuses than canastras",
    "too_many_red_threes": "more red threes than the deck has",
    "too_many_black_threes": "more black threes than the deck has",
    "points_exceed_deck": "more points than the deck has",
    "vulnerable_below_minimum": "a vulnerable side lays down at least the minimum",
    "many_canastras": "more canastras than one side usually has",
}
_OF_PARTIDAS: Final = {
    "hand_after_end": "a mão after the end of the partida",
    "partida_after_end": "a partida after the end of the jogo",
    "one_round_only": "under these rules a partida is one mão",
    "starter_missing": "the mão ended level: `started` must say which side began",
    "target_missing": "option `target`, the points limit, is missing",
}
_OF_LINES: Final = {
    "malformed_line": "the line is no JSON object",
    "line_too_long": "the line is too long",
    "duplicate_key": "a name is given twice in one object",
    "unknown_system": "no rule set has this key",
    "facts_missing": "this field is missing",
    "wrong_type": "is of the wrong type",
    "impossible_value": "cannot have this value",
    "bad_quotes": "quotes that are not closed, or not as in JSON",
    "stray_mark": "a `=`, `:`, `;` or `|` where none may be",
    "stray_word": "a word where none may be",
    "side_without_name": "a side without a name after `|`",
    "unknown_list": "a list that the notation does not have",
    "given_twice": "a name is given twice",
    "no_notation": "facts that the notation cannot write",
}
MEANINGS: Final[Mapping[str, str]] = MappingProxyType(
    {**_OF_LINES, **_OF_PARTIDAS, **_OF_MAOS, **_OF_CARDS, **_OF_MELDS}
)


def sentence(code: str, params: Mapping[str, object] | None = None, why: str = "") -> str:
    """Return what a code means, with its figures. why: what goes in its place, where more is known.

    >>> sentence("vulnerable_below_minimum", {"table": 80, "least": 90})
    'a vulnerable side lays down at least the minimum (table 80, least 90)'
    """
    said = why or MEANINGS.get(str(code), str(code).replace("_", " "))
    figures = ", ".join(f"{name} {value}" for name, value in (params or {}).items())
    return f"{said} ({figures})" if figures else said
