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
    """step: how many tables East-West move on. skip: one more after half the rounds when tables are even, so that
    nobody meets the deals of the first round again; it costs the last round. missing: on which side the phantom
    pair of an odd number sits ("a" North-South: a table to rest at; "b" East-West: it goes round); None refuses an
    odd number. sections: how many movements (gironi) beside each other.
    """

    step: int = 1
    skip: bool = True
    missing: Seat | None = "b"
    sections: int = 1


def most_rounds(tables: int, options: MitchellOptions) -> int:
    """Return how many rounds a section of so many tables can play before somebody meets again."""
    seen: set[int] = set()
    while (moved := _moved(len(seen), tables, options)) not in seen:
        seen.add(moved)
    return len(seen)


def draw_mitchell(
    entrants: Sequence[Entrant], *, rounds: int, seed: int, options: MitchellOptions | None = None
) -> Rounds:
    """Return all rounds of the movement. Who has a seed sits by it, the rest by lot.

    Neighbours of the list share their first table, so that both lines and all sections are of equal strength.
    A late pair takes the place of the phantom by joining the end of the list. Raises DrawError:
    `odd_without_bye`, `mitchell_too_many_rounds`, and those of every field.
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
    first = 1 if options.sections > 1 else 0  # of one section nobody asks which
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
    """Return by how many tables East-West have moved before round `number`, from 0."""
    skipped = options.skip and tables % 2 == 0 and number % tables >= tables // 2
    return (options.step * number + skipped) % tables


def _tables(ids: Sequence[int], missing: Seat | None) -> list[Table]:
    """Sit neighbours of the list together, the better one North-South at every other table."""
    tables: list[Table] = []
    for number, couple in enumerate(batched(ids, 2, strict=False)):
        if len(couple) == 1:
            tables.append((None, couple[0]) if missing == "a" else (couple[0], None))
        else:
            better, other = couple
            tables.append((better, other) if number % 2 == 0 else (other, better))
    return tables


def _round(tables: Sequence[Table], moved: int, group: int, start: int) -> list[Pairing]:
    """Return one round of a section: first who plays, then who rests."""
    played, resting = [], []
    for number, (north_south, _) in enumerate(tables):
        east_west = tables[number - moved][1]
        if north_south is not None and east_west is not None:
            pairing = Pairing(a=north_south, b=east_west, table=start + number, group=group)
            played.append(pairing)
        elif (one := north_south if east_west is None else east_west) is not None:
            resting.append(bye(one, group=group))
    return played + resting
