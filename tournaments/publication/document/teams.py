"""The standings of teams as plain data: of one stage, and over the whole event. Read-only."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from tournaments.models import Confronto, Dupla
from tournaments.plan.checked_values import plain
from tournaments.plan.formats.teams import Teams
from tournaments.publication.document.confronto import jogo_counts
from tournaments.publication.document.play_data import SIDES, TeamMeetingData
from tournaments.publication.document.standings import above_data, criteria, number, team_data
from tournaments.publication.document.standings_data import CriterionData, TeamLine, TeamStandings
from tournaments.results.stage_tables import StageResults
from tournaments.standings.criteria import Basis, By
from tournaments.standings.line import StandingsLine
from tournaments.standings.meeting import Meeting, Number, Status
from tournaments.standings.ranking import Ranked, ranked
from tournaments.standings.team_meetings import Counts
from tournaments.standings.teams import over_stages, team_lines

type Duplas = Mapping[int, Dupla]


def has_teams(duplas: Iterable[Dupla]) -> bool:
    """Return whether any dupla belongs to a team."""
    return any(dupla.team_id for dupla in duplas)


def stage_rows(results: StageResults, duplas: Duplas) -> list[TeamLine]:
    """Return the teams with duplas in a stage, best first, by the criteria of the stage."""
    return _rows(results.totals(results.carried), results.planned.order, results.lots, duplas)


def meetings(results: StageResults, rows: Sequence[Confronto], duplas: Duplas) -> list[TeamMeetingData]:
    """Return the team meetings of a round, in the order of the tables."""
    of_row = {
        row.pk: [results.team_of[one] for one in (row.dupla_a_id, row.dupla_b_id) if one] for row in rows
    }
    facing = {team: teams for teams in of_row.values() if len(teams) > 1 for team in teams}
    tables: dict[tuple[int, ...], list[Confronto]] = defaultdict(list)
    for row in rows:
        if teams := of_row[row.pk]:
            tables[tuple(facing.get(teams[0], teams))].append(row)
    return [_meeting(results, teams, some, duplas) for teams, some in tables.items()]


def _meeting(
    results: StageResults, teams: Sequence[int], rows: Sequence[Confronto], duplas: Duplas
) -> TeamMeetingData:
    scheme = results.planned.scheme
    met = [one for one in results.meetings if one.round == rows[0].round and one.a in teams]
    if met and all(one.b is None for one in met):
        # An opponent of which no table counts has no result: the other team rests alone.
        teams = [team for team in teams if any(one.a == team for one in met)]
    of_each = [[(one, 0 if one.a == team else 1) for one in met if team in (one.a, one.b)] for team in teams]
    found: TeamMeetingData = {
        "teams": [team_data([duplas[dupla] for dupla in results.team(team)]) for team in teams],
        "confrontos": [row.pk for row in rows],
        "made": [number(sum((one.made_a, one.made_b)[at].points for one, at in own)) for own in of_each],
        "points": None,
    }
    if met and all(row.status for row in rows):
        points = [
            sum(scheme.points(one, team) for one, _ in own) for team, own in zip(teams, of_each, strict=True)
        ]
        found["points"] = list(map(number, points))
        _as_confronto(found, met[0], teams, points)
        summed = counts_of(results) is Counts.SUM
        found["slots"] = {
            side: {"dupla": duplas[team].number} for side, team in zip(SIDES, teams, strict=False) if summed
        }
        found["tables"] = [
            {"id": row.pk, "sides": _sides(results, teams, row)}
            for row in rows
            if summed and jogo_counts(row)
        ]
    return found


def _as_confronto(
    found: TeamMeetingData, whole: Meeting, teams: Sequence[int], points: Sequence[Number]
) -> None:
    found["round"] = whole.round
    found["status"] = whole.status.value
    found["winner"] = SIDES[teams.index(whole.winner)] if whole.winner else ""
    found["given"] = list(map(plain, points)) if whole.status is Status.DIRECTOR else None


def counts_of(results: StageResults) -> Counts:
    """Return how the tables of two teams give the result of their meeting."""
    format_ = results.planned.stage.format
    assert isinstance(format_, Teams)  # noqa: S101 -- no other format has teams
    return format_.counts


def _sides(results: StageResults, teams: Sequence[int], row: Confronto) -> str:
    sitting = zip(SIDES, (row.dupla_a_id, row.dupla_b_id), strict=True)
    side_of = {results.team_of[dupla]: side for side, dupla in sitting if dupla}
    return "".join(side_of[team] for team in teams)


def event_table(every_stage: Sequence[StageResults], duplas: Duplas) -> TeamStandings:
    """Return all teams by the sum over the stages, by the criteria of the first stage.

    Points carried over from one stage to the next count once. every_stage: in the order of the stages.
    """
    # Teams without a result are listed as well.
    nothing_yet = {pk: StandingsLine(entrant=pk) for pk, dupla in duplas.items() if dupla.team_id}
    made = over_stages([nothing_yet, *(results.totals() for results in every_stage)])
    first = every_stage[0] if every_stage else None
    order, lots = (first.planned.order, first.lots) if first else ((), {})
    vp = all(results.planned.stage.play.vp is not None for results in every_stage) and first is not None
    return {"order": [str(by) for by in order], "vp": vp, "rows": _rows(made, order, lots, duplas)}


def _rows(
    made: Mapping[int, StandingsLine], order: Sequence[By], lots: Mapping[int, int], duplas: Duplas
) -> list[TeamLine]:
    teams: dict[int, list[int]] = defaultdict(list)
    for pk in sorted(made, key=lambda pk: duplas[pk].number):
        team = duplas[pk].team
        # A dupla without a team gets a negative key: it is an opponent, but not ranked.
        teams[team.number if team else -pk].append(pk)
    summed = team_lines(made, teams)
    # A team has the best, lowest lot of its duplas.
    best = {team: min((lots[pk] for pk in own if pk in lots), default=None) for team, own in teams.items()}
    table = Basis(summed, {team: lot for team, lot in best.items() if lot is not None})
    measured = criteria(order, table)
    return [
        _row(row, [duplas[pk] for pk in teams[row.entrant]], measured[row.entrant])
        for row in ranked([number for number in summed if number > 0], table, order)
    ]


def _row(row: Ranked, duplas: Sequence[Dupla], measured: list[CriterionData]) -> TeamLine:
    line, team = row.line, duplas[0].team
    return {
        "place": row.place,
        "place_to": row.place_to,
        "team": row.entrant,
        "name": team.name if team else "",
        "duplas": [{"number": dupla.number, "name": dupla.name} for dupla in duplas],
        "points": number(line.points),
        "jogos": [number(line.jogos_won), number(line.jogos_lost)],
        "meetings": len(line.shares),
        "partidas": [number(line.partidas_won), number(line.partidas_lost)],
        "made": [number(line.made), number(line.suffered)],
        "disqualified": line.disqualified,
        "criteria": measured,
        "above": above_data(row.above),
        "who": [dupla.number for dupla in duplas],
    }
