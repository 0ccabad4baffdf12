"""The stages of a tournament as plain data: posted rounds, standings, qualification. Read-only."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import cast

from scoring.jogo.sheet import Sheet
from tournaments.ledger.tarjas import cover
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.pairing import round_name
from tournaments.pairing.draw_data import PublishedDraw
from tournaments.pairing.errors import DrawError
from tournaments.plan.checked_values import plain
from tournaments.plan.formats.teams import Teams
from tournaments.plan.points import write_points
from tournaments.plan.stage import Play
from tournaments.publication.counted import alone, gives, table_points
from tournaments.publication.document.confronto import Fed, confronto_data, feeders
from tournaments.publication.document.draws import Draws, draws_of, published_draw
from tournaments.publication.document.play_data import ConfrontoData, Number, RoundData, RoundState
from tournaments.publication.document.shape import LengthData, StageData, StageState
from tournaments.publication.document.standings import (
    above_data,
    fate_data,
    number,
    standings_lines,
    team_data,
)
from tournaments.publication.document.standings_data import (
    ComparedData,
    FinalRow,
    GroupStandings,
    TeamStandings,
)
from tournaments.publication.document.teams import counts_of, event_table, has_teams, meetings, stage_rows
from tournaments.results.final_ranking import final_ranking
from tournaments.results.stage_results import results_by_stage, with_penalties
from tournaments.results.stage_tables import StageResults
from tournaments.stage_plan import by_round, default_plan, format_of, is_bracket, planned
from tournaments.standings.meeting import Status
from tournaments.standings.qualify import Group, Qualified, qualify
from tournaments.standings.team_meetings import Counts

type Worth = dict[
    tuple[int, int, int | None], list[Number]
]  # tournament points by stage, round and first dupla


class Stages:
    """The loaded stages of a tournament: at most four queries, whatever their number and size.

    A tournament without a stored plan has the single, unsaved stage that a draw would create.
    """

    def __init__(
        self,
        tournament: Tournament,
        confrontos: Sequence[Confronto],
        duplas: Mapping[int, Dupla],
        of_jogo: Mapping[int, Sheet],
    ) -> None:
        self.tournament, self.duplas, self.of_jogo = tournament, duplas, of_jogo
        self.has_teams = has_teams(duplas.values())
        stored = list(with_penalties(Stage.objects.filter(tournament=tournament)).order_by("number"))
        stages = stored or [Stage(number=1, plan=default_plan(tournament))]
        for stage in stages:
            stage.tournament = tournament
        self.rounds: dict[int, list[Round]] = defaultdict(list)
        # A bracket that is not played round by round has no rows of `Round`.
        if not all(is_bracket(stage) and not by_round(stage) for stage in stages):
            for one in Round.objects.filter(stage__in=stored).order_by("number"):
                self.rounds[one.stage_id].append(one)
        held = {
            (one.stage_id, one.number)
            for own in self.rounds.values()
            for one in own
            if one.state in Round.HELD_BACK
        }
        posted = [row for row in confrontos if (row.stage_id, row.round) not in held]
        self.confrontos: dict[int, list[Confronto]] = defaultdict(list)
        for row in posted:
            self.confrontos[row.stage_id].append(row)
        started = self._started(stored, posted)
        self.counting = {row.pk for row in started if row.status}
        self.results = (
            list(results_by_stage(stored, started, of_jogo).values())
            if stored
            else [StageResults(stages[0], planned(stages[0]))]
        )
        self.results = [self._shown(results) for results in self.results]
        cover(penalty for results in self.results for penalty in results.penalties)
        self.worth: Worth = {}
        for results in self.results:
            if not is_bracket(results.stage) and not results.team_of:
                self.worth |= _worth(results)

        self.draws: Draws = {}

    def _started(self, stages: Sequence[Stage], posted: Sequence[Confronto]) -> list[Confronto]:
        # Results of a round that the director has not started do not count yet.
        waits = {
            (stage.pk, one.number)
            for stage in stages
            if by_round(stage) and not is_bracket(stage)
            for one in self.rounds[stage.pk]
            if one.state == Round.State.POSTED
        }
        return [row for row in posted if (row.stage_id, row.round) not in waits]

    def _shown(self, results: StageResults) -> StageResults:
        own = self.rounds[results.stage.pk]
        # The groups are secret until the schedule is posted.
        held_back = own and all(one.state in Round.HELD_BACK for one in own)
        if held_back and results.planned.stage.format.drawn_at_once:
            return StageResults(results.stage, results.planned)
        return results

    def read(self) -> list[StageData]:
        """Return the stages in order. Runs one more query if a round is posted."""
        if self.confrontos:
            self.draws = draws_of(self.results[0].stage.tournament)
        return [self._stage(at) for at in range(len(self.results))]

    def meetings(self) -> Iterator[tuple[Play, ConfrontoData]]:
        """Yield each posted confronto, with how its stage is played."""
        for results in self.results:
            for row in self.confrontos[results.stage.pk]:
                yield results.planned.stage.play, self._meeting(results, row)

    def teams(self) -> TeamStandings:
        """Return the teams with the results of their duplas summed over all stages."""
        return event_table(self.results, self.duplas)

    def final_ranking(self) -> list[FinalRow]:
        """Return all duplas in one list, by how far each advanced."""
        fates = {
            results.stage.number: (results.fates, {entry.dupla_id: entry for entry in results.entries})
            for results in self.results
        }
        teams = {first: results.team(first) for results in self.results for first in results.team_of.values()}
        found: list[FinalRow] = []
        for one in final_ranking(self.results, self.duplas.values()):
            of_stage, entries = fates.get(one.stage, ({}, {}))
            fate = of_stage.get(one.dupla)
            found.append(
                {
                    "place": one.place,
                    "place_to": one.place_to,
                    "dupla": self.duplas[one.dupla].number,
                    "name": self.duplas[one.dupla].name,
                    "stage": one.stage,
                    "group": one.group,
                    "stage_place": one.stage_place,
                    "stage_place_to": one.stage_place_to,
                    "fate": fate_data(fate, entries) if fate and not one.disqualified else None,
                    "left": one.left,
                    "disqualified": one.disqualified,
                }
            )
            if team := teams.get(one.dupla):
                found[-1]["team"] = team_data([self.duplas[dupla] for dupla in team])
                found[-1]["name"] = found[-1]["team"]["name"]
        return found

    def _stage(self, at: int) -> StageData:
        results = self.results[at]
        stage, wanted = results.stage, results.planned.stage
        later = self.results[at + 1 : at + 2] if wanted.side_of is None else []
        after = next((one for one in later if one.planned.stage.side_of is None), None)
        onward = {entry.dupla_id for entry in after.entries} if after else set()
        found: StageData = {
            "number": stage.number,
            "name": stage.name,
            "format": wanted.format.key,
            "bracket": is_bracket(stage),
            "state": cast(StageState, str(stage.state)),
            "seed": stage.seed,
            "rounds_planned": wanted.format.rounds,
            "groups": len(results.groups) or wanted.format.in_groups or 0,
            "partidas": wanted.play.partidas,
            "maos": wanted.play.maos,
            "target": wanted.play.target,
            "minutes": wanted.play.minutes,
            "vp": wanted.play.vp is not None,
            "order": [str(by) for by in results.order],
            "top": wanted.top or wanted.format.leaves(len(results.entries)) if after else None,
            "others": wanted.others if after else 0,
            "fair": results.planned.fair.value,
            "rounds": self._bracket(results) if is_bracket(stage) else self._rounds(results),
            "standings": self._standings(results, onward),
            "compared": self._compared(results, onward) if after and wanted.others else [],
            "worth": {"points": write_points(results.planned.scheme), "carry": plain(wanted.carry)},
            "gives": gives(results.planned.scheme),
            "draws": self._draws(stage),
        }
        if found["groups"] > 1 and (apart := wanted.format.ranked_apart):
            found["lists"] = apart
        if not is_bracket(stage) or wanted.by_round:
            found["pace"] = "round" if wanted.by_round else "free"
        if results.playoffs:
            numbers = {entry.dupla_id: entry.dupla.number for entry in results.entries}
            found["playoffs"] = [[numbers[pk] for pk in one] for one in results.playoffs]
        if wanted.side_of:
            found["side_of"] = wanted.side_of
        if isinstance(wanted.format, Teams):
            found["counts"] = wanted.format.counts.value
        if wanted.format.lengths:
            found["lengths"] = [_length(left, wanted.play_in(left)) for left in wanted.format.lengths]
        if self.has_teams:
            found["teams"] = stage_rows(results, self.duplas)
        return found

    def _draws(self, stage: Stage) -> list[PublishedDraw]:
        rows = self.confrontos[stage.pk]
        if not format_of(stage).drawn_by_round:
            found = self.draws.get((stage.number, 0), []) if rows else []
            return [published_draw(found, rows, self.duplas)] if found else []
        of_round = {
            number: [row for row in rows if row.round == number] for number in {row.round for row in rows}
        }
        return [
            published_draw(self.draws[stage.number, number], of_round[number], self.duplas)
            for number in sorted(of_round)
            if (stage.number, number) in self.draws
        ]

    def _bracket(self, results: StageResults) -> list[RoundData]:
        stage = results.stage
        rows = self.confrontos[stage.pk]
        named = format_of(stage).names_rounds
        # The bit length of the number of jogos in round 1 is the number of the final.
        last = sum(row.kind == Confronto.Kind.MAIN and row.round == 1 for row in rows).bit_length()
        fed = feeders(rows)
        of_round: dict[int, list[Confronto]] = defaultdict(list)
        for row in rows:
            of_round[row.round].append(row)
        times = {one.number: one for one in self.rounds[stage.pk]}
        found: list[RoundData] = [
            {
                "round": at,
                "name": round_name(last, at) if named and at <= last else "",
                "state": _round_state(stage, of_round[at]),
                "seed": stage.seed,
                "confrontos": [self._node(results, row, fed) for row in of_round[at]],
            }
            for at in sorted(of_round)
        ]
        for each in found:
            if one := times.get(each["round"]):
                _add_times(each, one)
        return found

    def _node(self, results: StageResults, row: Confronto, fed: Fed) -> ConfrontoData:
        points = table_points(results, row, self.of_jogo) if self.has_teams and row.status else None
        return confronto_data(row, self.duplas, fed, self.of_jogo, points)

    def _rounds(self, results: StageResults) -> list[RoundData]:
        stage = results.stage
        of_round: dict[int, list[Confronto]] = defaultdict(list)
        for row in self.confrontos[stage.pk]:
            of_round[row.round].append(row)
        posted = self._posted(stage)
        found: list[RoundData] = [
            {
                "round": one.number,
                "name": "",
                "state": cast(RoundState, str(one.state)),
                "seed": one.seed,
                "confrontos": [self._meeting(results, row) for row in of_round[one.number]],
            }
            for one in posted
        ]
        for each, one in zip(found, posted, strict=True):
            _add_times(each, one)
            if results.team_of:
                each["teams"] = meetings(results, of_round[each["round"]], self.duplas)
            elif found_alone := alone(results, each["round"], of_round[each["round"]], self.duplas):
                each["alone"] = found_alone
        return found

    def _meeting(self, results: StageResults, row: Confronto) -> ConfrontoData:
        if is_bracket(results.stage):
            return self._node(results, row, {})
        if results.team_of:
            by_itself = counts_of(results) is Counts.TABLES and row.pk in self.counting
            points = table_points(results, row, self.of_jogo) if by_itself else None
            return confronto_data(row, self.duplas, {}, self.of_jogo, points)
        at = (row.stage_id, row.round)
        points = (
            None if row.status == Status.ABSENT else self.worth.get((*at, row.dupla_a_id or row.dupla_b_id))
        )
        if row.each_alone and row.status != Status.ABSENT:
            points = [worth for one in row.playing for worth in self.worth.get((*at, one), ())] or None
        return confronto_data(row, self.duplas, {}, self.of_jogo, points)

    def _posted(self, stage: Stage) -> list[Round]:
        return [one for one in self.rounds[stage.pk] if one.state not in Round.HELD_BACK]

    def _standings(self, results: StageResults, onward: Collection[int]) -> list[GroupStandings]:
        after = self._last_closed(results.stage)
        return [
            {
                "group": group,
                "rows": standings_lines(results, group, onward=onward),
                "after": after,
                "closed": standings_lines(results, group, after) if after else [],
            }
            for group in results.groups
        ]

    def _last_closed(self, stage: Stage) -> int | None:
        posted = self._posted(stage)
        closed = [one.number for one in takewhile(lambda one: one.state == Round.State.CLOSED, posted)]
        return closed[-1] if closed and len(closed) < len(posted) else None

    def _compared(self, results: StageResults, onward: Collection[int]) -> list[ComparedData]:
        found = _qualify(results)
        if found is None:
            return []
        names = {entry.dupla_id: entry for entry in results.entries}
        return [
            {
                "place": row.place,
                "dupla": names[row.entrant].dupla.number,
                "name": names[row.entrant].dupla.name,
                "group": names[row.entrant].group,
                "goes_on": row.entrant in (onward or found.others),
                "above": above_data(row.above),
            }
            for row in found.compared
        ]


def _length(left: int, play: Play) -> LengthData:
    return {
        "left": left,
        "partidas": play.partidas,
        "maos": play.maos,
        "target": play.target,
        "minutes": play.minutes,
    }


def _add_times(each: RoundData, one: Round) -> None:
    each["posted_at"] = one.posted_at.isoformat() if one.posted_at else None
    each["started_at"] = one.started_at.isoformat() if one.started_at else None


def _round_state(stage: Stage, rows: Sequence[Confronto]) -> RoundState:
    if stage.state == Stage.State.CLOSED or all(row.status for row in rows):
        return "closed"
    begun = stage.state == Stage.State.PLAYING and any(row.jogo_id for row in rows)
    return "playing" if begun else "posted"


def _qualify(results: StageResults) -> Qualified | None:
    wanted = results.planned.stage
    groups = [_group(results, results.entered(number)) for number in results.groups]
    try:
        return qualify(
            groups,
            results.planned.scheme,
            results.planned.order,
            top=wanted.top or 0,
            others=wanted.others,
            fair=results.planned.fair,
            penalties=results.sanctions,
            carried=results.carried,
            lots=results.lots,
            playoffs=results.playoffs,
        )
    # The groups are still too small for the plan.
    except DrawError:
        return None


def _worth(results: StageResults) -> Worth:
    scheme = results.planned.scheme
    return {
        (results.stage.pk, one.round, one.a): [
            number(scheme.points(one, side)) for side in (one.a, one.b) if side is not None
        ]
        for one in results.meetings
    }


def _group(results: StageResults, entries: Sequence[StageEntry]) -> Group:
    who = tuple(entry.dupla_id for entry in entries)
    return Group(who, tuple(meeting for meeting in results.meetings if meeting.a in who))
