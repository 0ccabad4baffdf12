"""Change what happens at the end of the time limit while a stage is played."""

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanChanged
from tournaments.models import Stage, Tournament
from tournaments.plan.fields import AT_ZERO, AtZero
from tournaments.stage_plan import at_zero


def set_at_zero(*, stage: Stage, rule: AtZero, source: Source) -> None:
    """Store the rule for the end of the time limit in the plan of a stage. Does nothing if the rule is unchanged."""
    with transaction.atomic():
        tournament = Tournament.objects.locked(stage.tournament_id)
        # Read again under the lock: another request may have changed the plan.
        stage = Stage.objects.get(pk=stage.pk)
        before = at_zero(stage, tournament)
        if before is rule:
            return
        stage.plan = {**stage.plan, AT_ZERO.name: str(rule)}
        stage.save(update_fields=("plan",))
        changes = {AT_ZERO.name: (str(before), str(rule))}
        note(tournament, PlanChanged({"changes": changes}), source, stage=stage)
