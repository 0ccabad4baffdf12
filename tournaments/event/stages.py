"""Plan, begin, close, reset and reopen the stages of a tournament."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from django.db import transaction
from django.db.models import ProtectedError
from django.utils.timezone import now

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.close_many import cancel_jogos
from scoring.models import Jogo
from tournaments import refresh_queue
from tournaments.entries import leaving
from tournaments.errors import TournamentError
from tournaments.event.consequences import need
from tournaments.event.draws import stage_draw, stage_field
from tournaments.event.draws.lots import new_seed
from tournaments.event.missing_results import results_missing
from tournaments.event.planning import plan_edit
from tournaments.event.planning.plan_check import check_plans, refuse_lots_alone
from tournaments.event.planning.plan_fitting import let_one_rest
from tournaments.hall import open_anew
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, LotsDrawn, PlanSaved
from tournaments.models import Confronto, Dupla, Penalty, Round, Stage, Tournament
from tournaments.names import tidy
from tournaments.outcomes.advance import close_or_resume
from tournaments.stage_plan import fed_by, format_of, sides_beside, went_on_to
from tournaments.wording.refusals.consequences import Consequence

State = Stage.State
TOO_FEW = frozenset({"too_few_entrants", "stage_too_few"})

type Plans = Sequence[tuple[str, Mapping[str, Any]]]


def save_plan(*, tournament: Tournament, plans: Plans, confirmed: str = "", source: Source) -> list[Stage]:
    """Store the stages to come, each with a name and a plan; an empty list means one knockout.

    A stage that has begun, and a drawn first stage, must be in the list and may change as `plan_edit` allows. A stage
    that was reset to its plan may change freely. confirmed: the key of the confirmed consequences. Raises
    `Unconfirmed`, with no change written; the errors of `plan_edit.edit` and `plan.stored.read`; and
    `TournamentError`: `stage_begun` (stage missing from the list), `draw_done`, `needs_players`, `needs_duplas`,
    `teams_throughout`, `no_single_opponent`, `maos_not_in_rules`, `target_not_used`, `target_invalid`,
    `late_until_invalid`, and of `DrawError` `rounds_missing` and `crossing_*`.
    """
    with transaction.atomic():
        jogos = open_anew.lock_open(tournament=tournament)
        tournament = Tournament.objects.locked(tournament.pk)
        check_plans(tournament, [plan for _, plan in plans])
        stored = {stage.number: stage for stage in Stage.with_dropped.filter(tournament=tournament)}
        standing = [stage for stage in stored.values() if not stage.dropped]
        refuse_lots_alone(plans, standing)
        # Stages that have begun are kept, and so is a first stage that is drawn.
        kept = [stage for stage in standing if stage.state != State.PLANNED]
        drawn = not kept and Confronto.objects.filter(tournament=tournament).exists()
        for stage in kept or standing[: int(drawn)]:
            if stage.number > len(plans):
                raise TournamentError("draw_done" if drawn else "stage_begun", stage=stage.number)
        follows: list[Consequence] = []
        if drawn and plans[0][1] != standing[0].plan:
            standing[0].tournament = tournament
            follows += plan_edit.edit_drawn(standing[0], plans[0][1], source)
        for stage in kept:
            if (plan := plans[stage.number - 1][1]) != stage.plan:
                stage.tournament = tournament
                follows += plan_edit.edit(stage, plan, jogos, source)
        need(follows, confirmed)
        begun = {stage.number: stage.plan for stage in kept}  # a redrawn stage may have a fitted plan
        made = [
            _stored(tournament, stored.get(number), number, tidy(name), begun.get(number, plan))
            for number, (name, plan) in enumerate(plans, start=1)
        ]
        for stage in standing[len(plans) :]:
            drop_planned(stage)
        if kept and tournament.state in {Tournament.State.RUNNING, Tournament.State.FINISHED}:
            close_or_resume(tournament, kept[-1])  # with another stage to come the tournament continues
        note(tournament, PlanSaved({"stages": len(plans)}), source)
        if tournament.state not in {Tournament.State.DRAFT, Tournament.State.OPEN}:
            open_ready(tournament, source)
            refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return made


def _stored(
    tournament: Tournament, stage: Stage | None, number: int, name: str, plan: Mapping[str, Any]
) -> Stage:
    if stage is None:
        return Stage.objects.create(tournament=tournament, number=number, name=name, plan=dict(plan))
    # A dropped stage with this number is reused.
    if (stage.name, stage.plan, stage.dropped) != (name, dict(plan), False):
        stage.name, stage.plan, stage.dropped = name, dict(plan), False
        stage.save(update_fields=("name", "plan", "dropped"))
    return stage


def drop_planned(stage: Stage) -> None:
    """Remove a planned stage from the plan. Requires the lock of the tournament."""
    # The log of a stage that had begun refers to it and is never changed, so the row stays, marked as dropped.
    try:
        stage.delete()
    except ProtectedError:
        stage.dropped = True
        stage.save(update_fields=("dropped",))


def begin_stage(
    *,
    stage: Stage,
    seed: int | None = None,
    short: bool = False,
    allow_bye: bool = False,
    absent: Collection[Dupla] = (),
    source: Source,
) -> Stage:
    """Draw a stage and open its first jogos. The first stage begins with its tournament (`states.start`).

    It begins with the entrants present (`qualified.field_from`); the numbers of groups, sections and rounds are
    fitted.

    A bracket is drawn as a whole. So are groups, round robins, Mitchell and individual movements: their rounds are
    drafts, or posted immediately without the pace "round by round". Of other formats the first round becomes a draft.
    seed: seed of the lots, random by default. short: no dupla moves up for qualifiers who left. allow_bye: accept an
    odd number even if the plan refuses it. absent: duplas to withdraw first. Raises `TournamentError`: those of
    `leaving.withdraw`, `stage_begun`, `stage_before_open`, `tournament_not_running`, `stage_not_begun` (for a side
    event: the stage beside it), `stage_too_few` (stage, entrants, least), `stage_one_left` and `stage_none_left`
    (stage), and the codes of `DrawError`.
    """
    with transaction.atomic():
        leaving.withdraw_missing(absent, source)
        tournament = Tournament.objects.locked(stage.tournament_id)
        if tournament.state != Tournament.State.RUNNING:
            raise TournamentError("tournament_not_running")
        stage = _of(tournament, stage)
        try:
            stage_draw.begin(stage, new_seed(seed), source, short=short, allow_bye=allow_bye)
        except TournamentError as exc:
            # No plan fits so few: the event ends or is cancelled (`tournaments.event.ending`).
            if exc.code not in TOO_FEW or (left := int(exc.params["entrants"])) > 1:
                raise
            if left:
                raise TournamentError("stage_one_left", stage=stage.number) from exc
            raise TournamentError("stage_none_left", stage=stage.number) from exc
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def redraw_schedule(
    *, stage: Stage, seed: int | None = None, allow_bye: bool = False, source: Source
) -> Stage:
    """Draw all rounds of an unposted schedule again, with the current entrants of the stage.

    seed: seed of the lots, random by default. allow_bye: accept an odd number even if the plan refuses it. Raises
    `TournamentError`: `stage_not_playing`, `round_posted`, `stage_not_begun` (for a side event: the stage beside it
    was reset to its plan), `stage_few_left` (stage, entrants, least), and the codes of `DrawError`.
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = _of(tournament, stage)
        if stage.state != State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        posted = Round.objects.filter(stage=stage).exclude(state__in=Round.HELD_BACK)
        if posted.exists() or not format_of(stage).drawn_at_once:
            raise TournamentError("round_posted", round=1)
        if stage_field.beside_a_plan(stage):
            raise TournamentError("stage_not_begun", stage=fed_by(stage) + 1)
        if allow_bye:
            let_one_rest(stage, source)
        stage_field.drop_drawn(stage)
        before = Stage.objects.filter(tournament=tournament, number=fed_by(stage)).first()
        try:
            stage_draw.draw(stage, before, new_seed(seed), source)
        except TournamentError as exc:
            if exc.code not in TOO_FEW:
                raise
            raise TournamentError("stage_few_left", params={**exc.params, "stage": stage.number}) from exc
        note(tournament, LotsDrawn("schedule_redrawn", {"seed": stage.seed}), source, stage=stage)
        open_ready(tournament, source)  # without the pace "round by round" it is posted at once
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def close_stage(*, stage: Stage, source: Source) -> Stage:
    """Close a stage with all results recorded. Closing the last stage ends the tournament.

    An unposted round is deleted if each round is drawn from the standings. So are the unposted rounds of a schedule
    that too few duplas are left to play.

    Raises `TournamentError`: `stage_not_playing`, `results_missing` (missing), `results_unconfirmed` (missing,
    unconfirmed).
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = _of(tournament, stage)
        if stage.state != State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        held_back = Round.objects.filter(stage=stage, state__in=Round.HELD_BACK)
        if format_of(stage).drawn_by_round or (held_back.exists() and stage_field.too_few_left(stage)):
            Confronto.objects.filter(stage=stage, round__in=held_back.values("number")).delete()
            held_back.delete()
        if missing := Confronto.objects.filter(stage=stage, status="").count():
            raise results_missing(stage.pk, missing)
        stage.state = State.CLOSED
        stage.save(update_fields=("state",))
        close_or_resume(tournament, stage)
        note(tournament, Done("stage_closed"), source, stage=stage)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def restart_stage(*, stage: Stage, typed_name: str, source: Source) -> Stage:
    """Reset a begun stage to its plan, if no other stage has begun from it; withdrawals are kept.

    Its jogos stay readable, those not played are annulled. A posted side event continues with its entries; an
    unposted one is reset as well. Raises `TournamentError`: `name_mismatch` (name: the typed name is not the
    stage's), `stage_not_last`, `stage_not_begun`, `jogo_being_played` (mesa).
    """
    if typed_name.strip().casefold() != str(stage).strip().casefold():
        raise TournamentError("name_mismatch", field="typed_name", name=str(stage))
    with transaction.atomic():
        # Lock the jogos first, then the tournament, in the same order as recording a result.
        of_stage = Jogo.objects.filter(confronto__stage=stage, closed_at=None)
        jogos = list(of_stage.order_by("pk").select_for_update(no_key=True, of=("self",)))
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = _of(tournament, stage)
        if stage.state == State.PLANNED:
            raise TournamentError("stage_not_begun", stage=stage.number)
        if went_on_to(stage):
            raise TournamentError("stage_not_last", stage=stage.number)
        played = Confronto.objects.filter(jogo__in=begun_of(jogos)).order_by("mesa")
        if found := played.values_list("mesa", flat=True).first():
            raise TournamentError("jogo_being_played", mesa=found)
        reset(stage, jogos, source)
        Tournament.objects.filter(pk=tournament.pk).update(state=Tournament.State.RUNNING, ended_early=False)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def reset(stage: Stage, jogos: Sequence[Jogo], source: Source) -> None:
    """Reset a stage to its plan, with the drafts beside it. jogos: its open ones, locked and not begun.

    Requires the lock of the tournament.
    """
    Confronto.objects.filter(jogo__in=jogos).update(jogo=None, mesa=None)
    cancel_jogos(jogos=jogos, reason="", source=source)
    for one in (*drafts_beside(stage), stage):
        stage_draw.back_to_plan(one, source)
        Penalty.objects.filter(stage=one, lifted_at=None).update(lifted_at=now())


def drafts_beside(stage: Stage) -> list[Stage]:
    """Return the unposted side events that are reset together with a stage."""
    found = [side for side in sides_beside(stage) if stage_field.is_draft(side)]
    for side in found:
        side.tournament = stage.tournament
    return found


def rounds_not_played(stage: Stage) -> int:
    """Return how many planned rounds are not posted, if rounds are drawn one by one; else 0."""
    if not format_of(stage).drawn_by_round:
        return 0
    posted = Round.objects.filter(stage=stage).exclude(state__in=Round.HELD_BACK).count()
    return max(int(stage.plan["rounds"]) - posted, 0)


def reopen_stage(*, stage: Stage, source: Source) -> Stage:
    """Reopen a stage that was closed before all of its rounds were played. Repeating it has no effect.

    Raises `TournamentError`: `next_stage_begun` (stage, next), `rounds_all_drawn` (stage), `rounds_all_played`
    (rounds), `stage_not_begun`.
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = _of(tournament, stage)
        if stage.state == State.PLAYING:
            return stage
        if stage.state == State.PLANNED:
            raise TournamentError("stage_not_begun", stage=stage.number)
        if begun := went_on_to(stage):
            raise TournamentError("next_stage_begun", stage=stage.number, next=begun.number)
        if not format_of(stage).drawn_by_round:
            raise TournamentError("rounds_all_drawn", stage=stage.number)
        if not rounds_not_played(stage):
            raise TournamentError("rounds_all_played", rounds=stage.plan["rounds"])
        stage.state = State.PLAYING
        stage.save(update_fields=("state",))
        Tournament.objects.filter(pk=tournament.pk).update(state=Tournament.State.RUNNING, ended_early=False)
        note(tournament, Done("stage_reopened"), source, stage=stage)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return stage


def _of(tournament: Tournament, stage: Stage) -> Stage:
    stage = Stage.objects.get(pk=stage.pk, tournament=tournament)
    stage.tournament = tournament
    return stage
