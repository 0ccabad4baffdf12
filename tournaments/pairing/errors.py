"""The reasons for which a draw is refused. Any other exception of this package is a bug."""

from enum import StrEnum


class DrawCode(StrEnum):
    """The reasons for which a draw is refused; the director can correct each of them."""

    TOO_FEW_ENTRANTS = "too_few_entrants"
    TOO_MANY_ENTRANTS = "too_many_entrants"
    DUPLICATE_ENTRANT = "duplicate_entrant"
    INVALID_SEED = "invalid_seed"
    DUPLICATE_SEED = "duplicate_seed"
    GROUPS_TOO_SMALL = "groups_too_small"
    GROUPS_TOO_LARGE = "groups_too_large"
    CROSSING_UNREADABLE = "crossing_unreadable"
    CROSSING_MISSING_PLACE = "crossing_missing_place"
    CROSSING_PLACE_TWICE = "crossing_place_twice"
    CROSSING_LEFT_OUT = "crossing_left_out"
    SIDE_MISPLACED = "side_misplaced"
    SIDE_CROSSED = "side_crossed"
    TEAM_NOT_TWO = "team_not_two"
    PAIRS_NOT_FULL = "pairs_not_full"
    ODD_WITHOUT_BYE = "odd_without_bye"
    FORCED_TWICE = "forced_twice"
    FORCED_STRANGER = "forced_stranger"
    FORCED_FORBIDDEN = "forced_forbidden"
    ROUND_IMPOSSIBLE = "round_impossible"
    MITCHELL_TOO_MANY_ROUNDS = "mitchell_too_many_rounds"
    TOO_MANY_QUALIFIERS = "too_many_qualifiers"
    ROUNDS_MISSING = "rounds_missing"
    TABLES_MISSING = "tables_missing"
    VP_UNREADABLE = "vp_unreadable"
    VP_NOT_LEVEL = "vp_not_level"
    VP_MISSING = "vp_missing"
    VP_START = "vp_start"
    VP_OVERLAP = "vp_overlap"
    VP_HOLE = "vp_hole"
    VP_NOT_MONOTONE = "vp_not_monotone"
    VP_NO_CAP = "vp_no_cap"


class DrawError(Exception):
    """A refused draw, which the user can correct. `code` and `params` select the sentence that is shown."""

    def __init__(self, code: DrawCode, **params: int) -> None:
        super().__init__(code)
        self.code, self.params = code, params
