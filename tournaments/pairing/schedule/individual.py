"""Individual events: each player gets another partner in every round."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, product

from tournaments.pairing.entrant import Entrant, Pair, Pairing, bye, check_field, pair_of
from tournaments.pairing.lots import by_lot
from tournaments.pairing.matching import cheapest
from tournaments.pairing.schedule.whist import whist_rounds

LEAST, MOST = 4, 256
AGAIN = 1 << 20  # a repeated partner costs more than any number of repeated opponents

type Table = tuple[Pair, Pair]


@dataclass(frozen=True, slots=True)
class IndividualRound:
    """The tables of a round, each two pairs of partners with North-South first, and the resting players."""

    tables: tuple[Table, ...]
    resting: tuple[int, ...]

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return the round as pairings by table, the byes last."""
        met = (
            Pairing(a=one[0], b=other[0], table=at, partners=(one[1], other[1]))
            for at, (one, other) in enumerate(self.tables, start=1)
        )
        return (*met, *map(bye, self.resting))


@dataclass(frozen=True, slots=True, kw_only=True)
class Quality:
    """How even a movement is. constructed: it is a known whist tournament, which is as even as possible.

    partners_again: how many times a player repeats a partner (0 is best). opposed: how often two players oppose each
    other, at least and at most. rests: how often a player rests, at least and at most.
    """

    constructed: bool
    partners_again: int
    opposed: tuple[int, int]
    rests: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Movement:
    """A drawn individual event. order: the players by their numbers in the movement, drawn by lot."""

    rounds: tuple[IndividualRound, ...]
    order: tuple[int, ...]
    quality: Quality
    seed: int


def draw_individual(entrants: Sequence[Entrant], *, rounds: int, seed: int) -> Movement:
    """Draw `rounds` rounds of 4 to 256 players; their numbers in the movement are drawn by lot.

    If a whist tournament with enough rounds is known it is used. Otherwise each round is searched for, with as few
    repeated partners as possible and opponents as even as possible. Raises DrawError for an invalid field.
    """
    check_field(entrants, least=LEAST, most=MOST)
    players = by_lot((one.id for one in entrants), seed)
    known = list(islice(whist_rounds(len(players)), rounds))
    constructed = len(known) == rounds
    numbered = known if constructed else list(_searched(len(players), rounds))
    made = []
    for numbers in numbered:
        tables = tuple(((players[a], players[b]), (players[c], players[d])) for (a, b), (c, d) in numbers)
        seated = {one for table in tables for pair in table for one in pair}
        made.append(IndividualRound(tables, tuple(one for one in players if one not in seated)))
    return Movement(tuple(made), tuple(players), _quality(made, players, constructed=constructed), seed)


def _searched(players: int, rounds: int) -> Iterator[list[Table]]:
    # Each round chooses first the resting players, then partners, then opponents, given the earlier rounds.
    partnered: Counter[Pair] = Counter()
    opposed: Counter[Pair] = Counter()
    rests: Counter[int] = Counter()
    for number in range(rounds):
        # the players with the fewest rests come first, in rotation
        order = sorted(range(players), key=lambda one: (rests[one], (one - number) % players))
        resting, playing = order[: players % 4], sorted(order[players % 4 :])
        partners = _partners(playing, partnered, opposed)
        tables = _opponents(partners, opposed)
        rests.update(resting)
        partnered.update(pair_of(*pair) for pair in partners)
        opposed.update(pair_of(*pair) for one, other in tables for pair in product(one, other))
        yield tables


def _partners(playing: Sequence[int], partnered: Counter[Pair], opposed: Counter[Pair]) -> list[Pair]:
    edges = [
        (i, j, AGAIN * partnered[one, other] ** 2 + opposed[one, other])
        for (i, one), (j, other) in combinations(enumerate(playing), 2)
    ]
    return [(playing[i], playing[j]) for i, j in cheapest(len(playing), edges)]


def _opponents(partners: Sequence[Pair], opposed: Counter[Pair]) -> list[Table]:
    edges = [
        (i, j, sum((opposed[pair_of(*pair)] + 1) ** 2 for pair in product(one, other)))
        for (i, one), (j, other) in combinations(enumerate(partners), 2)
    ]
    return [(partners[i], partners[j]) for i, j in cheapest(len(partners), edges)]


def _quality(rounds: Sequence[IndividualRound], players: Sequence[int], *, constructed: bool) -> Quality:
    partnered = Counter(pair_of(*pair) for made in rounds for table in made.tables for pair in table)
    opposed = Counter(pair_of(*pair) for made in rounds for table in made.tables for pair in product(*table))
    rests = Counter(one for made in rounds for one in made.resting)
    every = [opposed[pair_of(*pair)] for pair in combinations(players, 2)]
    resting = [rests[one] for one in players]
    return Quality(
        constructed=constructed,
        partners_again=sum(times - 1 for times in partnered.values()),
        opposed=(min(every), max(every)),
        rests=(min(resting), max(resting)),
    )
