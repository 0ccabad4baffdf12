"""The earlier pairings: opponents, byes and seats."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self

from tournaments.pairing.entrant import Pair, pair_of

type Seat = Literal["a", "b"]


class Met(NamedTuple):
    """An earlier pairing: `a` sat North-South. Without `b` it was a bye of `a`.

    Leave out the byes of an entrant that withdrew and came back: they do not count.
    """

    round: int
    a: int
    b: int | None


@dataclass(frozen=True, slots=True)
class History:
    """The earlier rounds as a draw needs them. Entrants that it does not name have played no round."""

    meetings: Counter[Pair] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)
    seats: dict[int, tuple[Seat, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, past: Iterable[Met]) -> Self:
        """Return the history of these earlier pairings, given in any order."""
        meetings: Counter[Pair] = Counter()
        byes: Counter[int] = Counter()
        seats: defaultdict[int, list[Seat]] = defaultdict(list)
        for met in sorted(past, key=lambda met: (met.round, met.a)):
            if met.b is None:
                byes[met.a] += 1
                continue
            meetings[pair_of(met.a, met.b)] += 1
            seats[met.a].append("a")
            seats[met.b].append("b")
        return cls(meetings, byes, {entrant: tuple(sat) for entrant, sat in seats.items()})

    def among(self, entrants: Collection[int]) -> Self:
        """Return the part of the history that concerns these entrants."""
        here = frozenset(entrants)
        return type(self)(
            Counter({pair: times for pair, times in self.meetings.items() if here.issuperset(pair)}),
            Counter({one: times for one, times in self.byes.items() if one in here}),
            {one: sat for one, sat in self.seats.items() if one in here},
        )

    def is_first(self, entrants: Collection[int]) -> bool:
        """Return whether none of these entrants has met an opponent or had a bye."""
        here = frozenset(entrants)
        return here.isdisjoint(self.byes) and all(here.isdisjoint(pair) for pair in self.meetings)

    def met(self, one: int, other: int) -> bool:
        """Return whether two entrants have met."""
        return pair_of(one, other) in self.meetings

    def balance(self, entrant: int) -> int:
        """Return how many more times the entrant sat North-South than East-West."""
        sat = self.seats.get(entrant, ())
        return 2 * sat.count("a") - len(sat)

    def last_seat(self, entrant: int) -> Seat | None:
        """Return the last seat of the entrant, or None if it has not played."""
        sat = self.seats.get(entrant, ())
        return sat[-1] if sat else None
