"""Warnings about plans that the entrants present cannot play, before the tournament and between its stages.

They are warnings only: a stage always begins with the entrants present, and each warning says how.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tournaments.entries.present import waiting
from tournaments.entries.teams import whole_teams
from tournaments.errors import TournamentError
from tournaments.event.draws import playoff, qualified
from tournaments.event.draws.qualified import qualifiers
from tournaments.event.draws.stage_field import playing_beside
from tournaments.event.planning.plan_fitting import allows_odd, fittings
from tournaments.models import Dupla, Stage, StageEntry, Tournament
from tournaments.pairing import DrawError
from tournaments.plan.stage import StagePlan
from tournaments.results import stage_results
from tournaments.stage_plan import format_of, is_bracket, opens_after, planned, side_of

SHOWN_BY_NAME = frozenset({"groups", "rounds", "mitchell.sections"})


@dataclass(frozen=True, slots=True)
class PlanProblem:
    """A problem of a stage, as a code; its sentence is in `wording.plan_problems`."""

    stage: Stage
    code: str
    params: dict[str, int | str] = field(default_factory=dict)


class _Going(NamedTuple):
    """Number of qualifiers from each group, and of the best others."""

    groups: Sequence[int]
    others: int = 0

    @property
    def total(self) -> int:
        return sum(self.groups) + self.others


def problems(tournament: Tournament) -> list[PlanProblem]:
    """Return the problems of the coming stages with the entrants present now."""
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    for stage in stages:
        stage.tournament = tournament
    planned_yet = [stage for stage in stages if stage.state == Stage.State.PLANNED]
    to_come = [stage for stage in planned_yet if side_of(stage) is None]
    found: list[PlanProblem] = []
    if to_come:
        before = next((stage for stage in stages if stage.number == to_come[0].number - 1), None)
        try:
            found += _problems(to_come, before, _there(tournament, to_come[0], before))
        except TournamentError as exc:
            return [PlanProblem(to_come[0], exc.code, {**exc.params})]
    for stage in planned_yet:
        # Until then the number of entrants is unknown.
        if (
            # The entrants of a side event are unknown until the stage beside it has begun.
            stage not in to_come and opens_after(stage, stages) is None
        ):
            found += _of_stage(stage, planned(stage).stage, len(waiting(stage)))
    return found


@dataclass(frozen=True, slots=True)
class MovedUp:
    """Names of the qualifiers who left before a stage, and of those who move up for them."""

    left: tuple[str, ...]
    up: tuple[str, ...]


def moved_up(stage: Stage, absent: Iterable[Dupla] = ()) -> MovedUp | None:
    """Return who moves up into a stage that has not begun, or None if no qualifier has left. Then one query.

    absent: duplas that would be left out too.
    """
    left = dict(StageEntry.objects.gone_before().filter(stage=stage).values_list("dupla", "dupla__name"))
    left |= {dupla.pk: dupla.name for dupla in absent}
    before = Stage.objects.filter(tournament=stage.tournament_id, number=stage.number - 1).first()
    if not left or before is None or side_of(stage):
        return None
    before.tournament = stage.tournament
    gone, up = qualified.moved_up(before, left, playing_beside(stage))
    names = dict(Dupla.objects.filter(pk__in=up).values_list("pk", "name"))
    return MovedUp(tuple(left[one] for one in gone), tuple(names[one] for one in up)) if gone else None


def _there(tournament: Tournament, stage: Stage, before: Stage | None) -> _Going:
    left = set(StageEntry.objects.gone_before().filter(stage=stage).values_list("dupla", flat=True))
    # The entrants of the next stage: all entries, or the qualifiers by the current standings of the stage before.
    if before is None and format_of(stage).ranked_as_one > 1:
        return _Going([len(whole_teams(tournament, left))])
    if before is None:
        return _Going([Dupla.objects.filter(tournament=tournament).exclude(pk__in=left).count()])
    results = stage_results.results_of(before)
    if is_bracket(before):  # in an unfinished bracket the qualifiers are unknown: count all
        found, others = qualifiers(results, left)
        return _Going([len(table) for table in found], len(others))
    left |= {one.dupla_id for one in results.entries if one.until_round is not None}
    here = [one for one in results.entries if left.isdisjoint(results.team(one.dupla_id))]
    sizes = [sum(one.group == group for one in here) for group in results.groups]
    return _going(results.planned.stage, sizes)


def _problems(to_come: Sequence[Stage], before: Stage | None, going: _Going) -> Iterator[PlanProblem]:
    for stage in to_come:
        plan, count = planned(stage).stage, going.total
        if before is not None:
            yield from _qualifiers(before, going)
            yield from _level(before)
            if gaps := _gaps(plan, going):
                yield PlanProblem(stage, "crossing_gaps", {"places": ", ".join(gaps)})
        yield from _of_stage(stage, plan, count)
        if count < plan.format.least:
            return
        going = _going(plan, plan.format.fitted(count).sizes_of(count))
        before = stage


def _of_stage(stage: Stage, plan: StagePlan, count: int) -> Iterator[PlanProblem]:
    if count < plan.format.least:
        yield PlanProblem(stage, "too_few", {"entrants": count, "least": plan.format.least})
        return
    for change in fittings(plan.format, count):
        if change["field"] in SHOWN_BY_NAME and change["before"]:
            names = {"before": str(change["before"]), "after": str(change["after"])}
            yield PlanProblem(stage, f"fewer_{change['field']}", {"entrants": count, **names})
    if count % 2 and not allows_odd(plan.format):
        yield PlanProblem(stage, "odd", {"entrants": count})
        return
    try:
        plan.format.fitted(count).meetings(count)
    except DrawError as exc:
        yield PlanProblem(stage, exc.code, {**exc.params})


def _going(plan: StagePlan, sizes: Sequence[int]) -> _Going:
    if plan.top is None:
        leaves = plan.format.leaves(sum(sizes))
        return _Going(sizes if leaves is None else [leaves])
    top = plan.top * plan.format.ranked_as_one
    nexts = sum(size > top for size in sizes)
    return _Going([min(top, size) for size in sizes], min(plan.others, nexts))


def _qualifiers(before: Stage, going: _Going) -> Iterator[PlanProblem]:
    plan = planned(before).stage
    wanted = (plan.top or 0) * plan.format.ranked_as_one * len(going.groups) + plan.others
    if plan.top and going.total < wanted:
        yield PlanProblem(before, "fewer_qualifiers", {"planned": wanted, "there": going.total})


def _level(before: Stage) -> Iterator[PlanProblem]:
    # Duplas that are level at the last qualifying place are separated by lots unless they play off. As long as results
    # are missing these may still decide.
    plan = planned(before).stage
    if plan.top is None or before.state == Stage.State.PLANNED or playoff.is_open(before):
        return
    results = stage_results.results_of(before)
    cuts = [(plan.top, results.placed(group)) for group in results.groups]
    if plan.others:
        cuts.append((plan.others, qualified.compared(results)))
    tables = [([row.entrant for row in table], at) for at, table in cuts]
    for level in playoff.levels_of(results):
        who = {dupla.pk for dupla in level.duplas}
        played = any(who <= set(one) for one in results.playoffs)
        if not played and any(who & set(table[:at]) and who & set(table[at:]) for table, at in tables):
            yield PlanProblem(before, "level_at_the_cut", {"names": ", ".join(level.names)})


def _gaps(plan: StagePlan, going: _Going) -> list[str]:
    # Index 0 holds the best others: places of the crossing give them as group 0.
    there = [going.others, *going.groups]
    places = [place for pair in plan.crossing for place in pair]
    return [str(one) for one in places if one.group >= len(there) or one.place > there[one.group]]
