"""The line at the top of every page of a tournament's desk: current stage and round, missing mesas, next step."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.timezone import now
from django.utils.translation import gettext as _

from tournaments.desk.line import steps
from tournaments.desk.line.in_play import OpenConfronto, StageInPlay, in_play, stages_of
from tournaments.desk.line.steps import NextStep, Step
from tournaments.hall.clocks.round_clock import RoundClock, round_clocks
from tournaments.models import Round, Stage, Tournament

State = Tournament.State
NAMED = 6  # mesas that the line lists; of the others it gives the number


@dataclass(frozen=True, slots=True)
class DeskLine:
    """The content of the line. steps: the next step, after the end several; stage, round: those of the next step.

    round_title: `Rodada 2 de 3`, `Semifinais`.
    minutes: of the clock of that round, 0 if it has none. mesas: the mesas without a result, by number. waiting: the
    number of confrontos that have no mesa yet.
    """

    tournament: Tournament
    steps: Sequence[NextStep]
    stage: Stage | None = None
    round: Round | None = None
    stage_title: str = ""
    round_title: str = ""
    minutes: int = 0
    mesas: Sequence[OpenConfronto] = ()
    waiting: int = 0

    @property
    def step(self) -> NextStep:
        """Return the next step, after the end the first one."""
        return self.steps[0]

    @property
    def waits(self) -> bool:
        """Return whether there is nothing to do but wait for the mesas without a result."""
        return self.step.step is Step.WAIT

    @property
    def clock(self) -> RoundClock | None:
        """Return the clock of the round; None if it has none. Three queries if it has one."""
        if not self.minutes or self.stage is None:
            return None
        clocks = round_clocks(self.tournament, now())
        return next((one for one in clocks if one.stage.pk == self.stage.pk and one.has_time), None)

    @property
    def named(self) -> Sequence[OpenConfronto]:
        """Return the mesas that the line lists."""
        return self.mesas[:NAMED]

    @property
    def more(self) -> int:
        """Return the number of the other mesas."""
        return max(len(self.mesas) - NAMED, 0)


def line_of(tournament: Tournament) -> DeskLine:
    """Return the line of a tournament. Two queries before it starts, three while it runs, more only for a draft."""
    stages = stages_of(tournament)
    if tournament.state in {State.DRAFT, State.OPEN}:
        return DeskLine(tournament, [steps.before_start(tournament, stages)])
    if tournament.state == State.CANCELLED:
        return DeskLine(tournament, [steps.when_cancelled(tournament)])
    if tournament.state == State.FINISHED:
        return DeskLine(tournament, steps.when_over(tournament))
    playing = in_play(stages)
    step, at = steps.while_running(tournament, stages, playing)
    missing = [row for one in playing for row in one.missing]
    return DeskLine(
        tournament,
        [step],
        stage=at.stage if at else None,
        round=at.round if at else None,
        stage_title=str(at.stage) if at and (len(stages) > 1 or at.stage.name) else "",
        round_title=_round_title(at) if at else "",
        minutes=at.minutes if at else 0,
        mesas=sorted((row for row in missing if row.jogo_id and row.mesa), key=lambda row: row.mesa or 0),
        waiting=sum(not row.jogo_id for row in missing),
    )


def _round_title(at: StageInPlay) -> str:
    if row := at.round:
        return _("Rodada %(number)s de %(rounds)s") % {"number": row.number, "rounds": at.of_rounds}
    return at.title if at.missing else ""
