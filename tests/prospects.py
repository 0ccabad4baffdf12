"""The stored chances of the strongest dupla, `tournaments/data/prospects.json`, from simulated events.

Run `python -m tests.prospects` after a change of the simulation, of a draw or of the standings; it takes twenty
minutes of processor time. `python -m tests.prospects swiss mixed` counts only these plans again.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from operator import add
from typing import NamedTuple

from tournaments.plan.stored import read
from tournaments.simulation.event import Event, simulate
from tournaments.simulation.hall import CALM, cast
from tournaments.simulation.plans import MIXED, plans
from tournaments.simulation.prospects import SIZES, STORED, lengths, offered, sizes

EVENTS = 300
SAMPLE = 10  # of these events, counted apart, for the test that the file is up to date
HIGH = 4
STRONGEST = 1  # `cast` numbers the duplas by strength

# Events in which the strongest was first, in which it was among the first four, and both in the sample.
type Counts = list[int]


class Entry(NamedTuple):
    """A plan with a number of duplas and of mãos in each jogo."""

    name: str
    size: int
    maos: int

    @property
    def key(self) -> str:
        """Return the key of the entry in the file."""
        return " ".join(map(str, self))


def entries() -> list[Entry]:
    """Return all entries of the file."""
    names = dict.fromkeys(one.name for size in (*sizes("all_play_all"), *SIZES) for one in offered(size))
    return [Entry(name, size, maos) for name in names for size in sizes(name) for maos in lengths(name)]


def counted(entry: Entry, events: int = EVENTS) -> Mapping[str, Counts]:
    """Return the counts of an entry by its number of rounds, "0" if the plan has no choice of rounds."""
    rounds = [one.rounds for one in offered(entry.size) if one.name == entry.name]
    found = {str(one or 0): [0, 0, 0, 0] for one in rounds}
    for seed in range(events):
        for one, order in orders(entry, rounds, seed):
            hits = [order[0] == STRONGEST, STRONGEST in order[:HIGH]]
            sampled = hits if seed < SAMPLE else [False, False]
            counts = found[str(one or 0)]
            counts[:] = map(add, counts, [*hits, *sampled])
    return found


def orders(entry: Entry, rounds: list[int | None], seed: int) -> Iterator[tuple[int | None, tuple[int, ...]]]:
    """Yield the final order of an event for each number of rounds, best first.

    The standings after a round are those of an event of so many rounds, but a mixed plan ends with another format.
    """
    if entry.name == MIXED or rounds == [None]:
        for one in rounds:
            yield one, played(entry, one, seed).order
        return
    (stage,) = played(entry, max(one or 0 for one in rounds), seed).stages
    for one in rounds:
        (table,) = stage.frozen[(one or 0) - 1]
        yield one, tuple(row.entrant for row in table)


def played(entry: Entry, rounds: int | None, seed: int) -> Event:
    """Return the event of an entry with a seed."""
    planned = [read(plan) for plan in plans(entry.name, entry.size, rounds=rounds, play={"maos": entry.maos})]
    return simulate(planned, cast(entry.size, seed), seed=seed, chances=CALM)


def write(names):
    """Count the plans of these names again, all without names, and write the file."""
    chosen = [one for one in entries() if not names or one.name in names]
    chosen.sort(key=lambda one: -one.size)  # the longest first, so that no core is idle at the end
    found = json.loads(STORED.read_text(encoding="utf-8"))["counted"] if names else {}
    with ProcessPoolExecutor() as pool:
        for entry, counts in zip(chosen, pool.map(counted, chosen), strict=True):
            found[entry.key] = counts
            print(entry.key, counts, flush=True)
    lines = [f"{json.dumps(key)}: {json.dumps(found[key])}" for key in (one.key for one in entries())]
    head = f'"events": {EVENTS}, "sample": {SAMPLE}'
    STORED.write_text("{" + head + ', "counted": {\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
