"""The loaded data of a stage, and its tables as pure functions of that data."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tournaments.models import Penalty, Stage, StageEntry
from tournaments.names import sort_name
from tournaments.plan.formats import RankedBy
from tournaments.plan.stored import Planned
from tournaments.results.team_places import shared_by_teams
from tournaments.standings.bracket import PlayedNode, by_places, disqualified_last
from tournaments.standings.criteria import Basis, By, Measure
from tournaments.standings.double import double
from tournaments.standings.knockout import KNOCKOUT_ORDER, TREE, Fate, knockout
from tournaments.standings.line import Carried, StandingsLine, lines
from tournaments.standings.meeting import Meeting
from tournaments.standings.penalties import PenaltyTaken as Taken
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import Ranked, rank


@dataclass(frozen=True, slots=True)
class StageResults:
    """All data that the standings of a stage depend on.

    nodes: of a bracket. carried: what each dupla carries over, computed from the current results of the previous
    stage. team_of: in team events, the first dupla of the team of each dupla. This dupla represents the team in
    meetings, penalties and places.
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
        """Return the group numbers of its tables, or 0 for a single table."""
        return tuple(sorted({entry.group for entry in self.entries}))

    @property
    def lots(self) -> dict[int, int]:
        """Return the lots drawn when the stage began, by dupla. A team has the better lot of its duplas."""
        lots = {int(dupla): lot for dupla, lot in self.stage.lots.items()}
        if not self.team_of:
            return lots
        best = sorted(lots.items(), key=lambda drawn: -drawn[1])
        return {self.team_of.get(dupla, dupla): lot for dupla, lot in best}

    @property
    def last_round(self) -> int:
        """Return the last round with a meeting, or 0."""
        return max((meeting.round for meeting in self.meetings), default=0)

    @property
    def playoffs(self) -> tuple[tuple[int, ...], ...]:
        """Return the duplas of each play-off, best first.

        While the schedule is hidden, the stage has no entries, so no play-off is returned.
        """
        known = {entry.dupla_id for entry in self.entries}
        return tuple(tuple(one) for one in self.stage.playoffs if known.issuperset(one))

    def team(self, dupla: int) -> tuple[int, ...]:
        """Return the duplas that share the place of a dupla: those of its team, or itself."""
        first = self.team_of.get(dupla)
        return tuple(one for one, of in self.team_of.items() if of == first) or (dupla,)

    def left_after(self, dupla: int) -> int | None:
        """Return the last round of an entrant that withdrew, else None. A team withdraws with its last dupla."""
        team = set(self.team(dupla))
        rounds = [entry.until_round for entry in self.entries if entry.dupla_id in team]
        known = [number for number in rounds if number is not None]
        return max(known, default=None) if len(known) == len(rounds) else None

    @property
    def sanctions(self) -> tuple[Taken, ...]:
        """Return the penalties for the standings. A team is disqualified only if all its duplas are."""
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
        """Return the ids of disqualified duplas."""
        out = Sanction.DISQUALIFICATION
        return frozenset(penalty.dupla_id for penalty in self.penalties if penalty.sanction == out)

    def totals(self, carried: Mapping[int, Carried] | None = None) -> dict[int, StandingsLine]:
        """Return the line of each dupla in the stage, including `carried`, by id of dupla.

        The results of a team belong to its first dupla; the other duplas have empty lines.
        """
        who = {entry.dupla_id for entry in self.entries}
        met = [meeting for meeting in self.meetings if meeting.a in who]
        found = lines(who, met, self.planned.scheme, penalties=self.sanctions, carried=carried)
        for dupla, first in self.team_of.items():
            found[dupla] = replace(found[dupla], disqualified=found[first].disqualified)
        return found

    def entered(self, group: int = 0, after: int | None = None) -> list[StageEntry]:
        """Return the entries of a table.

        group: 0 for all groups. after: only entries that had joined by this round.
        """
        return [
            entry
            for entry in self.entries
            if (not group or entry.group == group) and (after is None or entry.from_round <= after)
        ]

    @property
    def order(self) -> tuple[By, ...]:
        """Return the criteria of a table. In a knockout they only sort entrants that share places."""
        ranked_by = self.planned.stage.format.ranked_by
        return KNOCKOUT_ORDER if ranked_by is RankedBy.ROUND_REACHED else self.planned.order

    @property
    def fates(self) -> dict[int, Fate]:
        """Return how far each entrant advanced in a knockout; empty for other formats."""
        if not self.nodes or self.planned.stage.format.ranked_by is not RankedBy.ROUND_REACHED:
            return {}
        who = [entry.dupla_id for entry in self.entries]
        return knockout(self.nodes, who, self.planned.stage.format.stops_with)

    def placed(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table as it is published: by the criteria, or in a bracket by how far each advanced.

        A disqualified entrant is last in both, and all others move up, for the title too. A team has one row,
        that of its first dupla.
        """
        if not self.nodes:
            return self._ranked(group, after)
        who = [entry.dupla_id for entry in self.entries]
        if fates := self.fates:
            places = {one: fate.places(len(who)) for one, fate in fates.items()}
            return disqualified_last(by_places(self._listed(who), places))
        return disqualified_last(by_places(self.standing(), double(self.nodes, who)))

    def _listed(self, who: Collection[int]) -> tuple[Ranked, ...]:
        by_name = sorted(self.entries, key=lambda entry: (sort_name(entry.dupla.name), entry.dupla_id))
        return rank(
            who,
            [meeting for meeting in self.meetings if meeting.kind in TREE],
            self.planned.scheme,
            (*KNOCKOUT_ORDER, By(Measure.LOTS)),
            penalties=self.sanctions,
            carried=self.carried,
            # Equal entrants are sorted by name: their order by name serves as lots.
            lots={entry.dupla_id: place for place, entry in enumerate(by_name)},
        )

    def standing(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table by the criteria of the plan. after: only results up to this round count.

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
            # Play-offs take place after the last round.
            playoffs=self.playoffs if after is None or after >= self.last_round else (),
            after=after,
            among=ranked,
        )

    def basis(self, table: Sequence[Ranked], after: int | None = None) -> Basis:
        """Return the data for the criteria of a table: the lines of its entrants and of their opponents."""
        known = self._ranked(after=after) if self.planned.stage.format.lists_meet else table
        return Basis({row.entrant: row.line for row in known}, self.lots, self.playoffs)


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
