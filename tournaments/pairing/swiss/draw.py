"""A Swiss round: nobody met twice while it can be helped, scores as level as can be, then clubs, then sides."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Pair, check_field
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.matching import cheapest
from tournaments.pairing.swiss.candidates import all_pairs, near_pairs
from tournaments.pairing.swiss.field import SwissField, SwissOptions, field_of, listed
from tournaments.pairing.swiss.seats import Seating
from tournaments.pairing.swiss.weights import Weighing, as_edges

LEAST, MOST = 2, 4096
EXACT = 512  # up to here every pair is weighed, in some 2.5 s; beyond it the draw says that it is not exact
REACHES = (16, 64)  # beyond it, how many opponents of each are; the second when the first leave somebody over
LAST_RESORT = 1024  # up to here every pair is weighed when these leave somebody over as well


def draw_swiss(
    entrants: Sequence[Entrant],
    history: History,
    *,
    seed: int,
    options: SwissOptions | None = None,
    by_hand: ByHand | None = None,
) -> DrawnRound:
    """Draw the next round of 2 to 4,096 entrants: those who play it, withdrawn ones left out.

    history: of all rounds before. seed: of the lots. Raises DrawError: `too_few_entrants`, `too_many_entrants`,
    `duplicate_entrant`, `odd_without_bye`, `forced_*`, and `round_impossible` when forbidden pairs leave
    `left` entrants without an opponent.
    """
    options, by_hand = options or SwissOptions(), by_hand or ByHand()
    check_field(entrants, least=LEAST, most=MOST)
    by_hand.check({one.id for one in entrants})
    level = len({one.score for one in entrants}) == 1 and not (history.meetings or history.byes)
    order = options.first if level else options.order
    field = field_of(listed(entrants, order, seed), history, order, seed)
    return _Draw(field, history, options, by_hand).drawn(seed)


class _Draw:
    """One draw on its way. The bye is a node of its own, behind the last index."""

    def __init__(self, field: SwissField, history: History, options: SwissOptions, by_hand: ByHand) -> None:
        self.field, self.history, self.options, self.by_hand = field, history, options, by_hand
        self.nobody = len(field.ids)
        at: dict[int | None, int] = {id_: index for index, id_ in enumerate(field.ids)}
        at[None] = self.nobody
        self.forced = frozenset((min(at[a], at[b]), max(at[a], at[b])) for a, b in by_hand.forced)
        taken = {index for pair in self.forced for index in pair}
        self.free = [index for index in range(self.nobody) if index not in taken]
        if len(self.free) % 2 and not options.byes:
            raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=len(field.ids))

    def drawn(self, seed: int) -> DrawnRound:
        pairs, exact = self._paired() if self.free else ([], True)
        every = sorted([*pairs, *self.forced])
        met = [pair for pair in every if pair[1] != self.nobody]
        seats = Seating(self.field, self.history, self.options)
        pairings = [seats.pairing(i, j, table, self.forced) for table, (i, j) in enumerate(met, start=1)]
        pairings += [seats.bye(i, forced=(i, j) in self.forced) for i, j in every if j == self.nobody]
        gap = Fraction(sum(self.field.scores[i] - self.field.scores[j] for i, j in met), self.field.whole)
        order = self.field.ids
        return DrawnRound(pairings=tuple(pairings), order=order, seed=seed, gap=gap, exact=exact)

    def _paired(self) -> tuple[list[Pair], bool]:
        """Pair off who is free by the narrowest choice that serves; say whether it was the whole choice."""
        left = 0
        for pairs, exact in self._choices():
            chosen = self._cheapest(pairs)
            left = len(self.free) - sum(index != self.nobody for pair in chosen for index in pair)
            if not left:
                return chosen, exact
        raise DrawError(DrawCode.ROUND_IMPOSSIBLE, left=left)

    def _choices(self) -> Iterator[tuple[list[Pair], bool]]:
        if len(self.free) > EXACT:
            for reach in REACHES:
                yield near_pairs(self.field, self.free, self._fresh, reach), False
        if len(self.free) <= LAST_RESORT:
            yield all_pairs(self.free, self._possible), True
        else:
            yield near_pairs(self.field, self.free, self._possible, REACHES[-1]), False

    def _cheapest(self, pairs: list[Pair]) -> list[Pair]:
        weigh = Weighing(self.field, self.history, self.options)
        levels = [weigh.pair(i, j) for i, j in pairs]
        may_rest: list[int] = []
        if len(self.free) % 2:
            may_rest = sorted(self.free, key=lambda index: (self.field.byes[index], -index))
            if len(self.free) > EXACT:  # the last of those who had the fewest byes
                may_rest = may_rest[: REACHES[-1]]
        levels += [weigh.bye(index) for index in may_rest]
        nodes = self.nobody + 1
        every = [*pairs, *((index, self.nobody) for index in may_rest)]
        return cheapest(nodes, as_edges(every, levels, nodes))

    def _possible(self, i: int, j: int) -> bool:
        return not self.by_hand.forbids(self.field.ids[i], self.field.ids[j])

    def _fresh(self, i: int, j: int) -> bool:
        met = self.history.met(self.field.ids[i], self.field.ids[j]) and not self.options.rematches
        return not met and self._possible(i, j)
