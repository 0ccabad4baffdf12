"""Estimate the duration of a jogo without a clock, from its number of mãos and the minutes of a mão."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, sqrt
from statistics import NormalDist
from typing import NamedTuple

from tournaments.plan.stage import Play, is_fixed

# Minutes of a mão: Italian tournaments give 25 minutes to a turno of 2 mãos, 35 or 40 to one of 3, and 50 to one of 4.
OF_A_MAO = 12.5


@dataclass(frozen=True, slots=True)
class Growth:
    """Growth of the totals of a partida between equal duplas.

    points: by which a mão raises the higher total. spread: standard deviation of the number of mãos to a points limit,
    divided by the root of its mean.
    """

    points: int
    spread: float

    def maos_to(self, limit: int) -> float:
        """Return the mean number of mãos to a points limit; the last mão exceeds the limit."""
        return 0.3 + limit / self.points


# By the system of a rule set. Fitted to partidas to 1,000-10,000 points drawn from 100 played mãos of each game
# (`tournaments/data`, `tests/data/played`).
GROWTHS: Mapping[str, Growth] = {
    "000": Growth(860, 0.82),
    "002": Growth(577, 0.33),
    "003": Growth(512, 0.39),
}
# The other games: 60 partidas of buraco aberto to 3,000 points took 6.9 mãos, from 4 to 9.
OTHERS = Growth(455, 0.4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """What decides the duration of the jogos of an event, without a clock.

    growth: of its game. target: points limit of a partida; None if a partida has a number of mãos. partidas, fixed:
    settings of the tournament, as in `is_fixed`. minutes: of a mão.
    """

    growth: Growth = OTHERS
    target: int | None = None
    maos: int = 1
    partidas: int = 1
    fixed: bool = False
    minutes: float = OF_A_MAO

    def maos_of(self, play: Play) -> tuple[float, float]:
        """Return the mean and the variance of the number of mãos of a jogo between equal duplas."""
        if play.maos:
            return play.maos, 0
        limit = play.target or self.target
        each = self.growth.maos_to(limit) if limit else self.maos
        of_each = self.growth.spread**2 * each if limit else 0
        partidas, of_partidas = self._partidas(play.partidas or 1)
        return partidas * each, partidas * of_each + of_partidas * each**2

    def expected(self, play: Play) -> float:
        """Return the mean number of mãos of a jogo; at the end of the time the mão in play is finished."""
        mean, _variance = self.maos_of(play)
        return min(mean, play.minutes / self.minutes + 0.5) if play.minutes else mean

    def _partidas(self, most: int) -> tuple[float, float]:
        # Mean and variance of the number of partidas of a jogo.
        if is_fixed(most, self.partidas, fixed=self.fixed):
            return most, 0
        wins = most // 2 + 1
        # The last partida is won by the winner of the jogo, who has won all but one of its wins before.
        chances = {count: comb(count - 1, wins - 1) / 2 ** (count - 1) for count in range(wins, most + 1)}
        mean = sum(count * chance for count, chance in chances.items())
        return mean, sum(count**2 * chance for count, chance in chances.items()) - mean**2


UNKNOWN = Timing()  # where minutes are not asked


class Lasting(NamedTuple):
    """Duration of a jogo at the slowest table: minutes, and its number of mãos; None with a clock."""

    minutes: int
    maos: float | None


def lasting(play: Play, timing: Timing, *, tables: int, in_turn: int = 1) -> Lasting:
    """Return the duration of a jogo at the slowest of several tables.

    tables: number of tables that play at once. in_turn: number of jogos that a table plays without waiting for the
    others; their mean is returned. A clock counts as it is set.
    """
    if play.minutes:
        return Lasting(play.minutes, None)
    mean, variance = timing.maos_of(play)
    maos = mean + _expected_maximum(tables) * sqrt(variance / in_turn)
    return Lasting(round(maos * timing.minutes), maos)


def _expected_maximum(count: int) -> float:
    # Of standard normal variables. Blom, Statistical Estimates and Transformed Beta-Variables (1958).
    return NormalDist().inv_cdf((count - 0.375) / (count + 0.25))
