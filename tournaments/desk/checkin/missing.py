"""Duplas that are missing at a draw or at the start of a round, and whether the director leaves them out."""

from collections.abc import Collection
from dataclasses import dataclass

from django.http import QueryDict

from scoring.input import numbers
from tournaments.entries import checkin, present
from tournaments.event.draws import stage_field
from tournaments.event.planning.plan_problems import MovedUp, moved_up
from tournaments.models import Confronto, Dupla, Round, Stage, Tournament
from tournaments.models.confronto import SEATS_READ, seated_in
from tournaments.stage_plan import format_of

OUT, ALL = "fora", "todas"
FEWEST = 2  # entrants of a stage


@dataclass(frozen=True, slots=True)
class Missing:
    """The missing duplas for a page. chosen: the director's choice, if the page is shown again.

    moved: who moves up if they are left out of a stage. enough: whether as many
    remain without them as the format needs; otherwise the page does not offer it.
    """

    duplas: list[Dupla]
    chosen: str = ""
    moved: MovedUp | None = None
    enough: bool = True

    @property
    def told(self) -> str:
        """Return the ids of the listed duplas, which the form sends back."""
        return ",".join(str(dupla.pk) for dupla in self.duplas)


def asked(tournament: Tournament, of: Stage | Round | None = None) -> Collection[int] | None:
    """Return the ids of the duplas that are asked about: those that play next, in a stage or a round.

    Without one these are the duplas that still play, and the qualifiers of the stages that may begin; None before the
    tournament starts, when all entries are asked about.
    """
    match of:
        case Round():
            rows = Confronto.objects.filter(stage=of.stage, round=of.number, status="")
            return {pk for row in rows.values_list(*SEATS_READ) for pk in seated_in(row)}
        case Stage():
            return stage_field.next_to_play(of)
    if not (to_come := present.stages_to_come(tournament)):
        return None
    stages = [*Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING), *to_come]
    for stage in stages:
        stage.tournament = tournament
    return {pk for stage in stages for pk in stage_field.next_to_play(stage)}


def missing_of(tournament: Tournament, of: Stage | Round | None = None) -> list[Dupla]:
    """Return the missing duplas among those that are asked about. One query if the roll has not begun."""
    return checkin.roll(tournament, asked(tournament, of)).missing if checkin.has_begun(tournament) else []


def missing(
    tournament: Tournament, of: Stage | Round | None = None, sent: QueryDict | None = None
) -> Missing:
    """Return the duplas that are missing now, for the template `checkin/missing.html`."""
    chosen = sent.get("ausentes", "") if sent else ""
    if not checkin.has_begun(tournament):
        return Missing([], chosen)
    roll = checkin.roll(tournament, asked(tournament, of))
    duplas, moved = roll.missing, None
    if not duplas:
        return Missing([], chosen)
    stage = _stage_of(tournament, of)
    remain = _without(duplas, roll.expected, stage)
    if isinstance(of, Stage) and of.state == Stage.State.PLANNED and (moved := moved_up(of, duplas)):
        remain += len(moved.up)
    return Missing(duplas, chosen, moved, enough=remain >= (format_of(stage).least if stage else FEWEST))


def _stage_of(tournament: Tournament, of: Stage | Round | None) -> Stage | None:
    # Before the start it is the first stage that is asked about.
    if of is None:
        return Stage.objects.filter(tournament=tournament, number=1).first()
    return of.stage if isinstance(of, Round) else of


def _without(duplas: Collection[Dupla], expected: Collection[Dupla], stage: Stage | None) -> int:
    # How many entrants remain. A team of which a dupla is missing does not play.
    if stage is None or format_of(stage).ranked_as_one == 1:
        return len(expected) - len(duplas)
    broken = {one.team_id for one in duplas}
    return sum(one.team_id not in broken for one in expected)


def left_out(tournament: Tournament, sent: QueryDict, of: Stage | None = None) -> list[Dupla]:
    """Return the duplas that the form of a draw leaves out. Raises the errors of `checkin.left_out`."""
    told = [numbers.whole(one) or 0 for one in sent.get("faltam", "").split(",")]
    chosen = sent.get("ausentes", "")
    out = chosen == OUT if chosen in {OUT, ALL} else None
    return checkin.left_out(missing_of(tournament, of), told, out=out)
