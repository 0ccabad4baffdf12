"""One meeting and its result. Status and score are separate, so a score of 0-0 is never invented."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from tournaments.pairing.bracket.nodes import Kind

type Number = int | Fraction


class Status(StrEnum):
    """How a meeting ended."""

    PLAYED = "played"
    WALKOVER = "walkover"  # W.O.: the winner was there, the other was not
    BYE = "bye"  # riposo, folga: no opponent
    BOTH_ABSENT = "both_absent"
    ABANDONED = "abandoned"  # begun and not ended
    DIRECTOR = "director"  # the director awarded the score
    ABSENT = "absent"  # single players: absent, so the others at the table could not play
    NOT_COUNTED = "not_counted"  # the hall closed before the end: as if it had never been drawn
    AVERAGE = "average"  # not played; the winner's points are the average of its other meetings


ALONE = frozenset({Status.BYE, Status.ABSENT})  # without an opponent


class SideOutcome(StrEnum):
    """The outcome of a meeting for one of its sides."""

    WON = "won"
    LOST = "lost"
    LEVEL = "level"
    NONE = "none"  # neither: a bye, or both absent


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """The result of one side: partidas won, points (MP of the turno), canastras by kind, batidas."""

    partidas: int = 0
    points: Number = 0
    canastras: Mapping[str, int] = field(default_factory=dict)
    batidas: int = 0


NOTHING = Made()


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """One meeting of the entrants `a` and `b`. `b` is None for a bye and for a single absent player.

    kind: the part of the bracket. winner: None if level or undecided. given: tournament points of both sides, only
    for a director's score. against: the opponents of `a` at a mesa where more than two play alone; each player has
    such a meeting, and `made_b` is the sum of the opponents. Raises `ValueError` for contradictory values, which
    are bugs of the caller.
    """

    round: int
    a: int
    b: int | None
    kind: Kind = "main"
    status: Status = Status.PLAYED
    winner: int | None = None
    made_a: Made = NOTHING
    made_b: Made = NOTHING
    given: tuple[Number, Number] | None = None
    against: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        sides = {self.a, self.b, *self.against}
        bad_winner = self.winner is not None and self.winner not in sides
        needs_winner = self.status in {Status.WALKOVER, Status.AVERAGE}
        if (
            self.a == self.b
            or bad_winner
            or (self.b is None) != (self.status in ALONE or bool(self.against))
            or (self.given is not None) != (self.status is Status.DIRECTOR)
            or (needs_winner and self.winner is None)
        ):
            raise ValueError(f"not a meeting: {self}")

    def outcome(self, entrant: int) -> SideOutcome:
        """Return the outcome for one of the two sides, or for `a` at a mesa of several."""
        if self.status in {Status.BYE, Status.BOTH_ABSENT}:
            return SideOutcome.NONE
        if self.status is Status.ABSENT:
            return SideOutcome.LOST
        if self.winner is None:
            return SideOutcome.LEVEL
        return SideOutcome.WON if self.winner == entrant else SideOutcome.LOST


def turno(round_: int, a: int, b: int, points_a: int, points_b: int) -> Meeting:
    """Return the meeting for a turno of burraco from its match points. The side with more points wins."""
    winner = None if points_a == points_b else (a if points_a > points_b else b)
    return Meeting(
        round=round_, a=a, b=b, winner=winner, made_a=Made(points=points_a), made_b=Made(points=points_b)
    )
