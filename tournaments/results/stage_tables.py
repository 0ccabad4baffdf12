"""What a stage comes to: all that was read of it, and its tables as pure functions of that."""

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
        """Return those of each play-off of the stage, best first; none while its schedule is shown to nobody."""
        known = {entry.dupla_id for entry in self.entries}
        return tuple(tuple(one) for one in self.stage.playoffs if known.issuperset(one))

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
