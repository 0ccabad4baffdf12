"""Many events of one format, and what they come to together."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tournaments.plan.meaning import meaning, minutes_of_all
from tournaments.plan.stored import read
from tournaments.simulation.event import Event, simulate
from tournaments.simulation.hall import Chances, cast
from tournaments.simulation.plans import plans
from tournaments.simulation.quality import Count, quality

TOP = 4  # places in which the strongest has still done well


@dataclass(slots=True)
class EventTally:
    """Events counted. strongest_first, strongest_high: where the strongest came out on top, and in the first places."""

    events: int = 0
    strongest_first: int = 0
    strongest_high: int = 0
    counted: Counter[Count] = field(default_factory=Counter)

    def add(self, event: Event) -> None:
        """Count one event more."""
        strongest = max(event.competitors.values(), key=lambda one: (one.strength, -one.id)).id
        self.events += 1
        self.strongest_first += strongest == event.order[0]
        self.strongest_high += strongest in event.order[:TOP]
        for stage in event.stages:
            self.counted.update(quality(stage))


def events(
    name: str, *, entrants: int, count: int, seed: int, chances: Chances | None = None
) -> Iterator[Event]:
    """Yield `count` events of a format, each from a seed of its own: `seed`, `seed + 1` and so on. DrawError."""
    planned = [read(plan) for plan in plans(name, entrants)]
    for one in range(seed, seed + count):
        yield simulate(planned, cast(entrants, one), seed=one, chances=chances)


def minutes(name: str, *, entrants: int, mesas: int = 0) -> int:
    """Return how long an event of a format takes, round by round. mesas: of the hall, 0 for enough. DrawError."""
    stages = [read(plan).stage for plan in plans(name, entrants)]
    tables = mesas or max(1, entrants // 2)
    return minutes_of_all(stages, meaning(stages, entrants=entrants, tables=tables), tables=tables)
