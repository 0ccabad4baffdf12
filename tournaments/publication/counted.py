"""Data to recompute the standings of a stage, as far as its confrontos do not contain it. Read-only."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Dupla
from tournaments.plan.points import write_points
from tournaments.publication.document.play_data import AloneData, Number
from tournaments.publication.document.standings import number
from tournaments.results.meetings import made_on, meetings_of, rows_of
from tournaments.results.stage_tables import StageResults
from tournaments.standings.meeting import ALONE, NOTHING, Status
from tournaments.standings.scheme import Scheme

type Ends = dict[str, object]


def gives(scheme: Scheme) -> dict[str, Ends]:
    """Return the points of a side by status.

    Each status has the keys `won`, `lost`, `level`, `narrow_won` and `narrow_lost` (2-1 or 3-2), or the `rows` of
    a VP table: lowest and highest difference, points of the leading side, points of the other. The status
    `director` has no keys, because such a meeting carries its own points.
    """
    points = write_points(scheme)
    found = {
        Status.PLAYED: points["played"],
        Status.ABANDONED: points["abandoned"] or points["played"],
        Status.WALKOVER: points["walkover"],
        Status.AVERAGE: points["walkover"],
        Status.ABSENT: _always(points["walkover"]["lost"]),
        Status.BYE: _always(points["bye"]),
        Status.BOTH_ABSENT: _always(points["both_absent"]),
        Status.DIRECTOR: {},
    }
    return {status.value: _with_narrow(ends) for status, ends in found.items()}


def _always(points: object) -> Ends:
    return dict.fromkeys(("won", "lost", "level"), points)


def _with_narrow(ends: Ends) -> Ends:
    # Without a rule for a narrow result, it counts like any other.
    return {f"narrow_{end}": ends[end] for end in ("won", "lost") if end in ends} | ends


def alone(
    results: StageResults, round_: int, rows: Sequence[Confronto], duplas: Mapping[int, Dupla]
) -> list[AloneData]:
    """Return the results of entrants without a table in a round. A bye is a confronto and not included.

    rows: the confrontos of the round.
    """
    byes = {row.dupla_a_id or row.dupla_b_id for row in rows if row.is_bye}
    return [
        {
            "round": round_,
            "status": cast(Literal["bye", "absent"], one.status.value),
            "winner": "",
            "given": None,
            "points": [number(results.planned.scheme.points(one, one.a))],
            "slots": {"A": {"dupla": duplas[one.a].number}},
            "tables": [],
        }
        for one in results.meetings
        if one.round == round_ and one.status in ALONE and one.a not in byes
    ]


def table_points(results: StageResults, row: Confronto, of_jogo: Mapping[int, Sheet]) -> list[Number] | None:
    """Return the points of the table of two duplas by itself."""
    made = made_on(of_jogo[row.jogo_id], ()) if row.jogo_id else (NOTHING, NOTHING)
    scheme = results.planned.scheme
    found = [
        number(scheme.points(one, side))
        for one in meetings_of(rows_of([row])[0], made)
        for side in (one.a, one.b)
        if side is not None
    ]
    return found or None
