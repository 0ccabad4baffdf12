"""Exchange seats at mesas over all rounds by simulated annealing, so that as few players as possible meet again.

An exchange that leaves more repeated meetings is accepted too, less often the more it adds and the lower the
temperature. The result depends on the shape alone: the same mesas give the same mesas.
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

type Mesa = list[int]
type Round = list[Mesa]

STEPS = 250_000  # exchanges of a run at mesas of four: a quarter of a second
STEPS_OF_A_SEAT = 2_000
# Each run begins with the best rounds so far: its length, its temperature at the beginning and at the end. While the
# avoidable meetings outnumber the players, a run that removes less than a tenth of them is the last.
RUNS = ((1, 0.4, 0.1), (1, 0.5, 0.25), (3, 0.4, 0.1), (3, 0.4, 0.1))
# Finite fields of 4 to 64 elements: the polynomial that reduces products.
REDUCED_BY = {4: 0b111, 8: 0b1011, 16: 0b10011, 32: 0b100101, 64: 0b1000011}


def field_rounds(players: int, of_mesa: Sequence[int], rounds: int) -> list[Round]:
    """Return rounds without repeated meetings, as many as a finite field with one element a mesa gives.

    The list is empty unless there are 4, 8, 16, 32 or 64 mesas, at least as many as seats, and no player rests. The
    player of the n-th seat moves on by n times the round, with sum and product of the field. One round more would seat
    all players of the same seat together.
    """
    mesas, seats = len(of_mesa), max(of_mesa, default=0)
    if mesas not in REDUCED_BY or seats > mesas or players != sum(of_mesa):
        return []
    made: list[Round] = []
    for number in range(min(rounds, mesas)):
        round_: Round = [[] for _ in of_mesa]
        for player in range(players):
            seat, home = divmod(player, mesas)
            round_[home ^ _product(number, seat, mesas)].append(player)
        made.append(sorted(round_, key=len, reverse=True))
    if rounds > mesas and players == mesas * seats and mesas % seats == 0:
        made.append([list(range(at, at + seats)) for at in range(0, players, seats)])
    return made


def _product(one: int, other: int, size: int) -> int:
    product = 0
    while other:
        product ^= one * (other & 1)
        one, other = one << 1, other >> 1
        if one & size:
            one ^= REDUCED_BY[size]
    return product


def together_again(rounds: Sequence[Round], players: int) -> int:
    """Return how often two players meet again; a third meeting counts two more, and so on."""
    met = _met(rounds, players)
    return sum(times * (times - 1) // 2 for one in range(players) for times in met[one][:one])


def least_again(rounds: Sequence[Round], players: int) -> int:
    """Return a lower bound of `together_again` for the players of each round: all pairs meet equally often."""
    sat = [0] * players
    for one, mesa in _seated(rounds):
        sat[one] += len(mesa) - 1
    spread = (divmod(others, players - 1) for others in sat)
    twice = sum(over * each + (players - 1) * each * (each - 1) // 2 for each, over in spread)
    return -(-twice // 2)


def exchanged(rounds: Sequence[Round], players: int) -> list[Round]:
    """Return the rounds with seats exchanged within them, with as few repeated meetings as the search finds."""
    best, again = [list(map(list, one)) for one in rounds], together_again(rounds, players)
    least = least_again(rounds, players)
    seats = max(len(mesa) for one in rounds for mesa in one)
    steps = min(STEPS * 4 // max(4, seats), STEPS_OF_A_SEAT * players * len(rounds))
    chance = Random(players)  # noqa: S311 -- a draw must be repeatable
    for length, hot, cold in RUNS:
        if again <= least:
            break
        tried = [list(map(list, one)) for one in best]
        gained = -_run(tried, players, (steps * length, hot, cold), again - least, chance)
        best, again = tried, again - gained
        if 10 * gained < again - least > players:
            break
    return best


def _run(rounds: list[Round], players: int, run: tuple[int, float, float], most: int, chance: Random) -> int:
    # The result is the change of the number of repeated meetings, 0 or negative; the run stops early once `most` of
    # them, the largest possible number, are removed.
    steps, heat, cold = run
    cool, random = (cold / heat) ** (1 / steps), chance.random
    met = _met(rounds, players)
    playable = [one for one in rounds if len(one) > 1]
    more = best = 0
    since: list[tuple[Mesa, int, Mesa, int]] = []  # exchanges since the best rounds
    for _ in range(steps if playable else 0):
        heat *= cool
        mesas = playable[int(random() * len(playable))]
        at = int(random() * len(mesas))
        there = (at + 1 + int(random() * (len(mesas) - 1))) % len(mesas)
        mesa, other_mesa = mesas[at], mesas[there]
        seat, place = int(random() * len(mesa)), int(random() * len(other_mesa))
        one, other = mesa[seat], other_mesa[place]
        of_one, of_other = met[one], met[other]
        gained = 0
        for who in mesa:
            if who != one:
                gained += of_other[who] - of_one[who] + 1
        for who in other_mesa:
            if who != other:
                gained += of_one[who] - of_other[who] + 1
        if gained > 0 and random() >= exp(-gained / heat):
            continue
        _exchange(met, mesa, seat, other_mesa, place)
        since.append((mesa, seat, other_mesa, place))
        more += gained
        if more < best:
            best = more
            since.clear()
            if best <= -most:
                break
    for mesa, seat, other_mesa, place in reversed(since):
        _exchange(met, mesa, seat, other_mesa, place)
    return best


def _exchange(met: list[list[int]], mesa: Mesa, seat: int, other_mesa: Mesa, place: int) -> None:
    one, other = mesa[seat], other_mesa[place]
    for here, leaves, comes in ((mesa, one, other), (other_mesa, other, one)):
        for who in here:
            if who != leaves:
                met[leaves][who] -= 1
                met[who][leaves] -= 1
                met[comes][who] += 1
                met[who][comes] += 1
    mesa[seat], other_mesa[place] = other, one


def _met(rounds: Sequence[Round], players: int) -> list[list[int]]:
    met = [[0] * players for _ in range(players)]
    for one, mesa in _seated(rounds):
        for other in mesa:
            met[one][other] += one != other
    return met


def _seated(rounds: Sequence[Round]) -> Iterator[tuple[int, Mesa]]:
    return ((one, mesa) for round_ in rounds for mesa in round_ for one in mesa)
