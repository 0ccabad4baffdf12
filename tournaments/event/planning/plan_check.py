"""Check that the planned stages can be played with the tournament's kind of entrants and its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import rules
from tournaments.clubs.rule_choice import takes_target
from tournaments.errors import TournamentError
from tournaments.models import Stage, Tournament
from tournaments.pairing import DrawError
from tournaments.plan.fields import SIDE_OF
from tournaments.plan.formats.mesas import Mesas
from tournaments.plan.meaning import check_follows, check_side
from tournaments.plan.stage import Play, StagePlan
from tournaments.plan.stored import LOTS_ALONE, Planned
from tournaments.stage_plan import options_of, read
from tournaments.standings.vp import VpTable


def check_plans(tournament: Tournament, plans: Sequence[Mapping[str, Any]]) -> None:
    """Raise the errors documented at `stages.save_plan`, with the number of the stage in `stage`."""
    before: StagePlan | None = None
    stages: list[StagePlan] = []
    for number, data in enumerate(plans, start=1):
        try:
            plan = read(data, tournament)
            _check_playable(tournament, plan)
            _check_teams(plan.stage, before)
            stages.append(plan.stage)
            check_side(stages, number)
            check_follows(plan.stage, None if plan.stage.side_of else before)
        except DrawError as exc:
            field = "side_of" if exc.code in SIDE_OF.refused else "crossing"
            raise TournamentError(exc.code, field=field, params={**exc.params, "stage": number}) from exc
        except TournamentError as exc:
            exc.params.setdefault("stage", number)
            raise
        before = plan.stage


def refuse_lots_alone(plans: Sequence[tuple[str, Mapping[str, Any]]], stored: Sequence[Stage]) -> None:
    """Raise `plan_order_lots` for a plan that ranks by lots only.

    An unchanged stored plan is accepted, because version 0.2.0 allowed it.
    """
    kept = [stage.plan for stage in stored]
    for number, (_, plan) in enumerate(plans, start=1):
        if plan.get("order") == [str(by) for by in LOTS_ALONE] and plan not in kept:
            raise TournamentError("plan_order_lots", field="order", stage=number)


def _check_playable(tournament: Tournament, plan: Planned) -> None:
    stage = plan.stage
    alone = stage.format.of_players
    if tournament.each_alone and not stage.format.each_alone:
        raise TournamentError("needs_mesas", field="format")
    if alone and not tournament.of_players:
        raise TournamentError("needs_players", field="format")
    if tournament.of_players and not alone:
        raise TournamentError("needs_duplas", field="format")
    if stage.format.each_alone and not tournament.each_alone:
        raise TournamentError("needs_each", field="format")
    if alone and any(by.tie_break.of_opponents for by in plan.order):
        raise TournamentError("no_single_opponent", field="order")
    if tournament.each_alone:
        _check_each_alone(tournament, plan)
    if not stage.format.lasts(stage.format.rounds):
        raise TournamentError("rounds_missing", field="rounds")
    _check_rules(tournament, stage.play)
    # Rounds with their own length may have another points limit.
    for left in stage.format.lengths:
        try:
            _check_rules(tournament, stage.play_in(left))
        except TournamentError as exc:
            exc.field = stage.format.field_of_length(left, exc.field or "")
            raise


def _check_each_alone(tournament: Tournament, plan: Planned) -> None:
    if any(by.tie_break.of_one_opponent for by in plan.order):
        raise TournamentError("no_one_opponent", field="order")
    if isinstance(plan.scheme.played, VpTable):
        raise TournamentError("vp_of_two", field="points")
    ruleset, format_ = tournament.load_rules(), plan.stage.format
    fewest, most = ruleset.fewest_sides, len(ruleset.side_names)
    if fewest == most != format_.at_a_mesa:
        raise TournamentError("seats_fixed", field="seats", seats=most)
    if format_.at_a_mesa > most:
        raise TournamentError("seats_not_in_rules", field="seats", most=most)
    if fewest == most and isinstance(format_, Mesas) and format_.smaller:
        raise TournamentError("seats_fixed", field="smaller", seats=most)


def _check_teams(stage: StagePlan, before: StagePlan | None) -> None:
    # A team stage and a stage of duplas cannot follow each other, because their entrants differ.
    if before and before.format.ranked_as_one != stage.format.ranked_as_one:
        raise TournamentError("teams_throughout", field="format")


def _check_rules(tournament: Tournament, play: Play) -> None:
    options = options_of(tournament.options, play.maos, play.target)
    try:
        ruleset = rules.load(tournament.ruleset, options, tournament.overrides)
    except rules.RuleSetError as exc:
        if play.maos:
            raise TournamentError("maos_not_in_rules", field="maos") from exc
        if not takes_target(tournament.load_rules()):
            raise TournamentError("target_not_used", field="target") from exc
        raise TournamentError("target_invalid", field="target", target=play.target or 0) from exc
    if play.target and not takes_target(ruleset):
        raise TournamentError("target_not_used", field="target")
