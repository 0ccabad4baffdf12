"""One stage of an event, as data."""

from dataclasses import dataclass, replace
from fractions import Fraction

from tournaments.pairing.bracket.seeding import Crossing
from tournaments.plan.fields import ANNOUNCED_USUALLY, PACE, AtZero, Missed, Pace
from tournaments.plan.formats import Format
from tournaments.plan.lengths import FINAL, THIRD
from tournaments.standings.vp import VpTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """What is played at the table in one meeting. One of maos (a turno) and partidas (a jogo); minutes by the clock.

    target: the points limit of a partida, None for that of the tournament. vp: the table of the turno;
    None counts jogos won. at_zero: what happens when the time is over. announced: the minutes before that at which
    the hall hears how much is left.
    """

    maos: int | None = None
    partidas: int | None = None
    target: int | None = None
    minutes: int
    vp: VpTable | None = None
    at_zero: AtZero = AtZero.ASKS
    announced: tuple[int, ...] = ANNOUNCED_USUALLY


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePlan:
    """One stage: its format with its settings, what is played, and how it hangs together with the others.

    side_of: the stage whose others, who did not go on, play here beside the main line; None of the main line.
    top: how many go on (of each group), None for all; others: the best of the next place across groups. crossing: who
    meets whom in the first round of this stage, by place of the groups before. carry: the share of the points brought
    along from the stage before. late_until: the last round somebody may still enter in, None for the first. missed:
    what the rounds before are worth to them. pace: when
    the jogos of a round open; no bracket asks. forgets: who met, rested and sat where in the stages before does not
    count in the draws of this one. by_campaign: the groups' winners of the
    stage before are seeded by what they did, not in the order of the groups.
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
        """Return what is played in the round of a bracket with so many duplas left; 1: for third place."""
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
        """Whether the jogos of a round open together, once it is started."""
        return PACE in self.format.stage_fields and self.pace is Pace.ROUND
