"""Whether the stages of a tournament can be played as they are planned, by those who enter it and by its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import rules
from tournaments.clubs.rule_choice import takes_target
from tournaments.errors import TournamentError
from tournaments.models import Tournament
from tournaments.pairing import DrawError
from tournaments.pairing.bracket.seeding import check_crossing
from tournaments.plan.stage import CHOSEN_ROUNDS, Format, Play
from tournaments.plan.stage import Stage as StagePlan
from tournaments.plan.stored import Planned
from tournaments.stage_plan import LATE_UNTIL, options_of, read
from tournaments.standings.criteria import AMONG_PAIRS


def check_plans(tournament: Tournament, plans: Sequence[Mapping[str, Any]]) -> None:
    """Refuse what cannot be played, as `stages.save_plan` tells; the refusal says of which stage it is."""
    before: StagePlan | None = None
    for number, data in enumerate(plans, start=1):
        try:
            before = _checked(tournament, data, number, before)
        except TournamentError as exc:
            exc.params.setdefault("stage", number)
            raise


def _checked(
    tournament: Tournament, data: Mapping[str, Any], number: int, before: StagePlan | None
) -> StagePlan:
    late = data.get(LATE_UNTIL, 0)
    if type(late) is not int or late < 0:
        raise TournamentError("late_until_invalid", field=LATE_UNTIL)
    plan = read(data, tournament)
    _check_playable(tournament, plan, number)
    if plan.stage.crossing and before:
        _check_crossing(plan.stage, before)
    return plan.stage


def _check_playable(tournament: Tournament, plan: Planned, number: int) -> None:
    stage = plan.stage
    alone = stage.format is Format.INDIVIDUAL
    if alone and not tournament.of_players:
        raise TournamentError("needs_players", field="format")
    if tournament.of_players and not alone:
        raise TournamentError("needs_duplas", field="format")
    if alone and not AMONG_PAIRS.isdisjoint(by.measure for by in plan.order):
        raise TournamentError("no_single_opponent", field="order")
    if stage.format in CHOSEN_ROUNDS and not stage.rounds:
        raise TournamentError("rounds_missing", field="rounds", stage=number)
    _check_rules(tournament, stage.play)


def _check_rules(tournament: Tournament, play: Play) -> None:
    """Refuse mãos or a points limit that the tournament's rules do not have."""
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


def _check_crossing(stage: StagePlan, before: StagePlan) -> None:
    try:
        check_crossing(stage.crossing, groups=before.in_groups, top=before.top or 0, others=before.others)
    except DrawError as exc:
        raise TournamentError(exc.code, field="crossing", params=exc.params) from exc
