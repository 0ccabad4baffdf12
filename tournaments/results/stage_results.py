"""The standings of a stage: what its meetings come to, who stands where, and what set each row above the next.

`results` reads a stage in a constant number of queries; from then on every table is a pure function of it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from django.db.models import Exists, OuterRef, QuerySet

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Penalty, Stage, StageEntry
from tournaments.names import sort_name
from tournaments.plan.checked_values import plain
from tournaments.plan.formats import RankedBy
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
from tournaments.results.team_places import first_of_teams, meetings_of_teams, shared_by_teams
from tournaments.stage_plan import carries, fed_by, format_of, is_bracket, planned
from tournaments.standings.bracket import PlayedNode, by_places, disqualified_last
from tournaments.standings.criteria import Basis, By, Measure
from tournaments.standings.double import double
from tournaments.standings.knockout import KNOCKOUT_ORDER, TREE, Fate, knockout
from tournaments.standings.line import Carried, StandingsLine, lines
from tournaments.standings.meeting import NOTHING, Meeting, Status
from tournaments.standings.penalties import PenaltyTaken as Taken
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import Ranked, rank

CARRIED = ("points", "made", "suffered")


@dataclass(frozen=True, slots=True)
class StageResults:
    """All that the standings of a stage follow from.

    nodes: of a bracket. carried: what each dupla brings along, as the stage before stands now. team_of: where teams
    meet, the first dupla of its team by dupla. It stands for the team in meetings, penalties and places.
    """

    stage: Stage
    planned: Planned
    entries: tuple[StageEntry, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    nodes: tuple[PlayedNode, ...] = ()
    carried: Mapping[int, Carried] = field(default_factory=dict)
    team_of: Mapping[int, int] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[int, ...]:
        """Return the numbers of its tables: its groups, or 0 for the one of all."""
        return tuple(sorted({entry.group for entry in self.entries}))

    @property
    def lots(self) -> dict[int, int]:
        """Return the lots drawn when the stage began, by dupla; a team has the better one of its two."""
        lots = {int(dupla): lot for dupla, lot in self.stage.lots.items()}
        if not self.team_of:
            return lots
        best = sorted(lots.items(), key=lambda drawn: -drawn[1])
        return {self.team_of.get(dupla, dupla): lot for dupla, lot in best}

    @property
    def last_round(self) -> int:
        """Return the last round with a meeting; 0 where there is none yet."""
        return max((meeting.round for meeting in self.meetings), default=0)

    @property
    def playoffs(self) -> tuple[tuple[int, ...], ...]:
        """Return those of each play-off of the stage, best first."""
        return tuple(tuple(one) for one in self.stage.playoffs)

    def team(self, dupla: int) -> tuple[int, ...]:
        """Return the duplas that have the place of one of them: those of its team, or itself."""
        first = self.team_of.get(dupla)
        return tuple(one for one, of in self.team_of.items() if of == first) or (dupla,)

    def left_after(self, dupla: int) -> int | None:
        """Return the last round that somebody plays who has left; of a team, once both duplas have. Else None."""
        team = set(self.team(dupla))
        rounds = [entry.until_round for entry in self.entries if entry.dupla_id in team]
        known = [number for number in rounds if number is not None]
        return max(known, default=None) if len(known) == len(rounds) else None

    @property
    def sanctions(self) -> tuple[Taken, ...]:
        """Return the penalties as the standings take them; a team is disqualified with all of its duplas."""
        found = [taken(penalty) for penalty in self.penalties]
        if not self.team_of:
            return tuple(found)
        out = self.disqualified
        return tuple(
            replace(one, entrant=self.team_of.get(one.entrant, one.entrant))
            for one in found
            if one.sanction is not Sanction.DISQUALIFICATION or out.issuperset(self.team(one.entrant))
        )

    @property
    def disqualified(self) -> frozenset[int]:
        """Return who is disqualified."""
        out = Sanction.DISQUALIFICATION
        return frozenset(penalty.dupla_id for penalty in self.penalties if penalty.sanction == out)

    def totals(self, carried: Mapping[int, Carried] | None = None) -> dict[int, StandingsLine]:
        """Return what each dupla did in the stage, with what is carried into it, by id of dupla.

        What a team did is that of its first dupla, the others have nothing.
        """
        who = {entry.dupla_id for entry in self.entries}
        met = [meeting for meeting in self.meetings if meeting.a in who]
        found = lines(who, met, self.planned.scheme, penalties=self.sanctions, carried=carried)
        for dupla, first in self.team_of.items():
            found[dupla] = replace(found[dupla], disqualified=found[first].disqualified)
        return found

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
        who = [entry.dupla_id for entry in self.entries]
        return knockout(self.nodes, who, self.planned.stage.format.stops_with)

    def placed(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table as it is published: by the criteria, or in a bracket by how far each got.

        Who is disqualified stands last in both: the places behind it, the title too, pass to the next. A team has one
        row, that of its first dupla.
        """
        if not self.nodes:
            return self._ranked(group, after)
        who = [entry.dupla_id for entry in self.entries]
        if fates := self.fates:
            places = {one: fate.places(len(who)) for one, fate in fates.items()}
            return disqualified_last(by_places(self._listed(who), places))
        return disqualified_last(by_places(self.standing(), double(self.nodes, who)))

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
        """Return a table by the criteria of the plan; after: only what happened up to the end of this round counts.

        The duplas of a team share its places.
        """
        found = self._ranked(group, after)
        return shared_by_teams(found, self.team) if self.team_of else found

    def _ranked(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        ranked = {self.team_of.get(one, one) for one in (e.dupla_id for e in self.entered(group, after))}
        who = ranked
        if self.planned.stage.format.lists_meet:  # their opponents are in another table
            who = {entry.dupla_id for entry in self.entered(after=after)}
        return rank(
            who,
            [meeting for meeting in self.meetings if meeting.a in who],
            self.planned.scheme,
            self.planned.order,
            penalties=[one for one in self.sanctions if one.entrant in who],
            carried=self.carried,
            lots=self.lots,
            playoffs=self.playoffs if after is None or after >= self.last_round else (),
            after=after,
            among=ranked,
        )

    def basis(self, table: Sequence[Ranked], after: int | None = None) -> Basis:
        """Return what the criteria of a table look at: the lines of all who are in it, and of who they met."""
        known = self._ranked(after=after) if self.planned.stage.format.lists_meet else table
        return Basis({row.entrant: row.line for row in known}, self.lots, self.playoffs)


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

    One more where points are carried into them from a stage that is not among them. confrontos, sheets: what is at
    hand, sheets by id of the jogo.
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
    """Return the stages that points are carried from into these, and into those. One query, or none."""
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
    """Return the share of what was made in the stage before, for those who were in it."""
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
        # What was not played on counts for nobody: both are still in it.
        status=Status(row.status) if row.status and row.status != Status.NOT_COUNTED else None,
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


def write_carried(carried: Carried | None) -> dict[str, int | float | str]:
    """Return what is brought along as a document holds it: what is not nothing, a fraction as text."""
    return {name: plain(number) for name, number in zip(CARRIED, carried or (), strict=False) if number}
