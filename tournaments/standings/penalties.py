"""The director's penalties: from a catalogue, each with a reason and an author."""

from dataclasses import dataclass
from enum import StrEnum

from tournaments.standings.meeting import Number


class Sanction(StrEnum):
    """What a penalty takes."""

    WARNING = "warning"  # nothing but the record
    MP = "mp"  # match points, or points
    VP = "vp"  # tournament points
    LOSS = "loss"  # the meeting of that round counts as lost; the opponent keeps its own result
    DISQUALIFICATION = "disqualification"  # behind all others


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyTaken:
    """One penalty of one entrant. amount: what it takes, positive, of MP and VP only."""

    entrant: int
    sanction: Sanction
    round: int
    amount: Number = 0
    reason: str
    author: str
