"""One meeting as it went: its status and its score are separate facts, and neither is ever a made-up 0-0."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from tournaments.pairing.bracket.nodes import Kind

type Number = int | Fraction


class Status(StrEnum):
    """How a meeting came to its end."""

    PLAYED = "played"
    WALKOVER = "walkover"  # W.O.: the winner was there, the other was not
    BYE = "bye"  # riposo, folga: nobody to meet
    BOTH_ABSENT = "both_absent"
    ABANDONED = "abandoned"  # begun and not ended
    DIRECTOR = "director"  # the score is the director's
    ABSENT = "absent"  # of single players: was not there, and the others of the table could not play
    NOT_COUNTED = "not_counted"  # the hall closed before it was played out: as if it had never been drawn
    AVERAGE = "average"  # not played; the winner's points are the average of its other meetings


ALONE = frozenset({Status.BYE, Status.ABSENT})  # without an opponent


class Outcome(StrEnum):
    """What a meeting was to one of its sides."""

    WON = "won"
    LOST = "lost"
    LEVEL = "level"
    NONE = "none"  # neither: a bye, or both absent


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What one side made: partidas won, points (MP of the turno), canastras by kind, batidas."""

    partidas: int = 0
    points: Number = 0
    canastras: Mapping[str, int] = field(default_factory=dict)
    batidas: int = 0


NOTHING = Made()


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """One meeting of the entrants `a` and `b`; a bye has no `b`, nor has who was absent alone.

    kind: of a bracket, the tree it is of. winner: None if level, or without one. given: the tournament points of
    both sides, of a director's score only. against: of a mesa at which more than two play, each for himself, the others
    as `a` meets them: the mesa is a meeting for each of them, `made_b` is what they made together.
    ValueError for contradictions: bugs of the caller.
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

    def outcome(self, entrant: int) -> Outcome:
        """Return what the meeting was to one of its two, or to `a` among several."""
        if self.status in {Status.BYE, Status.BOTH_ABSENT}:
            return Outcome.NONE
        if self.status is Status.ABSENT:
            return Outcome.LOST
        if self.winner is None:
            return Outcome.LEVEL
        return Outcome.WON if self.winner == entrant else Outcome.LOST


def turno(round_: int, a: int, b: int, points_a: int, points_b: int) -> Meeting:
    """Return a turno of burraco from its match points: who made more has won it."""
    winner = None if points_a == points_b else (a if points_a > points_b else b)
    return Meeting(
        round=round_, a=a, b=b, winner=winner, made_a=Made(points=points_a), made_b=Made(points=points_b)
    )
