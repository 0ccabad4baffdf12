"""A danese round: first against second of the standings, third against fourth, and so on."""

from collections.abc import Sequence
from dataclasses import replace

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, Flag
from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.swiss.draw import draw_swiss, is_level
from tournaments.pairing.swiss.field import Order, SwissOptions, listed

BY_HALVES = (Order.SLIDE, Order.FOLD)  # orders of a first round that do not pair neighbours
RULES = SwissOptions(first=Order.ADJACENT, order=Order.ADJACENT, sides=False, clubs=False, rematches=True)


def draw_danese(
    entrants: Sequence[Entrant],
    history: History,
    *,
    seed: int,
    options: SwissOptions = RULES,
    by_hand: ByHand | None = None,
    engine: int = ENGINE,
) -> DrawnRound:
    """Draw a danese round: a Swiss round in which every place of the standings is a score group.

    If neighbours may not meet (they have met and `options.rematches` is off, or the pair is forbidden) the places in
    the pairs differ as little as possible. `gap` is the sum of these differences; FLOATED marks an entrant that does
    not meet a neighbour and whose score differs too. `options.first` sets the pairs while all are level and have met
    no opponent: neighbours of the list or of the lots, or its halves as in a Swiss, with a gap of 0; later the places
    are those of the standings. engine: as in `draw_swiss`. Raises DrawError like it.
    """
    level = is_level(entrants, history, engine)
    if level and options.first in BY_HALVES:
        return draw_swiss(entrants, history, seed=seed, options=options, by_hand=by_hand, engine=engine)
    order = listed(entrants, options.first if level else Order.ADJACENT, seed)
    placed = [replace(one, seed=place, score=-place) for place, one in enumerate(order, start=1)]
    drawn = draw_swiss(placed, history, seed=seed, options=options, by_hand=by_hand, engine=engine)
    places = {one.id: one.seed or 0 for one in placed}
    scores = {one.id: one.score for one in entrants}
    pairings = list(drawn.pairings)
    for at, pairing in enumerate(pairings):
        if pairing.b is None:
            continue
        near = abs(places[pairing.a] - places[pairing.b]) <= 1
        if near or scores[pairing.a] == scores[pairing.b]:
            # neighbours have not floated whatever their scores, nor have entrants with equal scores at any places
            flags = tuple(flag for flag in pairing.flags if flag is not Flag.FLOATED)
            pairings[at] = replace(pairing, flags=flags)
    return replace(drawn, pairings=tuple(pairings))
