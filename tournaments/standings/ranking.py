"""The ranking: ties are broken criterion by criterion, and every row knows what set it above the next."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from tournaments.standings.criteria import Basis, By, Measure, values
from tournaments.standings.line import Carried, StandingsLine, lines
from tournaments.standings.meeting import Meeting, Number
from tournaments.standings.penalties import PenaltyTaken
from tournaments.standings.scheme import Scheme

# Ties in a group of a Brazilian event, by jogos won or by their points; VP, then MP of an Italian one.
BRAZIL_ORDER = tuple(map(By, (Measure.JOGOS_WON, Measure.MADE, Measure.DIFFERENCE, Measure.LOTS)))
POINTS_ORDER = (By(Measure.POINTS), *BRAZIL_ORDER[1:])
ITALY_ORDER = tuple(map(By, (Measure.POINTS, Measure.MADE, Measure.DIRECT, Measure.LOTS)))


class Apart(StrEnum):
    """What sets somebody above the next without a criterion."""

    DISQUALIFIED = "disqualified"  # the next is
    FURTHER = "bracket"  # than the next in the bracket


@dataclass(frozen=True, slots=True)
class Above:
    """Why somebody stands above the next: the first criterion that parts them, and both values; or without one."""

    by: By | Apart
    value: Number = 0
    next_value: Number = 0


FURTHER_ON = Above(Apart.FURTHER)


@dataclass(frozen=True, slots=True)
class Ranked:
    """One row. The place is shared from `place` to `place_to`; above: None at the end and above an equal."""

    place: int
    place_to: int
    line: StandingsLine
    above: Above | None

    @property
    def entrant(self) -> int:
        """Return who it is."""
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
    """Return the standings, best first; the order in which anything arrives changes nothing.

    among: who of the entrants is ranked, where the others are their opponents only. lots: the stored ones, for
    Measure.LOTS; who has none comes behind. playoffs: those in each, best first. after: only what happened up to the
    end of this round counts. Who cannot be parted by any criterion shares the places and stands by id. The
    disqualified come last, ranked among themselves.
    KeyError for a meeting of somebody who is not an entrant.
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
    """Return the standings of some entrants among these lines. What was played off goes before the lots."""
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
    """Yield who shares a place, best first, with what sets them above the next."""
    inside = [line.entrant for line in some if not line.disqualified]
    outside = [line.entrant for line in some if line.disqualified]
    if inside:
        yield from _split(inside, Above(Apart.DISQUALIFIED) if outside else None, basis, order, 0)
    if outside:
        yield from _split(outside, None, basis, order, 0)


def _split(
    tied: list[int], above: Above | None, basis: Basis, order: Sequence[By], at: int
) -> Iterator[Tied]:
    """Part the tied by the criteria from `at` on. above: what sets the last of them above the next."""
    while len(tied) > 1 and at < len(order):
        by = order[at]
        value = values(by, tied, basis)
        best_first = sorted(tied, key=value.__getitem__, reverse=not by.tie_break.fewest)
        parts = [list(part) for _, part in groupby(best_first, key=value.__getitem__)]
        if len(parts) > 1:
            # Fewer are tied now: those among them who have met are compared anew.
            following = at if by.tie_break.among_tied else at + 1
            heads = [value[part[0]] for part in parts]
            for number, part in enumerate(parts):
                last = number == len(parts) - 1
                reason = above if last else Above(by, heads[number], heads[number + 1])
                yield from _split(part, reason, basis, order, following)
            return
        at += 1
    yield tied, above
