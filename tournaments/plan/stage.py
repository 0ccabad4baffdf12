"""Data classes of a planned stage."""

from dataclasses import dataclass, replace
from fractions import Fraction

from tournaments.pairing.bracket.seeding import Crossing
from tournaments.plan.fields import ANNOUNCED_USUALLY, PACE, AtZero, Missed, Pace
from tournaments.plan.formats import Format
from tournaments.plan.lengths import FINAL, THIRD
from tournaments.standings.vp import VpTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Play of one meeting: either maos (a turno) or partidas (a jogo), and minutes of the clock.

    target: points limit of a partida, None for that of the tournament. vp: VP table of a turno; None counts jogos
    won. at_zero: what happens at the end of the time. announced: minutes before the end with an announcement.
    """

    maos: int | None = None
    partidas: int | None = None
    target: int | None = None
    minutes: int
    vp: VpTable | None = None
    at_zero: AtZero = AtZero.ASKS
    announced: tuple[int, ...] = ANNOUNCED_USUALLY


def is_fixed(partidas: int, usual: int, *, fixed: bool) -> bool:
    """Whether all partidas of a jogo are played. usual, fixed: settings of the tournament."""
    return partidas % 2 == 0 or (fixed and partidas == usual)


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePlan:
    """A stage: its format and settings, its play, and its connection with other stages.

    side_of: for a side event, the stage whose non-qualifiers play in it; None in the main line. top: number of
    qualifiers (of each group), None for all; others: number of best others at the next place. crossing: pairs of the
    first round, by place of the groups before. carry: share of the points carried over from the stage before.
    late_until: last round for late entries, None for the first. missed: value of the rounds they missed. pace: when
    the jogos of a round open. forgets: draws ignore meetings, byes and tables of earlier stages.
    by_campaign: group winners of the stage before are seeded by their results instead of the order of the groups.
    """

    format: Format
    play: Play
    top: int | None = None
    others: int = 0
    side_of: int | None = None
    crossing: Crossing = ()
    carry: Fraction = Fraction(0)
    late_until: int | None = None
    pace: Pace = Pace.ROUND
    missed: Missed = Missed.NOTHING
    forgets: bool = False
    by_campaign: bool = False

    def play_in(self, left: int) -> Play:
        """Return the play of the bracket round with this number of remaining duplas; 1: for third place."""
        lengths = self.format.lengths
        length = lengths.get(left) or (lengths.get(FINAL) if left == THIRD else None)
        if length is None:
            return self.play
        play = self.play
        if length.count is not None:
            maos, partidas = (length.count, None) if play.maos else (None, length.count)
            play = replace(play, maos=maos, partidas=partidas)
        if length.target is not None and not play.maos:
            play = replace(play, target=length.target)
        return play if length.minutes is None else replace(play, minutes=length.minutes)

    @property
    def by_round(self) -> bool:
        """Whether the jogos of a round open together, when the round is started."""
        return PACE in self.format.stage_fields and self.pace is Pace.ROUND
