"""Copy an event as a new draft, for instance for a weekly evening."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Final

from django.db import transaction

from scoring.ledger.trail import Source
from tournaments.clubs.rule_choice import standing, typed_target
from tournaments.entries.registration import enter_again
from tournaments.entries.teams import set_teams
from tournaments.event.setup.settings import new_tournament, save_tournament
from tournaments.event.stages import save_plan
from tournaments.hall.arrangement import arranged_again
from tournaments.ledger.log_lines import SettingChange
from tournaments.models import Dupla, Stage, Tournament, TournamentLogEntry
from tournaments.stage_plan import default_plan

COPIED: Final = (
    *("place", "entrants", "partidas", "fixed", "entry", "per_partida", "totals_allowed"),
    *("third_place", "mesas", "auto_publish", "at_zero", "starts_at", "entering"),
)


@transaction.atomic
def copy_tournament(
    *, tournament: Tournament, name: str, starts_on: date, with_entries: bool, source: Source
) -> Tournament:
    """Create a draft with the rules, plan, mesas and duration of another event, without a draw.

    A plan that was fitted to the number present is copied in its original form. A club's own rule set is copied in
    its current version. with_entries: also enter the duplas, with their seed, home, telephone, team and reserved
    mesa, except duplas with an erased name.

    Raises `TournamentError` like `save_tournament`, `save_plan` and `set_teams`.
    """
    copied: dict[str, Any] = {field: getattr(tournament, field) for field in COPIED}
    ends_on = starts_on + (tournament.ends_on - tournament.starts_on)
    copy = new_tournament(club=tournament.club, name=name, starts_on=starts_on, ends_on=ends_on, **copied)
    save_tournament(tournament=copy, target=typed_target(tournament), choice=standing(tournament))
    entered = _enter(tournament, copy, source) if with_entries else {}
    copy.arrangement = arranged_again(tournament, {old: dupla.pk for old, dupla in entered.items()})
    copy.save(update_fields=["arrangement"])
    # A default plan is not copied: the draw of the copy creates it.
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    if [stage.plan for stage in stages] not in ([], [default_plan(tournament)]):
        save_plan(tournament=copy, plans=list(_plans(stages)), source=source)
    return copy


def next_date(tournament: Tournament, today: date) -> date:
    """Return the first date, today or later, that is a whole number of weeks (at least one) after an event."""
    # Ceiling division; at least one week, so that the copy has a later date.
    weeks = max(1, -(-(today - tournament.starts_on).days // 7))
    return date.fromordinal(tournament.starts_on.toordinal() + 7 * weeks)


def _plans(stages: Iterable[Stage]) -> Iterable[tuple[str, Mapping[str, Any]]]:
    # Newest changes first: undoing them in this order restores the plan as it was before it was fitted.
    fitted = TournamentLogEntry.objects.filter(stage__in=stages, action="plan_fitted").order_by("-sequence")
    changes = [(line.stage_id, change) for line in fitted for change in reversed(line.data["changes"])]
    for stage in stages:
        plan = dict(stage.plan)
        for of, change in changes:
            if of == stage.pk:
                _take_back(plan, change)
        yield stage.name, plan


def _take_back(plan: dict[str, Any], change: SettingChange) -> None:
    outer, _, name = change["field"].rpartition(".")
    within: dict[str, Any] = {**plan.get(outer, {})} if outer else plan
    # A setting that the director has changed since is kept.
    if within.get(name) != change["after"]:
        return
    if change["before"] is None:
        del within[name]
    else:
        within[name] = change["before"]
    if outer:
        plan[outer] = within


def _enter(tournament: Tournament, copy: Tournament, source: Source) -> Mapping[int, Dupla]:
    entered = enter_again(tournament=copy, like=tournament)
    of_team = Dupla.objects.filter(pk__in=entered, team__isnull=False).select_related("team")
    # Each dupla joins the team that it had in the copied event.
    named = {entered[old.pk].pk: old.team.name for old in of_team if old.team}
    if named:
        set_teams(tournament=copy, named=named, source=source)
    return entered
