"""The nodes of a bracket as standings see them, and the places that a bracket assigns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tournaments.pairing.bracket.nodes import Kind
from tournaments.standings.meeting import Status
from tournaments.standings.ranking import FURTHER_ON, Above, Apart, Ranked

type Places = tuple[int, int]  # a range of places, shared or still open


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedNode:
    """One node of a bracket and its result.

    a, b: None if the entrant is not known yet, and for a bye. status: None before the node has ended. loser_to: id
    of the node that the loser goes to, None if the loser is out. left_out: the node will not be played, and
    neither side advances.
    """

    id: int
    kind: Kind
    round: int
    a: int | None
    b: int | None
    status: Status | None = None
    winner: int | None = None
    loser_to: int | None = None
    left_out: bool = False

    @property
    def over(self) -> bool:
        """Return whether the node has a result."""
        return self.status is not None


def by_places(standing: Sequence[Ranked], places: Mapping[int, Places]) -> tuple[Ranked, ...]:
    """Return rows sorted by their places in a bracket. Rows that share places keep the order of `standing`."""
    listed = sorted(standing, key=lambda row: places[row.entrant])
    further = [
        FURTHER_ON if places[one.entrant] != places[other.entrant] else None
        for one, other in pairwise(listed)
    ]
    return tuple(
        replace(row, place=places[row.entrant][0], place_to=places[row.entrant][1], above=above)
        for row, above in zip(listed, [*further, None], strict=True)
    )


def disqualified_last(rows: Sequence[Ranked]) -> tuple[Ranked, ...]:
    """Return rows of a bracket with the disqualified last. The rows behind them move up."""
    out = [row for row in rows if row.line.disqualified]
    if not out:
        return tuple(rows)
    inside = [
        replace(
            row,
            # Each disqualified entrant above frees one place.
            place=row.place - sum(one.place < row.place for one in out),
            place_to=row.place_to - sum(one.place_to <= row.place_to for one in out),
        )
        for row in rows
        if not row.line.disqualified
    ]
    if inside:
        inside[-1] = replace(inside[-1], above=Above(Apart.DISQUALIFIED))
    last = (len(inside) + 1, len(rows))
    return (*inside, *(replace(row, place=last[0], place_to=last[1], above=None) for row in out))
