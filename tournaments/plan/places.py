"""Assign mesas to a schedule, so that groups keep the same mesas in all rounds."""

from collections import Counter
from collections.abc import Sequence

from tournaments.pairing.entrant import Pairing

type Places = tuple[tuple[int | None, ...], ...]  # the mesa of each pairing, by round


def in_blocks(rounds: Sequence[Sequence[Pairing]], mesas: int) -> Places:
    """Return the mesas of groups, the same in all rounds, with one for the bye if there is room.

    If the hall has too few mesas, several groups share mesas in turn.
    """
    widths = _widths(rounds, byes=True)
    if sum(widths.values()) > mesas:
        # Without room for the byes count only the tables in play.
        widths = _widths(rounds, byes=False)
    first: dict[int, int] = {}
    free = 1
    for group, width in sorted(widths.items()):
        first[group] = free if free + width - 1 <= mesas else 1
        free = first[group] + width
    found = []
    for pairings in rounds:
        taken: Counter[int] = Counter()
        places: dict[int, int | None] = {}
        for at in sorted(range(len(pairings)), key=lambda at: pairings[at].b is None):  # byes last
            group = pairings[at].group
            place = first[group] + taken[group]
            places[at] = place if taken[group] < widths[group] and place <= mesas else None
            taken[group] += 1
        found.append(tuple(places[at] for at in range(len(pairings))))
    return tuple(found)


def _widths(rounds: Sequence[Sequence[Pairing]], *, byes: bool) -> dict[int, int]:
    found: Counter[int] = Counter()
    for pairings in rounds:
        found |= Counter(one.group for one in pairings if byes or one.b is not None)
    return found
