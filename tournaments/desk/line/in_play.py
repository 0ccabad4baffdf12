"""State of a running tournament, read once: its stages, their rounds, and the confrontos without a result."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property

from django.db.models import F
from django.utils.translation import gettext as _

from tournaments.charts.round_titles import round_title, with_titles
from tournaments.hall.clocks.clock import clocks, facts, lines
from tournaments.hall.clocks.countdown import Start, remaining
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.plan.fields import AtZero
from tournaments.stage_plan import at_zero, by_round, format_of, is_bracket

SOON = timedelta(minutes=1)  # before zero, for the way to the bell
READ = ("pk", "stage", "round", "kind", "mesa", "jogo", "jogo__bell_at", "jogo__opened_at")


@dataclass(frozen=True, slots=True)
class OpenConfronto:
    """A confronto that may be played now and has no result. jogo_id: None while it waits for a mesa."""

    pk: int
    stage_id: int
    round: int
    kind: str
    mesa: int | None
    jogo_id: int | None
    bell_at: datetime | None
    opened_at: datetime | None


@dataclass
class StageInPlay:
    """A stage that is being played.

    rounds: drawn rounds in order; missing: confrontos without a result, by round and mesa.
    """

    stage: Stage
    rounds: list[Round] = field(default_factory=list)
    missing: list[OpenConfronto] = field(default_factory=list)

    @property
    def draft(self) -> Round | None:
        """Return the first round that only the director sees."""
        return next((row for row in self.rounds if row.state in Round.HELD_BACK), None)

    @property
    def posted(self) -> Round | None:
        """Return the first posted round that has not begun.

        None if the jogos of the stage open without waiting for a round.
        """
        if not by_round(self.stage):
            return None
        return next((row for row in self.rounds if row.state == Round.State.POSTED), None)

    @property
    def playing(self) -> list[OpenConfronto]:
        """Return the confrontos without a result of the first round that has any."""
        return [row for row in self.missing if row.round == self.missing[0].round]

    @property
    def round(self) -> Round | None:
        """Return the current round: the draft, else the one being played, else the posted one, else the last."""
        if is_bracket(self.stage) or not self.rounds:
            return None
        played = [row for row in self.rounds if self.missing and row.number == self.missing[0].round]
        return self.draft or next(iter(played), None) or self.posted or self.rounds[-1]

    @property
    def of_rounds(self) -> int:
        """Return the number of rounds: of the plan if each is drawn separately, otherwise of the draw."""
        said = int(self.stage.plan["rounds"]) if format_of(self.stage).drawn_by_round else 0
        return max(said, len(self.rounds))

    @cached_property
    def minutes(self) -> int:
        """Return the minutes of the clock of the current round; 0 if it has none."""
        if not self.missing:
            return 0
        # All confrontos of a round have the same clock, so one is enough.
        return next(iter(clocks(self.stage.tournament, [self._first])))

    def waits_for_bell(self, at: datetime) -> bool:
        """Return whether time is over at a mesa, or will be in a minute, and the plan leaves the bell to the director.

        One query with a clock.
        """
        unheard = [row for row in self.playing if row.opened_at and not row.bell_at]
        tournament = self.stage.tournament
        if not self.minutes or not unheard or at_zero(self.stage, tournament) is not AtZero.ASKS:
            return False
        done = lines([self._first]).get((self.stage.pk, self._first.round), ())
        left = (
            remaining([Start(row.opened_at, self.minutes), *facts(done, row.pk)], at)
            for row in unheard
            if row.opened_at
        )
        return any(one and (one.is_over or (one.running and one.time <= SOON)) for one in left)

    @cached_property
    def title(self) -> str:
        """Return the name of the first round without all results: `Rodada 2`, `Semifinais`. One query."""
        if is_bracket(self.stage):
            return round_title(with_titles([self._first])[0])
        return _("Rodada %(number)s") % {"number": self._first.round}

    @property
    def _first(self) -> Confronto:
        first = self.missing[0]
        return Confronto(stage=self.stage, round=first.round, kind=first.kind)


def stages_of(tournament: Tournament) -> list[Stage]:
    """Return the stages of a tournament in order. One query."""
    found = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    for stage in found:
        stage.tournament = tournament
    return found


def in_play(stages: Sequence[Stage]) -> list[StageInPlay]:
    """Return the stages that are being played, and closed ones of which a result was reverted. Two queries."""
    begun = {stage.pk: StageInPlay(stage) for stage in stages if stage.state != Stage.State.PLANNED}
    for row in Round.objects.filter(stage__in=begun).order_by("number"):
        # The stages are read already; without this each row would read its own.
        row.stage = begun[row.stage_id].stage
        begun[row.stage_id].rounds.append(row)
    open_yet = Confronto.objects.started().filter(
        stage__in=begun, status="", dupla_a__isnull=False, dupla_b__isnull=False
    )
    in_order = open_yet.order_by("round", F("mesa").asc(nulls_last=True), "kind", "position")
    for values in in_order.values_list(*READ):
        missing = OpenConfronto(*values)
        begun[missing.stage_id].missing.append(missing)
    return [one for one in begun.values() if one.missing or one.stage.state == Stage.State.PLAYING]
