"""Load the data for the standings of stages in a constant number of queries."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from django.db.models import Exists, OuterRef, QuerySet

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Penalty, Stage, StageEntry
from tournaments.plan.checked_values import plain
from tournaments.plan.missed import with_missed
from tournaments.plan.stored import Planned
from tournaments.results.meetings import (
    ConfrontoRow,
    made_in,
    made_on,
    meetings_of,
    rows_in,
    rows_of,
)
from tournaments.results.stage_tables import StageResults
from tournaments.results.team_places import first_of_teams, meetings_of_teams
from tournaments.stage_plan import carries, fed_by, format_of, is_bracket, planned
from tournaments.standings.bracket import PlayedNode
from tournaments.standings.line import Carried
from tournaments.standings.meeting import NOTHING, Status
from tournaments.standings.ranking import Ranked

CARRIED = ("points", "made", "suffered")


def standing_of(stage: Stage, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
    """Return the standings of a stage or of one group, best first, by id of dupla. Runs four queries."""
    return results_of(stage).standing(group, after)


def results_of(stage: Stage) -> StageResults:
    """Load one stage. Runs four queries, and one more if the tournament is not loaded yet."""
    return results_by_stage([stage])[stage.pk]


def with_penalties(stages: QuerySet[Stage]) -> QuerySet[Stage]:
    """Annotate stages with `penalised`, so that stages without penalties need no query for them."""
    return stages.annotate(penalised=Exists(Penalty.objects.filter(stage=OuterRef("pk"), lifted_at=None)))


def results_by_stage(
    stages: Collection[Stage],
    confrontos: Iterable[Confronto] | None = None,
    sheets: Mapping[int, Sheet] | None = None,
) -> dict[int, StageResults]:
    """Load stages of one tournament, by id.

    Runs four queries for any number of stages, or two if `confrontos` and `sheets` are given; one more if points
    are carried over from a stage that is not among `stages`. sheets: by id of the jogo.
    """
    chain = sorted([*_carried_from(stages), *stages], key=lambda stage: stage.number)
    entries: dict[int, list[StageEntry]] = defaultdict(list)
    in_chain = StageEntry.objects.entered().filter(stage__in=chain)
    teams_meet = any(format_of(stage).ranked_as_one > 1 for stage in chain)
    for entry in in_chain.select_related("dupla__team" if teams_meet else "dupla").order_by("place"):
        entries[entry.stage_id].append(entry)
    penalties: dict[int, list[Penalty]] = defaultdict(list)
    penalised = [stage for stage in chain if getattr(stage, "penalised", True)]
    for penalty in Penalty.objects.filter(stage__in=penalised, lifted_at=None).order_by("pk"):
        penalties[penalty.stage_id].append(penalty)
    rows: dict[int, list[ConfrontoRow]] = defaultdict(list)
    for row in rows_in(chain) if confrontos is None else rows_of(confrontos):
        rows[row.stage_id].append(row)
    kinds = frozenset(str(kind) for stage in chain for kind in stage.tournament.load_rules().kinds)
    on_sheets = {pk: made_on(sheet, kinds) for pk, sheet in (sheets or {}).items()}
    made = made_in(chain, kinds) if sheets is None else on_sheets
    found: dict[int, StageResults] = {}
    by_number: dict[int, StageResults] = {}
    for stage in chain:
        # The stages are sorted, so the stage before this one is already in `by_number`.
        plan, entered, before = planned(stage), tuple(entries[stage.pk]), by_number.get(fed_by(stage))
        team_of = first_of_teams(entered) if plan.stage.format.ranked_as_one > 1 else {}
        tables = with_missed(
            [
                meeting
                for row in rows[stage.pk]
                if row.status
                for meeting in meetings_of(row, made.get(row.jogo_id or 0, (NOTHING, NOTHING)))
            ],
            {entry.dupla_id: entry.from_round for entry in entered},
            plan.stage.missed,
        )
        found[stage.pk] = by_number[stage.number] = StageResults(
            stage,
            plan,
            entered,
            meetings_of_teams(plan, tables, rows[stage.pk], team_of) if team_of else tables,
            tuple(penalties[stage.pk]),
            tuple(map(_node, rows[stage.pk])) if is_bracket(stage) else (),
            _carried(plan, entered, before) if carries(stage) and before else {},
            team_of,
        )
    return {stage.pk: found[stage.pk] for stage in stages}


def _carried_from(stages: Collection[Stage]) -> list[Stage]:
    known = {stage.number: stage for stage in stages}
    if all(fed_by(stage) in known for stage in stages if carries(stage)):
        return []
    tournament = next(iter(stages)).tournament
    earlier = Stage.objects.filter(tournament=tournament, number__lt=max(known))
    by_number = {stage.number: stage for stage in earlier} | known
    found: dict[int, Stage] = {}
    for stage in stages:
        while carries(stage) and (stage := by_number[fed_by(stage)]).number not in known:
            stage.tournament = tournament
            found[stage.number] = stage
    return list(found.values())


def _carried(plan: Planned, entries: Sequence[StageEntry], before: StageResults) -> dict[int, Carried]:
    made, share = before.totals(before.carried), plan.stage.carry
    return {
        entry.dupla_id: Carried(*(share * number for number in (line.points, line.made, line.suffered)))
        for entry in entries
        if (line := made.get(entry.dupla_id))
    }


def _node(row: ConfrontoRow) -> PlayedNode:
    return PlayedNode(
        id=row.pk,
        kind=row.kind,
        round=row.round,
        a=row.dupla_a_id,
        b=row.dupla_b_id,
        # A jogo that does not count has no result.
        status=Status(row.status) if row.status and row.status != Status.NOT_COUNTED else None,
        winner=row.winner_id,
        loser_to=row.loser_to_id,
        left_out=row.status == Status.NOT_COUNTED,
    )


def write_carried(carried: Carried | None) -> dict[str, int | float | str]:
    """Return the carried results in the form a document stores: without zeros, fractions as text."""
    return {name: plain(number) for name, number in zip(CARRIED, carried or (), strict=False) if number}
