"""Replace the numbers of duplas in JSON columns: ids by file numbers for the export, and back for the import.

A draw depends on the order of the numbers only, so a replacement that keeps their order does not change it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from tournaments.pairing.draw_data import DrawData, HandData, MeetingData, Place, digest_of_meetings

type Renumber = Callable[[int], int]


def keyed[V](values: Mapping[str, V], to: Renumber) -> dict[str, V]:
    """Return a mapping with renumbered keys."""
    return {str(to(int(one))): value for one, value in values.items()}


def listed(values: Iterable[int], to: Renumber) -> list[int]:
    """Return a list with renumbered duplas."""
    return [to(one) for one in values]


def draw(data: DrawData, meetings: Iterable[MeetingData], to: Renumber) -> tuple[DrawData, list[MeetingData]]:
    """Return a renumbered draw and its pairings, with the digest of the new numbers."""
    history = data["history"]
    met: list[MeetingData] = [
        cast(MeetingData, {**one, "seats": [_seat(seat, to) for seat in one["seats"]]}) for one in meetings
    ]
    drawn = cast(
        DrawData,
        {
            **data,
            "entrants": [{**one, "id": to(one["id"])} for one in data["entrants"]],
            "pairs": [[one if one is None else to(one) for one in pair] for pair in data["pairs"]],
            "history": {
                "met": [_met(one, to) for one in history["met"]],
                "byes": keyed(history["byes"], to),
                "sides": keyed(history["sides"], to),
            },
            "forced": [_hand(one, to) for one in data["forced"]],
            "forbidden": [_hand(one, to) for one in data["forbidden"]],
            "order": listed(data["order"], to),
            "digest": digest_of_meetings(met),
        },
    )
    return drawn, met


def _seat(seat: Place, to: Renumber) -> Place:
    return to(seat) if isinstance(seat, int) else seat


def _met(one: list[int], to: Renumber) -> list[int]:
    first, second, times = one
    return [to(first), to(second), times]


def _hand(one: HandData, to: Renumber) -> HandData:
    other: Any = one["other"]
    return {"one": to(one["one"]), "other": to(other) if other else other, "reason": one["reason"]}
