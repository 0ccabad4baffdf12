"""Round robin by the published Berger tables, for groups and for a girone all'italiana."""

from collections.abc import Sequence

from tournaments.pairing.entrant import Pair, Pairing, bye

type Drawn = tuple[tuple[Pairing, ...], ...]


def berger(places: int) -> tuple[tuple[Pair, ...], ...]:
    """Return the rounds of the Berger table for `places` as pairs of numbers from 1.

    With an odd number, the opponent of the next even number has a bye. Source: FIDE handbook C.05, annex 1. Raises
    ValueError for fewer than two places, which is a bug of the caller.
    """
    if places < 2:
        raise ValueError(f"no table for {places}")
    last = places + places % 2
    ring = last - 1  # all numbers but the last form a ring that turns by half its length each round
    rounds = []
    for number in range(ring):
        start = number * (last // 2) % ring
        turned = [(start + step) % ring + 1 for step in range(ring)]
        first = (turned[0], last) if number % 2 == 0 else (last, turned[0])
        pairs = [first, *((turned[step], turned[-step]) for step in range(1, last // 2))]
        rounds.append(tuple(pair for pair in pairs if max(pair) <= places))
    return tuple(rounds)


def all_play_all(entrants: Sequence[int], *, double: bool = False, group: int = 0, table: int = 1) -> Drawn:
    """Return the rounds of a round robin, or of two legs with seats exchanged.

    entrants: ids in the order of their numbers. table: the number of the first table. With an odd number of entrants
    the bye is a pairing without `b`, last in its round.
    """
    once = [_pairings(pairs, entrants, group, table) for pairs in berger(len(entrants))]
    again = [_pairings([(b, a) for a, b in pairs], entrants, group, table) for pairs in berger(len(entrants))]
    return tuple(once + again if double else once)


def _pairings(pairs: Sequence[Pair], entrants: Sequence[int], group: int, table: int) -> tuple[Pairing, ...]:
    met = [
        Pairing(a=entrants[a - 1], b=entrants[b - 1], table=number, group=group)
        for number, (a, b) in enumerate(pairs, start=table)
    ]
    free = set(entrants).difference(*(pairing.entrants for pairing in met))
    return (*met, *(bye(one, group=group) for one in free))
