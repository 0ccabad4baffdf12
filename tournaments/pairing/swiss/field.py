"""The ordered list from which a round is drawn, with the data for weighing its pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate, groupby
from math import lcm

from tournaments.pairing.entrant import Entrant
from tournaments.pairing.history import History, Seat
from tournaments.pairing.lots import by_lot

EXACT = 512  # entrants: up to this size every pair that a best round can have is weighed, 131,000 at most


class Order(StrEnum):
    """The wished opponents among entrants with equal scores, at places 1 to n."""

    DRAWN = "drawn"  # by lot
    ADJACENT = "adjacent"  # 1 v 2, 3 v 4
    SLIDE = "slide"  # the upper half against the lower: 1 v n/2 + 1, 2 v n/2 + 2
    FOLD = "fold"  # 1 v n, 2 v n - 1


@dataclass(frozen=True, slots=True)
class SwissField:
    """Parallel tuples, best first: index 0 is the leader.

    scores: integers, all multiplied by `whole`. levels: the number of the score group. wanted: the index of the
    opponent that the order wishes. balances, seats: of the sides so far.
    """

    ids: tuple[int, ...]
    scores: tuple[int, ...]
    levels: tuple[int, ...]
    wanted: tuple[int, ...]
    clubs: tuple[int | None, ...]
    byes: tuple[int, ...]
    balances: tuple[int, ...]
    seats: tuple[Seat | None, ...]
    lots: tuple[int, ...]
    whole: int


def listed(entrants: Sequence[Entrant], order: Order, seed: int) -> list[Entrant]:
    """Return the entrants, best first: by score, then by the list (or by lot if it is drawn), then by lot."""
    lots = {id_: lot for lot, id_ in enumerate(by_lot((one.id for one in entrants), seed))}
    if order is Order.DRAWN:
        return sorted(entrants, key=lambda one: (-one.score, lots[one.id]))
    return sorted(entrants, key=lambda one: (-one.score, one.seed is None, one.seed or 0, lots[one.id]))


def field_of(listed: Sequence[Entrant], history: History, order: Order, seed: int) -> SwissField:
    """Return the field for weighing: the list with history, wished opponents and lots."""
    whole = lcm(*(one.score.denominator for one in listed))
    lots = {id_: lot for lot, id_ in enumerate(by_lot((one.id for one in listed), seed))}
    sizes = [len(list(level)) for _, level in groupby(listed, key=lambda one: one.score)]
    starts = accumulate(sizes, initial=0)
    return SwissField(
        ids=tuple(one.id for one in listed),
        scores=tuple(int(one.score * whole) for one in listed),
        levels=tuple(level for level, size in enumerate(sizes) for _ in range(size)),
        wanted=tuple(
            start + _wanted(place, size, order)
            for start, size in zip(starts, sizes, strict=False)
            for place in range(size)
        ),
        clubs=tuple(one.club for one in listed),
        byes=tuple(history.byes[one.id] for one in listed),
        balances=tuple(history.balance(one.id) for one in listed),
        seats=tuple(history.last_seat(one.id) for one in listed),
        lots=tuple(lots[one.id] for one in listed),
        whole=whole,
    )


def _wanted(place: int, size: int, order: Order) -> int:
    # Places are from 0; the odd entrant is its own opponent.
    if size % 2 and place == size - 1:
        return place
    even = size - size % 2
    match order:
        case Order.FOLD:
            return even - 1 - place
        case Order.SLIDE:
            return (place + even // 2) % even
        case _:
            return place ^ 1


@dataclass(frozen=True, slots=True, kw_only=True)
class SwissOptions:
    """The options of a Swiss draw.

    first: the order while all scores are equal and no entrants have met; order: the order within a score group later.
    sides: balance North-South and East-West. clubs: keep clubs apart. byes: give the odd entrant a bye; if False an
    odd field is refused. rematches: a rematch is no compromise (danese).
    """

    first: Order = Order.DRAWN
    order: Order = Order.SLIDE
    sides: bool = True
    clubs: bool = True
    byes: bool = True
    rematches: bool = False
