"""The standings of a stage: what its meetings come to, who stands where, and what set each row above the next.

`results` reads a stage in a constant number of queries; from then on every table is a pure function of it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from django.db.models import Exists, OuterRef, QuerySet

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Penalty, Stage, StageEntry
from tournaments.names import sort_name
from tournaments.plan.checked_values import as_number, plain
from tournaments.plan.formats import RankedBy
from tournaments.plan.stored import Planned
from tournaments.results.meetings import ConfrontoRow, made_in, made_on, meetings_of, rows_in, rows_of
from tournaments.stage_plan import is_bracket, planned
from tournaments.standings.bracket import PlayedNode, by_places
from tournaments.standings.criteria import By, Measure
from tournaments.standings.double import double
from tournaments.standings.knockout import KNOCKOUT_ORDER, TREE, Fate, knockout
from tournaments.standings.line import Carried
from tournaments.standings.meeting import NOTHING, Meeting, Status
from tournaments.standings.penalties import PenaltyTaken as Taken
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import Ranked, rank

CARRIED = ("points", "made", "suffered")


@dataclass(frozen=True, slots=True)
class StageResults:
    """All that the standings of a stage follow from."""

    stage: Stage
    planned: Planned
    entries: tuple[StageEntry, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    nodes: tuple[PlayedNode, ...] = ()  # of a bracket

    @property
    def groups(self) -> tuple[int, ...]:
        """Return the numbers of its tables: its groups, or 0 for the one of all."""
        return tuple(sorted({entry.group for entry in self.entries}))

    @property
    def lots(self) -> dict[int, int]:
        """Return the lots drawn when the stage began, by dupla."""
        return {int(dupla): lot for dupla, lot in self.stage.lots.items()}

    @property
    def sanctions(self) -> tuple[Taken, ...]:
        """Return the penalties as the standings take them."""
        return tuple(map(taken, self.penalties))

    @property
    def carried(self) -> dict[int, Carried]:
        """Return what each dupla brought along."""
        return {entry.dupla_id: read_carried(entry.carried) for entry in self.entries}

    def entered(self, group: int = 0, after: int | None = None) -> list[StageEntry]:
        """Return who is in a table: of one group, or with 0 all; after a round, who had entered by then."""
        return [
            entry
            for entry in self.entries
            if (not group or entry.group == group) and (after is None or entry.from_round <= after)
        ]

    @property
    def order(self) -> tuple[By, ...]:
        """Return the criteria that list those of a table; in a bracket only those who share their places."""
        ranked_by = self.planned.stage.format.ranked_by
        return KNOCKOUT_ORDER if ranked_by is RankedBy.ROUND_REACHED else self.planned.order

    @property
    def fates(self) -> dict[int, Fate]:
        """Return how far each got in a knockout; nothing of any other format."""
        if not self.nodes or self.planned.stage.format.ranked_by is not RankedBy.ROUND_REACHED:
            return {}
        return knockout(self.nodes, [entry.dupla_id for entry in self.entries])

    def placed(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table as it is published: by the criteria, or in a bracket by how far each got."""
        if not self.nodes:
            return self.standing(group, after)
        who = [entry.dupla_id for entry in self.entries]
        if fates := self.fates:
            return by_places(self._listed(who), {one: fate.places(len(who)) for one, fate in fates.items()})
        return by_places(self.standing(), double(self.nodes, who))

    def _listed(self, who: Collection[int]) -> tuple[Ranked, ...]:
        """Return those of a knockout by what they did in its tree, the level ones by name."""
        by_name = sorted(self.entries, key=lambda entry: (sort_name(entry.dupla.name), entry.dupla_id))
        return rank(
            who,
            [meeting for meeting in self.meetings if meeting.kind in TREE],
            self.planned.scheme,
            (*KNOCKOUT_ORDER, By(Measure.LOTS)),
            penalties=self.sanctions,
            carried=self.carried,
            lots={entry.dupla_id: place for place, entry in enumerate(by_name)},
        )

    def standing(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table by the criteria of the plan; after: only what happened up to the end of this round counts."""
        entered = self.entered(group, after)
        who = {entry.dupla_id for entry in entered}
        return rank(
            who,
            [meeting for meeting in self.meetings if meeting.a in who],
            self.planned.scheme,
            self.planned.order,
            penalties=[taken(penalty) for penalty in self.penalties if penalty.dupla_id in who],
            carried=self.carried,
            lots=self.lots,
            after=after,
        )


def standing_of(stage: Stage, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
    """Return the standings of a stage, or of one of its groups, best first, by id of dupla. Four queries."""
    return results_of(stage).standing(group, after)


def results_of(stage: Stage) -> StageResults:
    """Read one stage. Four queries, and one more where its tournament is not yet read."""
    return results_by_stage([stage])[stage.pk]


def with_penalties(stages: QuerySet[Stage]) -> QuerySet[Stage]:
    """Let stages say whether there are penalties, `penalised`: of most there are none to read."""
    return stages.annotate(penalised=Exists(Penalty.objects.filter(stage=OuterRef("pk"), lifted_at=None)))


def results_by_stage(
    stages: Collection[Stage],
    confrontos: Iterable[Confronto] | None = None,
    sheets: Mapping[int, Sheet] | None = None,
) -> dict[int, StageResults]:
    """Read stages of one tournament, by id. Four queries, however many; two with all that is posted at hand.

    confrontos, sheets: what is at hand, sheets by id of the jogo.
    """
    entries: dict[int, list[StageEntry]] = defaultdict(list)
    for entry in StageEntry.objects.filter(stage__in=stages).select_related("dupla").order_by("place"):
        entries[entry.stage_id].append(entry)
    penalties: dict[int, list[Penalty]] = defaultdict(list)
    penalised = [stage for stage in stages if getattr(stage, "penalised", True)]
    for penalty in Penalty.objects.filter(stage__in=penalised, lifted_at=None).order_by("pk"):
        penalties[penalty.stage_id].append(penalty)
    rows: dict[int, list[ConfrontoRow]] = defaultdict(list)
    for row in rows_in(stages) if confrontos is None else rows_of(confrontos):
        rows[row.stage_id].append(row)
    kinds = frozenset(str(kind) for stage in stages for kind in stage.tournament.load_rules().kinds)
    on_sheets = {pk: made_on(sheet, kinds) for pk, sheet in (sheets or {}).items()}
    made = made_in(stages, kinds) if sheets is None else on_sheets
    return {
        stage.pk: StageResults(
            stage,
            planned(stage),
            tuple(entries[stage.pk]),
            tuple(
                meeting
                for row in rows[stage.pk]
                if row.status
                for meeting in meetings_of(row, made.get(row.jogo_id or 0, (NOTHING, NOTHING)))
            ),
            tuple(penalties[stage.pk]),
            tuple(map(_node, rows[stage.pk])) if is_bracket(stage) else (),
        )
        for stage in stages
    }


def _node(row: ConfrontoRow) -> PlayedNode:
    return PlayedNode(
        id=row.pk,
        kind=row.kind,
        round=row.round,
        a=row.dupla_a_id,
        b=row.dupla_b_id,
        status=Status(row.status) if row.status else None,
        winner=row.winner_id,
        loser_to=row.loser_to_id,
    )


def taken(penalty: Penalty) -> Taken:
    sanction = Sanction(penalty.sanction)
    return Taken(
        entrant=penalty.dupla_id,
        sanction=sanction,
        round=penalty.round,
        amount=penalty.amount,
        reason=penalty.reason,
        author="",
    )


def write_carried(carried: Carried) -> dict[str, int | str]:
    """Return what is brought along as `StageEntry.carried` holds it."""
    return {name: plain(getattr(carried, name)) for name in CARRIED if getattr(carried, name)}


def read_carried(data: Mapping[str, object]) -> Carried:
    """Return what `write_carried` wrote."""
    return Carried(**{name: as_number(value, f"carried.{name}") for name, value in data.items()})
