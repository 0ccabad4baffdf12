"""What anybody counts the standings of a stage again with, where its confrontos alone do not tell it. Reads only."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from scoring.jogo.sheet import Sheet
from tournaments.models import Confronto, Dupla
from tournaments.plan.points import write_points
from tournaments.publication.play_data import AloneData, Number
from tournaments.publication.standings import number
from tournaments.results.meetings import made_on, meetings_of, rows_of
from tournaments.results.stage_tables import StageResults
from tournaments.standings.meeting import ALONE, NOTHING, Status
from tournaments.standings.scheme import Scheme

type Ends = dict[str, object]


def gives(scheme: Scheme) -> dict[str, Ends]:
    """Return what a side gets, by status: who `won`, who `lost` and who ended `level`, `narrow_won` and `narrow_lost`
    of 2-1 or 3-2; or the `rows` of a VP table: from which difference, to which, the points of who leads, those of the
    other. Nothing of a meeting that the director gave: it has its own.
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
    """Return what each end gives, a narrow one as any other where the plan says nothing of it."""
    return {f"narrow_{end}": ends[end] for end in ("won", "lost") if end in ends} | ends


def alone(
    results: StageResults, round_: int, rows: Sequence[Confronto], duplas: Mapping[int, Dupla]
) -> list[AloneData]:
    """Return what counts for who sat at no table of a round. A bye is a confronto of its own. rows: of the round."""
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
    """Return what the table of two duplas gave, by itself."""
    made = made_on(of_jogo[row.jogo_id], ()) if row.jogo_id else (NOTHING, NOTHING)
    scheme = results.planned.scheme
    found = [
        number(scheme.points(one, side))
        for one in meetings_of(rows_of([row])[0], made)
        for side in (one.a, one.b)
        if side is not None
    ]
    return found or None
