"""Redraw a stage with another plan before any result is recorded; its entrants stay."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.utils.timezone import now

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.models import Jogo, Mao
from tournaments.errors import TournamentError
from tournaments.event.draws import stage_draw, stage_field
from tournaments.event.draws.bracket_draw import draw_stage, drop
from tournaments.event.draws.lots import entrants_of, new_seed
from tournaments.event.planning.plan_fitting import fittings
from tournaments.hall import open_anew
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry
from tournaments.pairing.entrant import Flag
from tournaments.plan.formats import BracketFormat
from tournaments.stage_plan import planned, read, went_on_to
from tournaments.standings.meeting import Status
from tournaments.wording.plan import FIELDS
from tournaments.wording.refusals.consequences import Consequence

BY_LEAVING = (Status.WALKOVER, Status.BOTH_ABSENT, Status.ABSENT)


def draw_anew(
    stage: Stage, plan: Mapping[str, Any], jogos: Sequence[Jogo], source: Source, *, field: str
) -> Iterator[Consequence]:
    """Reset a stage to its plan and begin it with another plan and new lots; yield the consequences.

    jogos: the open jogos of the tournament, locked. field: field of the plan for error messages. Withdrawn duplas
    stay out and penalties remain. Requires the lock of the tournament. Raises `TournamentError`: `stage_begun_with`
    (stage, names, round: a result is recorded), `stage_not_last`, and the errors of `stage_draw.begin`.
    """
    _refuse(stage, jogos, field)
    of_stage = set(Confronto.objects.filter(stage=stage, jogo__in=jogos).values_list("jogo", flat=True))
    opened = [jogo for jogo in jogos if jogo.pk in of_stage]
    yield from _falling(stage, len(opened))
    # Read before the stage is reset, which clears both.
    entered, short = _playing(stage), stage.short
    open_anew.let_go(opened, source)
    stage_draw.back_to_plan(stage, source)
    stage.plan = dict(plan)
    stage.save(update_fields=("plan",))
    try:
        stage_draw.begin(stage, new_seed(None), source, short=short)
    except TournamentError as exc:
        exc.params.setdefault("stage", stage.number)
        raise
    here = _playing(stage)
    for change in fittings(read(plan, stage.tournament).stage.format, len(here)):
        label = FIELDS[change["field"]].label
        yield Consequence("plan_fitted", f"{label}: {change['before'] or '–'} → {change['after'] or '–'}")
    if came := _names(here - entered):
        yield Consequence("enter_anew", came)
    if gone := _names(entered - here):
        yield Consequence("left_out_anew", gone)


def draw_before_start(stage: Stage, plan: Mapping[str, Any]) -> Consequence:
    """Delete the bracket of a first stage that has not begun, store another plan, and draw its bracket if it has one.

    Requires the lock of the tournament. Raises `TournamentError` with the codes of `DrawError`.
    """
    tournament = stage.tournament
    drop(stage)
    stage.plan = dict(plan)
    stage.save(update_fields=("plan",))
    format_ = planned(stage).stage.format
    if isinstance(format_, BracketFormat):
        tournament.draw_seed, tournament.drawn_at = new_seed(None), now()
        draw_stage(stage, format_, entrants_of(tournament), tournament.draw_seed)
    else:
        tournament.draw_seed, tournament.drawn_at = None, None
    tournament.save(update_fields=("draw_seed", "drawn_at"))
    return Consequence("drawn_anew" if tournament.drawn_at else "draw_falls")


def _refuse(stage: Stage, jogos: Sequence[Jogo], field: str) -> None:
    if went_on_to(stage):
        raise TournamentError("stage_not_last", field=field, stage=stage.number)
    maos = Mao.objects.standing().filter(partida__jogo__confronto__stage=stage)
    played = begun_of(jogos) | set(maos.values_list("partida__jogo", flat=True))
    left = StageEntry.objects.filter(stage=stage, until_round__isnull=False).values_list("dupla", flat=True)
    gone = stage_field.disqualified(stage).union(left)
    for row in Confronto.objects.filter(stage=stage).with_sides().order_by("round", "position"):
        known = row.status in {"", Status.BYE} or (
            row.status in BY_LEAVING and not gone.isdisjoint(row.entrants)
        )
        if row.jogo_id in played or not known:
            raise TournamentError(
                "stage_begun_with", field=field, stage=stage.number, names=row.versus, round=row.round
            )


def _falling(stage: Stage, opened: int) -> Iterator[Consequence]:
    yield Consequence("drawn_anew")
    posted = Round.objects.filter(stage=stage).exclude(state__in=Round.HELD_BACK).order_by("number")
    if numbers := list(posted.values_list("number", flat=True)):
        yield Consequence("places_fall", ", ".join(map(str, numbers)))
    if opened:
        yield Consequence("jogos_fall", count=opened)
    flags = Confronto.objects.filter(stage=stage).values_list("flags", flat=True)
    if any(Flag.FORCED in found for found in flags):
        yield Consequence("by_hand_falls")


def _playing(stage: Stage) -> set[int]:
    entered = StageEntry.objects.entered().filter(stage=stage, until_round=None)
    return set(entered.values_list("dupla", flat=True)) - stage_field.disqualified(stage)


def _names(duplas: set[int]) -> str:
    found = Dupla.objects.filter(pk__in=duplas).order_by("number")
    return ", ".join(found.values_list("name", flat=True))
