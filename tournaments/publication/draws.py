"""The published draws of a tournament: their inputs, and the changes made by hand afterwards. Read-only."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from scoring.input.private import is_private
from tournaments.ledger.tarjas import BLACKED, cover
from tournaments.models import Confronto, Dupla, Sorteio, Tournament
from tournaments.pairing.draw_data import (
    ChangedData,
    DrawData,
    HomeData,
    MeetingData,
    Place,
    PublishedDraw,
    agree,
)

type Draws = dict[
    tuple[int, int], list[Sorteio]
]  # by number of the stage and of the round, 0 for a draw of all rounds
type Numbers = list[int | None]


def draws_of(tournament: Tournament) -> Draws:
    """Return all draws in their order. Runs one query, and one more if pairs were set by hand."""
    found: Draws = defaultdict(list)
    rows = list(Sorteio.objects.filter(tournament=tournament).order_by("number"))
    # Reasons are free text, so they may contain names that were replaced.
    cover(row for row in rows if any(one["reason"] for one in (*row.draw["forced"], *row.draw["forbidden"])))
    for row in rows:
        found[row.stage, row.round].append(row)
    return found


def published_draw(
    draws: Sequence[Sorteio], confrontos: Iterable[Confronto], duplas: Mapping[int, Dupla]
) -> PublishedDraw:
    """Return the last draw of a stage or round.

    confrontos: the current ones, of posted rounds only.
    """
    *before, last = draws
    said: DrawData = last.draw
    return {
        **said,
        # A home that looks like private data is not published.
        "homes": [one | {"name": BLACKED} if _is_private(one) else one for one in said["homes"]],
        "number": last.number,
        "at": last.at.isoformat(),
        "earlier": [{"number": row.number, "seed": row.seed, "at": row.at.isoformat()} for row in before],
        "changed": _changed(last.meetings, list(confrontos), duplas),
    }


def _is_private(home: HomeData) -> bool:
    return home["of"] == "home" and is_private(home["name"])


def _changed(
    drawn: Iterable[MeetingData], confrontos: Sequence[Confronto], duplas: Mapping[int, Dupla]
) -> list[ChangedData]:
    now = {(row.round, row.group, row.position): row for row in confrontos}
    rounds = {row.round for row in confrontos}
    found: list[ChangedData] = []
    for meeting in drawn:
        at = meeting["round"], meeting["group"], meeting["position"]
        row = now.pop(at, None)
        # Rounds that are not posted are left out.
        if meeting["round"] not in rounds or (row and agree(meeting["seats"], _seats(row))):
            continue
        there = None if row is None else _numbers(_seats(row), duplas)
        found.append(_change(at, _numbers(meeting["seats"], duplas), there))
    added = [_change(at, None, _numbers(_seats(row), duplas)) for at, row in now.items()]
    return sorted([*found, *added], key=lambda one: (one["round"], one["group"], one["position"]))


def _change(at: tuple[int, int, int], drawn: Numbers | None, now: Numbers | None) -> ChangedData:
    number, group, position = at
    return {"round": number, "group": group, "position": position, "drawn": drawn, "now": now}


def _seats(row: Confronto) -> list[Place]:
    partners = [row.partner_a_id, row.partner_b_id] if row.is_individual else []
    return [row.dupla_a_id, row.dupla_b_id, *partners, *row.others]


def _numbers(seats: Iterable[Place], duplas: Mapping[int, Dupla]) -> Numbers:
    return [duplas[seat].number if isinstance(seat, int) else None for seat in seats]
