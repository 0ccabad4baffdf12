"""The standings of teams as plain data: of one stage, and over the whole event. Read only."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from tournaments.models import Confronto, Dupla
from tournaments.publication.play_data import TeamMeetingData
from tournaments.publication.standings import above_data, criteria, number, team_data
from tournaments.publication.standings_data import CriterionData, TeamLine, TeamStandings
from tournaments.results.stage_tables import StageResults
from tournaments.standings.criteria import Basis, By
from tournaments.standings.line import StandingsLine
from tournaments.standings.ranking import Ranked, ranked
from tournaments.standings.teams import over_stages, team_lines

type Duplas = Mapping[int, Dupla]


def has_teams(duplas: Iterable[Dupla]) -> bool:
    """Whether anybody plays for a team."""
    return any(dupla.team_id for dupla in duplas)


def stage_rows(results: StageResults, duplas: Duplas) -> list[TeamLine]:
    """Return the teams that have duplas in a stage, best first, by the criteria of the stage."""
    return _rows(results.totals(results.carried), results.planned.order, results.lots, duplas)


def meetings(results: StageResults, rows: Sequence[Confronto], duplas: Duplas) -> list[TeamMeetingData]:
    """Return what the tables of a round come to where teams meet, in the order of the tables."""
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
    of_each = [[(one, 0 if one.a == team else 1) for one in met if team in (one.a, one.b)] for team in teams]
    over = bool(met) and all(row.status for row in rows)
    return {
        "teams": [team_data([duplas[dupla] for dupla in results.team(team)]) for team in teams],
        "confrontos": [row.pk for row in rows],
        "made": [number(sum((one.made_a, one.made_b)[at].points for one, at in own)) for own in of_each],
        "points": [
            number(sum(scheme.points(one, team) for one, _ in own))
            for team, own in zip(teams, of_each, strict=True)
        ]
        if over
        else None,
    }


def event_table(every_stage: Sequence[StageResults], duplas: Duplas) -> TeamStandings:
    """Return all teams by the sum over the stages, by the criteria of the first.

    What a dupla brings along from one stage to the next is not counted twice. every_stage: in the order of the stages.
    """
    nothing_yet = {pk: StandingsLine(entrant=pk) for pk, dupla in duplas.items() if dupla.team_id}
    made = over_stages([nothing_yet, *(results.totals() for results in every_stage)])
    first = every_stage[0] if every_stage else None
    order, lots = (first.planned.order, first.lots) if first else ((), {})
    vp = all(results.planned.stage.play.vp is not None for results in every_stage) and first is not None
    return {"order": [str(by) for by in order], "vp": vp, "rows": _rows(made, order, lots, duplas)}


def _rows(
    made: Mapping[int, StandingsLine], order: Sequence[By], lots: Mapping[int, int], duplas: Duplas
) -> list[TeamLine]:
    """Rank the teams by their numbers; who plays for none is met by them, and ranked nowhere."""
    teams: dict[int, list[int]] = defaultdict(list)
    for pk in sorted(made, key=lambda pk: duplas[pk].number):
        team = duplas[pk].team
        teams[team.number if team else -pk].append(pk)
    summed = team_lines(made, teams)
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
    }
