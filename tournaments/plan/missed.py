"""The rounds that who came late has missed, where the plan counts them."""

from collections.abc import Iterable, Mapping

from tournaments.plan.fields import Missed
from tournaments.standings.meeting import Meeting, Status


def with_missed(
    meetings: Iterable[Meeting], entered: Mapping[int, int], missed: Missed
) -> tuple[Meeting, ...]:
    """Return the meetings with those that who came late has missed, where they count: as a bye, or lost by W.O.

    entered: the round in which each entered. Who played before that had left and came back: nothing is added.
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
