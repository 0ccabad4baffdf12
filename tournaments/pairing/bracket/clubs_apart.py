"""Keep entrants of one club apart in a knockout, so that they meet as late as the tree allows."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

type Branch = tuple[int, int, int]  # club, depth from the leaves, number of the branch at that depth


def keep_apart(
    order: Sequence[int], fixed: int, clubs: Mapping[int, int], places: Sequence[int], seed: int
) -> tuple[int, ...]:
    """Return the list with the entrants after the first `fixed` moved so that club mates meet late.

    order: ids by place. clubs: by id, for entrants that have one. places: the place in each slot of the first round;
    slots of places beyond the list are byes and are not changed. Without clubs the list is returned unchanged.
    """
    if not clubs:
        return tuple(order)
    slots = {place: slot for slot, place in enumerate(places)}
    spread = _Spread({slots[place]: order[place - 1] for place in range(1, fixed + 1)}, clubs, len(places))
    free = sorted(slots[place] for place in range(fixed + 1, len(order) + 1))
    sizes = Counter(clubs[one] for one in order if one in clubs)
    first = {clubs[one]: place for place, one in reversed(list(enumerate(order))) if one in clubs}
    clubbed = sorted(
        (one for one in order[fixed:] if one in clubs),
        key=lambda one: (-sizes[clubs[one]], first[clubs[one]]),
    )
    chance = Random(seed)  # noqa: S311 -- a draw must be repeatable from its seed
    for one in clubbed:
        spread.sit(one, spread.descend(clubs[one], free, chance))
    for one, slot in zip((one for one in order[fixed:] if one not in clubs), list(free), strict=True):
        spread.sit(one, slot)
    spread.mend([slots[place] for place in range(fixed + 1, len(order) + 1)])
    return tuple(spread.who[slots[place]] for place in range(1, len(order) + 1))


class _Spread:
    """The entrant in each slot, and the number of entrants of each club in each branch of the tree."""

    def __init__(self, seated: Mapping[int, int], clubs: Mapping[int, int], size: int) -> None:
        self.who: dict[int, int] = {}
        self.clubs, self.size, self.depth = clubs, size, size.bit_length() - 1
        self.sizes = Counter(clubs.values())
        self.count: Counter[Branch] = Counter()
        for slot, one in seated.items():
            self.sit(one, slot)

    def sit(self, one: int, slot: int) -> None:
        self.who[slot] = one
        self.count.update(self._branches(one, slot))

    def descend(self, club: int, free: list[int], chance: Random) -> int:
        """Take a free slot and return it: at each fork prefer the branch with fewer of the club; break ties by lot."""
        low, high = 0, self.size
        for depth in range(self.depth - 1, -1, -1):
            middle = (low + high) // 2
            start, cut, end = (bisect_left(free, edge) for edge in (low, middle, high))
            left, right = (self.count[club, depth, edge >> depth] for edge in (low, middle))
            by_lot = chance.random() * (end - start) < cut - start
            goes_left = end == cut or (start != cut and (left < right or (left == right and by_lot)))
            low, high = (low, middle) if goes_left else (middle, high)
        free.remove(low)
        return low

    def mend(self, movable: Sequence[int]) -> None:
        """Swap each entrant that can meet a club mate in the first two rounds, if a swap moves club mates apart."""
        for slot in movable:
            if any(map(self._crowded, list(self._branches(self.who[slot], slot))[1:3])):
                best = min(movable, key=lambda other: (self._swapped(slot, other), other != slot))
                self._swap(slot, best)

    def _crowded(self, branch: Branch) -> bool:
        # If the club has more members than there are branches of this size, some of them must share one.
        club, depth, _ = branch
        return self.count[branch] > 1 and self.sizes[club] <= self.size >> depth

    def _swapped(self, slot: int, other: int) -> int:
        before = self._closeness(slot) + self._closeness(other)
        self._swap(slot, other)
        after = self._closeness(slot) + self._closeness(other)
        self._swap(slot, other)
        return after - before

    def _swap(self, slot: int, other: int) -> None:
        one, two = self.who[slot], self.who[other]
        self.count.subtract([*self._branches(one, slot), *self._branches(two, other)])
        self.sit(one, other)
        self.sit(two, slot)

    def _closeness(self, slot: int) -> int:
        # The factor 4 makes one club mate met a round earlier weigh more than all met later.
        one = self.who[slot]
        return sum(
            (self.count[branch] - 1) * 4 ** (self.depth - branch[1]) for branch in self._branches(one, slot)
        )

    def _branches(self, one: int, slot: int) -> Iterator[Branch]:
        if one in self.clubs:
            yield from ((self.clubs[one], depth, slot >> depth) for depth in range(self.depth))
