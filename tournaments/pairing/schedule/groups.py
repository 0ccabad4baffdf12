"""Groups of 3 to 12 entrants, as equal in size as possible, with entrants of one club kept apart."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import batched
from random import Random

from tournaments.pairing.entrant import Entrant, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.lots import by_lot
from tournaments.pairing.matching import cheapest

LEAST, MOST = 3, 12
MOST_ENTRANTS = 4096
REACH = 16  # how many groups to either side of its home an entrant may be moved to keep its club apart
CLASH = 1 << 40  # costs more than all moves together
SMALL = 64  # entrants up to which pots are shuffled if dealing them again one by one leaves clashes
SHUFFLES = 40

type Groups = tuple[tuple[int, ...], ...]
type Dealt = list[int]  # the group of each entrant of a pot


class Method(StrEnum):
    """How the list is dealt to the groups."""

    SERPENTINE = "serpentine"  # 1 to n, then back from n to 1
    POTS = "pots"  # the list is cut into pots; each pot is drawn, one to a group
    DRAWN = "drawn"  # all by lot


def group_count(entrants: int, size: int) -> int:
    """Return the number of groups with sizes nearest to `size`; of two equally near numbers, the larger.

    There is at least one group, and if possible none has fewer than 3 or more than 12 entrants.
    """
    wanted = max(1, (2 * entrants + size) // (2 * size))
    return min(max(wanted, -(-entrants // MOST)), max(1, entrants // LEAST))


def draw_groups(
    entrants: Sequence[Entrant],
    *,
    count: int,
    method: Method,
    seed: int,
    history: History | None = None,
    engine: int = ENGINE,
) -> Groups:
    """Return the ids of each group in the order of their Berger numbers.

    Sizes differ by one at most. history: entrants that have met are kept apart like club mates, unless the method is
    all by lot. engine: before 5 each pot was dealt once. Raises DrawError for too few or too many entrants, for an
    entrant listed twice, and for groups of fewer than 3 (`groups_too_small`) or more than 12 (`groups_too_large`).
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
    pots = _Pots(listed, count, lots if method is Method.POTS else None, history or History())
    if engine >= 5:
        pots.exchange(Random(seed))  # noqa: S311 -- a draw must be repeatable from its seed
    return pots.groups()


def _dealt_by_club(drawn: Sequence[Entrant], count: int) -> Groups:
    # Dealing one club after the other round the groups gives no group two more of a club than another.
    first = {one.club: lot for lot, one in reversed(list(enumerate(drawn)))}
    lot = {one.id: number for number, one in enumerate(drawn)}
    by_club = sorted(drawn, key=lambda one: lot[one.id] if one.club is None else first[one.club])
    return tuple(
        tuple(sorted((one.id for one in by_club[group::count]), key=lot.__getitem__))
        for group in range(count)
    )


class _Pots:
    """Pots, each dealt one entrant to a group. Club mates, or entrants that have met, clash in one group."""

    def __init__(
        self, listed: Sequence[Entrant], count: int, lots: dict[int, int] | None, history: History
    ) -> None:
        # With lots each pot is dealt in their order; without lots the direction alternates from pot to pot.
        self.count, self.history = count, history
        self.pots: list[list[Entrant]] = []
        self.homes: list[Dealt] = []
        self.dealt: list[Dealt] = []
        self.here: list[list[Entrant]] = [[] for _ in range(count)]
        for number, pot in enumerate(batched(listed, count, strict=False)):
            forward = number % 2 == 0 or lots is not None
            self.pots.append(sorted(pot, key=lambda one: lots[one.id]) if lots else list(pot))
            self.homes.append([place if forward else count - 1 - place for place in range(len(pot))])
            self.dealt.append(self._apart(number))
            self._put(number)

    def groups(self) -> Groups:
        """Return the ids of each group, in the order of the pots."""
        groups: list[list[int]] = [[] for _ in range(self.count)]
        for pot, dealt in zip(self.pots, self.dealt, strict=True):
            for one, group in zip(pot, dealt, strict=True):
                groups[group].append(one.id)
        return tuple(map(tuple, groups))

    def exchange(self, chance: Random) -> None:
        """Deal pots again as long as this leaves fewer clashes, in a small field from shuffled pots as well.

        If fewer clashes are impossible the groups are not changed.
        """
        least = self._least()
        if self._clashes() <= least:
            return
        self._settle()
        for _ in range(SHUFFLES if sum(map(len, self.pots)) <= SMALL else 0):
            if self._clashes() <= least:
                return
            before, cost = self.dealt, self._cost()
            self._deal(
                [sorted(range(self.count), key=lambda _: chance.random())[: len(pot)] for pot in self.pots]
            )
            self._settle()
            if self._cost() >= cost:
                self._deal(before)

    def _settle(self) -> None:
        # Each pot in turn is dealt in the best way for the present groups, until no pot improves.
        number, settled = 0, 0
        while settled < len(self.pots):
            self._take(number)
            now = self._cost_of(number, self.dealt[number])
            dealt = self._apart(number)
            settled += 1
            if self._cost_of(number, dealt) < now:
                self.dealt[number], settled = dealt, 1
            self._put(number)
            number = (number + 1) % len(self.pots)

    def _apart(self, number: int) -> Dealt:
        # An entrant goes to its home group unless another group causes fewer clashes.
        pot, homes = self.pots[number], self.homes[number]
        if not any(self._clash(one, group) for one, group in zip(pot, homes, strict=True)):
            return homes
        edges = [
            (index, len(pot) + group, CLASH * self._clash(one, group) + (group - home) ** 2)
            for index, (one, home) in enumerate(zip(pot, homes, strict=True))
            for group in range(max(0, home - REACH), min(self.count, home + REACH + 1))
        ]
        return [group - len(pot) for _, group in cheapest(len(pot) + self.count, edges)]

    def _clash(self, one: Entrant, group: int) -> int:
        return sum(
            (one.club is not None and one.club == other.club) + self.history.met(one.id, other.id)
            for other in self.here[group]
            if other is not one
        )

    def _cost_of(self, number: int, dealt: Dealt) -> int:
        return sum(
            CLASH * self._clash(one, group) + (group - home) ** 2
            for one, group, home in zip(self.pots[number], dealt, self.homes[number], strict=True)
        )

    def _cost(self) -> int:
        moves = (
            (group - home) ** 2
            for dealt, homes in zip(self.dealt, self.homes, strict=True)
            for group, home in zip(dealt, homes, strict=True)
        )
        return CLASH * self._clashes() + sum(moves)

    def _clashes(self) -> int:
        return sum(self._clash(one, group) for group, here in enumerate(self.here) for one in here) // 2

    def _least(self) -> int:
        # This is the lower bound: the members of each club spread evenly over the groups.
        clubs = Counter(one.club for pot in self.pots for one in pot if one.club is not None)
        spread = (divmod(members, self.count) for members in clubs.values())
        return sum(over * each + self.count * each * (each - 1) // 2 for each, over in spread)

    def _deal(self, dealt: list[Dealt]) -> None:
        self.dealt, self.here = [list(one) for one in dealt], [[] for _ in range(self.count)]
        for number in range(len(self.pots)):
            self._put(number)

    def _put(self, number: int) -> None:
        for one, group in zip(self.pots[number], self.dealt[number], strict=True):
            self.here[group].append(one)

    def _take(self, number: int) -> None:
        for one, group in zip(self.pots[number], self.dealt[number], strict=True):
            self.here[group].remove(one)
