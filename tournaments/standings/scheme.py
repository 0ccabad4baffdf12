"""The tournament points of a meeting, with a setting for every status."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from tournaments.standings.meeting import Meeting, Number, SideOutcome, Status
from tournaments.standings.vp import VP_3, VP_4, VpTable


@dataclass(frozen=True, slots=True)
class Given:
    """Fixed points by outcome.

    narrow_won, narrow_lost: points if one partida decided and the loser had won at least one (2-1, 3-2).
    """

    won: Number
    lost: Number
    level: Number = 0
    narrow_won: Number | None = None
    narrow_lost: Number | None = None

    def of(self, outcome: SideOutcome) -> Number:
        """Return the points of an outcome; 0 for `SideOutcome.NONE`."""
        return {SideOutcome.WON: self.won, SideOutcome.LOST: self.lost, SideOutcome.LEVEL: self.level}.get(
            outcome, 0
        )

    def of_score(self, outcome: SideOutcome, partidas: tuple[int, int]) -> Number:
        """Return the points of an outcome with this number of partidas for either side."""
        narrow = {SideOutcome.WON: self.narrow_won, SideOutcome.LOST: self.narrow_lost}.get(outcome)
        if narrow is not None and min(partidas) > 0 and abs(partidas[0] - partidas[1]) == 1:
            return narrow
        return self.of(outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """The tournament points of an event: points in Brazil, VP in Italy.

    played: by outcome, or by the difference of the points made. walkover: for the side present and the side
    absent; also for status AVERAGE, for ABSENT, and for a meeting lost by penalty. bye: points for a bye.
    both_absent: points for each side. abandoned: by outcome; None counts the score at the break.
    walkover_partidas: partidas that a W.O. counts as won; 0 adds none. bye_made: points made (MP) for a bye.
    """

    played: Given | VpTable
    walkover: Given
    bye: Number
    both_absent: Number = 0
    abandoned: Given | None = None
    walkover_partidas: int = 0
    bye_made: int = 0

    def points(self, meeting: Meeting, entrant: int) -> Number:
        """Return the tournament points of one side."""
        outcome = meeting.outcome(entrant)
        match meeting.status:
            case Status.BYE:
                return self.bye
            case Status.BOTH_ABSENT:
                return self.both_absent
            case Status.WALKOVER | Status.AVERAGE | Status.ABSENT:
                return self.walkover.of(outcome)
            case Status.DIRECTOR if meeting.given is not None:
                return meeting.given[0 if entrant == meeting.a else 1]
            case Status.ABANDONED if self.abandoned is not None:
                return self.abandoned.of(outcome)
        # A mesa of several has no narrow score such as 2-1.
        if meeting.against and isinstance(self.played, Given):
            return self.played.of(outcome)
        if isinstance(self.played, Given):
            return self.played.of_score(outcome, (meeting.made_a.partidas, meeting.made_b.partidas))
        difference = meeting.made_a.points - meeting.made_b.points
        # With three players a difference may end in a half; the tables have whole numbers.
        of_winner, of_loser = self.played.points(floor(abs(Fraction(difference))))
        leads = (difference >= 0) == (entrant == meeting.a)
        return of_winner if leads or difference == 0 else of_loser


BRAZIL = Scheme(played=Given(1, 0), walkover=Given(1, 0), bye=1)
ITALY_3 = Scheme(played=VP_3, walkover=Given(14, 6), bye=14)
ITALY_4 = Scheme(played=VP_4, walkover=Given(12, 8), bye=12)
OF_TURNO: Mapping[int, Scheme] = {3: ITALY_3, 4: ITALY_4}  # by the number of mãos in a turno
