"""Missed rounds of late entries, if the plan counts them."""

from collections.abc import Iterable, Mapping

from tournaments.plan.fields import Missed
from tournaments.standings.meeting import Meeting, Status


def with_missed(
    meetings: Iterable[Meeting], entered: Mapping[int, int], missed: Missed
) -> tuple[Meeting, ...]:
    """Return the meetings with the missed rounds of late entries added, as byes or as losses by W.O.

    entered: first round of each entrant. Duplas that left and returned, and so have earlier meetings, get none.
    """
    met = tuple(meetings)
    late = {one: first for one, first in entered.items() if first > 1}
    if missed is Missed.NOTHING or not late:
        return met
    for one in met:
        for side in (one.a, one.b):
            if side is not None and one.round < late.get(side, 0):
                del late[side]
    status = Status.BYE if missed is Missed.BYE else Status.ABSENT
    added = (
        Meeting(round=number, a=one, b=None, status=status)
        for one, first in late.items()
        for number in range(1, first)
    )
    return (*met, *added)
