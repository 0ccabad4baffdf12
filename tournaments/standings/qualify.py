"""Qualification from groups: the first of each group, and the best of the next place across unequal groups."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.standings.criteria import Basis, By
from tournaments.standings.line import Carried, StandingsLine, lines
from tournaments.standings.meeting import Meeting, Number
from tournaments.standings.penalties import PenaltyTaken
from tournaments.standings.ranking import Ranked, rank, ranked
from tournaments.standings.scheme import Scheme


class Fair(StrEnum):
    """How to compare entrants of groups of different size."""

    AVERAGE = "average"  # everything divided by the meetings
    WITHOUT_LAST = "without_last"  # larger groups ignore the meetings with their last entrants


@dataclass(frozen=True, slots=True)
class Group:
    """A group: its entrants and their meetings. met: opponents that are ranked in another group."""

    entrants: tuple[int, ...]
    meetings: tuple[Meeting, ...]
    met: tuple[int, ...] = ()

    @classmethod
    def of(cls, entrants: Collection[int], meetings: Iterable[Meeting]) -> "Group":
        """Return a group of these entrants, with their meetings."""
        own = tuple(one for one in meetings if one.a in entrants or one.b in entrants)
        met = {side for one in own for side in (one.a, one.b) if side is not None}
        return cls(tuple(entrants), own, tuple(sorted(met.difference(entrants))))

    def without(self, left_out: Collection[int]) -> list[Meeting]:
        """Return the meetings without these entrants and without byes, which only odd groups have."""
        played = (one for one in self.meetings if one.b is not None)
        return [one for one in played if one.a not in left_out and one.b not in left_out]


@dataclass(frozen=True, slots=True)
class Qualified:
    """The qualified entrants.

    groups: those of each group, best first. others: the best of the next place. compared: all entrants compared
    for `others`, so that a page can show the reason.
    """

    groups: tuple[tuple[int, ...], ...]
    others: tuple[int, ...]
    compared: tuple[Ranked, ...]


def qualify(
    groups: Sequence[Group],
    scheme: Scheme,
    order: Sequence[By],
    *,
    top: int,
    others: int = 0,
    fair: Fair = Fair.AVERAGE,
    penalties: Sequence[PenaltyTaken] = (),
    carried: Mapping[int, Carried] | None = None,
    lots: Mapping[int, int] | None = None,
    playoffs: Sequence[Sequence[int]] = (),
) -> Qualified:
    """Return the first `top` of each group and the best `others` of the next place.

    carried: counts in full in the groups and when they are compared. Raises `DrawError` `too_many_qualifiers`: a
    group has fewer than `top` entrants, or fewer than `others` are placed next.
    """
    most = min((len(group.entrants) for group in groups), default=0)
    nexts = sum(len(group.entrants) > top for group in groups)
    if top > most or others > nexts:
        wanted, there = (top, most) if top > most else (others, nexts)
        raise DrawError(DrawCode.TOO_MANY_QUALIFIERS, qualifiers=wanted, entrants=there)
    orders = [
        [
            row.entrant
            for row in rank(
                (*g.entrants, *g.met),
                g.meetings,
                scheme,
                order,
                penalties=_of(g, penalties),
                carried=carried,
                lots=lots,
                playoffs=playoffs,
                among=g.entrants,
            )
        ]
        for g in groups
    ]
    made: dict[int, StandingsLine] = {}
    for group, order_of_group in zip(groups, orders, strict=True):
        for one in order_of_group[top : top + 1]:
            # The places beyond the size of the smallest group do not exist in every group.
            left_out = set(order_of_group[most:]) - {one} if fair is Fair.WITHOUT_LAST else set()
            everybody = (*group.entrants, *group.met)
            found = lines(everybody, group.without(left_out), scheme, penalties=_of(group, penalties))
            made[one] = found[one]
    compared = _compared(made, fair, carried or {})
    rows = ranked(compared.keys(), Basis(compared, lots or {}, playoffs), order)
    return Qualified(
        groups=tuple(tuple(one[:top]) for one in orders),
        others=tuple(row.entrant for row in rows[:others]),
        compared=rows,
    )


def _of(group: Group, penalties: Sequence[PenaltyTaken]) -> list[PenaltyTaken]:
    return [penalty for penalty in penalties if penalty.entrant in (*group.entrants, *group.met)]


def _compared(
    made: Mapping[int, StandingsLine], fair: Fair, carried: Mapping[int, Carried]
) -> dict[int, StandingsLine]:
    if fair is Fair.WITHOUT_LAST:
        return {one: _with(line, carried.get(one, Carried()), 1) for one, line in made.items()}
    # Carried results are divided by the meetings of the smallest group, so that they weigh the same for
    # all.
    least = min(map(_count, made.values()), default=1)
    return {one: _with(_per_meeting(line), carried.get(one, Carried()), least) for one, line in made.items()}


def _with(line: StandingsLine, brought: Carried, shared_by: int) -> StandingsLine:
    return replace(
        line,
        points=line.points + Fraction(brought.points) / shared_by,
        made=line.made + Fraction(brought.made) / shared_by,
        suffered=line.suffered + Fraction(brought.suffered) / shared_by,
    )


def _count(line: StandingsLine) -> int:
    return max(1, sum(share.opponent is not None for share in line.shares))


def _per_meeting(line: StandingsLine) -> StandingsLine:
    count = _count(line)

    def each(number: Number) -> Number:
        return Fraction(number) / count

    return replace(
        line,
        # The opponents of different groups cannot be compared.
        shares=(),
        points=each(line.points),
        jogos_won=each(line.jogos_won),
        jogos_lost=each(line.jogos_lost),
        wins=each(line.wins),
        partidas_won=each(line.partidas_won),
        partidas_lost=each(line.partidas_lost),
        made=each(line.made),
        suffered=each(line.suffered),
        canastras={kind: each(number) for kind, number in line.canastras.items()},
        batidas=each(line.batidas),
    )
