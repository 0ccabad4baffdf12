"""What standings look at in a bracket: its nodes, and the places they leave to each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from tournaments.pairing.bracket.nodes import Kind
from tournaments.standings.meeting import Status
from tournaments.standings.ranking import FURTHER_ON, Above, Apart, Ranked

type Places = tuple[int, int]  # shared, or still open, from the first to the second


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedNode:
    """One node of a bracket and how it ended. A side is None while nobody is known, and for a bye.

    status: None until it ended. loser_to: the node its loser goes to, None where the loser is out.
    """

    id: int
    kind: Kind
    round: int
    a: int | None
    b: int | None
    status: Status | None = None
    winner: int | None = None
    loser_to: int | None = None

    @property
    def over(self) -> bool:
        """Whether it has its result."""
        return self.status is not None


def by_places(standing: Sequence[Ranked], places: Mapping[int, Places]) -> tuple[Ranked, ...]:
    """Return rows by their places in a bracket; the standing only lists those who share them."""
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
    """Return rows of a bracket with the disqualified last; who stands behind one of them moves up a place."""
    out = [row for row in rows if row.line.disqualified]
    if not out:
        return tuple(rows)
    inside = [
        replace(
            row,
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
