"""The Mitchell movement: North-South stay at their table, East-West move on after every round."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import batched

from tournaments.pairing.entrant import Entrant, Pairing, bye, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import Seat
from tournaments.pairing.swiss.field import Order, listed

LEAST, MOST = 3, 4096

type Table = tuple[int | None, int | None]
type Rounds = tuple[tuple[Pairing, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MitchellOptions:
    """The options of a Mitchell movement.

    step: how many tables East-West move on. skip: with an even number of tables, one table more after half the rounds,
    so that no pair meets the deals of the first round again; it costs the last round. missing: the side of the phantom
    pair of an odd number ("a" North-South: a table to rest at; "b" East-West: it moves round); None refuses an odd
    number. sections: how many movements (gironi) are played in parallel.
    """

    step: int = 1
    skip: bool = True
    missing: Seat | None = "b"
    sections: int = 1


def most_rounds(tables: int, options: MitchellOptions) -> int:
    """Return how many rounds a section of so many tables can play before a rematch."""
    seen: set[int] = set()
    while (moved := _moved(len(seen), tables, options)) not in seen:
        seen.add(moved)
    return len(seen)


def draw_mitchell(
    entrants: Sequence[Entrant], *, rounds: int, seed: int, options: MitchellOptions | None = None
) -> Rounds:
    """Return all rounds of the movement. Entrants with a seed are seated by it, the others by lot.

    Neighbours of the list share their first table, so that both lines and all sections have equal strength. A late
    pair takes the place of the phantom by joining the end of the list. Raises DrawError: `odd_without_bye`,
    `mitchell_too_many_rounds`, and the codes of an invalid field.
    """
    options = options or MitchellOptions()
    check_field(entrants, least=LEAST, most=MOST)
    if len(entrants) % 2 and options.missing is None:
        raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=len(entrants))
    tables = _tables([one.id for one in listed(entrants, Order.ADJACENT, seed)], options.missing)
    sections = [tables[number :: options.sections] for number in range(options.sections)]
    most = min(most_rounds(len(section), options) if section else 0 for section in sections)
    if rounds > most:
        raise DrawError(DrawCode.MITCHELL_TOO_MANY_ROUNDS, rounds=rounds, most=most)
    first = 1 if options.sections > 1 else 0  # a single section needs no number
    starts = [1 + sum(map(len, sections[:number])) for number in range(options.sections)]
    return tuple(
        tuple(
            pairing
            for group, (section, start) in enumerate(zip(sections, starts, strict=True), start=first)
            for pairing in _round(section, _moved(number, len(section), options), group, start)
        )
        for number in range(rounds)
    )


def _moved(number: int, tables: int, options: MitchellOptions) -> int:
    skipped = options.skip and tables % 2 == 0 and number % tables >= tables // 2
    return (options.step * number + skipped) % tables


def _tables(ids: Sequence[int], missing: Seat | None) -> list[Table]:
    # Neighbours of the list share a table; the better one sits North-South at every other table.
    tables: list[Table] = []
    for number, couple in enumerate(batched(ids, 2, strict=False)):
        if len(couple) == 1:
            tables.append((None, couple[0]) if missing == "a" else (couple[0], None))
        else:
            better, other = couple
            tables.append((better, other) if number % 2 == 0 else (other, better))
    return tables


def _round(tables: Sequence[Table], moved: int, group: int, start: int) -> list[Pairing]:
    played, resting = [], []
    for number, (north_south, _) in enumerate(tables):
        east_west = tables[number - moved][1]
        if north_south is not None and east_west is not None:
            pairing = Pairing(a=north_south, b=east_west, table=start + number, group=group)
            played.append(pairing)
        elif (one := north_south if east_west is None else east_west) is not None:
            resting.append(bye(one, group=group))
    return played + resting
