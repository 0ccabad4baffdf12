"""Mesas of three to nine single players: each plays or rests in every round, with changing opponents."""

from collections import Counter
from itertools import combinations, product

import pytest

from tests.rows import rows
from tournaments.pairing import DrawError, Entrant
from tournaments.pairing.inputs import DrawInputs
from tournaments.pairing.kinds import MesasDraw
from tournaments.pairing.schedule.mesas import draw_mesas, sizes
from tournaments.pairing.schedule.seat_exchange import (
    REDUCED_BY,
    exchanged,
    field_rounds,
    least_again,
    together_again,
)


def drawn(count, *, rounds, seats, smaller=True, **given):
    players = [Entrant(number) for number in range(1, count + 1)]
    return draw_mesas(players, rounds=rounds, seats=seats, smaller=smaller, **{"seed": 7} | given).rounds


def together(rounds):
    mesas = (pairing for pairings in rounds for pairing in pairings if pairing.b)
    return Counter(pair for mesa in mesas for pair in combinations(sorted(mesa.entrants), 2))


@rows(
    ("count", "seats", "smaller", "expected"),
    [
        (12, 4, True, (4, 4, 4)),
        (13, 4, True, (4, 3, 3, 3)),
        (10, 4, True, (4, 3, 3)),
        (5, 4, True, (3, 2)),
        (4, 3, True, (2, 2)),
        (3, 4, True, (3,)),
        (2, 9, True, (2,)),
        (1, 3, True, ()),
        (10, 3, False, (3, 3, 3)),
        (11, 4, False, (4, 4)),
        (3, 3, False, (3,)),
        (9, 9, False, (9,)),
    ],
)
def test_sizes(count, seats, smaller, expected):
    assert sizes(count, seats, smaller=smaller) == expected


@rows(("count", "seats", "smaller"), product((3, 4, 7, 10, 16), range(3, 10), (True, False)))
def test_everybody_sits_once_a_round_or_rests_in_turn(count, seats, smaller):
    rounds = drawn(count, rounds=4, seats=seats, smaller=smaller)

    rests = Counter()
    for pairings in rounds:
        assert sorted(one for pairing in pairings for one in pairing.entrants) == list(range(1, count + 1))
        met = [pairing for pairing in pairings if pairing.b]
        assert [pairing.table for pairing in met] == list(range(1, len(met) + 1))
        assert tuple(len(pairing.entrants) for pairing in met) == sizes(count, seats, smaller=smaller)
        rests.update(pairing.a for pairing in pairings if pairing.b is None)
    often = [rests[one] for one in range(1, count + 1)]
    assert max(often) - min(often) <= 1
    assert not (smaller and any(often))


@rows(("count", "seats", "rounds"), [(9, 3, 4), (16, 4, 5), (25, 5, 6), (49, 7, 8), (60, 4, 9), (100, 3, 15)])
def test_nobody_sits_twice_with_another_where_that_is_possible(count, seats, rounds):
    assert max(together(drawn(count, rounds=rounds, seats=seats)).values()) == 1


# How often two sit together again, at most: what the draw comes to, and none where none is possible.
AGAIN = [
    *((15, 3, 6, 0), (15, 3, 7, 0), (18, 3, 6, 0), (18, 3, 7, 0), (24, 3, 8, 0)),
    *((24, 4, 5, 0), (32, 4, 6, 0), (32, 4, 8, 0), (31, 4, 8, 0), (40, 5, 5, 0)),
    *((64, 8, 5, 0), (64, 8, 9, 0), (63, 8, 8, 0)),
    *((12, 3, 4, 0), (15, 3, 5, 0), (20, 4, 5, 0), (28, 4, 6, 0), (40, 4, 6, 0), (48, 4, 8, 0)),
    *((25, 5, 6, 0), (27, 3, 13, 0)),
]
# These take 2 to 3 s each, the whole length of the heat.
LONG = [(24, 4, 6, 2), (30, 5, 5, 5)]


def again(rounds):
    return sum(times - 1 for times in together(rounds).values())


@rows(("count", "seats", "rounds", "most"), AGAIN)
def test_nobody_sits_again_with_another_where_that_can_be_found(count, seats, rounds, most):
    assert again(drawn(count, rounds=rounds, seats=seats)) <= most


@pytest.mark.proof("the same table at shapes that are found at once")
@rows(("count", "seats", "rounds", "most"), LONG)
def test_few_sit_again_with_another_where_none_is_not_known(count, seats, rounds, most):
    assert again(drawn(count, rounds=rounds, seats=seats)) <= most


@rows(("count", "seats", "smaller"), product((7, 10), (3, 4), (True, False)))
def test_no_more_sit_again_than_round_by_round(count, seats, smaller):
    def squares(engine):
        rounds = drawn(count, rounds=5, seats=seats, smaller=smaller, engine=engine)
        return sum(times * times for times in together(rounds).values())

    assert squares(5) <= squares(4)


@rows("size", REDUCED_BY)
def test_in_a_field_everybody_moves_to_another_mesa_than_each_neighbour(size):
    seats = min(size, 256 // size)
    rounds = field_rounds(seats * size, (seats,) * size, size + 1)

    assert len(rounds) == size + 1
    assert all(sorted(one for mesa in mesas for one in mesa) == list(range(seats * size)) for mesas in rounds)
    assert together_again(rounds, seats * size) == 0


def test_exchange_comes_back_to_the_best_it_found():
    """All rounds are alike, so that anything is better; the count it goes by is that of the mesas it returns."""
    rounds = [[[0, 1, 2], [3, 4, 5], [6, 7]]] * 4
    assert together_again(rounds, 8) == 7 * 6

    found = exchanged(rounds, 8)

    assert least_again(rounds, 8) <= together_again(found, 8) < 7
    assert [list(map(len, mesas)) for mesas in found] == [[3, 3, 2]] * 4
    assert rounds == [[[0, 1, 2], [3, 4, 5], [6, 7]]] * 4


def test_where_all_have_met_they_meet_again_evenly():
    met = together(drawn(12, rounds=8, seats=4))

    assert max(met.values()) - min(met[pair] for pair in combinations(range(1, 13), 2)) <= 3


def test_draw_is_that_of_its_seed_and_of_its_published_inputs():
    players = tuple(Entrant(number) for number in range(1, 14))
    given = DrawInputs(kind=MesasDraw(rounds=3, seats=4), entrants=players, seed=11)

    assert given.draw() == given.draw()
    assert given.draw() != DrawInputs(kind=given.kind, entrants=players, seed=12).draw()


@pytest.mark.parametrize(("count", "code"), [(2, "too_few_entrants"), (257, "too_many_entrants")])
def test_field_that_cannot_be_seated_is_refused(count, code):
    with pytest.raises(DrawError) as caught:
        drawn(count, rounds=1, seats=3)

    assert caught.value.code == code
