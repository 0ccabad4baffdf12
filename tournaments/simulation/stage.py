"""One stage in progress: its rounds, and the log of reported results."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tournaments.pairing.entrant import CrossedPair, Entrant, Pair, Pairing
from tournaments.pairing.history import History, Met
from tournaments.pairing.lots import by_lot
from tournaments.pairing.schedule.team_rounds import teams_of
from tournaments.plan.formats.teams import Teams
from tournaments.plan.missed import with_missed
from tournaments.plan.stored import Planned
from tournaments.simulation.hall import TURNO, Hall
from tournaments.standings.line import Carried
from tournaments.standings.meeting import Meeting
from tournaments.standings.ranking import Ranked, rank
from tournaments.standings.team_meetings import Counts, team_meetings

type Standings = tuple[tuple[Ranked, ...], ...]


class MeetingReport(NamedTuple):
    """One report about a meeting, received at the end of round `heard`: its result, or a later correction."""

    heard: int
    meeting: Meeting


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulatedRound:
    """One round as it was played.

    playing: the entrants that were to have a place in it. partners: the two partners of a side in an individual
    event, by the first of them.
    """

    number: int
    playing: frozenset[int]
    pairings: tuple[Pairing, ...]
    partners: Mapping[int, Pair]


def standing_reports(log: Iterable[MeetingReport]) -> list[Meeting]:
    """Return the current meetings of a log: a later report about a meeting replaces an earlier one."""
    found = {(report.meeting.round, report.meeting.a, report.meeting.b): report.meeting for report in log}
    return list(found.values())


class SimulatedStage:
    """A stage in progress, and the record of it afterwards.

    groups: the ids of each group with standings. earlier: the rounds of earlier stages. frozen: the standings at
    the end of each round, empty for a bracket. order: the final order of a bracket, best first. entered: the first
    round of each newcomer.
    """

    def __init__(
        self,
        planned: Planned,
        entrants: Sequence[Entrant],
        hall: Hall,
        *,
        seed: int,
        pairs: Sequence[CrossedPair] = (),
        carried: Mapping[int, Carried] | None = None,
        earlier: Sequence[SimulatedRound] = (),
    ) -> None:
        self.planned, self.hall, self.seed = planned, hall, seed
        self.entrants, self.pairs, self.carried = list(entrants), tuple(pairs), carried
        self.earlier = tuple(earlier)
        self.groups: list[list[int]] = [[one.id for one in entrants]]
        self.lots = {one: lot for lot, one in enumerate(by_lot((e.id for e in entrants), seed))}
        self.rounds: list[SimulatedRound] = []
        self.log: list[MeetingReport] = []
        self.frozen: list[Standings] = []
        self.order: tuple[int, ...] = ()
        self.entered: dict[int, int] = {}

    @property
    def meetings(self) -> list[Meeting]:
        """Return the current meetings, with corrections applied."""
        return standing_reports(self.log)

    def counted(self, meetings: Iterable[Meeting] | None = None) -> tuple[Meeting, ...]:
        """Return the meetings, with the rounds that a newcomer missed if the plan counts them."""
        known = self.meetings if meetings is None else meetings
        return with_missed(known, self.entered, self.planned.stage.missed)

    def standings(self, meetings: Iterable[Meeting] | None = None, after: int | None = None) -> Standings:
        """Return the standings of each group, from the log or from the given meetings.

        In an event of teams the rows are teams, identified by their first dupla.
        """
        known = self.counted(meetings)
        everybody = [one for group in self.groups for one in group]
        if isinstance(format_ := self.planned.stage.format, Teams):
            return (self._of_teams(known, format_.counts, after),)
        met = self.planned.stage.format.lists_meet
        return tuple(
            rank(
                everybody if met else group,
                [meeting for meeting in known if met or meeting.a in set(group)],
                self.planned.scheme,
                self.planned.order,
                carried=self.carried,
                lots=self.lots,
                after=after,
                among=group,
            )
            for group in self.groups
        )

    def _of_teams(self, known: Iterable[Meeting], counts: Counts, after: int | None) -> tuple[Ranked, ...]:
        team_of = {one: team[0] for team in teams_of(self.entrants).values() for one in team}
        return rank(
            set(team_of.values()),
            team_meetings(known, self.planned.scheme, counts, team_of=team_of),
            self.planned.scheme,
            self.planned.order,
            carried=self.carried,
            lots=self.lots,
            after=after,
        )

    def history(self, after: int | None = None) -> History:
        """Return the pairings so far, or up to a round.

        The pairings of earlier stages are included unless the plan ignores them.
        """
        earlier = () if self.planned.stage.forgets else self.earlier
        return history_of([*earlier, *self.rounds[:after]])

    def play(self, drawn: SimulatedRound, *, decide: bool) -> None:
        """Play one round, report its results, and correct some wrong reports.

        decide: every meeting must have a winner. In a bracket only results of the latest round are corrected,
        because later nodes depend on older ones, and no standings are stored.
        """
        self.rounds.append(drawn)
        for pairing in drawn.pairings:
            self._note(drawn, pairing, drawn.number, decide=decide)
        for played in self.rounds[-1:] if decide else self.rounds:
            often = self.hall.chances.corrected / (1 + drawn.number - played.number)  # the older, the rarer
            for pairing in played.pairings:
                if pairing.b is not None and self.hall.happens(often):
                    self._note(played, pairing, drawn.number, decide=decide)
        if not decide:
            self.frozen.append(self.standings())

    def _note(self, drawn: SimulatedRound, pairing: Pairing, heard: int, *, decide: bool) -> None:
        # A plan in partidas does not say how many mãos they take.
        maos = self.planned.stage.play.maos or TURNO
        if pairing.others:
            found = self.hall.mesa(drawn.number, pairing.entrants, maos=maos)
            self.log += [MeetingReport(heard, meeting) for meeting in found]
            return
        meeting = self.hall.meeting(drawn.number, pairing, drawn.partners, decide=decide, maos=maos)
        self.log.append(MeetingReport(heard, meeting))
        # A table of four single players counts as two meetings, one for each pair of opponents.
        if pairing.a in drawn.partners and pairing.b is not None:
            other = {one: drawn.partners[one][1] for one in (pairing.a, pairing.b)}
            winner = None if meeting.winner is None else other[meeting.winner]
            self.log.append(
                MeetingReport(heard, replace(meeting, a=other[pairing.a], b=other[pairing.b], winner=winner))
            )


def history_of(rounds: Iterable[SimulatedRound]) -> History:
    """Return the pairing history of these rounds, given in their order."""
    numbered = enumerate(rounds, start=1)
    return History.of(Met(number, one.a, one.b) for number, drawn in numbered for one in drawn.pairings)
