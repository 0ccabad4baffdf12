"""Simulate many events of one format and sum up the counts."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tournaments.plan.meaning import meaning, minutes_of_all
from tournaments.plan.stored import read
from tournaments.simulation.event import Event, simulate
from tournaments.simulation.hall import TURNO, USUAL_LUCK, Chances, Luck, cast
from tournaments.simulation.plans import plans
from tournaments.simulation.quality import DrawCount, quality

TOP = 4  # places that count as a good result of the strongest entrant


@dataclass(slots=True)
class EventTally:
    """Totals over many events.

    strongest_first: events won by the strongest entrant. strongest_high: events in which it finished among the
    first `TOP` places.
    """

    events: int = 0
    strongest_first: int = 0
    strongest_high: int = 0
    counted: Counter[DrawCount] = field(default_factory=Counter)

    def add(self, event: Event) -> None:
        """Add one event to the totals."""
        strongest = max(event.competitors.values(), key=lambda one: (one.strength, -one.id)).id
        self.events += 1
        self.strongest_first += strongest == event.order[0]
        self.strongest_high += strongest in event.order[:TOP]
        for stage in event.stages:
            self.counted.update(quality(stage))


def events(
    name: str,
    *,
    entrants: int,
    count: int,
    seed: int,
    maos: int = TURNO,
    chances: Chances | None = None,
    luck: Luck = USUAL_LUCK,
) -> Iterator[Event]:
    """Yield `count` simulated events of a format, with the seeds `seed`, `seed + 1` and so on.

    maos: of each jogo, so that formats are compared by jogos of one length. Raises `DrawError` if the plan cannot be
    played with this number of entrants.
    """
    planned = [read(plan) for plan in plans(name, entrants, play={"maos": maos})]
    for one in range(seed, seed + count):
        yield simulate(planned, cast(entrants, one), seed=one, chances=chances, luck=luck)


def minutes(name: str, *, entrants: int, mesas: int = 0, maos: int = TURNO) -> int:
    """Return the duration of an event in minutes, planned round by round.

    mesas: number of mesas in the hall, 0 for as many as needed. maos: of each jogo. Raises `DrawError` if the plan
    does not fit.
    """
    stages = [read(plan).stage for plan in plans(name, entrants, play={"maos": maos})]
    tables = mesas or max(1, entrants // 2)
    return minutes_of_all(stages, meaning(stages, entrants=entrants, tables=tables), tables=tables)
