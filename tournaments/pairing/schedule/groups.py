"""Groups of 3 to 12, as equal as they can be, those of one club kept apart."""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import batched

from tournaments.pairing.entrant import Entrant, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.lots import by_lot
from tournaments.pairing.matching import cheapest

LEAST, MOST = 3, 12
MOST_ENTRANTS = 4096
REACH = 16  # how many groups to either side of its own an entrant may be moved for the sake of its club
CLASH = 1 << 40  # dearer than all moves together

type Groups = tuple[tuple[int, ...], ...]
type Clash = Callable[[Entrant, int], int]


class Method(StrEnum):
    """How the list is dealt to the groups."""

    SERPENTINE = "serpentine"  # 1 to n, then back from n to 1
    POTS = "pots"  # the list is cut into pots; each pot is drawn, one to a group
    DRAWN = "drawn"  # all by lot


def group_count(entrants: int, size: int) -> int:
    """Return how many groups bring their sizes nearest to `size`; of two that are as near, the more and smaller ones.

    At least one, and none below 3 or above 12 if possible.
    """
    wanted = max(1, (2 * entrants + size) // (2 * size))
    return min(max(wanted, -(-entrants // MOST)), max(1, entrants // LEAST))


def draw_groups(
    entrants: Sequence[Entrant], *, count: int, method: Method, seed: int, history: History | None = None
) -> Groups:
    """Return the ids of each group in the order of their Berger numbers.

    Sizes differ by one at most. history: who has met is kept apart as a club is, unless all is by lot. Raises DrawError
    for too few or too many entrants, one entered twice, or groups that would be smaller than 3 (`groups_too_small`) or
    larger than 12 (`groups_too_large`).
    """
    check_field(entrants, least=LEAST, most=MOST_ENTRANTS)
    if count < 1 or len(entrants) < LEAST * count:
        raise DrawError(DrawCode.GROUPS_TOO_SMALL, entrants=len(entrants), groups=count, least=LEAST)
    if len(entrants) > MOST * count:
        raise DrawError(DrawCode.GROUPS_TOO_LARGE, entrants=len(entrants), groups=count, most=MOST)
    lots = {id_: lot for lot, id_ in enumerate(by_lot((e.id for e in entrants), seed))}
    if method is Method.DRAWN:
        return _dealt_by_club(sorted(entrants, key=lambda one: lots[one.id]), count)
    listed = sorted(entrants, key=lambda one: (one.seed is None, one.seed or 0, lots[one.id]))
    return _dealt_by_pot(listed, count, lots if method is Method.POTS else None, history or History())


def _dealt_by_club(drawn: Sequence[Entrant], count: int) -> Groups:
    """Deal club after club round the groups: no group gets two more of a club than another."""
    first = {one.club: lot for lot, one in reversed(list(enumerate(drawn)))}
    lot = {one.id: number for number, one in enumerate(drawn)}
    by_club = sorted(drawn, key=lambda one: lot[one.id] if one.club is None else first[one.club])
    return tuple(
        tuple(sorted((one.id for one in by_club[group::count]), key=lot.__getitem__))
        for group in range(count)
    )


def _dealt_by_pot(
    listed: Sequence[Entrant], count: int, lots: dict[int, int] | None, history: History
) -> Groups:
    """Deal pot after pot, one to a group: by lot within the pot, or without lots there and back."""
    groups: list[list[int]] = [[] for _ in range(count)]
    clubs = [Counter[int]() for _ in range(count)]

    def clash(one: Entrant, group: int) -> int:
        of_club = 0 if one.club is None else clubs[group][one.club]
        return of_club + sum(history.met(one.id, other) for other in groups[group])

    for number, pot in enumerate(batched(listed, count, strict=False)):
        forward = number % 2 == 0 or lots is not None
        order = sorted(pot, key=lambda one: lots[one.id]) if lots else list(pot)
        wanted = [place if forward else count - 1 - place for place in range(len(order))]
        for one, group in zip(order, _apart(order, wanted, count, clash), strict=True):
            groups[group].append(one.id)
            if one.club is not None:
                clubs[group][one.club] += 1
    return tuple(map(tuple, groups))


def _apart(pot: Sequence[Entrant], wanted: Sequence[int], count: int, clash: Clash) -> list[int]:
    """Return the group of each of the pot, one of so many: the wanted one, unless another keeps more apart."""
    if not any(clash(one, group) for one, group in zip(pot, wanted, strict=True)):
        return list(wanted)
    edges = [
        (index, len(pot) + group, CLASH * clash(one, group) + (group - home) ** 2)
        for index, (one, home) in enumerate(zip(pot, wanted, strict=True))
        for group in range(max(0, home - REACH), min(count, home + REACH + 1))
    ]
    return [group - len(pot) for _, group in cheapest(len(pot) + count, edges)]
