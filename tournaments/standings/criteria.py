"""Tie-break criteria as data, usable in any order."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from tournaments.standings.line import StandingsLine
from tournaments.standings.meeting import Number, SideOutcome


class Measure(StrEnum):
    """A value to compare. More is better unless the comment says otherwise."""

    POINTS = "points"  # tournament points: VP, or points for won jogos
    JOGOS_WON = "jogos_won"
    WINS = "wins"  # jogos won at the table, no W.O.
    PARTIDAS_WON = "partidas_won"
    PARTIDAS_DIFFERENCE = "partidas_difference"
    MADE = "made"  # MP, points for
    SUFFERED = "suffered"  # points against; fewer is better
    DIFFERENCE = "difference"  # made less suffered
    QUOTIENT = "quotient"  # made by suffered
    CANASTRAS = "canastras"  # of the kind named
    BATIDAS = "batidas"
    DIRECT = "direct"  # the tournament points among those tied, if they have all met
    DIRECT_TWO = "direct_two"  # the same, if just two are tied
    BUCHHOLZ = "buchholz"  # the points of the opponents
    BUCHHOLZ_CUT = "buchholz_cut"  # without the lowest
    BUCHHOLZ_MEDIAN = "buchholz_median"  # without the highest and the lowest
    SONNEBORN = "sonneborn"  # the points of opponents beaten, half of those levelled with
    PLAYOFF = "playoff"  # played when all other criteria were level; never in a plan, applied before the lots
    LOTS = "lots"  # the stored lots; the lowest is best


class By(NamedTuple):
    """A criterion. kind: the kind of canastra, only for `CANASTRAS`."""

    measure: Measure
    kind: str = ""

    @classmethod
    def of(cls, text: str) -> "By":
        """Parse a stored criterion such as `made` or `canastras:clean`. Raises `ValueError` if it is unknown."""
        measure, _, kind = text.partition(":")
        return cls(Measure(measure), kind)

    def __str__(self) -> str:
        return f"{self.measure}:{self.kind}" if self.kind else str(self.measure)

    @property
    def tie_break(self) -> "TieBreak":
        """Return how the measure is computed."""
        return TIE_BREAKS[self.measure]


class Basis(NamedTuple):
    """The data of a tie-break: the line of each entrant, the stored lots, and the play-offs, best first."""

    lines: Mapping[int, StandingsLine]
    lots: Mapping[int, int]
    playoffs: Sequence[Sequence[int]] = ()


type Values = dict[int, Number]
type Valued = Callable[[Collection[int], Basis, str], Values]


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBreak:
    """How a measure is computed.

    values: returns the values of the tied entrants, for a kind if the measure has kinds. of_opponents: it needs
    the single opponent of a meeting; single players with a partner have two. of_one_opponent: it needs the points
    against, which do not exist at a mesa where several play alone. among_tied: it compares only the tied entrants
    with each other, so it is computed again when fewer are tied, and may appear again later in the order.
    is_column: each row has one meaningful value that does not depend on who is tied. fewest: less is better.
    """

    values: Valued
    of_opponents: bool = False
    of_one_opponent: bool = False
    among_tied: bool = False
    is_column: bool = True
    fewest: bool = False


def values(by: By, tied: Collection[int], basis: Basis) -> Values:
    """Return the value of a criterion for each tied entrant."""
    return TIE_BREAKS[by.measure].values(tied, basis, by.kind)


def _of_line(value: Callable[[StandingsLine], Number]) -> Valued:
    return lambda tied, basis, kind: {one: value(basis.lines[one]) for one in tied}


def _direct(tied: Collection[int], basis: Basis, kind: str) -> Values:
    del kind
    # The direct result counts only if each tied entrant has met every other one.
    who = set(tied)
    among = {one: [share for share in basis.lines[one].shares if share.opponent in who] for one in who}
    all_met = all(len({share.opponent for share in shares}) == len(who) - 1 for shares in among.values())
    return {one: sum(share.points for share in shares) if all_met else 0 for one, shares in among.items()}


def _direct_two(tied: Collection[int], basis: Basis, kind: str) -> Values:
    return _direct(tied, basis, kind) if len(tied) == 2 else dict.fromkeys(tied, 0)


def _playoff(tied: Collection[int], basis: Basis, kind: str) -> Values:
    del kind
    played = next((one for one in basis.playoffs if set(tied) <= set(one)), ())
    return {one: -list(played).index(one) if played else 0 for one in tied}


def _quotient(line: StandingsLine) -> Number:
    # max() avoids a division by zero: at least one point counts as suffered.
    return Fraction(line.made) / max(line.suffered, 1)


def _buchholz(weakest: int = 0, strongest: int = 0) -> Valued:
    def value(line: StandingsLine, lines: Mapping[int, StandingsLine]) -> Number:
        # A bye counts as an opponent with the entrant's own points, so it neither helps nor hurts.
        own = line.points
        met = sorted(own if one.opponent is None else lines[one.opponent].points for one in line.shares)
        return sum(met[weakest : len(met) - strongest])

    return lambda tied, basis, kind: {one: value(basis.lines[one], basis.lines) for one in tied}


def _sonneborn(tied: Collection[int], basis: Basis, kind: str) -> Values:
    del kind
    worth = {SideOutcome.WON: Fraction(1), SideOutcome.LEVEL: Fraction(1, 2)}
    return {
        one: sum(
            basis.lines[share.opponent].points * worth[share.outcome]
            for share in basis.lines[one].shares
            if share.opponent is not None and share.outcome in worth
        )
        for one in tied
    }


TIE_BREAKS: Mapping[Measure, TieBreak] = {
    Measure.POINTS: TieBreak(values=_of_line(lambda line: line.points)),
    Measure.JOGOS_WON: TieBreak(values=_of_line(lambda line: line.jogos_won)),
    Measure.WINS: TieBreak(values=_of_line(lambda line: line.wins)),
    Measure.PARTIDAS_WON: TieBreak(values=_of_line(lambda line: line.partidas_won)),
    Measure.PARTIDAS_DIFFERENCE: TieBreak(
        values=_of_line(lambda line: line.partidas_won - line.partidas_lost), of_one_opponent=True
    ),
    Measure.MADE: TieBreak(values=_of_line(lambda line: line.made)),
    Measure.DIFFERENCE: TieBreak(
        values=_of_line(lambda line: line.made - line.suffered), of_one_opponent=True
    ),
    Measure.SUFFERED: TieBreak(
        values=_of_line(lambda line: line.suffered), of_one_opponent=True, fewest=True
    ),
    Measure.QUOTIENT: TieBreak(values=_of_line(_quotient), of_one_opponent=True),
    Measure.CANASTRAS: TieBreak(
        values=lambda tied, basis, kind: {one: basis.lines[one].canastras.get(kind, 0) for one in tied}
    ),
    Measure.BATIDAS: TieBreak(values=_of_line(lambda line: line.batidas)),
    Measure.DIRECT: TieBreak(values=_direct, of_opponents=True, among_tied=True, is_column=False),
    Measure.DIRECT_TWO: TieBreak(values=_direct_two, of_opponents=True, among_tied=True, is_column=False),
    Measure.BUCHHOLZ: TieBreak(values=_buchholz(), of_opponents=True),
    Measure.BUCHHOLZ_CUT: TieBreak(values=_buchholz(weakest=1), of_opponents=True),
    Measure.BUCHHOLZ_MEDIAN: TieBreak(values=_buchholz(weakest=1, strongest=1), of_opponents=True),
    Measure.SONNEBORN: TieBreak(values=_sonneborn, of_opponents=True),
    Measure.PLAYOFF: TieBreak(values=_playoff, is_column=False),
    Measure.LOTS: TieBreak(  # the lowest lot is best; an entrant without a lot is last
        values=lambda tied, basis, kind: {one: -basis.lots.get(one, len(basis.lots)) for one in tied},
        is_column=False,
    ),
}
