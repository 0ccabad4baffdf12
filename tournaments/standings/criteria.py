"""What may decide between two entrants: criteria as data, in any order."""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from tournaments.standings.line import Line, Share
from tournaments.standings.meeting import Number, Outcome


class Measure(StrEnum):
    """Something that can be compared; more is better in each."""

    POINTS = "points"  # of the tournament: VP, or those of won jogos
    JOGOS_WON = "jogos_won"
    WINS = "wins"  # jogos won at the table, no W.O.
    PARTIDAS_WON = "partidas_won"
    PARTIDAS_DIFFERENCE = "partidas_difference"
    MADE = "made"  # MP, points for
    DIFFERENCE = "difference"  # made less suffered
    CANASTRAS = "canastras"  # of the kind named
    BATIDAS = "batidas"
    DIRECT = "direct"  # the tournament points among those tied, if they have all met
    BUCHHOLZ = "buchholz"  # the points of the opponents
    BUCHHOLZ_CUT = "buchholz_cut"  # without the lowest
    BUCHHOLZ_MEDIAN = "buchholz_median"  # without the highest and the lowest
    SONNEBORN = "sonneborn"  # the points of opponents beaten, half of those levelled with
    LOTS = "lots"  # the stored lots; the lowest is best


# Measures that look at the one opponent of a meeting: single players with a partner have two.
AMONG_PAIRS = frozenset(
    {
        Measure.DIRECT,
        Measure.BUCHHOLZ,
        Measure.BUCHHOLZ_CUT,
        Measure.BUCHHOLZ_MEDIAN,
        Measure.SONNEBORN,
    }
)


class By(NamedTuple):
    """A criterion. kind: of canastra, for that measure only."""

    measure: Measure
    kind: str = ""

    @classmethod
    def of(cls, text: str) -> "By":
        """Read a stored criterion: `made`, `canastras:clean`. ValueError for an unknown one."""
        measure, _, kind = text.partition(":")
        return cls(Measure(measure), kind)

    def __str__(self) -> str:
        return f"{self.measure}:{self.kind}" if self.kind else str(self.measure)


class Table(NamedTuple):
    """All that a measure may look at."""

    lines: Mapping[int, Line]
    lots: Mapping[int, int]


OWN: Mapping[Measure, Callable[[Line], Number]] = {
    Measure.POINTS: lambda line: line.points,
    Measure.JOGOS_WON: lambda line: line.jogos_won,
    Measure.WINS: lambda line: line.wins,
    Measure.PARTIDAS_WON: lambda line: line.partidas_won,
    Measure.PARTIDAS_DIFFERENCE: lambda line: line.partidas_won - line.partidas_lost,
    Measure.MADE: lambda line: line.made,
    Measure.DIFFERENCE: lambda line: line.made - line.suffered,
    Measure.BATIDAS: lambda line: line.batidas,
}


def values(by: By, tied: Collection[int], table: Table) -> dict[int, Number]:
    """Return the value of a criterion for each of those tied so far."""
    if by.measure is Measure.DIRECT:
        return _direct(tied, table)
    return {entrant: _value(by, entrant, table) for entrant in tied}


def _value(by: By, entrant: int, table: Table) -> Number:
    line = table.lines[entrant]
    if by.measure in OWN:
        return OWN[by.measure](line)
    if by.measure is Measure.CANASTRAS:
        return line.canastras.get(by.kind, 0)
    if by.measure is Measure.LOTS:
        return -table.lots.get(entrant, len(table.lots))
    if by.measure is Measure.SONNEBORN:
        return sum(_beaten(share, table) for share in line.shares)
    return _buchholz(by.measure, line, table)


def _direct(tied: Collection[int], table: Table) -> dict[int, Number]:
    """Return the points made among the tied, nothing to anybody unless each has met every other."""
    who = set(tied)
    among = {one: [share for share in table.lines[one].shares if share.opponent in who] for one in who}
    all_met = all(len({share.opponent for share in shares}) == len(who) - 1 for shares in among.values())
    return {one: sum(share.points for share in shares) if all_met else 0 for one, shares in among.items()}


def _buchholz(measure: Measure, line: Line, table: Table) -> Number:
    """Sum the points of the opponents; who rests has met its own points, neither more nor less."""
    met = sorted(
        line.points if share.opponent is None else table.lines[share.opponent].points for share in line.shares
    )
    if measure is Measure.BUCHHOLZ_CUT:
        met = met[1:]
    if measure is Measure.BUCHHOLZ_MEDIAN:
        met = met[1:-1]
    return sum(met)


def _beaten(share: Share, table: Table) -> Number:
    if share.opponent is None or share.outcome not in {Outcome.WON, Outcome.LEVEL}:
        return 0
    points = table.lines[share.opponent].points
    return points if share.outcome is Outcome.WON else Fraction(points) / 2
