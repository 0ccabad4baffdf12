"""The penalties of the director, each with a reason and an author."""

from dataclasses import dataclass
from enum import StrEnum

from tournaments.standings.meeting import Number


class Sanction(StrEnum):
    """The kind of a penalty."""

    WARNING = "warning"  # only recorded
    MP = "mp"  # match points, or points
    VP = "vp"  # tournament points
    LOSS = "loss"  # the meeting of that round counts as lost; the opponent keeps its own result
    DISQUALIFICATION = "disqualification"  # ranked last


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyTaken:
    """One penalty of one entrant. amount: points deducted, positive, only for MP and VP."""

    entrant: int
    sanction: Sanction
    round: int
    amount: Number = 0
    reason: str
    author: str
