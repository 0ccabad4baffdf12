"""Team events: the dupla that represents a team, the meetings of teams, and the places that duplas share."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import groupby

from tournaments.models import StageEntry
from tournaments.plan.formats.teams import Teams
from tournaments.plan.stored import Planned
from tournaments.results.meetings import ConfrontoRow
from tournaments.standings.meeting import Meeting
from tournaments.standings.ranking import Ranked
from tournaments.standings.team_meetings import team_meetings


def first_of_teams(entries: Iterable[StageEntry]) -> dict[int, int]:
    """Return for each dupla the dupla of its team with the lowest number."""
    first: dict[int, int] = {}
    team_of = {}
    for entry in sorted(entries, key=lambda entry: entry.dupla.number):
        dupla = entry.dupla
        # A dupla without a team counts alone; its negative key differs from all ids of teams.
        team_of[dupla.pk] = first.setdefault(dupla.team_id or -dupla.pk, dupla.pk)
    return team_of


def meetings_of_teams(
    plan: Planned, tables: Iterable[Meeting], rows: Iterable[ConfrontoRow], team_of: Mapping[int, int]
) -> tuple[Meeting, ...]:
    """Return the meetings of teams.

    tables: the meetings of duplas. rows: all confrontos. team_of: the first dupla of the team of each dupla.
    """
    format_ = plan.stage.format
    assert isinstance(format_, Teams)  # noqa: S101 -- no other format has teams
    still_open = {
        (row.round, team_of[dupla])
        for row in rows
        if not row.status
        for dupla in (row.dupla_a_id, row.dupla_b_id)
        if dupla is not None
    }
    return team_meetings(tables, plan.scheme, format_.counts, team_of=team_of, still_open=still_open)


def shared_by_teams(table: Iterable[Ranked], team: Callable[[int], tuple[int, ...]]) -> tuple[Ranked, ...]:
    """Return a table of teams as a table of duplas, which share the places of their team.

    team: returns the duplas of the team of a dupla.
    """
    rows: list[Ranked] = []
    for _, level in groupby(table, key=lambda row: row.place):
        tied = [(row, dupla) for row in level for dupla in team(row.entrant)]
        first, last = len(rows) + 1, len(rows) + len(tied)
        for row, dupla in tied:
            # The duplas of a team are equal; only the last one is above another team.
            above = row.above if dupla == team(row.entrant)[-1] else None
            rows.append(Ranked(first, last, replace(row.line, entrant=dupla), above))
    return tuple(rows)
