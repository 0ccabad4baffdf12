"""A Swiss round: as few rematches as possible, then scores as level as possible, then clubs, then sides."""

from collections.abc import Sequence

from tournaments.pairing.by_hand import ByHand
from tournaments.pairing.entrant import DrawnRound, Entrant, check_field
from tournaments.pairing.history import History
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.swiss.field import SwissOptions, field_of, listed

LEAST, MOST = 2, 4096


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

    history: of all earlier rounds. seed: of the lots. engine: before 6 large score groups of more than 512
    entrants were drawn from near pairs; before 5 every pair of up to 512 entrants was weighed, in larger fields only
    near pairs, and the distance of score groups was limited to 31. Raises DrawError:
    `too_few_entrants`, `too_many_entrants`, `duplicate_entrant`, `odd_without_bye`, `forced_*`, and `round_impossible`
    if forbidden pairs leave `left` entrants without an opponent.
    """
    # numpy takes 19 MB and 0.1 s, which a process that draws no round can save
    from tournaments.pairing.swiss.best_round import BestRound

    options, by_hand = options or SwissOptions(), by_hand or ByHand()
    check_field(entrants, least=LEAST, most=MOST)
    by_hand.check({one.id for one in entrants})
    order = options.first if is_level(entrants, history, engine) else options.order
    field = field_of(listed(entrants, order, seed), history, order, seed)
    return BestRound(field, history, options, by_hand, engine).drawn(seed)


def is_level(entrants: Sequence[Entrant], history: History, engine: int = ENGINE) -> bool:
    """Return whether this is a first round: equal scores, and no entrant has met an opponent or had a bye.

    Before engine 5 the meetings and byes of entrants outside this field counted too.
    """
    if len({one.score for one in entrants}) > 1:
        return False
    if engine < 5:
        return not (history.meetings or history.byes)
    return history.is_first([one.id for one in entrants])
