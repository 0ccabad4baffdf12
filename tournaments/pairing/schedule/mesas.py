"""Mesas of more than two single players: the seats of each round, with different opponents in every round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from tournaments.pairing.entrant import Entrant, Pair, Pairing, Scheduled, bye, check_field, pair_of
from tournaments.pairing.inputs import ENGINE
from tournaments.pairing.lots import by_lot
from tournaments.pairing.schedule.seat_exchange import (
    Mesa,
    Round,
    exchanged,
    field_rounds,
    least_again,
    together_again,
)

LEAST, MOST = 3, 256
FEWEST_SEATS, MOST_SEATS = 3, 9  # buraco, line 89: from two to nine play each for himself
PASSES = 8  # passes that improve a round; the first two or three do nearly all of it
LARGE = (
    1_000_000  # players x players x seats x rounds; above it improving single rounds would take up to 20 s
)


def sizes(players: int, seats: int, *, smaller: bool) -> tuple[int, ...]:
    """Return the number of players at each mesa, the fullest first.

    smaller: no player rests; there is one mesa more, and all are as even as possible. Without `smaller` every mesa is
    full and the remaining players rest. A single mesa takes as many players as there are, up to `seats`.
    """
    full, over = divmod(players, seats)
    if smaller and over:
        full += 1
    if full <= 1:
        return (min(players, seats),) if players > 1 else ()
    if not (smaller and over):
        return (seats,) * full
    each, larger = divmod(players, full)
    return (each + 1,) * larger + (each,) * (full - larger)


def draw_mesas(
    entrants: Sequence[Entrant], *, rounds: int, seats: int, smaller: bool, seed: int, engine: int = ENGINE
) -> Scheduled:
    """Draw `rounds` rounds of 3 to 256 players; their numbers are drawn by lot.

    Players with the fewest rests rest next. Repeated opponents are avoided if the search finds a way, and otherwise
    spread evenly; for some shapes better schedules exist than the one found. engine: before 5 each round depended only
    on the earlier ones. Raises DrawError for an invalid field.
    """
    check_field(entrants, least=LEAST, most=MOST)
    players = by_lot((one.id for one in entrants), seed)
    made = _rounds(len(players), sizes(len(players), seats, smaller=smaller), rounds, over_all=engine >= 5)
    drawn = []
    for mesas in made:
        resting = sorted(set(range(len(players))).difference(*mesas))
        seated = [[players[one] for one in mesa] for mesa in mesas]
        drawn.append((*_pairings(seated), *(bye(players[one]) for one in resting)))
    return Scheduled(tuple(drawn), tuple(players), {})


@lru_cache(maxsize=64)
def _rounds(players: int, of_mesa: tuple[int, ...], rounds: int, *, over_all: bool) -> list[Round]:
    # The numbers are from 0 and stand for lots, so the rounds are the same for every seed and can be cached.
    if not over_all:
        return _round_by_round(players, of_mesa, rounds, PASSES)
    passes = 0 if players * players * max(of_mesa, default=0) * rounds > LARGE else PASSES
    made = _round_by_round(players, of_mesa, rounds, passes)
    if together_again(made, players) <= least_again(made, players):
        return made
    known = field_rounds(players, of_mesa, rounds)
    other = _round_by_round(players, of_mesa, rounds, passes, known) if known else made
    return exchanged(min(made, other, key=lambda one: together_again(one, players)), players)


def _round_by_round(
    players: int, of_mesa: Sequence[int], rounds: int, passes: int, known: Sequence[Round] = ()
) -> list[Round]:
    met: Counter[Pair] = Counter()
    rests: Counter[int] = Counter()
    made = []
    for number in range(rounds):
        playing = _playing(range(players), sum(of_mesa), rests, number)
        mesas = known[number] if number < len(known) else _shifted(playing, of_mesa, number)
        mesas = _improved(mesas, met, passes)
        met.update(pair_of(*pair) for mesa in mesas for pair in combinations(mesa, 2))
        rests.update(set(range(players)).difference(playing))
        made.append(mesas)
    return made


def _playing(players: Sequence[int], places: int, rests: Counter[int], number: int) -> list[int]:
    # The players with the fewest rests rest, in rotation; the result is in the order of the lots.
    resting = len(players) - places
    turn = {one: (at - number * resting) % len(players) for at, one in enumerate(players)}
    out = set(sorted(players, key=lambda one: (rests[one], turn[one]))[:resting])
    return [one for one in players if one not in out]


def _shifted(playing: Sequence[int], of_mesa: Sequence[int], number: int) -> list[Mesa]:
    # The players of the n-th seat move on by n mesas each round. So players of different seats meet again only after
    # as many rounds as there are mesas, or a divisor of that number.
    count = len(of_mesa)
    mesas: list[Mesa] = [[] for _ in of_mesa]
    row, seat = iter(playing), 0
    while any(len(mesa) < size for mesa, size in zip(mesas, of_mesa, strict=True)):
        for at in range(count):
            mesa = (at + number * seat) % count
            if len(mesas[mesa]) < of_mesa[mesa]:
                mesas[mesa].append(next(row))
        seat += 1
    return mesas


def _improved(mesas: list[Mesa], met: Counter[Pair], passes: int) -> list[Mesa]:
    # An exchange counts more the more often the players have already sat together.
    for _ in range(passes):
        if not sum(_exchange(mesas, met, at, seat) for at, seat in _again(mesas, met)):
            break
    return mesas


def _again(mesas: Sequence[Mesa], met: Counter[Pair]) -> list[tuple[int, int]]:
    return [
        (at, seat)
        for at, mesa in enumerate(mesas)
        for seat, one in enumerate(mesa)
        if any(met[pair_of(one, other)] for other in mesa if other != one)
    ]


def _exchange(mesas: list[Mesa], met: Counter[Pair], at: int, seat: int) -> bool:
    # Exchange the seat with the one that improves the round most, if any does.
    one, here = mesas[at][seat], mesas[at]
    stays = _cost(one, here, met, without=one)
    best, found = 0, None
    for there, mesa in enumerate(mesas):
        if there == at:
            continue
        for place, other in enumerate(mesa):
            now = stays + _cost(other, mesa, met, without=other)
            then = _cost(one, mesa, met, without=other) + _cost(other, here, met, without=one)
            if now - then > best:
                best, found = now - then, (there, place)
    if found is None:
        return False
    there, place = found
    mesas[at][seat], mesas[there][place] = mesas[there][place], one
    return True


def _cost(who: int, mesa: Mesa, met: Counter[Pair], *, without: int) -> int:
    return sum(met[pair_of(who, other)] ** 2 for other in mesa if other not in {who, without})


def _pairings(mesas: Sequence[Mesa]) -> Iterator[Pairing]:
    for table, mesa in enumerate(mesas, start=1):
        first, second, *others = mesa
        yield Pairing(a=first, b=second, table=table, others=tuple(others))
