"""Why a draw is refused: codes for the director to mend. Anything else that is raised here is a bug."""

from enum import StrEnum


class DrawCode(StrEnum):
    """Why a draw is refused. Each is for the director to mend."""

    TOO_FEW_ENTRANTS = "too_few_entrants"
    TOO_MANY_ENTRANTS = "too_many_entrants"
    DUPLICATE_ENTRANT = "duplicate_entrant"
    INVALID_SEED = "invalid_seed"
    DUPLICATE_SEED = "duplicate_seed"


class DrawError(Exception):
    """A refusal that is the user's to mend, never a bug. `code` and `params` choose the sentence."""

    def __init__(self, code: DrawCode, **params: int) -> None:
        super().__init__(code)
        self.code, self.params = code, params
