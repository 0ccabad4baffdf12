"""Simulate attendance and tables: players come late, leave, play, and some results are entered wrongly.

A jogo has one number, the difference of the strengths plus noise. Its sign is the winner, its size the margin. The
noise is logistic, so a side that is stronger by s wins a turno of `TURNO` mãos with odds of e to the power of s. Over
more mãos the strengths add up while the noise grows with the square root: over 16 mãos the odds are e to the 2s.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, pi, sqrt
from random import Random
from statistics import NormalDist
from typing import NamedTuple

from tournaments.pairing.entrant import Pairing
from tournaments.standings.meeting import NOTHING, Made, Meeting, Status

CLUBS = 4
STEP = 5  # points; no card is worth less
CANASTRAS = ("clean", "dirty")
TURNO = 4  # mãos of the jogo for which strengths are given
DEVIATION = pi / sqrt(3)  # of the logistic distribution
NARROW = log(3)  # half of the jogos of equal sides have a smaller number


class Luck(NamedTuple):
    """Points of one mão of equal sides, from hands played out card by card.

    mean: of a side. difference, total: standard deviation of the difference of two sides, and of their sum.
    """

    mean: int
    difference: int
    total: int


# buraco: the text with partidas to 1,500 points, in which a canastra from ace to ace pays 1,000.
LUCK: Mapping[str, Luck] = {
    "regulamento": Luck(567, 437, 270),
    "burraco": Luck(482, 414, 320),
    "buraco": Luck(833, 1000, 1400),
}
USUAL_LUCK = LUCK["regulamento"]


class Competitor(NamedTuple):
    """A simulated entrant.

    strength: an entrant that is stronger by s wins a turno of `TURNO` mãos with odds of e to the power of s. club:
    None for an entrant without a club.
    """

    id: int
    strength: float = 0.0
    club: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """Probabilities of the simulated incidents, from 0 to 1.

    leaves: an entrant leaves after a round. late: an entrant arrives in a round that still admits newcomers.
    absent: an entrant misses one meeting. broken_off: a meeting is abandoned. given: the director awards the
    score. level: a meeting ends level. corrected: a result was entered wrongly and is corrected later.
    """

    leaves: float = 0.02
    late: float = 0.3
    absent: float = 0.02
    broken_off: float = 0.01
    given: float = 0.01
    level: float = 0.02
    corrected: float = 0.05


CALM = Chances(leaves=0, late=0, absent=0, broken_off=0, given=0, level=0, corrected=0)


def cast(count: int, seed: int, *, spread: float = 1.0) -> tuple[Competitor, ...]:
    """Return entrants numbered from the strongest.

    The strengths follow a normal distribution with the standard deviation `spread`; the clubs are random.
    """
    chance, crowd = Random(seed), NormalDist(sigma=spread)  # noqa: S311 -- repeatable, no secret
    return tuple(
        Competitor(place, crowd.inv_cdf(1 - place / (count + 1)), chance.choice([None, *range(1, CLUBS + 1)]))
        for place in range(1, count + 1)
    )


class TableResult(NamedTuple):
    """The result of one meeting. winner: the index of the winning side, 0 or 1."""

    status: Status
    winner: int | None = None
    made: tuple[Made, Made] = (NOTHING, NOTHING)
    given: tuple[int, int] | None = None


class Score(NamedTuple):
    """The score of one jogo. winner: the index of the winning side. made: of each side."""

    winner: int
    made: tuple[Made, ...]


class Hall:
    """The entrants in the hall. `here` shrinks when an entrant leaves, `all` does not."""

    def __init__(
        self, competitors: Sequence[Competitor], chance: Random, chances: Chances, luck: Luck = USUAL_LUCK
    ) -> None:
        self.all = {one.id: one for one in competitors}
        self.here = set(self.all)
        self.chance, self.chances, self.luck = chance, chances, luck

    def happens(self, chance: float) -> bool:
        """Return whether an incident of this probability happens now."""
        return self.chance.random() < chance

    def leave(self) -> None:
        """Let entrants leave at random, but keep at least two."""
        # Sorted, so that one seed always gives the same event.
        for one in sorted(self.here):
            if len(self.here) > 2 and self.happens(self.chances.leaves):
                self.here.remove(one)

    def enter(self) -> int:
        """Add a newcomer of average strength and return its id."""
        newcomer = Competitor(max(self.all) + 1)
        self.all[newcomer.id] = newcomer
        self.here.add(newcomer.id)
        return newcomer.id

    def meeting(
        self,
        number: int,
        pairing: Pairing,
        partners: Mapping[int, tuple[int, ...]],
        *,
        decide: bool,
        maos: int = TURNO,
    ) -> Meeting:
        """Return the simulated meeting for a pairing of round `number`.

        partners: the players of each side that is not a single entrant. decide: the meeting must have a
        winner. maos: number of mãos of the jogo.
        """
        a, b = pairing.a, pairing.b
        if b is None:
            return Meeting(round=number, a=a, b=None, status=Status.BYE)
        found = self._result(partners.get(a, (a,)), partners.get(b, (b,)), decide=decide, maos=maos)
        return Meeting(
            round=number,
            a=a,
            b=b,
            status=found.status,
            winner=None if found.winner is None else (a, b)[found.winner],
            made_a=found.made[0],
            made_b=found.made[1],
            given=found.given,
        )

    def mesa(self, number: int, seats: Sequence[int], *, maos: int = TURNO) -> list[Meeting]:
        """Return the meetings of a mesa at which each player plays alone: one meeting for each player present.

        A single player present has a bye. An absent player loses by W.O. maos: number of mãos of the jogo.
        """
        there = [one for one in seats if self._comes((one,))]
        gone = [
            Meeting(round=number, a=one, b=None, status=Status.ABSENT) for one in seats if one not in there
        ]
        if len(there) == 1:
            return [Meeting(round=number, a=there[0], b=None, status=Status.BYE), *gone]
        if not there:
            return gone
        score = self._score([self.all[one].strength for one in there], maos)
        made = dict(zip(there, score.made, strict=True))
        return [*(self._of_several(number, one, made, there[score.winner]) for one in there), *gone]

    def _of_several(self, number: int, one: int, made: Mapping[int, Made], winner: int) -> Meeting:
        others = [other for other in made if other != one]
        together = Made(
            partidas=sum(made[other].partidas for other in others),
            points=sum(made[other].points for other in others),
        )
        return Meeting(
            round=number,
            a=one,
            b=None,
            status=Status.PLAYED,
            winner=winner,
            made_a=made[one],
            made_b=together,
            against=tuple(others),
        )

    def _result(self, one: Sequence[int], other: Sequence[int], *, decide: bool, maos: int) -> TableResult:
        there = [self._comes(one), self._comes(other)]
        if not any(there):
            return TableResult(Status.BOTH_ABSENT)
        if not all(there):
            return TableResult(Status.WALKOVER, there.index(True))
        won, (first, second) = self._score([self._strength(one), self._strength(other)], maos)
        if decide:
            return TableResult(Status.PLAYED, won, (first, second))
        if self.happens(self.chances.given):
            return TableResult(Status.DIRECTOR, won, given=(1 - won, won))
        if self.happens(self.chances.level):
            half = Made(partidas=1, points=first.points)
            return TableResult(Status.PLAYED, None, (half, half))
        broken_off = self.happens(self.chances.broken_off)
        return TableResult(Status.ABANDONED if broken_off else Status.PLAYED, won, (first, second))

    def _comes(self, side: Sequence[int]) -> bool:
        return all(one in self.here and not self.happens(self.chances.absent) for one in side)

    def _strength(self, side: Sequence[int]) -> float:
        return sum(self.all[one].strength for one in side) / len(side)

    def _score(self, strengths: Sequence[float], maos: int) -> Score:
        # The difference of two Gumbel variables is logistic; of several players each has the greatest number with
        # odds of e to the power of its strength.
        numbers = [strength * sqrt(maos / TURNO) + self._gumbel() for strength in strengths]
        first, second, *_rest = sorted(numbers, reverse=True)
        winner, narrow = numbers.index(first), first - second < NARROW
        unit, mean = self.luck.difference * sqrt(maos) / DEVIATION, sum(numbers) / len(numbers)
        # What all sides make together says nothing of their strengths.
        level = self.chance.gauss(self.luck.mean * maos, self.luck.total * sqrt(maos) / 2)
        points = [STEP * round((level + (one - mean) * unit) / STEP) for one in numbers]
        if points.count(points[winner]) > 1:
            points[winner] += STEP
        made = (self._made(one, won=at == winner, narrow=narrow) for at, one in enumerate(points))
        return Score(winner, tuple(made))

    def _gumbel(self) -> float:
        return -log(self.chance.expovariate())

    def _made(self, points: int, *, won: bool, narrow: bool) -> Made:
        return Made(
            partidas=2 if won else int(narrow),
            points=points,
            canastras={kind: self.chance.randint(0, 9) for kind in CANASTRAS},
            batidas=2 if won else 1,
        )
