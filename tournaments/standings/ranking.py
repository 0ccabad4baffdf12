"""Rank entrants: ties are broken criterion by criterion, and every row records what set it above the next."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from tournaments.standings.criteria import Basis, By, Measure, values
from tournaments.standings.line import Carried, StandingsLine, lines
from tournaments.standings.meeting import Meeting, Number
from tournaments.standings.penalties import PenaltyTaken
from tournaments.standings.scheme import Scheme

# Tie-breaks of a group: in Brazil by jogos won or by their points, in Italy by VP, then MP.
BRAZIL_ORDER = tuple(map(By, (Measure.JOGOS_WON, Measure.MADE, Measure.DIFFERENCE, Measure.LOTS)))
POINTS_ORDER = (By(Measure.POINTS), *BRAZIL_ORDER[1:])
ITALY_ORDER = tuple(map(By, (Measure.POINTS, Measure.MADE, Measure.DIRECT, Measure.LOTS)))


class Apart(StrEnum):
    """A difference between two rows that is not a criterion."""

    DISQUALIFIED = "disqualified"  # the next row is disqualified
    FURTHER = "bracket"  # this row is further on in the bracket


@dataclass(frozen=True, slots=True)
class Above:
    """Why a row ranks above the next: the first criterion that differs, and both values."""

    by: By | Apart
    value: Number = 0
    next_value: Number = 0


FURTHER_ON = Above(Apart.FURTHER)


@dataclass(frozen=True, slots=True)
class Ranked:
    """One row. The place is shared from `place` to `place_to`. above: None for the last row and above an equal row."""

    place: int
    place_to: int
    line: StandingsLine
    above: Above | None

    @property
    def entrant(self) -> int:
        """Return the id of the entrant."""
        return self.line.entrant


def rank(
    entrants: Collection[int],
    meetings: Iterable[Meeting],
    scheme: Scheme,
    order: Sequence[By],
    *,
    penalties: Iterable[PenaltyTaken] = (),
    carried: Mapping[int, Carried] | None = None,
    lots: Mapping[int, int] | None = None,
    playoffs: Sequence[Sequence[int]] = (),
    after: int | None = None,
    among: Collection[int] | None = None,
) -> tuple[Ranked, ...]:
    """Return the standings, best first. The order of the arguments' items does not matter.

    among: the entrants to rank, if the others are only their opponents. lots: the stored lots for `Measure.LOTS`;
    entrants without a lot are last. playoffs: the entrants of each, best first. after: only results up to this
    round count. Entrants that no criterion separates share places and are sorted by id. The disqualified are last,
    ranked among themselves. Raises `KeyError` for a meeting of an unknown entrant.
    """
    made = lines(
        entrants,
        (meeting for meeting in meetings if after is None or meeting.round <= after),
        scheme,
        penalties=[penalty for penalty in penalties if after is None or penalty.round <= after],
        carried=carried,
    )
    return ranked(made.keys() if among is None else among, Basis(made, lots or {}, playoffs), order)


def ranked(some: Collection[int], basis: Basis, order: Sequence[By]) -> tuple[Ranked, ...]:
    """Return the standings of some of the entrants of `basis`. Play-offs are applied before the lots."""
    if basis.playoffs:
        at = order.index(By(Measure.LOTS)) if By(Measure.LOTS) in order else len(order)
        order = (*order[:at], By(Measure.PLAYOFF), *order[at:])
    rows: list[Ranked] = []
    for tied, above in _parted([basis.lines[entrant] for entrant in sorted(some)], basis, order):
        first, last = len(rows) + 1, len(rows) + len(tied)
        rows += [Ranked(first, last, basis.lines[one], above if one == tied[-1] else None) for one in tied]
    return tuple(rows)


type Tied = tuple[list[int], Above | None]


def _parted(some: Sequence[StandingsLine], basis: Basis, order: Sequence[By]) -> Iterator[Tied]:
    inside = [line.entrant for line in some if not line.disqualified]
    outside = [line.entrant for line in some if line.disqualified]
    if inside:
        yield from _split(inside, Above(Apart.DISQUALIFIED) if outside else None, basis, order, 0)
    if outside:
        yield from _split(outside, None, basis, order, 0)


def _split(
    tied: list[int], above: Above | None, basis: Basis, order: Sequence[By], at: int
) -> Iterator[Tied]:
    while len(tied) > 1 and at < len(order):
        by = order[at]
        value = values(by, tied, basis)
        best_first = sorted(tied, key=value.__getitem__, reverse=not by.tie_break.fewest)
        parts = [list(part) for _, part in groupby(best_first, key=value.__getitem__)]
        if len(parts) > 1:
            # Fewer entrants are tied now, so a criterion among them is computed again.
            following = at if by.tie_break.among_tied else at + 1
            heads = [value[part[0]] for part in parts]
            for number, part in enumerate(parts):
                last = number == len(parts) - 1
                reason = above if last else Above(by, heads[number], heads[number + 1])
                yield from _split(part, reason, basis, order, following)
            return
        at += 1
    yield tied, above
