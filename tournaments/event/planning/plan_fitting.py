"""Fit the plan of a stage to the number of entrants present when it begins, for instance with fewer groups."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Any

from scoring.ledger.trail import Source
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlanFitted, SettingChange
from tournaments.models import Stage
from tournaments.plan.formats import Format
from tournaments.stage_plan import planned


def fit(stage: Stage, entrants: int, source: Source) -> None:
    """Reduce the plan of a stage to what this number of entrants can play, and log the changes.

    Requires the lock of the tournament.
    """
    _change(stage, list(fittings(planned(stage).stage.format, entrants)), source)


def let_one_rest(stage: Stage, source: Source) -> None:
    """Allow a bye in a stage whose plan refuses an odd number of entrants. Requires the lock of the tournament."""
    format_ = planned(stage).stage.format
    if format_.bye_setting is None:
        return
    name, value = format_.bye_setting
    if not allows_odd(format_):
        _change(stage, [{"field": name, "before": attrgetter(name)(format_), "after": value}], source)


def allows_odd(format_: Format) -> bool:
    """Whether the format accepts an odd number of entrants."""
    return format_.bye_setting is None or bool(attrgetter(format_.bye_setting[0])(format_))


def fittings(format_: Format, entrants: int) -> Iterator[SettingChange]:
    """Yield each setting that must change for this number of entrants."""
    fitted = format_.fitted(entrants)
    for field in format_.fields:
        if not field.stored:
            continue
        # Names of fields may contain a point, as in `swiss.byes`, hence attrgetter.
        before, after = (field.write(attrgetter(field.name)(one)) for one in (format_, fitted))
        if before != after:
            yield {"field": field.name, "before": before, "after": after}


def _change(stage: Stage, changes: list[SettingChange], source: Source) -> None:
    if not changes:
        return
    plan: dict[str, Any] = {**stage.plan}
    for change in changes:
        outer, _, name = change["field"].rpartition(".")
        if outer:
            plan[outer] = {**(plan.get(outer) or {}), name: change["after"]}
        else:
            plan[name] = change["after"]
    stage.plan = plan
    stage.save(update_fields=("plan",))
    note(stage.tournament, PlanFitted({"changes": changes}), source, stage=stage)
