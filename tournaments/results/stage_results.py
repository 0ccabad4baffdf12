"""The standings of a stage: what its meetings come to, who stands where, and what set each row above the next.

`book` reads a stage in a constant number of queries; from then on every table is a pure function of it.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Penalty, Stage, StageEntry
from tournaments.plan.checked_values import as_number, plain
from tournaments.plan.formats import RankedBy
from tournaments.plan.stored import Planned
from tournaments.results.meetings import Sides, ended_in, made_in, made_on, meetings_of
from tournaments.stage_plan import format_of, planned
from tournaments.standings.criteria import Basis, By, values
from tournaments.standings.double import PlayedNode, double
from tournaments.standings.line import Carried
from tournaments.standings.meeting import NOTHING, Meeting, Number
from tournaments.standings.penalties import PenaltyTaken as Taken
from tournaments.standings.penalties import Sanction
from tournaments.standings.ranking import Above, Ranked, rank

type Payload = dict[str, Any]

CARRIED = ("points", "made", "suffered")
# What sets a row above the next without a criterion: that one is out of the event, or was sooner out of the bracket.
DISQUALIFIED, FURTHER = "disqualified", "bracket"


@dataclass(frozen=True, slots=True)
class Book:
    """All that the standings of a stage follow from."""

    stage: Stage
    planned: Planned
    entries: tuple[StageEntry, ...]
    meetings: tuple[Meeting, ...]
    penalties: tuple[Penalty, ...]
    nodes: tuple[PlayedNode, ...] = ()  # of a double elimination

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

    def standing(self, group: int = 0, after: int | None = None) -> tuple[Ranked, ...]:
        """Return a table, best first; after: only what happened up to the end of this round counts."""
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
    return book(stage).standing(group, after)


def book(stage: Stage) -> Book:
    """Read one stage. Four queries, and one more where its tournament is not yet read."""
    return books([stage])[stage.pk]


def books(stages: Collection[Stage], sheets: Mapping[int, Sheet] | None = None) -> dict[int, Book]:
    """Read stages of one tournament, by id. Four queries, however many; three with the sheets at hand.

    One more where there is a double elimination among them.
    """
    entries: dict[int, list[StageEntry]] = defaultdict(list)
    for entry in StageEntry.objects.filter(stage__in=stages).select_related("dupla").order_by("place"):
        entries[entry.stage_id].append(entry)
    penalties: dict[int, list[Penalty]] = defaultdict(list)
    for penalty in Penalty.objects.filter(stage__in=stages, lifted_at=None).order_by("pk"):
        penalties[penalty.stage_id].append(penalty)
    meetings = _meetings(stages, sheets)
    return {
        stage.pk: Book(
            stage,
            planned(stage),
            tuple(entries[stage.pk]),
            tuple(meetings[stage.pk]),
            tuple(penalties[stage.pk]),
            _nodes(stage),
        )
        for stage in stages
    }


def _nodes(stage: Stage) -> tuple[PlayedNode, ...]:
    """Return the nodes of a bracket whose losers' tree ranks; nothing of any other format."""
    if format_of(stage).ranked_by is not RankedBy.LOSERS_TREE:
        return ()
    fields = ("pk", "kind", "round", "dupla_a", "dupla_b", "winner", "status", "loser_to")
    found = Confronto.objects.filter(stage=stage).order_by("round", "position").values_list(*fields)
    return tuple(
        PlayedNode(
            id=pk, kind=kind, round=round_, a=a, b=b, winner=winner, over=bool(status), loser_to=loser_to
        )
        for pk, kind, round_, a, b, winner, status, loser_to in found
    )


def _meetings(stages: Collection[Stage], sheets: Mapping[int, Sheet] | None) -> dict[int, list[Meeting]]:
    kinds = frozenset(str(kind) for stage in stages for kind in stage.tournament.load_rules().kinds)
    on_sheets = {pk: made_on(sheet, kinds) for pk, sheet in (sheets or {}).items()}
    made: Mapping[int, Sides] = made_in(stages, kinds) if sheets is None else on_sheets
    found: dict[int, list[Meeting]] = defaultdict(list)
    for confronto in ended_in(stages):
        sides = made.get(confronto.jogo_id or 0, (NOTHING, NOTHING))
        found[confronto.stage_id].extend(meetings_of(confronto, sides))
    return found


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


def rows(book: Book, group: int = 0, after: int | None = None) -> list[Payload]:
    """Return a table as plain data, best first; the values of its criteria are in their order."""
    standing = book.standing(group, after)
    entries = {entry.dupla_id: entry for entry in book.entries}
    table = Basis({row.entrant: row.line for row in standing}, book.lots)
    measured = criteria(book.planned.order, table)
    penalties = [one for one in book.penalties if after is None or one.round <= after]
    found = [
        {
            **_row(row, entries[row.entrant], after),
            "criteria": measured[row.entrant],
            "penalties": [penalty_data(one) for one in penalties if one.dupla_id == row.entrant],
        }
        for row in standing
    ]
    return _by_tree(found, book, standing) if book.nodes else found


def criteria(order: Sequence[By], table: Basis) -> dict[int, list[Payload]]:
    """Return the values of the criteria in their order, by who is in a table."""
    valued = [(by, values(by, table.lines.keys(), table)) for by in order if by.tie_break.is_column]
    return {
        one: [{"by": str(by), "value": number(value[one])} for by, value in valued] for one in table.lines
    }


def _by_tree(found: list[Payload], book: Book, standing: Sequence[Ranked]) -> list[Payload]:
    """Return the rows by how far each got in the bracket; the criteria only list those who share places."""
    places = double(book.nodes, [row.entrant for row in standing])
    listed = sorted(
        zip((places[row.entrant] for row in standing), found, strict=True), key=lambda pair: pair[0]
    )
    nexts = [place for place, _ in listed[1:]]
    further = {"by": FURTHER, "value": None, "next": None}
    return [
        row
        | {"place": place[0], "place_to": place[1], "above": further if after and after != place else None}
        for (place, row), after in zip_longest(listed, nexts)
    ]


def _row(row: Ranked, entry: StageEntry, after: int | None) -> Payload:
    line, dupla, until = row.line, entry.dupla, entry.until_round
    return {
        "place": row.place,
        "place_to": row.place_to,
        "dupla": dupla.number,
        "name": dupla.name,
        "points": number(line.points),
        "jogos": [line.jogos_won, line.jogos_lost],
        "meetings": len(line.shares),
        "partidas": [line.partidas_won, line.partidas_lost],
        "made": [number(line.made), number(line.suffered)],
        "canastras": {kind: number(count) for kind, count in line.canastras.items()},
        "batidas": line.batidas,
        "carried": entry.carried,
        "disqualified": line.disqualified,
        "until_round": until if after is None or until is None or until <= after else None,
        "above": above_data(row.above),
    }


def above_data(above: Above | None) -> Payload | None:
    """Return what sets a row above the next as plain data; None where nothing does."""
    if above is None:
        return None
    if above.by is None:
        return {"by": DISQUALIFIED, "value": None, "next": None}
    return {"by": str(above.by), "value": number(above.value), "next": number(above.next_value)}


def penalty_data(penalty: Penalty) -> Payload:
    """Return a penalty as plain data."""
    return {
        "sanction": penalty.sanction,
        "amount": penalty.amount,
        "round": penalty.round,
        "reason": penalty.reason,
    }


def number(value: Number) -> int | float:
    """Return a number as JSON has it: whole, or to the thousandth."""
    return int(value) if value.denominator == 1 else round(float(value), 3)
