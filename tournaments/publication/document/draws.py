"""The published draws of a tournament: their inputs, and the changes made by hand afterwards. Read-only."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from scoring.input.private import is_private
from tournaments.ledger.tarjas import BLACKED, cover
from tournaments.models import Confronto, Draw, Dupla, Tournament
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
    tuple[int, int], list[Draw]
]  # by number of the stage and of the round, 0 for a draw of all rounds
type Numbers = list[int | None]
type At = tuple[int, int, int]  # round, group, position
type Difference = tuple[
    At, list[Place] | None, Confronto | None
]  # the seats as drawn, the confronto as it is now


def draws_of(tournament: Tournament) -> Draws:
    """Return all draws in their order. Runs one query, and one more if pairs were set by hand."""
    found: Draws = defaultdict(list)
    rows = list(Draw.objects.filter(tournament=tournament).order_by("number"))
    # Reasons are free text, so they may contain names that were replaced.
    cover(row for row in rows if any(one["reason"] for one in (*row.draw["forced"], *row.draw["forbidden"])))
    for row in rows:
        found[row.stage, row.round].append(row)
    return found


def published_draw(
    draws: Sequence[Draw], confrontos: Iterable[Confronto], duplas: Mapping[int, Dupla]
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


def count_changed(last: Draw, confrontos: Iterable[Confronto]) -> int:
    """Return how many of these confrontos are not as they were drawn. last: the draw that their rounds come from."""
    return sum(1 for _ in _differences(last.meetings, confrontos))


def _changed(
    drawn: Iterable[MeetingData], confrontos: Iterable[Confronto], duplas: Mapping[int, Dupla]
) -> list[ChangedData]:
    found = [
        _change(
            at, _numbers(seats, duplas) if seats else None, _numbers(_seats(row), duplas) if row else None
        )
        for at, seats, row in _differences(drawn, confrontos)
    ]
    return sorted(found, key=lambda one: (one["round"], one["group"], one["position"]))


def _differences(drawn: Iterable[MeetingData], confrontos: Iterable[Confronto]) -> Iterator[Difference]:
    now = {(row.round, row.group, row.position): row for row in confrontos}
    rounds = {number for number, _group, _position in now}
    for meeting in drawn:
        at = meeting["round"], meeting["group"], meeting["position"]
        row = now.pop(at, None)
        # Rounds that are not posted are left out.
        if meeting["round"] in rounds and not (row and agree(meeting["seats"], _seats(row))):
            yield at, meeting["seats"], row
    for at, row in now.items():
        yield at, None, row


def _change(at: At, drawn: Numbers | None, now: Numbers | None) -> ChangedData:
    number, group, position = at
    return {"round": number, "group": group, "position": position, "drawn": drawn, "now": now}


def _seats(row: Confronto) -> list[Place]:
    partners = [row.partner_a_id, row.partner_b_id] if row.is_individual else []
    return [row.dupla_a_id, row.dupla_b_id, *partners, *row.others]


def _numbers(seats: Iterable[Place], duplas: Mapping[int, Dupla]) -> Numbers:
    return [duplas[seat].number if isinstance(seat, int) else None for seat in seats]
