"""Who goes on from groups: the first of each, and the best of the next across groups of unequal size."""

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
    """How entrants of groups of unequal size are compared."""

    AVERAGE = "average"  # everything divided by the meetings
    WITHOUT_LAST = "without_last"  # in larger groups, what was played against the last is left out


@dataclass(frozen=True, slots=True)
class Group:
    """A group: its entrants and what they played. met: opponents that are ranked in another one."""

    entrants: tuple[int, ...]
    meetings: tuple[Meeting, ...]
    met: tuple[int, ...] = ()

    @classmethod
    def of(cls, entrants: Collection[int], meetings: Iterable[Meeting]) -> "Group":
        """Return the group of these, with those of the meetings that they took part in."""
        own = tuple(one for one in meetings if one.a in entrants or one.b in entrants)
        met = {side for one in own for side in (one.a, one.b) if side is not None}
        return cls(tuple(entrants), own, tuple(sorted(met.difference(entrants))))

    def without(self, left_out: Collection[int]) -> list[Meeting]:
        """Return the meetings that none of these took part in; a bye is none: only odd groups have them."""
        played = (one for one in self.meetings if one.b is not None)
        return [one for one in played if one.a not in left_out and one.b not in left_out]


@dataclass(frozen=True, slots=True)
class Qualified:
    """groups: of each who goes on, best first. others: the best of the next place, as they were compared.

    compared: all who were compared for these, so that the page can show why.
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
    """Return the first `top` of each group and the best `others` of those placed next.

    carried: what was brought along counts in the groups, and as much where they are compared.

    Raises DrawError `too_many_qualifiers` where a group has fewer than `top`, or fewer than `others` are placed next.
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
    """Return the lines as they are compared, with what was brought along.

    By the average this weighs as in the smallest group: who played more meetings there has not brought less.
    """
    if fair is Fair.WITHOUT_LAST:
        return {one: _with(line, carried.get(one, Carried()), 1) for one, line in made.items()}
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
    """Return the meetings with somebody; one where there were none, to divide by."""
    return max(1, sum(share.opponent is not None for share in line.shares))


def _per_meeting(line: StandingsLine) -> StandingsLine:
    """Divide what was done by the meetings. The shares go: opponents of other groups cannot be compared."""
    count = _count(line)

    def each(number: Number) -> Number:
        return Fraction(number) / count

    return replace(
        line,
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
