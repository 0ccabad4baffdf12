"""The best Swiss round of a field: its pairs, by the priorities of `weights`, and how far that is proven."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf

import numpy as np

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Pair, Proven, pair_of
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.matching import cheapest, reduced
from tournaments.pairing.swiss.candidates import (
    Pairs,
    all_pairs,
    as_arrays,
    bounded_pairs,
    near_pairs,
    wide_pairs,
)
from tournaments.pairing.swiss.field import EXACT, SwissField, SwissOptions
from tournaments.pairing.swiss.score_groups import best_level_round
from tournaments.pairing.swiss.seats import Seating
from tournaments.pairing.swiss.weights import Weighing, as_edges

LEVEL = 32  # pairs for each entrant above which the best round is looked for among those with the most level scores
PAIRS = 64  # in larger fields, pairs for each entrant up to which all of them are weighed
REACHES = (
    16,
    64,
)  # near opponents of each entrant, if not all are weighed; the second if the first leave some unpaired
LAST_RESORT = 1024  # up to this size every pair is weighed if these leave some unpaired as well


class BestRound:
    """One draw in progress. The bye is a separate node after the last index."""

    def __init__(
        self, field: SwissField, history: History, options: SwissOptions, by_hand: ByHand, engine: int
    ) -> None:
        self.field, self.history, self.options, self.by_hand = field, history, options, by_hand
        self.engine = engine
        self.weighing = Weighing(field, history, options, engine)
        self.nobody = len(field.ids)
        at: dict[int | None, int] = {id_: index for index, id_ in enumerate(field.ids)}
        at[None] = self.nobody
        self.forced = frozenset((min(at[a], at[b]), max(at[a], at[b])) for a, b in by_hand.forced)
        self.forbidden = _indices(by_hand.forbidden, at)
        self.barred = self.forbidden | (set() if options.rematches else _indices(history.meetings, at))
        taken = {index for pair in self.forced for index in pair}
        self.free = [index for index in range(self.nobody) if index not in taken]
        if len(self.free) % 2 and not options.byes:
            raise DrawError(DrawCode.ODD_WITHOUT_BYE, entrants=len(field.ids))

    def drawn(self, seed: int) -> DrawnRound:
        """Return the round. Raises DrawError: `round_impossible`."""
        pairs, proven = self._paired() if self.free else ([], Proven.EXACT)
        every = sorted([*pairs, *self.forced])
        met = [pair for pair in every if pair[1] != self.nobody]
        seats = Seating(self.field, self.history, self.options)
        pairings = [seats.pairing(i, j, table, self.forced) for table, (i, j) in enumerate(met, start=1)]
        pairings += [seats.bye(i, forced=(i, j) in self.forced) for i, j in every if j == self.nobody]
        gap = Fraction(self._gap(met), self.field.whole)
        order = self.field.ids
        return DrawnRound(pairings=tuple(pairings), order=order, seed=seed, gap=gap, proven=proven)

    def _paired(self) -> tuple[list[Pair], Proven]:
        # The first, narrowest set of pairs that leaves no entrant unpaired is used, because fewer pairs take less
        # time.
        if self.engine >= 6 and (best := self._level_round()) is not None:
            return best, Proven.EXACT
        left = 0
        for pairs, proven in self._choices() if self.engine >= 5 else self._choices_of_engine_4():
            chosen = self._cheapest(pairs)
            left = len(self.free) - sum(index != self.nobody for pair in chosen for index in pair)
            if not left:
                return chosen, self._gap_proven(chosen) if proven is Proven.GAP else proven
        raise DrawError(DrawCode.ROUND_IMPOSSIBLE, left=left)

    def _level_round(self) -> list[Pair] | None:
        # The best round, if the score groups are so large that the bound leaves many pairs, and if it has no rematch,
        # the first choice of the bye, and scores as level as those of neighbours in the list.
        free = self.free
        if self._bounded(LEVEL * len(free)) is not None:
            return None
        rest = self._rest_first()[: len(free) % 2]
        playing = np.array([index for index in free if index not in rest])
        best = best_level_round(self.weighing, playing, self.barred)
        return None if best is None else [*best, *((index, self.nobody) for index in rest)]

    def _bounded(self, most: float) -> Pairs | None:
        return bounded_pairs(self.field, self.free, self.forbidden, self._bars(), most)

    def _choices(self) -> Iterator[tuple[Pairs, Proven]]:
        field, free = self.field, self.free
        pairs = self._bounded(inf if len(free) <= EXACT else PAIRS * len(free))
        if pairs is not None:
            yield pairs, Proven.EXACT
        else:
            wide = wide_pairs(field, free, self.barred, clubs=self.options.clubs)
            for reach in REACHES:
                yield as_arrays(sorted(wide.union(near_pairs(field, free, self._fresh, reach)))), Proven.GAP
        yield self._last_resort()

    def _choices_of_engine_4(self) -> Iterator[tuple[Pairs, Proven]]:
        if len(self.free) > EXACT:
            for reach in REACHES:
                yield as_arrays(near_pairs(self.field, self.free, self._fresh, reach)), Proven.NEAR
        yield self._last_resort()

    def _last_resort(self) -> tuple[Pairs, Proven]:
        if len(self.free) <= LAST_RESORT:
            return all_pairs(self.free, self.forbidden, self.nobody), Proven.EXACT
        return as_arrays(near_pairs(self.field, self.free, self._possible, REACHES[-1])), Proven.NEAR

    def _bars(self) -> list[int]:
        # Count, for each index, the free entrants with which it may not be exchanged.
        free, bars = set(self.free), [0] * self.nobody
        for pair in self.barred:
            if free.issuperset(pair):
                for index in pair:
                    bars[index] += 1
        return bars

    def _gap(self, pairs: Sequence[Pair]) -> int:
        return sum(self.field.scores[i] - self.field.scores[j] for i, j in pairs)

    def _gap_proven(self, chosen: Sequence[Pair]) -> Proven:
        # Rematches, bye and gap are proven if the bye is the first choice and the gap equals that of pairing
        # neighbours.
        rests = [i for i, j in chosen if j == self.nobody]
        if rests and rests[0] != self._rest_first()[0]:
            return Proven.NEAR
        playing = [index for index in self.free if index not in rests]
        met = [pair for pair in chosen if pair[1] != self.nobody]
        least = self._gap(list(zip(playing[::2], playing[1::2], strict=True)))
        return Proven.GAP if self._gap(met) == least else Proven.NEAR

    def _rest_first(self) -> list[int]:
        return sorted(self.free, key=lambda index: (self.field.byes[index], -index))

    def _cheapest(self, pairs: Pairs) -> list[Pair]:
        i, j = pairs
        levels = self.weighing.pairs(i, j)
        if len(self.free) % 2:
            may_rest = np.array(self._rest_first())
            if self.engine < 5 and len(self.free) > EXACT:  # the lowest entrants with the fewest byes
                may_rest = may_rest[: REACHES[-1]]
            both = zip(levels, self.weighing.byes(may_rest), strict=True)
            levels = [np.concatenate(level) for level in both]
            i = np.concatenate([i, may_rest])
            j = np.concatenate([j, np.full_like(may_rest, self.nobody)])
        nodes = self.nobody + 1
        edges = as_edges(i, j, levels, nodes)
        return cheapest(nodes, edges if self.engine < 6 else reduced(nodes, edges))

    def _possible(self, i: int, j: int) -> bool:
        return pair_of(i, j) not in self.forbidden

    def _fresh(self, i: int, j: int) -> bool:
        return pair_of(i, j) not in self.barred


def _indices(pairs: Iterable[Pair], at: Mapping[int | None, int]) -> set[Pair]:
    # A pair is left out if one of the two is not in this draw.
    here = ((at[one], at[other]) for one, other in pairs if one in at and other in at)
    return {pair_of(*pair) for pair in here}
