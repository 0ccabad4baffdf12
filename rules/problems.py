"""Problems of a mão: stable codes, and the report that collects every problem at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

_NO_PARAMS: Final[Mapping[str, int | str]] = MappingProxyType({})


class Severity(StrEnum):
    """An error is impossible under the rules. A warning is unlikely: accepted once somebody confirms it."""

    ERROR = "error"
    WARNING = "warning"


class Code(StrEnum):
    """Names of all problems, for every rule set and form of entry. They are stored, so they are never renamed."""

    # one meld
    BAD_CARD = "bad_card"
    JOKER_NOT_IN_DECK = "joker_not_in_deck"
    TOO_SHORT = "too_short"
    NOT_A_RUN = "not_a_run"
    RUN_WRAPS = "run_wraps"
    ACE_TO_ACE = "ace_to_ace"
    TOO_MANY_WILDS = "too_many_wilds"
    SETS_NOT_ALLOWED = "sets_not_allowed"
    SET_MIXED = "set_mixed"
    SET_OF_WILDS = "set_of_wilds"
    SET_TOO_BIG = "set_too_big"
    LAID_MISSING = "laid_missing"
    LAID_IMPOSSIBLE = "laid_impossible"
    LATE_TWO_IMPOSSIBLE = "late_two_impossible"
    NO_NATURAL = "no_natural"
    RANK_NOT_IN_MELDS = "rank_not_in_melds"
    SET_RANK_NOT_ALLOWED = "set_rank_not_allowed"
    BAD_KIND = "bad_kind"
    # the cards of a mão
    TOO_MANY_COPIES = "too_many_copies"
    NOT_CONSERVED = "not_conserved"
    CARDS_EXCEED_DECK = "cards_exceed_deck"
    UNKNOWN_PLAYER = "unknown_player"
    OUT_PLAYER_HAS_CARDS = "out_player_has_cards"
    EMPTY_HAND = "empty_hand"
    CLOSING_DISCARD_WILD = "closing_discard_wild"
    UNVIEWED_SIZE = "unviewed_size"
    TOO_FEW_CARDS = "too_few_cards"
    TABLE_TOO_SMALL = "table_too_small"
    # the mão as a whole
    WRONG_SIDES = "wrong_sides"
    TWO_BATIDAS = "two_batidas"
    ENDING_MISMATCH = "ending_mismatch"
    UNKNOWN_ENDING = "unknown_ending"
    STALLO_NOT_AN_ENDING = "stallo_not_an_ending"
    NO_BATIDA = "no_batida"
    BATIDA_WITHOUT_CANASTRA = "batida_without_canastra"
    BATIDA_WITHOUT_CLEAN_CANASTRA = "batida_without_clean_canastra"
    BATIDA_WITHOUT_MORTO = "batida_without_morto"
    MORTO_MISSING = "morto_missing"
    MORTO_NOT_IN_SYSTEM = "morto_not_in_system"
    MORTOS_EXCEED = "mortos_exceed"
    MORTO_NOT_MOVABLE = "morto_not_movable"
    MORTO_LEFT_AT_STOCK_OUT = "morto_left_at_stock_out"
    UNVIEWED_NOT_IN_SYSTEM = "unviewed_not_in_system"
    UNVIEWED_POINTS_MISSING = "unviewed_points_missing"
    UNVIEWED_POINTS_RANGE = "unviewed_points_range"
    UNVIEWED_IN_STALLO = "unviewed_in_stallo"
    UNVIEWED_OWN_SIDE = "unviewed_own_side"
    UNVIEWED_HOLDER_HAS_CARDS = "unviewed_holder_has_cards"
    UNVIEWED_WITHOUT_CLOSING = "unviewed_without_closing"
    SOLO_WITHOUT_POZZETTO = "solo_without_pozzetto"
    NOBODY_TOOK_A_POZZETTO = "nobody_took_a_pozzetto"
    NOT_INTEGER = "not_integer"
    NEGATIVE_INPUT = "negative_input"
    BAD_MULTIPLE = "bad_multiple"
    HAND_ZERO = "hand_zero"
    VARIANT_OFF = "variant_off"
    PENALTY_NOT_IN_RULES = "penalty_not_in_rules"
    PENALTIES_IN_POINTS = "penalties_in_points"
    MANY_PENALTIES = "many_penalties"
    CARDS_UNLIKE_POINTS = "cards_unlike_points"
    TABLE_BELOW_CANASTRA_MINIMUM = "table_below_canastra_minimum"
    TOO_MANY_CANASTRAS = "too_many_canastras"
    MORE_DIRTY_THAN_WILDS = "more_dirty_than_wilds"
    TWO_TWOS_CANASTRAS = "two_twos_canastras"
    MORE_BONUSES_THAN_CANASTRAS = "more_bonuses_than_canastras"
    TOO_MANY_RED_THREES = "too_many_red_threes"
    TOO_MANY_BLACK_THREES = "too_many_black_threes"
    POINTS_EXCEED_DECK = "points_exceed_deck"
    VULNERABLE_BELOW_MINIMUM = "vulnerable_below_minimum"
    MANY_CANASTRAS = "many_canastras"
    # the partida
    HAND_AFTER_END = "hand_after_end"
    ONE_ROUND_ONLY = "one_round_only"
    STARTER_MISSING = "starter_missing"
    TARGET_MISSING = "target_missing"


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem. `side`, `field`: its place, if not the whole mão; `params`: figures for its message."""

    code: Code
    severity: Severity
    side: str | None = None
    field: str | None = None
    params: Mapping[str, int | str] = _NO_PARAMS


class Report:
    """Collects the problems of one mão in the order they are found, errors and warnings in separate lists."""

    __slots__ = ("_warns", "errors", "warnings")

    def __init__(self, warns: frozenset[Code]) -> None:
        """warns: the codes that are warnings under the rule set; every other code is an error."""
        self._warns = warns
        self.errors: list[Problem] = []
        self.warnings: list[Problem] = []

    def add(self, code: Code, side: str | None = None, field: str | None = None, **params: int | str) -> None:
        """Add a problem with the severity the rule set gives its code."""
        if code in self._warns:
            self.warnings.append(Problem(code, Severity.WARNING, side, field, params))
        else:
            self.refuse(code, side, field, **params)

    def refuse(
        self, code: Code, side: str | None = None, field: str | None = None, **params: int | str
    ) -> None:
        """Add a problem as an error, even if its code is a warning under the rule set."""
        self.errors.append(Problem(code, Severity.ERROR, side, field, params))
