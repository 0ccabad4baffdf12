"""How often the strongest dupla wins a plan, and how often it is among the first four: a stored table.

`python -m tests.prospects` simulates the events of the table, with strengths of a standard deviation of 1 (see
`simulation.hall`), and nobody seeded, late or absent.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple

from tournaments.pairing.schedule.mitchell import MitchellOptions, most_rounds
from tournaments.simulation.plans import MIXED

STORED = Path(__file__).resolve().parent.parent / "data" / "prospects.json"
SIZES = (8, 12, 16, 24, 32, 48, 64, 128)  # duplas
LEAST, MOST = 4, SIZES[-1]
ROUNDS = range(3, 8)  # of the formats in which rounds are chosen
OF_TURNOS = ("mitchell", "danese", MIXED)  # ranked by victory points, for which there are tables
TURNOS = (3, 4)  # their mãos
JOGOS = (3, 6, 15)  # mãos of a jogo in the other formats: a turno, a partida, three partidas
ALL_MEET = range(LEAST, 11, 2)  # duplas of an all-play-all
OTHER_SIZES: Mapping[str, Sequence[int]] = {"all_play_all": ALL_MEET, "knockout": (LEAST, *SIZES)}


class Offered(NamedTuple):
    """A plan to choose from, named as in `simulation.plans`. rounds: None if they follow from the entrants."""

    name: str
    rounds: int | None = None


class Prospects(NamedTuple):
    """Chances of the strongest dupla, from 0 to 1: to win the event, and to be among the first four."""

    first: float
    first_four: float


def offered(entrants: int) -> Sequence[Offered]:
    """Return the plans to choose from with this number of duplas; empty outside of `LEAST` to `MOST`."""
    if not LEAST <= entrants <= MOST:
        return ()
    found = [Offered("knockout")]
    if entrants <= ALL_MEET[-1]:
        found.append(Offered("all_play_all"))
    if entrants < SIZES[0]:
        return found
    moved = most_rounds(-(-entrants // 2), MitchellOptions())
    most = {"swiss": entrants // 2, "danese": entrants // 2, "mitchell": moved, MIXED: min(moved + 1, 5)}
    chosen = [Offered(name, rounds) for name, last in most.items() for rounds in ROUNDS if rounds <= last]
    return [*found, Offered("groups"), *chosen]


def sizes(name: str) -> Sequence[int]:
    """Return the numbers of duplas for which a plan has stored chances, ascending."""
    return OTHER_SIZES.get(name, SIZES)


def lengths(name: str) -> Sequence[int]:
    """Return the numbers of mãos of a jogo for which a plan has stored chances, ascending.

    Plans in victory points are only offered with these lengths.
    """
    return TURNOS if name in OF_TURNOS else JOGOS


def prospects(plan: Offered, *, entrants: int, maos: float) -> Prospects:
    """Return the chances of the strongest dupla, interpolated between the stored numbers of duplas and of mãos.

    maos: expected number of mãos of a jogo, with all of its partidas. Beyond the stored lengths the nearest one counts.
    Raises `KeyError` for a plan that is not offered with this number of duplas.
    """
    if plan not in offered(entrants):
        raise KeyError(plan)
    by_size = {size: _between(by_maos, maos) for size, by_maos in _stored()[plan].items()}
    return _between(by_size, entrants)


def _between(known: Mapping[int, Prospects], at: float) -> Prospects:
    low = max((one for one in known if one <= at), default=min(known))
    high = min((one for one in known if one >= at), default=max(known))
    share = log(at / low) / log(high / low) if low < at < high else float(at >= high)
    return Prospects(
        *(one + share * (other - one) for one, other in zip(known[low], known[high], strict=True))
    )


@cache
def _stored() -> Mapping[Offered, Mapping[int, Mapping[int, Prospects]]]:
    read = json.loads(STORED.read_text(encoding="utf-8"))
    found: dict[Offered, dict[int, dict[int, Prospects]]] = {}
    for entry, by_rounds in read["counted"].items():
        name, size, maos = entry.split()
        for rounds, (first, first_four, *_sample) in by_rounds.items():
            plan = Offered(name, int(rounds) or None)
            chances = Prospects(first / read["events"], first_four / read["events"])
            found.setdefault(plan, {}).setdefault(int(size), {})[int(maos)] = chances
    return found
