"""The standings of a stage as plain data: one row for each dupla, the same for all formats. Read-only."""

from collections.abc import Collection, Mapping, Sequence
from typing import cast

from tournaments.models import Dupla, Penalty, StageEntry
from tournaments.pairing import round_name
from tournaments.plan.checked_values import plain
from tournaments.publication.document.play_data import Number, TeamData
from tournaments.publication.document.standings_data import (
    AboveData,
    CriterionData,
    FateData,
    PenaltyData,
    SanctionCode,
    StandingsRow,
)
from tournaments.results.stage_results import write_carried
from tournaments.results.stage_tables import StageResults
from tournaments.standings import meeting
from tournaments.standings.criteria import Basis, By, values
from tournaments.standings.knockout import Fate
from tournaments.standings.line import StandingsLine
from tournaments.standings.meeting import SideOutcome, Status
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import Above, Apart, Ranked

COUNTED_OTHERWISE = frozenset({Status.BYE, Status.AVERAGE})  # statuses that do not count by the points made


def standings_lines(
    results: StageResults, group: int = 0, after: int | None = None, onward: Collection[int] = ()
) -> list[StandingsRow]:
    """Return the standings, best first. The values of the criteria have the order of the plan.

    after: standings after this round. onward: ids of the duplas that advance.
    """
    placed = results.placed(group, after)
    entries = {entry.dupla_id: entry for entry in results.entries}
    measured = criteria(results.order, results.basis(placed, after))
    penalties = [one for one in results.penalties if after is None or one.round <= after]
    fates = results.fates
    whole = results.totals() if results.nodes else {}  # rows of a knockout count only its main tree
    found = []
    for row in placed:
        fate = fates.get(row.entrant)
        line = _line(row, entries[row.entrant], after, results.left_after(row.entrant))
        line["carried"] = write_carried(results.carried.get(row.entrant))
        line["criteria"] = measured[row.entrant]
        team = results.team(row.entrant)
        line["who"] = [entries[dupla].dupla.number for dupla in team]
        line["besides"] = _besides(results, whole.get(row.entrant, row.line), after)
        line["penalties"] = [_penalty(one) for one in penalties if one.dupla_id in team]
        line["fate"] = fate_data(fate, entries) if fate and not row.line.disqualified else None
        line["goes_on"] = row.entrant in onward
        if results.team_of:
            line["team"] = team_data([entries[dupla].dupla for dupla in team])
            line["name"] = line["team"]["name"]
        found.append(line)
    return found


def team_data(duplas: Sequence[Dupla]) -> TeamData:
    """Return the team of these duplas as plain data."""
    team = duplas[0].team
    return {
        "number": team.number if team else 0,
        "name": team.name if team else "",
        "duplas": [{"number": dupla.number, "name": dupla.name} for dupla in duplas],
    }


def _line(row: Ranked, entry: StageEntry, after: int | None, until: int | None) -> StandingsRow:
    line = row.line
    return {
        "place": row.place,
        "place_to": row.place_to,
        "dupla": entry.dupla.number,
        "name": entry.dupla.name,
        "points": number(line.points),
        "jogos": [number(line.jogos_won), number(line.jogos_lost)],
        "walkovers": [_walkovers(line, SideOutcome.WON), _walkovers(line, SideOutcome.LOST)],
        "meetings": len(line.shares),
        "partidas": [number(line.partidas_won), number(line.partidas_lost)],
        "made": [number(line.made), number(line.suffered)],
        "canastras": {kind: number(count) for kind, count in line.canastras.items()},
        "batidas": number(line.batidas),
        "carried": {},
        "disqualified": line.disqualified,
        "until_round": until if after is None or until is None or until <= after else None,
        "criteria": [],
        "above": above_data(row.above),
        "fate": None,
        "penalties": [],
        "goes_on": False,
    }


def _besides(results: StageResults, line: StandingsLine, after: int | None) -> list[Number | str]:
    entrant = line.entrant
    lost = any(one.sanction is Sanction.LOSS and one.entrant == entrant for one in results.sanctions)
    if not lost and not any(share.status in COUNTED_OTHERWISE for share in line.shares):
        return [0, 0, 0]
    scheme = results.planned.scheme
    has = [(share.points, share.made.points, share.suffered.points) for share in line.shares]
    # The sums of the line less the sums of its meetings are what was added or deducted.
    met = [one for one in results.meetings if after is None or one.round <= after]
    gave = [(scheme.points(one, entrant), one.made_a, one.made_b) for one in met if one.a == entrant]
    gave += [(scheme.points(one, entrant), one.made_b, one.made_a) for one in met if one.b == entrant]
    given = [(points, made.points, suffered.points) for points, made, suffered in gave]
    return [plain(sum(own[at] for own in has) - sum(own[at] for own in given)) for at in range(3)]


def _walkovers(line: StandingsLine, outcome: SideOutcome) -> int:
    return sum(share.status is Status.WALKOVER and share.outcome is outcome for share in line.shares)


def fate_data(fate: Fate, entries: Mapping[int, StageEntry]) -> FateData:
    """Return a fate in a knockout as plain data. entries: of the stage, by dupla."""
    return {
        "code": fate.code.value,
        "round": round_name(fate.rounds, fate.round),
        "opponent": entries[fate.opponent].dupla.name if fate.opponent else None,
        "walkover": fate.walkover,
    }


def criteria(order: Sequence[By], table: Basis) -> dict[int, list[CriterionData]]:
    """Return the values of the criteria in their order, by entrant."""
    shown = [by for by in order if by.tie_break.is_column]
    valued = [(by, values(by, table.lines.keys(), table)) for by in shown]
    return {
        one: [{"by": str(by), "value": number(value[one])} for by, value in valued] for one in table.lines
    }


def above_data(above: Above | None) -> AboveData | None:
    """Return the reason for the order of two rows as plain data; None if they are equal."""
    if above is None:
        return None
    if isinstance(above.by, Apart):
        return {"by": above.by.value, "value": None, "next": None}
    return {"by": str(above.by), "value": number(above.value), "next": number(above.next_value)}


def _penalty(penalty: Penalty) -> PenaltyData:
    return {
        "sanction": cast(SanctionCode, penalty.sanction),
        "amount": penalty.amount,
        "round": penalty.round,
        "reason": penalty.reason,
    }


def number(value: meeting.Number) -> Number:
    """Return a number for JSON: an integer, or rounded to three decimals."""
    return int(value) if value.denominator == 1 else round(float(value), 3)
