"""A Swiss round: as few rematches as possible, then scores as level as possible, then clubs, then sides."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Pair, Proven, check_field, pair_of
from tournaments.pairing.errors import DrawCode, DrawError
from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.matching import cheapest
from tournaments.pairing.swiss.candidates import all_pairs, bounded_pairs, near_pairs, wide_pairs
from tournaments.pairing.swiss.field import SwissField, SwissOptions, field_of, listed
from tournaments.pairing.swiss.seats import Seating
from tournaments.pairing.swiss.weights import Weighing, as_edges

LEAST, MOST = 2, 4096
EXACT = 512  # up to this size every pair that a best round can have is weighed: 131,000 at most, in 1.3 s
PAIRS = 64  # in larger fields, pairs for each entrant up to which all of them are weighed
REACHES = (
    16,
    64,
)  # in still larger cases, near opponents of each entrant; the second number if the first leaves some unpaired
LAST_RESORT = 1024  # up to this size every pair is weighed if these leave some unpaired as well


def draw_swiss(
    entrants: Sequence[Entrant],
    history: History,
    *,
    seed: int,
    options: SwissOptions | None = None,
    by_hand: ByHand | None = None,
    engine: int = ENGINE,
) -> DrawnRound:
    """Draw the next round for 2 to 4,096 entrants, without the withdrawn ones.

    history: of all earlier rounds. seed: of the lots. engine: before 5 every pair of up to 512 entrants was weighed,
    in larger fields only near pairs, and the distance of score groups was limited to 31. Raises DrawError:
    `too_few_entrants`, `too_many_entrants`, `duplicate_entrant`, `odd_without_bye`, `forced_*`, and `round_impossible`
    if forbidden pairs leave `left` entrants without an opponent.
    """
    options, by_hand = options or SwissOptions(), by_hand or ByHand()
    check_field(entrants, least=LEAST, most=MOST)
    by_hand.check({one.id for one in entrants})
    order = options.first if is_level(entrants, history, engine) else options.order
    field = field_of(listed(entrants, order, seed), history, order, seed)
    return _Draw(field, history, options, by_hand, engine).drawn(seed)


def is_level(entrants: Sequence[Entrant], history: History, engine: int = ENGINE) -> bool:
    """Return whether this is a first round: equal scores, and no entrant has met an opponent or had a bye.

    Before engine 5 the meetings and byes of entrants outside this field counted too.
    """
    if len({one.score for one in entrants}) > 1:
        return False
    if engine < 5:
        return not (history.meetings or history.byes)
    return history.is_first([one.id for one in entrants])


class _Draw:
    """One draw in progress. The bye is a separate node after the last index."""

    def __init__(
        self, field: SwissField, history: History, options: SwissOptions, by_hand: ByHand, engine: int
    ) -> None:
        self.field, self.history, self.options, self.by_hand = field, history, options, by_hand
        self.engine = engine
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
        left = 0
        for pairs, proven in self._choices() if self.engine >= 5 else self._choices_of_engine_4():
            chosen = self._cheapest(pairs)
            left = len(self.free) - sum(index != self.nobody for pair in chosen for index in pair)
            if not left:
                return chosen, self._gap_proven(chosen) if proven is Proven.GAP else proven
        raise DrawError(DrawCode.ROUND_IMPOSSIBLE, left=left)

    def _choices(self) -> Iterator[tuple[list[Pair], Proven]]:
        field, free = self.field, self.free
        most = inf if len(free) <= EXACT else PAIRS * len(free)
        pairs = bounded_pairs(field, free, self.forbidden, self._bars(), most)
        if pairs is not None:
            yield pairs, Proven.EXACT
        else:
            wide = wide_pairs(field, free, self.barred, clubs=self.options.clubs)
            for reach in REACHES:
                yield sorted(wide.union(near_pairs(field, free, self._fresh, reach))), Proven.GAP
        yield self._last_resort()

    def _choices_of_engine_4(self) -> Iterator[tuple[list[Pair], Proven]]:
        if len(self.free) > EXACT:
            for reach in REACHES:
                yield near_pairs(self.field, self.free, self._fresh, reach), Proven.NEAR
        yield self._last_resort()

    def _last_resort(self) -> tuple[list[Pair], Proven]:
        if len(self.free) <= LAST_RESORT:
            return all_pairs(self.free, self._possible), Proven.EXACT
        return near_pairs(self.field, self.free, self._possible, REACHES[-1]), Proven.NEAR

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

    def _cheapest(self, pairs: list[Pair]) -> list[Pair]:
        weigh = Weighing(self.field, self.history, self.options, self.engine)
        levels = [weigh.pair(i, j) for i, j in pairs]
        may_rest: list[int] = []
        if len(self.free) % 2:
            may_rest = self._rest_first()
            if self.engine < 5 and len(self.free) > EXACT:  # the lowest entrants with the fewest byes
                may_rest = may_rest[: REACHES[-1]]
        levels += [weigh.bye(index) for index in may_rest]
        nodes = self.nobody + 1
        every = [*pairs, *((index, self.nobody) for index in may_rest)]
        return cheapest(nodes, as_edges(every, levels, nodes))

    def _possible(self, i: int, j: int) -> bool:
        return pair_of(i, j) not in self.forbidden

    def _fresh(self, i: int, j: int) -> bool:
        return pair_of(i, j) not in self.barred


def _indices(pairs: Iterable[Pair], at: Mapping[int | None, int]) -> set[Pair]:
    # A pair is left out if one of the two is not in this draw.
    here = ((at[one], at[other]) for one, other in pairs if one in at and other in at)
    return {pair_of(*pair) for pair in here}
