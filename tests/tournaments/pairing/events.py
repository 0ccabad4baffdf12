"""Random events with strengths, results, withdrawals and late entries, for the tests of Swiss and danese."""

from dataclasses import dataclass, field
from random import Random

from tournaments.pairing import Entrant
from tournaments.pairing.entrant import DrawnRound
from tournaments.pairing.history import History, Met


@dataclass
class Event:
    """An event in play. `score` holds the scores of the remaining entrants; `past` holds the earlier pairings."""

    chance: Random
    score: dict[int, int]
    club: dict[int, int | None]
    past: list[Met] = field(default_factory=list)
    round: int = 0

    @classmethod
    def of(cls, count: int, seed: int) -> "Event":
        chance = Random(seed)
        ids = range(1, count + 1)
        return cls(chance, dict.fromkeys(ids, 0), {n: chance.choice([None, 1, 2, 3, 4]) for n in ids})

    def entrants(self) -> list[Entrant]:
        order = sorted(self.score, key=lambda one: (-self.score[one], one))
        return [Entrant(one, place, self.club[one], self.score[one]) for place, one in enumerate(order, 1)]

    def history(self) -> History:
        return History.of(self.past)

    def play(self, drawn: DrawnRound) -> None:
        """Play a round: a lower id is stronger, and a bye is worth a win."""
        self.round += 1
        for pairing in drawn.pairings:
            self.past.append(Met(self.round, pairing.a, pairing.b))
            winner = pairing.a if pairing.b is None else self._winner(pairing.a, pairing.b)
            self.score[winner] += 2

    def _winner(self, a: int, b: int) -> int:
        return min(a, b) if self.chance.random() < 0.75 else max(a, b)

    def come_and_go(self) -> None:
        """Withdraw an entrant at random; in the first rounds, add late entries with no points."""
        if self.chance.random() < 0.2 and len(self.score) > 3:
            del self.score[self.chance.choice(sorted(self.score))]
        if self.chance.random() < 0.2 and self.round < 3:
            late = max(self.club) + 1
            self.score[late], self.club[late] = 0, None


def every_way(ids):
    """Yield every pairing of the ids; None is the bye."""
    if not ids:
        yield []
        return
    first, *rest = ids
    for at, other in enumerate(rest):
        for others in every_way(rest[:at] + rest[at + 1 :]):
            yield [(first, other), *others]
